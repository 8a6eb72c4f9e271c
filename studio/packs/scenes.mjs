/** Pictures of several things: the hero in two shapes, the tiles of the shelves, banners and promos. */
import { heaped, servedGranola } from './views/served-granola.mjs';
import { servedSnacks } from './views/served-snacks.mjs';
import { servedTea } from './views/served-tea.mjs';
import { fall, spoon, wooden } from './views/tableware.mjs';

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

const oak = { shape: 'wood', colour: '#d8b88c', dark: '#b18a58' };
const [granola] = servedGranola['01'].items;
const [matcha, whisk] = servedTea['02'].items;
const teacup = {
  ...servedTea['08'].items[0],
  radius: 0.4,
  height: 0.46,
  level: 0.38,
  depths: ['#e2a045', '#bb7420', '#8c5012'],
  glass: '#ffedc4',
  colour: '#8fa3a0',
  tones: ['#86a09b', '#a3b5b0'],
  edge: '#8a6a48',
};
const [crackers] = servedSnacks['04'].items;
const [sweets] = servedSnacks['28'].items;

/** A breakfast laid for one: granola and roasted tea on a tray, whisked matcha behind it. */
const breakfast = [
  { pack: '01', turn: -5, at: [-1.36, 0.8, 0] },
  { ...oak, kind: 'tray', size: [3.3, 1.9, 0.13], at: [0.62, -0.85, 0], turn: -5 },
  {
    ...granola,
    seed: 3,
    ...heaped,
    pieces: [
      ...heaped.pieces,
      fall('strawberry', 17, 0.14, 0.48, 1.9, [-0.02, 0.02]),
      fall('cranberry', 14, 0.062, 0.48, 2.4, [-0.03, 0.02]),
      fall('blueberry', 22, 0.062, 0.48, 2.7, [-0.03, 0.02]),
    ],
    at: [0.05, -0.8, 0.09],
    scale: 1.06,
  },
  spoon(wooden, [1.22, -0.42, 0.09], -16),
  { ...teacup, at: [1.78, -0.95, 0.09] },
  { ...whisk, at: [0.36, 1.3, 0] },
  { ...matcha, at: [1.36, 0.95, 0] },
  { pack: '02', turn: 8, at: [2.5, 0.72, 0], scale: 0.66 },
];

/** The key stands further off and brighter, or the right of a wide scene falls into dusk. */
const broad = { away: 1.7, key: 1, fill: 1.04 };

export const scenes = {
  hero: {
    backdrop: 'wheat',
    exposure: { width: 1920, height: 1080 },
    sizes: { 2400: 120_000, 1920: 110_000, 1280: 70_000, 960: 45_000 },
    lights: broad,
    // The left half is for words.
    room: { left: 480 },
    items: breakfast,
    camera: { target: [-0.62, 0, 0.82], distance: 18.2, lens: 85, elevation: 23 },
  },
  'hero-phone': {
    backdrop: 'wheat',
    exposure: { width: 960, height: 1200 },
    sizes: { 960: 45_000, 760: 33_000, 640: 28_000 },
    lights: broad,
    items: breakfast,
    camera: { target: [0.37, 0, 1.68], distance: 15.8, lens: 100, elevation: 23 },
  },
  'tile-calbee-frugra': tile(
    'wheat',
    [
      { pack: '09', turn: 10, at: [-1.55, 0.35, 0] },
      { pack: '01', turn: -4, at: [0, -0.3, 0] },
      { pack: '15', turn: -12, at: [1.6, 0.35, 0] },
    ],
    // The three pouches fill their frame; the goods of the other tiles fill three quarters.
    { room: { left: 180, right: 180, top: 120, bottom: 120 } },
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
  'banner-tea': {
    backdrop: 'sage',
    exposure: { width: 1200, height: 600 },
    sizes: { 1200: 60_000, 800: 35_000, 480: 15_000 },
    lights: broad,
    items: [
      { ...whisk, at: [0.62, 0.75, 0] },
      { pack: '18', turn: 2, at: [1.72, 0.95, 0], scale: 0.92 },
      { pack: '13', turn: -8, at: [2.86, 0.85, 0], scale: 0.82 },
      { ...matcha, at: [0.82, -0.75, 0] },
      { ...teacup, at: [2.15, -0.8, 0] },
    ],
    camera: { target: [0.14, 0, 0.88], distance: 19.6, lens: 100, elevation: 22 },
  },
  'banner-snacks': {
    backdrop: 'apricot',
    exposure: { width: 1200, height: 600 },
    sizes: { 1200: 60_000, 800: 35_000, 480: 15_000 },
    lights: broad,
    items: [
      { pack: '04', turn: 6, at: [0.68, 1, 0], scale: 0.92 },
      { pack: '28', turn: -8, at: [2.5, 1, 0], scale: 0.82 },
      { ...crackers, at: [0.95, -0.74, 0], scale: 0.92 },
      { ...sweets, at: [2.6, -0.66, 0] },
    ],
    camera: { target: [-0.04, 0, 0.82], distance: 19.6, lens: 100, elevation: 22 },
  },
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
