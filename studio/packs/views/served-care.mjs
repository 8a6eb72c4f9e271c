/** The things for the sink, the bath and the bag, in use. By product. */
const dish = { shape: 'drop', kind: 'dish' };

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
      { pack: '12', turn: -18, at: [0.62, 1.15, 0] },
      {
        shape: 'mask',
        colour: '#fbfcfb',
        size: [1.66, 0.9],
        masks: [
          [-0.35, 0.04, 58],
          [-0.14, -0.16, 36],
          [-0.02, -0.42, 14],
          [-0.01, -0.7, -8],
        ],
        at: [-0.1, -0.2, 0],
      },
    ],
    camera: { target: [0.05, 0, 0.42], distance: 12, elevation: 32 },
  },
  16: {
    items: [
      { pack: '16', turn: -8, at: [0.55, 0.55, 0], scale: 0.95 },
      {
        shape: 'wood',
        kind: 'tray',
        colour: '#e6c493',
        dark: '#c79a62',
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
    items: [
      { pack: '22', shape: 'openjar', balm: '#f5ead0', lidAt: [1.42, -0.5], turn: 6, at: [-0.5, 0.1, 0] },
    ],
    camera: { target: [0.3, 0, 0.42], distance: 10.4, elevation: 34 },
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
