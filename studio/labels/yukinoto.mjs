/** Yukinoto: first snow, confectioner's colours, thin mincho. */
import { at, bar, disc, draw, hanko, rows, shape, sheet, stroke, words } from './art.mjs';
import * as thing from './things.mjs';

const [indigo, cream, red] = ['#23486b', '#fbf3e2', '#b5332a'];

/** The paper sleeve of the gift box: four sweets for four seasons. */
export function mochiSleeve(pack, { front, side, top, width, height }) {
  const sweets = [
    ['#f3d9d2', '#d98b86'],
    ['#efe3c4', '#c9a860'],
    ['#7c4a3a', '#5d3226'],
    ['#f6e9a8', '#d9b63f'],
  ];
  const mochi = ([fill, mark], i) =>
    at(
      front.x + front.w * (0.2 + i * 0.2),
      front.y + front.h * 0.82,
      shape('M-100 40C-112-40-50-78 0-78S112-40 100 40Q0 66-100 40Z', fill) +
        [
          stroke('M-22-30L0-6L22-30M0-6V18', mark, 8),
          disc(0, -22, 15, mark),
          stroke('M-26-10Q0-34 26-10M-20 12Q0-8 20 12', mark, 7),
          stroke('M0-40V6M-22-18H22', mark, 8),
        ][i],
      front.h / 900,
    );
  const x = front.x + front.w / 2;
  const paper = (area, fill) => bar(area.x, area.y, area.w, area.h, fill);
  return sheet(
    width,
    height,
    cream,
    draw(
      width,
      height,
      paper(side, '#f4e8d2'),
      paper(top, '#f8eedb'),
      rows(26, (i) =>
        at(
          (((i * 409) % 997) / 997) * width,
          front.y + (((i * 271) % 991) / 991) * front.h * 0.66,
          thing.snowflake('#ead9ba', 10),
          0.09 + (i % 3) * 0.05,
        ),
      ),
      bar(front.x, front.y + front.h * 0.93, width, front.h * 0.016, red),
      sweets.map(mochi).join(''),
    ),
    words(pack.hero, x, front.y + front.h * 0.17, front.h * 0.3, '#3a1f1a', {
      face: 'mincho',
      weight: 900,
      gap: 0.12,
    }),
    words(pack.line, x, front.y + front.h * 0.535, front.h * 0.056, '#8f3527', {
      face: 'mincho',
      weight: 600,
      gap: 0.3,
    }),
    words(`YUKINOTO　${pack.latin}`, x, front.y + front.h * 0.05, front.h * 0.045, '#8f3527', { gap: 0.2 }),
    hanko('雪', front.x + front.w * 0.93, front.y + front.h * 0.1, front.h * 0.13, red),
  );
}

/** All the way round a broad low tin. */
export function cookieTin(pack) {
  const [W, H] = [4200, 449];
  const x = W / 2;
  return sheet(
    W,
    H,
    '#dfb566',
    draw(
      W,
      H,
      rows(70, (i) => at(i * 60 + 30, i % 2 ? 130 : 330, thing.snowflake('#f0d79f', 10), 0.24)),
      bar(x - 480, 0, 960, H, cream),
      bar(x - 480, 0, 8, H, indigo),
      bar(x + 472, 0, 8, H, indigo),
      bar(0, 0, W, 12, indigo),
      bar(0, H - 12, W, 12, indigo),
      at(x - 374, 210, thing.snowflake(indigo), 0.42),
      at(x + 374, 210, thing.snowflake(indigo), 0.42),
    ),
    words('YUKINOTO', x, 44, 34, indigo, { gap: 0.4 }),
    words(pack.hero, x, 96, 148, indigo, { face: 'mincho', weight: 900, gap: 0.12 }),
    words(pack.line, x, 272, 52, '#8b5d1c', { face: 'gothic', weight: 700, gap: 0.26 }),
    words(`${pack.latin}　·　${pack.weight}`, x, 358, 28, indigo, { gap: 0.12 }),
  );
}

export function konpeito(pack) {
  const [w, h] = [1500, 1974];
  const rose = '#d47f7d';
  const slot = 'M640 112H860A26 26 0 0 1 860 164H790A40 40 0 0 1 710 164H640A26 26 0 0 1 640 112Z';
  const stars = [
    ['#fff', '#e6dfe6'],
    ['#f5de8d', '#d9b94e'],
    ['#cfe0a9', '#9dbb6a'],
    ['#cdd4ef', '#98a4d0'],
  ];
  const places = [
    [330, 1400, 1],
    [560, 1560, 1.15],
    [830, 1440, 0.95],
    [1110, 1580, 1.1],
    [1190, 1330, 0.8],
    [390, 1700, 0.95],
    [770, 1715, 0.85],
    [1010, 1700, 0.62],
    [270, 1160, 0.6],
    [1240, 1090, 0.55],
    [600, 1330, 0.6],
    [980, 1310, 0.6],
    [1240, 1760, 0.6],
    [560, 1810, 0.55],
  ];
  return sheet(
    w,
    h,
    'transparent',
    draw(
      w,
      h,
      `<path fill-rule="evenodd" fill="${rose}" d="M0 0H${w}V${h}H0Z${slot}"/>`,
      bar(0, 290, w, 10, '#f7d9d2'),
      disc(750, 800, 420, cream),
      places.map(([x, y, size], i) => at(x, y, thing.sugarStar(...stars[i % 4]), size, i * 17)).join(''),
    ),
    words('YUKINOTO', 750, 210, 44, cream, { gap: 0.4 }),
    words(pack.hero, 750, 600, 216, '#5d2b33', { face: 'mincho', weight: 900, gap: 0.04 }),
    words(pack.line, 750, 860, 42, '#8a4f4c', { face: 'gothic', weight: 700, gap: 0.14 }),
    words(pack.latin, 750, 940, 36, '#8a4f4c', { gap: 0.16 }),
    hanko('雪', 750, 1030, 92),
    words(pack.weight, 1090, 1806, 44, '#fff6f0', { weight: 600, anchor: 'end' }),
  );
}
