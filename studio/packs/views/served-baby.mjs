/** The things for babies, in use. By product. */
const towel = { shape: 'soft', kind: 'towel', colour: '#fbf5ec', loop: '#fffdf8', layers: 2 };
const dish = { shape: 'drop', kind: 'dish' };

export const servedBaby = {
  '03': {
    items: [
      { pack: '03', turn: 14, at: [0.72, 0.75, 0] },
      { ...towel, size: [2.3, 1.5, 0.42], at: [-0.35, -0.35, 0], turn: -16 },
      {
        ...dish,
        radius: 0.44,
        height: 0.15,
        china: '#e2aaa2',
        colour: '#fffaf3',
        level: 0.62,
        swirl: 0.05,
        at: [-0.5, -0.45, 0.42],
      },
    ],
    camera: { target: [0.02, 0, 0.98], distance: 11.4, elevation: 20 },
  },
  10: {
    items: [
      { pack: '10', turn: 8, at: [0.32, 0, 0.1] },
      {
        shape: 'milk',
        width: 0.9,
        height: 1.46,
        level: 0.98,
        colour: '#fffaf0',
        cork: '#c89f6c',
        mat: 0.56,
        at: [0.32, 0, 0.1],
      },
      { ...towel, size: [1.9, 1.3, 0.36], at: [-0.75, 0.5, 0], turn: 24 },
    ],
    camera: { target: [-0.08, 0, 1.0], distance: 10.6, elevation: 15 },
  },
  14: {
    items: [
      { ...towel, size: [2.9, 1.9, 0.34], at: [-0.02, 0.05, 0], turn: -8 },
      { pack: '14', lid: false, turn: -14, lean: -90, at: [-0.15, -0.5, 0.53] },
      {
        shape: 'wipe',
        size: [0.98, 0.36],
        colour: '#fbf6ee',
        slit: '#d9cdbd',
        sheet: '#ffffff',
        tall: 0.85,
        turn: -14,
        at: [0.0, 0.24, 0.8],
      },
    ],
    camera: { target: [-0.05, 0, 0.6], distance: 10.2, elevation: 30 },
  },
  20: {
    items: [
      { pack: '20', turn: 16, at: [0.55, 0.7, 0] },
      { pack: 'diapers', count: 4, at: [-0.72, -0.55, 0], turn: -18 },
    ],
    camera: { target: [0.0, 0, 0.82], distance: 12, elevation: 20 },
  },
  25: {
    items: [
      { ...towel, size: [2.2, 1.4, 0.36], at: [-0.5, 0.62, 0], turn: 16 },
      { pack: '25', turn: -10, at: [0.72, -0.1, 0], scale: 0.94 },
      { ...dish, radius: 0.56, height: 0.1, china: '#d99d94', at: [-0.38, -0.84, 0] },
      {
        shape: 'drop',
        kind: 'smear',
        size: [0.84, 0.36, 0.13],
        bend: 0.3,
        colour: '#fffdf9',
        turn: -24,
        at: [-0.38, -0.84, 0.035],
      },
    ],
    camera: { target: [0.02, 0, 0.72], distance: 10, elevation: 24 },
  },
};
