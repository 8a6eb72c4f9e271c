/** Wordmarks of the brands, and the initials of those who wrote to us. */
import { at, disc, ink, line, shape, svg, text } from './paint.mjs';

const stroke = (d, width = 2.4) => line(d, ink, width, 'stroke-linecap="round" stroke-linejoin="round"');

/** Per brand: its motif around 0,0 within 40, its letters, their face, and the length they are set to. */
const marks = {
  'Minori Foods': [
    disc(0, 4, 13, 'none', `stroke="${ink}" stroke-width="2.4"`) +
      stroke('M0-9V-17M0-10C8-20 16-18 18-16C14-8 6-6 0-10Z'),
    'minori foods',
    'serif',
    23,
    136,
  ],
  Suian: [
    shape('M0-20C14-8 14 8 0 20C-14 8-14-8 0-20Z', ink) +
      line('M0-16V18', '#fff', 1.6) +
      stroke('M-18 4C-16 14-8 20 0 20C8 20 16 14 18 4'),
    'SUIAN',
    'serif',
    26,
    108,
  ],
  Kazenoki: [
    stroke('M-18-8H6A7 7 0 1 0 0-17M-18 2H14M-18 12H8A6 6 0 1 1 2 20'),
    'Kazenoki',
    'serif',
    27,
    120,
  ],
  Tsubomi: [
    shape('M0 8C-15 3-15-11 0-22C15-11 15 3 0 8Z', ink) +
      stroke('M0 8V21M0 19C-7 19-12 15-13 9M0 19C7 19 12 15 13 9'),
    'tsubomi',
    'sans',
    24,
    104,
  ],
  Mizunari: [
    stroke('M0-20C11-6 13-1 13 5A13 13 0 0 1-13 5C-13-1-11-6 0-20ZM-6 7A7 7 0 0 0 1 13'),
    'MIZUNARI',
    'sans',
    18,
    128,
  ],
  Nagi: [
    shape('M-16 2A16 16 0 0 1 16 2Z', ink) + stroke('M-20 9H20M-14 15H14M-8 21H8', 2),
    'NAGI',
    'sans',
    23,
    86,
  ],
  Komorido: [
    disc(0, -5, 12, ink) + stroke('M-21 15a7 7 0 0 1 14 0a7 7 0 0 1 14 0a7 7 0 0 1 14 0', 2.4),
    'KOMORIDO',
    'serif',
    19,
    136,
  ],
  Yukinoto: [
    Array.from(
      { length: 6 },
      (_, i) => `<g transform="rotate(${i * 60})">${stroke('M0 0V-19M0-13L-5-17M0-13L5-17', 2)}</g>`,
    ).join(''),
    'yukinoto',
    'serif',
    25,
    114,
  ],
};

export function wordmark({ name }) {
  const [motif, letters, face, size, length] = marks[name];
  // A set length, so that the mark is as wide in whichever face the device has.
  const word = text(0, 0, size, letters, ink, { face, anchor: 'start' }).replace(
    '<text',
    `<text textLength="${length}" lengthAdjust="spacing"`,
  );
  const left = (240 - 40 - 16 - length) / 2;
  return svg(240, 80, name, at(left + 20, 40, motif) + at(left + 56, 40 + size * 0.34, word));
}

const discs = ['#dce3d0', '#ead8d2', '#e6dfd2', '#d6e0e2', '#edddd0', '#d6d8de'];

export function initials({ name }, index) {
  const letters = name
    .split(' ')
    .map((word) => word[0])
    .join('');
  return svg(
    96,
    96,
    name,
    disc(48, 48, 48, discs[index % discs.length]) + text(48, 60, 34, letters, ink, { spacing: 0.04 }),
  );
}
