/** Tea in its bowl, cup or glass. By product. */
import { day, fall, near, plate } from './tableware.mjs';

const raku = {
  shape: 'tea',
  kind: 'whisked',
  radius: 0.66,
  height: 0.66,
  belly: 0.5,
  footRadius: 0.5,
  thick: 0.05,
  colour: '#2b2826',
  tones: ['#242120', '#3b3531'],
  wobble: 0.016,
  rough: 0.36,
  foam: ['#6f932a', '#8db040', '#a9c45c', '#c3d67c'],
};
const stoneware = { colour: '#d9cdb8', tones: ['#e6dcc8', '#cdbfa5'], specks: '#6f5a41', edge: '#8a6a48' };
/** A cup one looks through the tea of: tones from the shallow to the deep. */
const cup = {
  shape: 'tea',
  kind: 'brewed',
  radius: 0.5,
  height: 0.62,
  belly: 0.6,
  footRadius: 0.56,
  thick: 0.035,
  colour: '#f4f0e6',
  tones: ['#f7f4ec', '#ece6d9'],
};
const bamboo = '#dcc08a';

export const servedTea = {
  '02': {
    lights: day,
    items: [
      { ...raku, level: 0.46, at: [-0.22, -0.1, 0] },
      { shape: 'tea', kind: 'whisk', colour: bamboo, at: [0.82, 0.1, 0], turn: 20 },
      { pack: '02', turn: 10, at: [-0.12, 1.8, 0], scale: 0.9 },
    ],
    camera: { ...near, elevation: 31, distance: 7.4, target: [0.12, 0, 0.42] },
  },
  '08': {
    lights: day,
    items: [
      {
        ...cup,
        level: 0.5,
        depths: ['#dc9a4a', '#b9702c', '#8f4c1a'],
        glass: '#fff0dc',
        at: [-0.3, 0.05, 0],
      },
      {
        shape: 'teabag',
        size: 0.52,
        leaf: 'roasted',
        at: [0.5, -0.24, 0],
        turn: 14,
        tag: [0.16, -0.44],
        tagTurn: 12,
      },
      { pack: '08', turn: -24, at: [0.44, 1.25, 0], scale: 0.74 },
    ],
    camera: { ...near, elevation: 26, distance: 8, target: [0.08, 0, 0.56] },
  },
  13: {
    lights: day,
    items: [
      {
        shape: 'teaware',
        kind: 'pot',
        colour: '#5b4a3e',
        radius: 0.56,
        spout: 12,
        at: [-0.55, 0.7, 0],
        turn: 150,
      },
      {
        ...cup,
        radius: 0.42,
        height: 0.5,
        level: 0.4,
        depths: ['#e6dc8a', '#d8c65c', '#b79f36'],
        glass: '#fbfbe2',
        at: [0.62, 0.25, 0],
      },
      {
        shape: 'heap',
        at: [0.02, -0.62, 0],
        vessel: {
          ...plate,
          radius: 0.5,
          height: 0.14,
          colour: '#e9e2d2',
          edge: '#8d6a48',
          specks: '#7a5a3c',
        },
        floors: [[0.48, 0.068]],
        fence: [0.34, 0.05],
        pieces: [
          { ...fall('green', 130, 0.08, 0.24, 0.1), layer: 14, gap: 0.6 },
          fall('rice', 90, 0.042, 0.24, 0.75),
          fall('puff', 16, 0.06, 0.22, 1.2),
        ],
        tones: { puff: ['#fffaf0', '#f6ecd6', '#e9cf9a'] },
      },
    ],
    camera: { ...near, distance: 7.2, target: [0.04, 0, 0.3] },
  },
  18: {
    lights: day,
    items: [
      {
        ...cup,
        radius: 0.4,
        height: 0.34,
        level: 0.27,
        depths: ['#dfe08a', '#c9cf62', '#a5b03c'],
        glass: '#f7fbe0',
        at: [0.42, -0.3, 0],
      },
      {
        shape: 'heap',
        at: [-0.48, 0.02, 0],
        vessel: {
          ...plate,
          radius: 0.56,
          height: 0.13,
          colour: '#2d2b29',
          tones: ['#262524', '#3a3735'],
          rough: 0.5,
        },
        floors: [[0.54, 0.07]],
        fence: [0.4, 0.05],
        pieces: [{ ...fall('green', 210, 0.115, 0.26, 0.1), layer: 12, gap: 0.6 }],
        tones: { green: ['#3f5f3a', '#274330', '#16291f'] },
      },
      { pack: '18', turn: -6, at: [0.35, 1.45, 0], scale: 0.92 },
    ],
    camera: { ...near, distance: 6.7, target: [-0.06, 0, 0.27] },
  },
  23: {
    lights: day,
    items: [
      {
        shape: 'tea',
        kind: 'cloth',
        size: [1.5, 1.1],
        colour: '#e9e3d3',
        at: [0.55, -0.25, 0],
        turn: -18,
      },
      { ...raku, ...stoneware, level: 0.44, at: [-0.5, 0.1, 0], seed: 8 },
      { shape: 'tea', kind: 'whisk', colour: bamboo, at: [0.5, 0.45, 0.06], turn: 20 },
      { shape: 'tea', kind: 'scoop', colour: '#b98f52', at: [1.12, -0.62, 0.07], turn: -14, long: 1.35 },
      { pack: '02', turn: 6, at: [1.15, 0.75, 0], scale: 0.56 },
    ],
    camera: { ...near, distance: 8.9, target: [0.17, 0, 0.34] },
  },
  30: {
    lights: day,
    items: [
      {
        shape: 'iced',
        glass: '#f7fbf8',
        radius: 0.46,
        height: 1.32,
        full: 1.13,
        tones: ['#fbf7ec', '#f1efd6', '#c3cf8a', '#8fae4e', '#7a9d3c'],
        ice: [
          [-0.14, 0.06, -0.16, 0.27, [20, 12, 30]],
          [0.16, 0.1, -0.18, 0.26, [-14, 24, 70]],
          [0.03, -0.18, -0.19, 0.25, [8, -22, 15]],
        ],
        at: [-0.15, 0, 0],
      },
      { pack: '30', turn: -8, at: [0.75, 1.5, 0], scale: 0.9 },
    ],
    camera: { ...near, elevation: 20, distance: 7, target: [0, 0, 0.68] },
  },
};
