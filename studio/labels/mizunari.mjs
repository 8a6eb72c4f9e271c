/** Mizunari: white and teal, much air, one drawn thing per pack. */
import { at, bar, disc, draw, oval, rows, shape, sheet, stroke, words } from './art.mjs';
import * as fruit from './fruits.mjs';
import * as thing from './things.mjs';

const [white, teal, deep, butter] = ['#fafbf8', '#2f6f73', '#1f4547', '#f2e3b0'];
const maker = (x, y, size, ink = teal) => words('MIZUNARI', x, y, size, ink, { gap: 0.4 });

export function faceOil(pack) {
  const [W, H] = [1000, 860];
  return sheet(
    W,
    H,
    white,
    draw(W, H, at(500, 226, fruit.camellia(), 0.84), bar(0, 0, W, 12, teal), bar(0, H - 12, W, 12, teal)),
    words(pack.hero, 500, 392, 190, deep, { face: 'mincho', weight: 900, gap: 0.1 }),
    words(pack.latin, 500, 620, 42, teal, { gap: 0.16 }),
    maker(500, 700, 36),
    words(pack.weight, 500, 766, 38, teal, { weight: 600, gap: 0.08 }),
  );
}

export function masks(pack, { front, side, top, width, height }) {
  const band = front.h * 0.2;
  const x = front.x + front.w * 0.31;
  const y = front.y;
  return sheet(
    width,
    height,
    '#f4f8f7',
    draw(
      width,
      height,
      bar(0, y + front.h - band, width, band, teal),
      bar(0, y + front.h - band - 20, width, 8, '#8fb8b8'),
      at(front.x + front.w * 0.78, y + front.h * 0.42, thing.maskSign(teal), front.w / 1500),
      at(side.x + side.w / 2, y + front.h * 0.4, thing.maskSign(teal), side.w / 800),
      oval(top.x + top.w / 2, top.y + top.h * 0.55, top.w * 0.3, top.h * 0.12, '#c3d3d2'),
    ),
    maker(front.x + front.w * 0.08, y + front.h * 0.1, front.h * 0.05).replace('translateX(-50%)', 'none'),
    words(pack.hero, x, y + front.h * 0.23, front.h * 0.27, deep, { face: 'gothic', weight: 700, gap: 0.02 }),
    words(pack.line, x, y + front.h * 0.56, front.h * 0.066, teal, {
      face: 'gothic',
      weight: 700,
      gap: 0.14,
    }),
    words(pack.latin, x, y + front.h * 0.665, front.h * 0.048, teal, { gap: 0.18 }),
    words(pack.weight, front.x + front.w * 0.08, y + front.h * 0.862, front.h * 0.082, white, {
      face: 'gothic',
      weight: 700,
      gap: 0.08,
      anchor: 'start',
    }),
  );
}

export function bathSalts(pack) {
  const [W, H] = [1400, 2055];
  return sheet(
    W,
    H,
    teal,
    draw(
      W,
      H,
      bar(0, 330, W, 14, butter),
      at(700, 1560, thing.treeRings('#9fc3b8', 9), 1.35),
      disc(700, 1560, 26, '#9fc3b8'),
      shape('M0 1790C180 1730 300 1850 480 1790S800 1730 960 1790S1240 1850 1400 1790V2055H0Z', '#255a5e'),
    ),
    words('MIZUNARI', 700, 420, 44, butter, { gap: 0.4 }),
    words(pack.hero, 700, 560, 330, white, { face: 'mincho', weight: 900, gap: 0.06 }),
    words(pack.line, 700, 950, 74, white, { face: 'gothic', weight: 500, gap: 0.3 }),
    words(pack.latin, 700, 1066, 42, butter, { gap: 0.22 }),
    words(pack.weight, 700, 1862, 44, white, { weight: 600, gap: 0.08 }),
  );
}

export function handBalm(pack) {
  const [W, H] = [1900, 560];
  const x = W / 2;
  return sheet(
    W,
    H,
    white,
    draw(
      W,
      H,
      bar(0, 0, W, 10, '#c9a43f'),
      bar(0, H - 10, W, 10, '#c9a43f'),
      at(x + 380, 290, thing.riceEar(), 1.06, 4),
      at(x - 380, 290, `<g transform="scale(-1 1)">${thing.riceEar()}</g>`, 1.06, -4),
    ),
    maker(x, 52, 34),
    words(pack.hero, x, 128, 178, deep, { face: 'mincho', weight: 900, gap: 0.04 }),
    words(pack.line, x, 336, 48, teal, { face: 'gothic', weight: 700, gap: 0.2 }),
    words(pack.latin, x, 412, 32, teal, { gap: 0.2 }),
    words(pack.weight, x, 468, 34, teal, { weight: 600, gap: 0.08 }),
  );
}

export function cottonSwabs(pack, { front, side, width, height }) {
  const x = front.x + front.w / 2;
  const y = front.y;
  const wave = (from, to) =>
    shape(
      `M${from} ${height}V${y + front.h * 0.63}Q${(from + to) / 2} ${y + front.h * 0.55} ${to} ${y + front.h * 0.63}V${height}Z`,
      teal,
    );
  return sheet(
    width,
    height,
    '#efdda0',
    draw(
      width,
      height,
      wave(front.x, front.x + front.w),
      wave(side.x, side.x + side.w),
      at(x, y + front.h * 0.79, thing.swabs(), front.h / 1620),
      rows(5, (i) =>
        stroke(
          `M${side.x + side.w * (0.25 + i * 0.125)} ${y + front.h * 0.72}v${front.h * 0.18}`,
          '#d2ae6b',
          10,
        ),
      ),
    ),
    maker(x, y + front.h * 0.075, front.w * 0.042, deep),
    words(pack.hero, x, y + front.h * 0.16, front.w * 0.3, deep, { face: 'mincho', weight: 900, gap: 0.1 }),
    words(pack.line, x, y + front.h * 0.42, front.w * 0.062, deep, { face: 'gothic', weight: 700, gap: 0.2 }),
    words(pack.latin, x, y + front.h * 0.487, front.w * 0.042, teal, { gap: 0.14 }),
    words(pack.weight, front.x + front.w * 0.94, y + front.h * 0.92, front.w * 0.05, white, {
      weight: 600,
      anchor: 'end',
    }),
  );
}
