/** Minato's own marks: burnt into a crate, and on the plain label of a parcel. */
import { bar, draw, hanko, sheet, words } from './art.mjs';

const burnt = '#5b3a1e';

export const stamp = () =>
  sheet(
    1040,
    400,
    'transparent',
    words('港', 190, 50, 290, burnt, { face: 'mincho', weight: 900 }),
    words('MINATO', 690, 142, 112, burnt, { weight: 600, gap: 0.14 }),
  );

/** A name, an address and nothing else; the seal is the shop's only sign. */
export function address(pack) {
  const [W, H] = [920, 600];
  return sheet(
    W,
    H,
    '#fbf7ee',
    draw(
      W,
      H,
      `<rect x="28" y="28" width="${W - 56}" height="${H - 56}" fill="none" stroke="#b9ad9b" stroke-width="4"/>`,
      bar(90, 300, 560, 3, '#d9cfbf'),
      bar(90, 420, 560, 3, '#d9cfbf'),
    ),
    words(pack.lines[0], 90, 150, 84, '#26211c', { anchor: 'start', weight: 500, gap: 0.02 }),
    words(pack.lines[1], 90, 326, 64, '#26211c', { anchor: 'start', weight: 400, gap: 0.02 }),
    words(pack.lines[2], 90, 446, 64, '#26211c', { anchor: 'start', weight: 400, gap: 0.02 }),
    hanko('港', 770, 410, 118),
  );
}

/** A sheet that a name was set under, and the seal beside it. */
export function signed() {
  const [W, H] = [1300, 1000];
  const lines = [260, 380, 500].map((y, row) => bar(150, y, row === 2 ? 520 : 900, 5, '#cfc5b6'));
  return sheet(
    W,
    H,
    '#ffffff',
    draw(W, H, ...lines, bar(150, 800, 560, 3, '#a89c8b')),
    hanko('港', 900, 770, 170),
  );
}

/** One word, brushed large on the paper of a lantern; the front is the middle. */
export const lantern = () =>
  sheet(2400, 1000, '#f6f1e6', words('港', 1200, 280, 400, '#2b2520', { face: 'brush' }));
