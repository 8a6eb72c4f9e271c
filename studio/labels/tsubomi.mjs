/** Tsubomi: milk, blush and one bud; round letters. */
import { at, bar, disc, draw, oval, rows, shape, sheet, stroke, words } from './art.mjs';
import * as fruit from './fruits.mjs';

const [milk, blush, rose, soft, sage, text] = [
  '#f7efe7',
  '#f0c6be',
  '#e09a93',
  '#8a6a66',
  '#a9c0a0',
  '#4a3838',
];
const maru = (weight = 500, gap = 0.14) => ({ face: 'maru', weight, gap });

/** The bottle's whole skin, unrolled; its middle is the front. */
export function lotion(pack) {
  const [W, H] = [2400, 1166];
  const x = W / 2;
  return sheet(
    W,
    H,
    milk,
    draw(
      W,
      H,
      shape(`M${x - 380} ${H}C${x - 280} 900 ${x - 120} 860 ${x} 860S${x + 280} 900 ${x + 380} ${H}Z`, blush),
      shape(`M${x - 230} ${H}C${x - 160} 990 ${x - 70} 960 ${x} 960S${x + 160} 990 ${x + 230} ${H}Z`, rose),
      at(x, 366, fruit.bud(), 0.66),
    ),
    words(pack.hero, x, 530, 150, text, maru(500, 0.12)),
    words(pack.line, x, 704, 44, text, maru(700, 0.16)),
    words(pack.latin, x, 778, 34, soft, { gap: 0.22 }),
    words(pack.weight, x, 1044, 34, '#fff6f0', { gap: 0.1, weight: 600 }),
  );
}

/** Print on clear glass: marks, a small bud, the name. */
export function feedingBottle(pack) {
  const [W, H] = [900, 1100];
  const marks = rows(11, (i) => bar(640, 930 - i * 76, i % 2 ? 44 : 84, 7, '#c9766f', 'rx="3"'));
  const numbers = [1, 2, 3, 4, 5]
    .map((k) =>
      words(String(k * 40 + 40), 745, 912 - (2 * k - 0) * 76, 40, '#c9766f', {
        anchor: 'start',
        weight: 600,
      }),
    )
    .join('');
  return sheet(
    W,
    H,
    'transparent',
    draw(W, H, marks, at(330, 310, fruit.bud('#dc8a82', '#f6d2cc', '#8fae85'), 0.78)),
    numbers,
    words(pack.hero, 330, 520, 142, '#a8544c', maru(700, 0.04)),
    words(pack.latin, 330, 690, 30, '#a8544c', { gap: 0.12, weight: 600 }),
    words('tsubomi', 330, 750, 52, '#a8544c', { gap: 0.14 }),
    words(pack.weight, 330, 960, 40, '#a8544c', { gap: 0.06, weight: 600 }),
  );
}

export function wipes(pack) {
  const [W, H] = [2200, 1048];
  const bud = at(0, 0, fruit.bud('#f7efe7', '#ffffff', '#8fae85'), 0.62);
  return sheet(
    W,
    H,
    '#b4cbab',
    draw(
      W,
      H,
      bar(0, 0, 120, H, '#98b48e'),
      bar(W - 120, 0, 120, H, '#98b48e'),
      shape(`M0 ${H}C380 690 700 606 1100 606S1820 690 2200 ${H}Z`, '#f7efe7'),
      at(390, 430, bud, 1.15),
      at(1810, 430, bud, 1.15),
      rows(5, (i) => disc(230 + ((i * 541) % 1740), 120 + ((i * 211) % 560), 12, '#c9dbc2')) +
        rows(10, (i) => disc(230 + (((i + 6) * 541) % 1740), 120 + (((i + 6) * 211) % 560), 12, '#c9dbc2')),
    ),
    words(pack.hero, 1100, 624, 150, '#3f5a3b', maru(700, 0.08)),
    words(pack.latin, 980, 792, 40, '#5d7a57', { gap: 0.2 }),
    words(pack.weight, 1440, 789, 44, '#5d7a57', maru(700, 0.06)),
    words('tsubomi', 1100, 552, 42, '#f7efe7', { gap: 0.2 }),
  );
}

/** The cut-out in the upper fin is the handle. */
export function diapers(pack) {
  const [W, H] = [1800, 1652];
  const hole = (r) =>
    `M${900 - r * 2.2} ${148 - r}H${900 + r * 2.2}A${r} ${r} 0 0 1 ${900 + r * 2.2} ${148 + r}H${900 - r * 2.2}A${r} ${r} 0 0 1 ${900 - r * 2.2} ${148 - r}Z`;
  return sheet(
    W,
    H,
    'transparent',
    draw(
      W,
      H,
      `<path fill-rule="evenodd" fill="#e7a49d" d="M0 0H${W}V${H}H0Z${hole(52)}"/>`,
      shape(`M0 ${H}V1180C420 1330 1380 1330 1800 1180V${H}Z`, '#d98c85'),
      oval(900, 775, 580, 500, milk),
      at(900, 618, fruit.bud('#e5a39c', '#f8dbd6', sage), 0.8),
      at(300, 1400, fruit.bud(milk, '#fff', '#f3c9c3'), 0.6),
      at(1500, 1400, fruit.bud(milk, '#fff', '#f3c9c3'), 0.6),
      disc(1390, 470, 128, sage),
      stroke('M1330 540Q1390 562 1450 540', '#fff', 5),
    ),
    words(pack.hero, 900, 800, 210, text, maru(700, 0.08)),
    words(pack.line, 900, 1034, 58, soft, maru(700, 0.18)),
    words(pack.latin, 900, 1126, 40, soft, { gap: 0.18 }),
    words('S', 1390, 398, 132, '#fff', { weight: 600, face: 'maru' }),
    words('tsubomi', 900, 352, 52, soft, { gap: 0.2 }),
    words(pack.weight, 900, 1440, 60, '#fff6f0', maru(700, 0.1)),
  );
}

export function faceCream(pack) {
  const [W, H] = [1800, 1162];
  const x = W / 2;
  return sheet(
    W,
    H,
    milk,
    draw(
      W,
      H,
      bar(0, 0, W, 130, sage),
      bar(0, 146, W, 6, sage),
      disc(x, 1010, 300, '#dbe6d4'),
      at(x, 860, fruit.bud(), 0.84),
    ),
    words('tsubomi', x, 232, 56, soft, { gap: 0.18 }),
    words(pack.hero, x, 350, 134, text, maru(700, 0.02)),
    words(pack.line, x, 512, 44, text, maru(700, 0.08)),
    words(pack.latin, x, 602, 33, soft, { gap: 0.2 }),
    words(pack.weight, x, 1092, 36, text, { gap: 0.08, weight: 600 }),
  );
}

/** The outer cloth of a diaper: small buds, and the line down its middle. */
export function diaperCloth() {
  const side = 1200;
  const buds = rows(30, (k) => {
    const [column, line] = [k % 5, Math.floor(k / 5)];
    const x = 60 + column * 240 + (line % 2 ? 120 : 0);
    return at(x, 110 + line * 200, fruit.bud('#eab5ae', '#f8dcd6', '#b9ccb1'), 0.26, column * 40 - 60);
  });
  return sheet(side, side, '#fdfbf8', draw(side, side, buds, bar(590, 0, 20, side, '#f1df9c')));
}
