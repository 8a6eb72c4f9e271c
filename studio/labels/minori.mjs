/** Minori Foods: ripe colour, a cream bowl of a shape for the word, and the harvest around it. */
import { at, bar, disc, draw, hanko, rows, shape, sheet, words } from './art.mjs';
import * as fruit from './fruits.mjs';

const [W, H] = [1500, 2100];
const middle = W / 2;

const maker = (y, ink) => words('MINORI FOODS', middle, y, 46, ink, { gap: 0.42 });
const foot = (pack, ink) =>
  words(pack.weight, 265, 1838, 44, ink, { anchor: 'start', gap: 0.06, weight: 600 }) +
  words('シリアル食品', W - 265, 1842, 34, ink, { face: 'gothic', anchor: 'end', gap: 0.1, weight: 700 });
/** The same drawing at several places, each `x y size turn`. */
const scatter = (paint, places) =>
  places
    .split(', ')
    .map((place) => place.split(' ').map(Number))
    .map(([x, y, size, turn]) => at(x, y, paint, size, turn))
    .join('');

function name(pack, y, ink, { size = 230, soft = ink } = {}) {
  return (
    words(pack.hero, middle, y, size, ink, { face: 'mincho', weight: 900, gap: 0.04 }) +
    words(pack.line, middle, y + size + 50, 64, ink, { face: 'gothic', weight: 700, gap: 0.14 }) +
    words(pack.latin, middle, y + size + 146, 38, soft, { gap: 0.2 })
  );
}

export function berries(pack) {
  const cream = '#f8efe0';
  const oat = fruit.oat('#f1cf91', '#c0853d');
  return sheet(
    W,
    H,
    '#bf3a33',
    draw(
      W,
      H,
      shape('M0 1500C300 1380 560 1420 800 1490C1060 1566 1280 1500 1500 1400V2100H0Z', '#a52c2a'),
      disc(middle, 800, 490, cream),
      scatter(fruit.strawberry('#e0503f'), '430 1430 0.95 -14, 1010 1380 1.08 13'),
      scatter(fruit.strawberry('#ea6a55'), '730 1640 0.78 -4'),
      scatter(fruit.blueberry(), '690 1400 0.86 0, 1230 1620 0.95 10, 300 1690 0.8 0'),
      scatter(
        fruit.cranberry(),
        '600 1560 1 0, 900 1690 0.95 0, 1090 1740 0.8 0, 470 1760 0.75 0, 790 1290 0.7 0',
      ),
      scatter(
        oat,
        '250 1500 0.8 40, 560 1800 0.8 -50, 960 1800 0.7 70, 1280 1440 0.8 -20, 1330 1740 0.8 30, 180 1830 0.8 10',
      ),
      at(560, 1320, fruit.leaf(), 0.8, -64),
      at(1180, 1290, fruit.leaf(), 0.75, 54),
    ),
    maker(428, '#7c2320'),
    name(pack, 560, '#3a2a22', { soft: '#8a3a30' }),
    hanko('実', middle, 1020, 84),
    foot(pack, cream),
  );
}

export function maple(pack) {
  const cream = '#f8ecd6';
  return sheet(
    W,
    H,
    '#a55e28',
    draw(
      W,
      H,
      bar(0, 0, W, 330, '#8b4a1e'),
      shape('M250 1190V760C250 480 474 330 750 330S1250 480 1250 760V1190Z', cream),
      scatter(fruit.mapleLeaf('#d9702e'), '340 1480 1.1 -22, 1190 1650 0.8 160'),
      scatter(fruit.mapleLeaf('#c3402a', '#e98a5a'), '1120 1330 1 24, 560 1720 0.62 70'),
      scatter(fruit.walnut(), '700 1430 1.18 12, 930 1650 1.05 -24, 330 1640 0.62 40'),
      scatter(
        fruit.oat('#f3d59c', '#bd8440'),
        '520 1300 0.8 50, 1310 1400 0.8 20, 700 1660 0.8 80, 1080 1760 0.8 -40, 620 1800 0.8 0, 1290 1560 0.8 0',
      ),
    ),
    maker(470, '#7a4319'),
    name(pack, 590, '#3a2418', { soft: '#8b5424' }),
    hanko('実', middle, 1050, 84),
    foot(pack, cream),
  );
}

export function cocoa(pack) {
  const cream = '#f6e8cd';
  return sheet(
    W,
    H,
    '#3f2a22',
    draw(
      W,
      H,
      shape('M0 1180L1500 900V2100H0Z', '#e3b04b'),
      shape('M0 1180L1500 900V960L0 1240Z', '#f6e8cd'),
      scatter(
        fruit.bananaCoin(),
        '420 1420 1.25 8, 820 1290 1.05 40, 690 1640 1.2 -20, 1190 1240 1.2 70, 1250 1640 0.95 15, 290 1690 0.85 60',
      ),
      scatter(fruit.cocoaPod(), '1000 1500 1 52'),
      scatter(
        fruit.cocoaBean(),
        '600 1380 1 30, 880 1780 1 -60, 480 1620 1 -20, 1080 1740 0.9 20, 240 1480 0.9 60, 1330 1430 0.9 -30, 1000 1230 0.8 80',
      ),
      scatter(fruit.oat('#f8ecd0', '#b98535'), '540 1780 0.8 -50, 1330 1780 0.8 80, 760 1450 0.7 20'),
    ),
    maker(380, '#e3b04b'),
    name(pack, 490, cream, { size: 236, soft: '#e3b04b' }),
    hanko('実', 1120, 372, 92),
    foot(pack, '#3f2a22'),
  );
}

export function citrus(pack) {
  const cream = '#fdf4df';
  const orange = fruit.citrusSlice('#d96f26', '#f0a04a');
  const yuzu = fruit.citrusSlice('#eab929', '#f6d96d');
  return sheet(
    W,
    H,
    '#e39a2d',
    draw(
      W,
      H,
      scatter(orange, '250 480 1.05 10, 1260 1220 1.2 20, 400 1560 1.15 40'),
      scatter(yuzu, '1240 470 0.95 0, 230 1170 0.95 12, 770 1720 0.8 5'),
      scatter(fruit.yuzuFruit(), '1090 1590 1.1 -8'),
      bar(395, 400, 710, 1030, cream, 'rx="355"'),
      scatter(
        fruit.oat('#fdf0cf', '#c98a2c'),
        '720 1560 0.8 40, 230 840 0.8 20, 1280 830 0.8 -30, 560 1800 0.8 70, 960 1800 0.8 10',
      ),
    ),
    maker(530, '#8a5413').replace('46px', '38px'),
    name(pack, 690, '#4a2f10', { size: 270, soft: '#9a5c12' })
      .replace('64px', '54px')
      .replace('38px', '31px'),
    hanko('実', middle, 1250, 84),
    foot(pack, '#4a2f10'),
  );
}

export function matcha(pack) {
  const cream = '#f5efdb';
  const stripes = rows(6, (i) => bar(0, 1290 + i * 26, W, 9, i % 2 ? '#e0bd78' : '#88a566'));
  return sheet(
    W,
    H,
    '#4d7040',
    draw(
      W,
      H,
      bar(0, 1270, W, 830, '#3d5c34'),
      stripes,
      disc(middle, 1340, 360, '#e4c48a'),
      disc(middle, 1340, 328, '#4d7040'),
      scatter(fruit.teaSprig('#8fb26a', '#d4e3b4'), '750 1440 1.25 0'),
      scatter(fruit.soybeans(), '430 1640 0.95 0, 1080 1650 1 40'),
      scatter(fruit.leaf('#7ba35c', '#c6d9a4'), '330 1560 0.85 -70, 1190 1540 0.85 66'),
      scatter(
        fruit.oat('#ecd7a4', '#a98343'),
        '620 1770 0.8 30, 880 1780 0.8 -40, 250 1790 0.8 60, 1290 1800 0.8 80',
      ),
    ),
    maker(390, '#d9e0b8'),
    name(pack, 490, cream, { size: 250, soft: '#d9e0b8' }),
    hanko('実', 1110, 376, 92),
    foot(pack, cream),
  );
}
