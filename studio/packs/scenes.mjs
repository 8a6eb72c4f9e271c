/** Pictures of several things: what is laid on a table, the tiles of the shelves, and promos. */
import { laid } from './laid.mjs';

const wide = { width: 1200, height: 800 };
const square = { width: 900, height: 900 };
const small = { 800: 35_000, 480: 15_000 };
const tile = (backdrop, items, more) => ({
  backdrop,
  exposure: wide,
  sizes: { 1200: 60_000, 800: 35_000, 480: 15_000 },
  items,
  camera: { distance: 15.5, elevation: 9, target: [0, 0, 0.98] },
  ...more,
});

export const scenes = {
  ...laid,
  'tile-calbee-frugra': tile(
    'wheat',
    [
      { pack: '09', turn: 10, at: [-1.55, 0.35, 0] },
      { pack: '01', turn: -4, at: [0, -0.3, 0] },
      { pack: '15', turn: -12, at: [1.6, 0.35, 0] },
    ],
    // The three pouches fill their frame; the goods of the other tiles fill three quarters. The ground in front of them
    // has grain and shadows, which would be drawn out into streaks.
    { room: { left: 180, right: 180, top: 240 } },
  ),
  'tile-matcha-green-tea': tile('sage', [
    { pack: '18', turn: 8, at: [-1.25, 0.3, 0] },
    { pack: '02', turn: -4, at: [0, -0.55, 0] },
    { pack: '08', turn: -28, at: [1.35, 0.2, 0] },
  ]),
  'tile-baby-collection': tile('blush', [
    { pack: '10', turn: 8, at: [-1.2, 0, 0] },
    { pack: '03', turn: 2, at: [0.05, -0.25, 0] },
    { pack: '25', turn: -8, at: [1.4, 0.1, 0] },
  ]),
  'tile-healthcare-products': tile('mist', [
    { pack: '16', turn: 6, at: [-1.3, 0.35, 0] },
    { pack: '05', turn: 2, at: [0.1, -0.2, 0] },
    { pack: '22', turn: -8, at: [1.35, -0.2, 0], scale: 0.8 },
  ]),
  'tile-okamoto-condom-lubrican': tile('moon', [
    { pack: '19', turn: -14, at: [-1.3, 0.25, 0] },
    { pack: '26', turn: 4, at: [0.05, -0.1, 0] },
    { pack: '07', turn: -26, at: [1.3, 0.1, 0] },
  ]),
  'tile-snacks-confectionaries': tile('apricot', [
    { pack: '04', turn: 10, at: [-1.35, 0.4, 0] },
    { pack: '28', turn: -10, at: [1.45, 0.4, 0] },
    { pack: '24', turn: 0, at: [0.1, -1, 0], scale: 0.66 },
  ]),
  'promo-granola': {
    backdrop: 'wheat',
    exposure: square,
    sizes: small,
    items: [
      { pack: '01', turn: -6, at: [0, 0.1, 0] },
      {
        shape: 'fruit',
        things: [
          ['strawberry', -1.06, -0.62, 0.2, 112, 100],
          ['strawberry', -0.62, -1.12, 0.18, 62, 96],
          ['strawberry', 1.04, -0.78, 0.19, -118, 98],
          ['blueberry', -0.24, -1.02, 0.085, 20, 40],
          ['blueberry', -0.08, -1.2, 0.08, 70, -30],
          ['blueberry', 0.66, -1.12, 0.085, 10, 55],
          ['blueberry', 1.34, -0.5, 0.08, 40, 20],
          ['blueberry', -1.42, -0.92, 0.08, 80, 50],
          ['cranberry', 0.34, -0.86, 0.07, 30, 80],
          ['cranberry', 0.24, -1.36, 0.066, 70, 84],
          ['cranberry', -1.08, -1.3, 0.07, 10, 88],
          ['cranberry', 1.38, -1.08, 0.07, 50, 80],
          ['almond', 0.98, -1.34, 0.105, 52, 88],
          ['almond', -1.5, -0.4, 0.1, -38, 90],
          ['almond', 0.02, -0.74, 0.1, 75, 90],
          ...Array.from({ length: 22 }, (_, i) => [
            'oat',
            (((i * 0.618 + 0.2) % 1) - 0.5) * 3.1,
            -0.6 - ((i * 0.755 + 0.4) % 1) * 0.95,
            0.05 + (i % 3) * 0.008,
            i * 71,
            (i % 5) * 5 - 10,
          ]),
        ],
      },
    ],
    camera: { target: [0, 0, 0.98], distance: 10.4, elevation: 12 },
  },
  'promo-konpeito': {
    backdrop: 'apricot',
    exposure: square,
    sizes: small,
    items: [
      { pack: '28', turn: -6, at: [0, 0.1, 0] },
      {
        shape: 'prop',
        kind: 'stars',
        count: 18,
        size: 0.088,
        spread: [2.6, 1],
        at: [0, -1.05, 0],
        colours: ['#ffffff', '#f2d978', '#c5da9c', '#c3ccec', '#efb9b7'],
      },
    ],
    camera: { target: [0, 0, 0.98], distance: 10.2, elevation: 11 },
  },
  'promo-latte': {
    backdrop: 'sage',
    exposure: square,
    sizes: small,
    items: [
      { pack: '30', turn: -7, at: [-0.25, 0.15, 0] },
      {
        shape: 'teaware',
        kind: 'cup',
        colour: '#f4efe2',
        radius: 0.44,
        height: 0.46,
        full: 0.88,
        tea: '#a8bb6c',
        at: [0.88, -0.7, 0],
      },
    ],
    camera: { target: [0.1, 0, 1.08], distance: 10.9, elevation: 15 },
  },
};
