/** Kazenoki: everyday tea on paper, a line of wind over leaves, big plain kana. */
import { at, bar, disc, draw, hanko, rows, shape, sheet, stroke, words } from './art.mjs';
import * as fruit from './fruits.mjs';
import * as thing from './things.mjs';

const ivory = '#f4ecd9';

const maker = (x, y, ink, size = 40) => words('KAZENOKI', x, y, size, ink, { gap: 0.4 });

export function teaCarton(pack, { front, side, top, width, height }) {
  const [brown, amber, dark] = ['#7a4526', '#c98f52', '#3a2115'];
  const x = front.x + front.w / 2;
  const y = front.y;
  const leaves = (cx, cy, size) =>
    at(cx, cy, fruit.leaf('#a5622f', '#dba468'), size, -52) +
    at(cx, cy, fruit.leaf(amber, '#efcd9b'), size * 1.1) +
    at(cx, cy, fruit.leaf('#a5622f', '#dba468'), size, 52);
  return sheet(
    width,
    height,
    brown,
    draw(
      width,
      height,
      bar(front.x, y + front.h * 0.09, front.w, front.h * 0.55, ivory),
      bar(side.x, side.y + front.h * 0.09, side.w, front.h * 0.55, '#efe5cd'),
      bar(0, y + front.h * 0.665, width, 6, amber),
      leaves(x, y + front.h * 0.94, front.w / 800),
      leaves(x - front.w * 0.34, y + front.h * 0.94, front.w / 1150),
      leaves(x + front.w * 0.34, y + front.h * 0.94, front.w / 1150),
      at(side.x + side.w / 2, side.y + side.h * 0.36, thing.wind(brown, 14), side.w / 700),
      at(top.x + top.w / 2, top.y + top.h / 2, thing.wind(amber, 14), top.h / 620),
    ),
    words(pack.hero, x + front.w * 0.1, y + front.h * 0.115, front.w * 0.196, dark, {
      face: 'mincho',
      weight: 900,
      vertical: true,
    }),
    words(pack.note, x - front.w * 0.22, y + front.h * 0.15, front.w * 0.054, brown, {
      face: 'gothic',
      weight: 700,
      vertical: true,
      gap: 0.26,
    }),
    hanko('風', x - front.w * 0.22, y + front.h * 0.545, front.w * 0.1),
    maker(x, y + front.h * 0.035, ivory, front.w * 0.045),
    words(`${pack.latin}　·　${pack.weight}`, x, y + front.h * 0.69, front.w * 0.043, ivory, { gap: 0.14 }),
  );
}

const [W, H] = [1400, 2055];

export function genmai(pack) {
  const [kraft, deep, dark] = ['#b68a50', '#23402f', '#33261a'];
  const grain = (x, y, turn, size = 1) => at(x, y, fruit.oat('#f6e6bd', '#d8b06a'), size, turn);
  return sheet(
    W,
    H,
    kraft,
    draw(
      W,
      H,
      rows(40, (i) =>
        stroke(
          `M${((i * 173) % 1400) - 60} ${(i * 307) % 2055}l${30 + ((i * 29) % 60)} ${((i * 11) % 9) - 4}`,
          '#9c7440',
          2,
          'opacity=".35"',
        ),
      ),
      bar(260, 420, 880, 940, ivory),
      bar(260, 420, 880, 34, deep),
      bar(260, 1326, 880, 34, deep),
      at(700, 1660, fruit.teaSprig(deep, '#7f9a6f'), 1.05),
      at(420, 1650, thing.riceEar('#f3dca0', '#7c5a2a'), 0.9, -6),
      at(980, 1650, group_(thing.riceEar('#f3dca0', '#7c5a2a')), 0.9, 6),
      grain(560, 1760, 40),
      grain(850, 1770, -40),
      grain(330, 1790, 80, 0.8),
      grain(1080, 1790, -80, 0.8),
    ),
    words(pack.hero, 800, 505, 248, dark, { face: 'mincho', weight: 900, vertical: true }),
    words(pack.note, 480, 520, 52, deep, { face: 'gothic', weight: 700, vertical: true, gap: 0.26 }),
    hanko('風', 480, 1150, 96),
    maker(700, 336, ivory, 40),
    words(pack.latin, 700, 1400, 40, dark, { gap: 0.18 }),
    words(pack.weight, 700, 1850, 42, dark, { weight: 600, gap: 0.08 }),
  );
}

/** A mirrored drawing, so that two ears of rice bow to each other. */
const group_ = (content) => `<g transform="scale(-1 1)">${content}</g>`;

export function latte(pack) {
  const [green, pale, deep] = ['#7c9a52', '#fbf7ea', '#2f4423'];
  return sheet(
    W,
    H,
    green,
    draw(
      W,
      H,
      shape('M0 0H1400V1130C1180 1230 980 1040 700 1130S230 1230 0 1130Z', pale),
      shape(
        'M0 1130C230 1230 420 1220 700 1130S1180 1230 1400 1130V1200C1180 1300 980 1110 700 1200S230 1300 0 1200Z',
        '#b9cf8e',
      ),
      disc(700, 1590, 300, '#6a8743'),
      at(700, 1600, thing.teaBowl('#fbf7ea', '#a9c274', '#d9d4b8'), 1.12),
      at(700, 1400, thing.steam(pale), 0.9),
      at(330, 1800, fruit.leaf('#5d7b3a', '#a5c078'), 0.8, -40),
      at(1070, 1800, fruit.leaf('#5d7b3a', '#a5c078'), 0.8, 40),
    ),
    maker(700, 330, deep, 42),
    words(pack.hero, 700, 470, 250, deep, { face: 'mincho', weight: 900, gap: 0.02 }),
    words(pack.line, 700, 740, 172, green, { face: 'mincho', weight: 900, gap: 0.2 }),
    words(pack.latin, 700, 990, 40, deep, { gap: 0.22 }),
    hanko('風', 1010, 322, 92),
    words(pack.weight, 700, 1908, 42, pale, { weight: 600, gap: 0.08 }),
  );
}
