/** Granola in its bowl. By product. */
import { bowl, day, fall, near, spoon, wooden } from './tableware.mjs';

const camera = { ...near, distance: 6.3, target: [0.12, 0, 0.28] };
/** What is heaped is sharp from its front to its back. */
const sharp = { ...camera, aperture: 0.1, focus: -0.2 };
/** It floats; a rim of milk stays free. */
const heaped = {
  floors: [[0.77, 0.435]],
  fence: [0.62, 0.38, [-0.03, 0.05]],
  pieces: [
    fall('flake', 190, 0.056, 0.54, 0.45, [-0.03, 0.05]),
    fall('cluster', 19, 0.105, 0.44, 0.75, [-0.03, 0.08]),
    fall('puff', 46, 0.05, 0.5, 1.2, [-0.03, 0.05]),
    fall('flake', 190, 0.056, 0.5, 1.3, [-0.03, 0.06], 4),
  ],
};
/** On yoghurt the granola lies to the left; fruit stands on the right. */
const onYoghurt = { floors: [[0.77, 0.43]], fence: [0.48, 0.38, [-0.24, 0.08]] };
const aside = [
  fall('flake', 110, 0.056, 0.4, 0.45, [-0.24, 0.08]),
  fall('cluster', 11, 0.1, 0.3, 0.75, [-0.24, 0.1]),
  fall('flake', 110, 0.056, 0.36, 1.2, [-0.24, 0.08], 4),
];

export const servedGranola = {
  '01': {
    lights: day,
    items: [
      {
        shape: 'heap',
        vessel: { ...bowl, milk: '#fcf9f3', level: 0.46 },
        ...heaped,
        seed: 3,
        pieces: [
          ...heaped.pieces,
          fall('strawberry', 17, 0.14, 0.48, 1.9, [-0.02, 0.02]),
          fall('cranberry', 14, 0.062, 0.48, 2.4, [-0.03, 0.02]),
          fall('blueberry', 22, 0.062, 0.48, 2.7, [-0.03, 0.02]),
        ],
      },
      spoon(wooden),
    ],
    camera: sharp,
  },
  '09': {
    lights: day,
    items: [
      {
        shape: 'heap',
        vessel: {
          ...bowl,
          colour: '#3b4a55',
          tones: ['#3b4a55', '#4f606b'],
          specks: null,
          edge: '#a58a66',
          milk: '#fbf7ee',
          level: 0.44,
          thickMilk: true,
        },
        ...onYoghurt,
        pieces: [
          ...aside,
          fall('seed', 18, 0.055, 0.36, 1.6, [-0.24, 0.08]),
          fall('walnut', 9, 0.115, 0.32, 1.9, [-0.24, 0.06]),
        ],
        tones: { oat: ['#ecd0a0', '#d6a35c', '#b07430', '#744018'] },
      },
      { shape: 'slices', kind: 'pear', size: 0.34, at: [0.4, -0.1, 0.46], turn: -60, lean: 24, seed: 1 },
      { shape: 'slices', kind: 'pear', size: 0.34, at: [0.44, 0.1, 0.48], turn: -42, lean: 27, seed: 2 },
      { shape: 'slices', kind: 'pear', size: 0.33, at: [0.4, 0.3, 0.5], turn: -24, lean: 30, seed: 3 },
      spoon({ colour: '#d8d4cc' }),
    ],
    camera,
  },
  15: {
    lights: day,
    items: [
      {
        shape: 'heap',
        vessel: { ...bowl, milk: '#f3e6d6', level: 0.46 },
        ...heaped,
        pieces: [
          ...heaped.pieces,
          fall('banana', 17, 0.12, 0.48, 1.9, [-0.03, 0.02]),
          fall('shaving', 34, 0.08, 0.46, 2.5, [-0.03, 0.03]),
        ],
        tones: {
          oat: ['#dcb380', '#a87446', '#744424', '#472718'],
          core: ['#8a5430', '#63371d', '#432313'],
          puff: ['#c08a5a', '#8c5730', '#5f361d'],
        },
      },
      spoon({ colour: '#8a5f3c', dark: '#57371f' }),
    ],
    camera: sharp,
  },
  21: {
    lights: day,
    items: [
      {
        shape: 'heap',
        vessel: {
          ...bowl,
          colour: '#8fa7ad',
          tones: ['#7e9aa2', '#a3b7ba'],
          milk: '#fcf9f2',
          level: 0.46,
          thickMilk: true,
        },
        ...onYoghurt,
        pieces: [
          ...aside,
          fall('puff', 26, 0.05, 0.36, 1.5, [-0.24, 0.08]),
          fall('almond', 9, 0.09, 0.34, 1.7, [-0.24, 0.06]),
          fall('peel', 26, 0.045, 0.4, 2, [-0.24, 0.08]),
        ],
      },
      { shape: 'slices', kind: 'orange', size: 0.36, at: [0.38, 0.2, 0.52], turn: -24, lean: 38, seed: 1 },
      { shape: 'slices', kind: 'orange', size: 0.38, at: [0.84, -0.62, 0], turn: 20, seed: 2 },
      { shape: 'slices', kind: 'orange', size: 0.37, at: [1.02, -0.4, 0.05], turn: 60, lean: 10, seed: 3 },
    ],
    camera,
  },
  27: {
    lights: day,
    items: [
      {
        shape: 'heap',
        vessel: {
          ...bowl,
          colour: '#b3c0a8',
          tones: ['#bfcbb5', '#a4b399'],
          milk: '#f8f1de',
          level: 0.46,
        },
        ...heaped,
        pieces: [
          ...heaped.pieces,
          fall('puff', 60, 0.062, 0.46, 1.9, [-0.03, 0.03], 3),
          fall('crystal', 22, 0.04, 0.46, 2.8, [-0.03, 0.03]),
        ],
        tones: {
          oat: ['#f6e6bd', '#e8cb8c', '#cfa75e', '#9c8a45'],
          core: ['#dfb76c', '#c3964a', '#937236'],
          puff: ['#d2da96', '#a3b85c', '#728f40'],
        },
      },
      spoon(wooden),
    ],
    camera: sharp,
  },
};
