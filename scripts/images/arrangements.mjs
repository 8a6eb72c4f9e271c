/** Packs together: the tiles, the hero, banners, promos and the shelf of About Us. */
import * as m from './motifs.mjs';
import { at, oval, shaded, shape } from './paint.mjs';
import { group, plinth, sized } from './scenes.mjs';
import { backdrops } from './shelf.mjs';

const onTile = {
  'Calbee Frugra': [
    [27, 684, 500, 0.5],
    [15, 216, 500, 0.5],
    [1, 450, 534, 0.56],
  ],
  'Matcha Green Tea': [
    [18, 236, 500, 0.54],
    [8, 688, 504, 0.54],
    [2, 446, 534, 0.52],
  ],
  'Baby Collection': [
    [25, 666, 500, 0.54],
    [10, 250, 502, 0.56],
    [3, 454, 536, 0.58],
  ],
  'Healthcare Products': [
    [16, 262, 500, 0.54],
    [22, 676, 516, 0.48],
    [5, 470, 540, 0.52],
  ],
  'Okamoto Condom & Lubrican': [
    [19, 690, 504, 0.54],
    [26, 244, 504, 0.54],
    [7, 446, 534, 0.56],
  ],
  'Snacks & Confectionaries': [
    [4, 256, 500, 0.54],
    [28, 702, 500, 0.52],
    [24, 478, 540, 0.42],
  ],
};

export const tile = ({ name, picture }) =>
  sized(900, 600, picture.alt, backdrops[name], group(...onTile[name]));

/** Morning light through a window, on a wall. */
const light = shape('M300 0L700 0L1120 640L720 640ZM760 0H900L1330 640H1190Z', '#fff', 'opacity=".16"');

export const hero = (alt) =>
  sized(
    1600,
    900,
    alt,
    '#ebe3d6',
    light +
      group([4, 1440, 736, 0.46]) +
      plinth(1216, 548, 104, 190, '#dcb3a8') +
      group([3, 1216, 562, 0.46]) +
      plinth(884, 676, 200, 92, '#dccbab') +
      group([1, 884, 696, 0.58]) +
      plinth(1120, 770, 150, 44, '#b7c4a6') +
      group([2, 1120, 784, 0.46], [8, 1338, 826, 0.3]) +
      at(944, 826, oval(14, 40, 96, 18, 'url(#s)') + m.cup('#f6f1e6', '#8fa85a'), 'scale(1)'),
  );

export const banners = {
  'banner-tea': (alt) =>
    sized(
      1200,
      600,
      alt,
      '#d3dac6',
      group([18, 676, 500, 0.52], [13, 1036, 504, 0.5]) +
        plinth(850, 522, 126, 32, '#f2ecdb') +
        group([2, 850, 534, 0.42]),
    ),
  'banner-snacks': (alt) =>
    sized(
      1200,
      600,
      alt,
      '#f0d9c6',
      group([17, 724, 498, 0.54], [11, 1050, 500, 0.48]) +
        plinth(896, 524, 142, 30, '#f8efe0') +
        group([24, 896, 536, 0.33]),
    ),
};

const scatter = (...placed) =>
  placed
    .map(([x, y, size, content, turn = 0]) =>
      at(
        x,
        y,
        oval(6, 44, 46, 9, 'url(#s)') + `<g transform="rotate(${turn})">${content}</g>`,
        `scale(${size})`,
      ),
    )
    .join('');

export const promos = {
  'promo-granola': (alt) =>
    sized(
      800,
      800,
      alt,
      '#f0d3c4',
      group([1, 400, 668, 0.68]) +
        scatter(
          [128, 640, 0.9, m.strawberry(), -18],
          [206, 710, 0.8, m.blueberry(40)],
          [300, 730, 0.7, m.cranberry(38)],
          [664, 652, 1, m.strawberry(), 16],
          [590, 726, 0.8, m.blueberry(40)],
          [706, 738, 0.7, m.blueberry(40)],
          [486, 738, 0.7, m.cranberry(38)],
        ),
    ),
  'promo-latte': (alt) =>
    sized(
      800,
      800,
      alt,
      '#dbe3c2',
      group([30, 346, 660, 0.7]) +
        at(606, 640, oval(16, 42, 92, 18, 'url(#s)') + m.cup('#fbf7ea', '#a9be72'), 'scale(1.5)'),
    ),
  'promo-konpeito': (alt) =>
    sized(
      800,
      800,
      alt,
      '#f3dcd6',
      group([28, 400, 652, 0.74]) +
        scatter(
          [128, 654, 0.9, m.star('#fff', 44)],
          [214, 722, 0.8, m.star('#f2d67c', 44)],
          [318, 736, 0.6, m.star('#cdd6ee', 44)],
          [662, 660, 0.9, m.star('#d5e3b9', 44)],
          [586, 730, 0.8, m.star('#fff', 44)],
          [700, 736, 0.7, m.star('#e9a8a2', 44)],
          [476, 740, 0.6, m.star('#f2d67c', 44)],
        ),
    ),
};

/** A shelf of wood with packs well apart. */
export const shelf = (alt) => {
  const board = (y) =>
    shaded(`M90 ${y}H1110V${y + 34}H90Z`, '#c69c68', 'v') +
    shape(`M110 ${y + 34}H1130L1100 ${y + 62}H140Z`, '#2a2019', 'opacity=".1"');
  return sized(
    1200,
    900,
    alt,
    '#e9e2d6',
    board(424) +
      board(812) +
      group(
        [8, 300, 426, 0.4],
        [2, 580, 426, 0.4],
        [18, 890, 426, 0.4],
        [9, 310, 814, 0.38],
        [22, 610, 814, 0.4],
        [4, 890, 814, 0.38],
      ),
  );
};
