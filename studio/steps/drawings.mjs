/** Drawings that ship as SVG: the wordmarks of the brands, and the initials of those who wrote to us. */
import { readData } from './read-data.mjs';
import { letters } from './letters.mjs';
import { reportFile } from './names.mjs';
import { ship } from './files.mjs';

const ink = '#26211c';
const n = (value) => Number(value.toFixed(2));
const line = (d, width = 2.2) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d, more = '') => `<path d="${d}" fill="${ink}" ${more}/>`;

export const svg = (width, height, ...layers) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>\n`;

/** An outline with the middle of its ink at x, y. */
export const centred = ({ d, left, top, width, height }, x, y, fill = ink) =>
  `<path d="${d}" fill="${fill}" transform="translate(${n(x - left - width / 2)} ${n(y - top - height / 2)})"/>`;

/** A brand's character, cut out of its seal. */
function seal(character, size = 38) {
  const half = size / 2;
  const mark = letters(character, 'brush', size * 0.74, { weight: 400 });
  const box = `M${-half + 5} ${-half}H${half - 5}Q${half} ${-half} ${half} ${-half + 5}V${half - 5}Q${half} ${half} ${half - 5} ${half}H${-half + 5}Q${-half} ${half} ${-half} ${half - 5}V${-half + 5}Q${-half} ${-half} ${-half + 5} ${-half}Z`;
  return [shape(box) + centred(mark, 0, 0, '#fffdf9'), size];
}
const character = (text, face, size, weight) => {
  const mark = letters(text, face, size, { weight });
  return [centred(mark, 0, 0), mark.width];
};

const bud =
  shape('M0 7C-14 2-14-12 0-23C14-12 14 2 0 7Z') +
  line('M0 7V21M0 20C-7 20-12 16-13 10M0 20C7 20 12 16 13 10');
const drop = line('M0-21C11-7 14-1 14 5.5A14 14 0 0 1-14 5.5C-14-1-11-7 0-21ZM-7 7A7 7 0 0 0 0 14', 2.4);
const wind = line('M-20-7H5A7.5 7.5 0 1 0-2-16M-20 3H14M-20 13H7A6 6 0 1 1 1 21', 2.4);
const sun =
  `<circle cx="0" cy="-6" r="13" fill="${ink}"/>` +
  line('M-21 15a7 7 0 0 1 14 0a7 7 0 0 1 14 0a7 7 0 0 1 14 0', 2.4);
const flake = Array.from(
  { length: 6 },
  (_, i) => `<g transform="rotate(${i * 60})">${line('M0-3V-20M0-13L-5-17.5M0-13L5-17.5', 2)}</g>`,
).join('');

/** Per brand: its motif around 0,0 with its width, then its name as on the packs. */
const marks = {
  'Minori Foods': [seal('実'), ['MINORI FOODS', 'jost', 18, { gap: 0.2 }]],
  Suian: [character('翠', 'brush', 46, 400), ['SUIAN', 'jost', 23, { gap: 0.34 }]],
  Kazenoki: [
    [wind, 40],
    ['KAZENOKI', 'jost', 20, { gap: 0.26 }],
  ],
  Tsubomi: [
    [bud, 28],
    ['tsubomi', 'jost', 29, { gap: 0.1 }],
  ],
  Mizunari: [
    [drop, 30],
    ['MIZUNARI', 'jost', 19, { gap: 0.32, weight: 400 }],
  ],
  Nagi: [character('凪', 'mincho', 40, 400), ['NAGI', 'jost', 23, { gap: 0.44 }]],
  Komorido: [
    [sun, 44],
    ['KOMORIDO', 'jost', 20, { gap: 0.24, weight: 600 }],
  ],
  Yukinoto: [
    [flake, 40],
    ['YUKINOTO', 'mincho', 20, { gap: 0.18, weight: 600 }],
  ],
};

function wordmark(name) {
  const [[motif, wide], word] = marks[name];
  const set = letters(...word);
  const between = 15;
  // No margin, so that it stands in line with the text below it.
  return svg(
    n(wide + between + set.width),
    80,
    `<g transform="translate(${n(wide / 2)} 40)">${motif}</g>`,
    centred(set, wide + between + set.width / 2, 40),
  );
}

/** The discs are the backdrops of the shelves, a shade deeper. */
const discs = ['#cdd3be', '#e2c6be', '#d9cfbc', '#c1d1d4', '#e5cdb9', '#c3c6d0'];

function initials(name, index) {
  const first = name.split(' ').map((word) => word[0]);
  return svg(
    96,
    96,
    `<circle cx="48" cy="48" r="48" fill="${discs[index % discs.length]}"/>`,
    centred(letters(first.join(''), 'shop', 36, { gap: 0.04 }), 48, 48),
  );
}

export async function draw() {
  const { brands, testimonials } = await readData('home');
  for (const { name } of brands)
    shipDrawing('brands', name.toLowerCase().replaceAll(' ', '-'), wordmark(name));
  for (const [index, { name }] of testimonials.entries())
    shipDrawing('testimonials', String(index + 1), initials(name, index));
}

export function shipDrawing(folder, name, drawing) {
  reportFile(folder, name, ship(folder, name, { '.svg': drawing }), '.svg');
}
