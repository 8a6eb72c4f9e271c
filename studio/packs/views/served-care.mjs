/** The things for the sink, the bath and the bag, in use. By product. */
import { day, fall, plate } from './tableware.mjs';

const dish = { shape: 'drop', kind: 'dish' };
const oak = { shape: 'wood', colour: '#e6c493', dark: '#c79a62' };

export const servedCare = {
  '05': {
    items: [
      { pack: '05', turn: 8, at: [0.5, 0.35, 0] },
      {
        ...dish,
        radius: 0.38,
        height: 0.12,
        china: '#fbf8f1',
        colour: '#f8e2a4',
        clear: true,
        rim: 0.85,
        level: 0.5,
        at: [0.1, -0.72, 0],
      },
      {
        shape: 'camellia',
        colour: '#b3202e',
        size: 0.62,
        leaves: [
          [0.86, 214, [-0.1, 0.0]],
          [0.8, 112, [-0.1, 0.2]],
        ],
        at: [-0.72, -0.05, 0],
      },
    ],
    camera: { target: [-0.14, 0, 0.82], distance: 10.2, elevation: 22 },
  },
  12: {
    items: [
      { pack: '12', turn: -16, at: [0.22, 0.95, 0] },
      { ...oak, kind: 'tray', size: [2.66, 1.3, 0.11], at: [-0.08, -0.62, 0], turn: 6 },
      {
        shape: 'mask',
        colour: '#fbfcfb',
        size: [1.6, 0.86],
        masks: [
          [0, 0.02, 1],
          [0.02, 0, -2],
          [-0.02, -0.02, 4],
        ],
        at: [-0.08, -0.62, 0.09],
        turn: 6,
      },
    ],
    camera: { target: [0.04, 0, 0.44], distance: 10.9, elevation: 28 },
  },
  16: {
    items: [
      { pack: '16', turn: -8, at: [0.55, 0.55, 0], scale: 0.95 },
      {
        ...oak,
        kind: 'tray',
        size: [1.1, 1.1, 0.58],
        at: [-0.62, -0.35, 0],
        turn: 22,
      },
      {
        shape: 'salt',
        kind: 'heap',
        room: 0.46,
        level: 0.48,
        heap: 0.16,
        count: 2600,
        crystal: 0.026,
        colours: ['#fdfcf8', '#f4f1ea', '#ffffff'],
        at: [-0.62, -0.35, 0],
        turn: 22,
      },
      {
        shape: 'salt',
        kind: 'heap',
        room: 0.1,
        level: 0.05,
        heap: 0,
        count: 0,
        crystal: 0.026,
        strewn: [
          [0.3, -0.85, 0.14, 120],
          [0.62, -0.72, 0.2, 26],
        ],
        colours: ['#fdfcf8', '#f4f1ea', '#ffffff'],
      },
      {
        shape: 'salt',
        kind: 'scoop',
        radius: 0.2,
        colour: '#d9b27c',
        dark: '#b4854e',
        turn: 34,
        at: [0.42, -0.82, 0.0],
      },
    ],
    camera: { target: [-0.02, 0, 0.92], distance: 11.4, elevation: 20 },
  },
  22: {
    lights: day,
    items: [
      {
        shape: 'soft',
        kind: 'towel',
        colour: '#f6f1e6',
        loop: '#fffdf8',
        layers: 2,
        size: [2.1, 1.3, 0.34],
        at: [0.62, 0.95, 0],
        turn: 14,
      },
      {
        pack: '22',
        shape: 'openjar',
        balm: '#f5ead0',
        lidAt: [1.42, 0.96],
        lidHigh: -0.5,
        turn: 6,
        at: [-0.42, 0, 0],
      },
      {
        shape: 'heap',
        at: [0.86, -0.5, 0],
        vessel: { ...plate, radius: 0.56, height: 0.15, colour: '#a97747', wood: '#744a28' },
        floors: [[0.54, 0.08]],
        fence: [0.44, 0.05],
        pieces: [{ ...fall('rice', 520, 0.05, 0.28, 0.1), layer: 22, gap: 0.6 }],
        tones: { rice: ['#f4e8cb', '#e0c999', '#c4a46c'] },
      },
    ],
    camera: { target: [0.2, 0, 0.42], distance: 10.2, elevation: 30 },
  },
  29: {
    items: [
      { pack: '29', turn: -24, at: [0.62, 0.45, 0] },
      {
        shape: 'swab',
        count: 26,
        colour: '#c9d5d3',
        radius: 0.3,
        height: 0.78,
        lying: [
          [0.05, -0.85, 12, 0],
          [0.32, -1.0, -16, 0],
          [-0.1, -1.1, 3, 0],
        ],
        at: [-0.55, 0.0, 0],
      },
    ],
    camera: { target: [0.04, 0, 0.74], distance: 9.8, elevation: 20 },
  },
};
