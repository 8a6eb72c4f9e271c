/** The plain boxes and the gel, on stone, all wrappers sealed. By product. */
const slate = { shape: 'stone', kind: 'slab', colour: '#8b8f94', dark: '#5d6269' };
const pebble = { shape: 'stone', kind: 'pebbles', tones: [['#c9ccd0', '#a2a7ad']] };
const sandstone = { shape: 'stone', kind: 'slab', colour: '#d8cfc0', dark: '#b3a692' };

export const servedNight = {
  '07': {
    items: [
      { ...slate, size: [2.9, 1.9, 0.16], at: [-0.05, 0, 0], turn: -6 },
      { pack: '07', turn: -24, at: [0.62, 0.3, 0.16] },
      { pack: 'nightFoil', seed: 1, turn: 14, at: [-0.72, -0.35, 0.17] },
      { pack: 'nightFoil', seed: 2, turn: -22, lean: 5, at: [-0.18, -0.42, 0.2] },
      { ...pebble, stones: [[-0.56, 0.58, 0.15, 0.86, 0.5, 0.5, 12]] },
      { pack: 'nightFoil', seed: 3, turn: -10, lean: 66, at: [-0.42, 0.25, 0.44] },
    ],
    camera: { target: [-0.02, -0.1, 0.74], distance: 10.6, elevation: 20 },
  },
  19: {
    items: [
      { ...sandstone, size: [2.9, 1.9, 0.16], seed: 4, at: [0, 0, 0], turn: 5 },
      { pack: '19', turn: 20, at: [-0.5, 0.35, 0.16] },
      { pack: 'sandFoil', seed: 4, turn: -16, at: [0.62, -0.3, 0.17] },
      { pack: 'sandFoil', seed: 5, turn: 24, lean: -4, at: [0.22, -0.52, 0.21] },
      { ...pebble, tones: [['#e3dbcd', '#bfb3a1']], stones: [[0.8, 0.62, 0.15, 0.8, 0.5, 0.46, -10]] },
      { pack: 'sandFoil', seed: 6, turn: -8, lean: 62, at: [0.62, 0.3, 0.44] },
    ],
    camera: { target: [0.04, -0.1, 0.7], distance: 10.6, elevation: 20 },
  },
  26: {
    items: [
      { pack: '26', turn: 10, at: [0.62, 0.4, 0] },
      { ...slate, size: [1.7, 1.25, 0.12], seed: 7, at: [-0.5, -0.35, 0], turn: 10 },
      {
        shape: 'drop',
        kind: 'bead',
        radius: 0.26,
        height: 0.19,
        clear: true,
        colour: '#f2f6fb',
        oval: 0.86,
        at: [-0.5, -0.42, 0.125],
      },
      {
        shape: 'drop',
        kind: 'bead',
        radius: 0.1,
        height: 0.08,
        clear: true,
        colour: '#f2f6fb',
        seed: 2,
        at: [-0.08, -0.6, 0.125],
      },
    ],
    camera: { target: [0.04, 0, 0.86], distance: 10.8, elevation: 22 },
  },
};
