/** Komorido: festival paper, a red sun, poster letters. */
import { at, bar, disc, draw, hanko, rows, shape, sheet, words } from './art.mjs';
import * as fruit from './fruits.mjs';
import * as thing from './things.mjs';

const [vermilion, indigo, cream, warm] = ['#e2472f', '#23486b', '#f3e3cb', '#fff4e2'];
const [W, H] = [1500, 2104];
const poster = (more) => ({ face: 'poster', weight: 400, ...more });

const header = (ink, y = 250) => words('KOMORIDO', 750, y, 54, ink, { gap: 0.4, weight: 600 });

export function shrimpBag(pack) {
  return sheet(
    W,
    H,
    cream,
    draw(
      W,
      H,
      bar(0, 0, W, 150, indigo),
      disc(750, 900, 480, vermilion),
      thing.seigaiha(0, 1300, W, 8, 118, indigo, '#2e5c82', cream),
      bar(0, 1640, W, 470, indigo),
      at(970, 1110, thing.shrimp(), 1.06, -8),
    ),
    header(indigo, 276),
    words(pack.hero, 540, 480, 206, warm, poster({ vertical: true, gap: -0.02 })),
    words(pack.note, 745, 560, 50, warm, { face: 'gothic', weight: 700, vertical: true, gap: 0.16 }),
    words(pack.latin, 750, 1668, 48, warm, { gap: 0.14, weight: 600 }),
    words(pack.line, 330, 1752, 52, warm, {
      face: 'gothic',
      weight: 700,
      anchor: 'start',
      gap: 0.08,
      more: `background:${vermilion};border-radius:50px;padding:14px 38px;`,
    }),
    words(pack.weight, 1170, 1766, 56, warm, { weight: 600, anchor: 'end' }),
  );
}

export function potatoBag(pack) {
  const [plum, gold, dark] = ['#6f2d4b', '#efc161', '#4b1c33'];
  const rays = rows(
    24,
    (i) =>
      `<g transform="translate(750 860) rotate(${i * 15})">${shape('M-58-1500L58-1500L0 0Z', '#7f3858')}</g>`,
  );
  return sheet(
    W,
    H,
    plum,
    draw(
      W,
      H,
      rays,
      bar(0, 0, W, 150, gold),
      bar(0, 1958, W, 150, gold),
      disc(750, 850, 440, gold),
      disc(750, 850, 414, cream),
      [
        [420, 1450, 1.25, -16],
        [980, 1410, 1.4, 12],
        [690, 1610, 1.3, -4],
        [1140, 1690, 1.05, 28],
        [370, 1740, 1, 16],
        [760, 1820, 0.95, -14],
      ]
        .map(([x, y, size, turn]) => at(x, y, fruit.sweetPotatoChip(), size, turn))
        .join(''),
    ),
    header(gold, 266),
    words(pack.hero, 750, 650, 138, plum, poster({ gap: 0 })),
    words(pack.line, 750, 830, 122, dark, poster({ gap: 0.06 })),
    words(pack.note, 750, 990, 56, plum, { face: 'gothic', weight: 700, gap: 0.2 }),
    words(pack.latin, 750, 1084, 40, dark, { gap: 0.14, weight: 600 }),
    hanko('森', 1090, 470, 100, vermilion, warm),
    words(pack.weight, 1150, 1810, 52, cream, { weight: 600, anchor: 'end' }),
  );
}

/** A hanging pouch: the slot in its header is cut out of the film. */
export function noriPouch(pack) {
  const [w, h] = [1500, 1974];
  const [ink, pale] = ['#24382f', '#f4e8cf'];
  const slot = 'M640 112H860A26 26 0 0 1 860 164H790A40 40 0 0 1 710 164H640A26 26 0 0 1 640 112Z';
  return sheet(
    w,
    h,
    'transparent',
    draw(
      w,
      h,
      `<path fill-rule="evenodd" fill="${ink}" d="M0 0H${w}V${h}H0Z${slot}"/>`,
      rows(9, (i) => bar(0, 330 + i * 6 + i * i * 1.2, w, 2, '#3d564a')),
      shape('M300 1330V640C300 520 420 430 750 430S1200 520 1200 640V1330Z', pale),
      at(470, 1480, thing.noriRoll(), 0.98, -14),
      at(1010, 1460, thing.noriRoll(), 1.06, 10),
      at(730, 1630, thing.noriRoll(), 1, -3),
      at(1110, 1680, thing.noriRoll(), 0.86, 16),
      at(380, 1690, thing.noriRoll(), 0.82, 12),
    ),
    words('KOMORIDO', 750, 236, 46, pale, { gap: 0.4, weight: 600 }),
    words(pack.hero, 830, 520, 236, ink, poster({ vertical: true, gap: -0.02 })),
    words(pack.line, 540, 540, 60, vermilion, { face: 'gothic', weight: 700, vertical: true, gap: 0.08 }),
    hanko('森', 540, 1080, 104, vermilion, warm),
    words(pack.latin, 750, 1262, 38, ink, { gap: 0.18, weight: 600 }),
    words(pack.weight, 1130, 1768, 46, pale, { weight: 600, anchor: 'end' }),
  );
}
