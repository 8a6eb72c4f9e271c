/** Pictures for words: the stories of About Us, and the empty places of the shop. */
const sizes = { 1200: 60_000, 800: 35_000, 480: 15_000 };
const exposure = { width: 1200, height: 900, samples: 14 };
const oak = { shape: 'wood', colour: '#d8b88c', dark: '#b18a58' };
const china = { shape: 'teaware', colour: '#f4f1e8' };
const cup = (tea, at) => ({ ...china, kind: 'cup', radius: 0.38, height: 0.4, tea, at });
const dish = (leaves, at, more) => ({
  ...china,
  kind: 'dish',
  radius: 0.42,
  colour: '#5d5a52',
  rough: 0.45,
  leaves,
  at,
  ...more,
});
const crate = (at, turn) => ({ pack: 'crate', size: [2.3, 1.2, 0.86], at, turn });

export const stories = {
  'story-harbour': {
    backdrop: 'mist',
    exposure,
    sizes,
    lights: { away: 1.5, key: 1.1, fill: 1.1 },
    items: [
      crate([0.75, 0.1, 0], -13),
      { pack: '13', turn: -18, lean: -5, at: [0.25, 0.3, 0.12], scale: 0.74 },
      { pack: '04', turn: -6, lean: -4, at: [1.25, 0.05, 0.12], scale: 0.72 },
      crate([-1.55, 0.95, 0], 11),
      { pack: '09', turn: 16, lean: -4, at: [-1.98, 0.95, 0.12], scale: 0.72 },
      { pack: '08', turn: -4, at: [-1.05, 1.05, 0.12], scale: 0.78 },
      { shape: 'paper', kind: 'boat', colour: '#fdfaf3', size: 0.6, at: [-1.15, -1.05, 0], turn: -28 },
      {
        shape: 'paper',
        kind: 'coil',
        colour: '#cdb48c',
        radius: 0.4,
        thick: 0.045,
        at: [1.55, -1.3, 0],
        turn: 40,
      },
    ],
    camera: { target: [-0.2, 0, 0.84], distance: 17.2, elevation: 13 },
  },
  'story-tasting': {
    backdrop: 'sage',
    exposure,
    sizes,
    lights: { away: 1.4, key: 1.1, fill: 1.05 },
    items: [
      cup('#a9a53c', [-0.85, -0.75, 0]),
      cup('#c58a35', [0.2, -0.9, 0]),
      cup('#8d4a1c', [1.25, -0.75, 0]),
      dish(['#2f4a26', '#3d5a2f', '#4d6a38'], [-0.72, 0.42, 0], { seed: 5, heap: 0.3 }),
      dish(['#4e5b2a', '#6b6f38', '#b99a5e'], [0.36, 0.3, 0], { seed: 8, thick: 1.4, heap: 0.3 }),
      dish(['#6b4224', '#7d5230', '#57351d'], [1.44, 0.42, 0], {
        seed: 11,
        leaf: 0.9,
        thick: 1.3,
        heap: 0.3,
      }),
      {
        shape: 'teaware',
        kind: 'pot',
        colour: '#93442f',
        radius: 0.62,
        spout: 12,
        at: [-1.95, 0.45, 0],
        turn: 168,
      },
      { pack: '18', turn: 4, at: [-0.45, 1.75, 0], scale: 0.82 },
      { pack: '13', turn: -8, at: [1.05, 1.95, 0], scale: 0.84 },
    ],
    camera: { target: [-0.22, 0.3, 0.62], distance: 15.6, elevation: 26 },
  },
  'story-shelf': {
    backdrop: 'wheat',
    exposure,
    sizes,
    lights: { away: 1.6, key: 1.45, fill: 1.35, air: 0.38 },
    items: [
      { shape: 'prop', kind: 'plinth', colour: '#f6efe2', size: [16, 0.1, 9], at: [0, 0.52, -2] },
      { ...oak, kind: 'shelf', size: [7.4, 0.92], levels: [1.2, 3.32], top: 3.32 },
      { pack: '02', turn: 8, at: [-1.75, 0, 1.2], scale: 0.78 },
      { pack: '29', turn: -20, at: [-0.1, 0, 1.2], scale: 0.74 },
      { pack: '25', turn: 4, at: [1.65, 0, 1.2], scale: 0.78 },
      { pack: '18', turn: -6, at: [-1.45, 0, 3.32], scale: 0.74 },
      { pack: '24', turn: 0, at: [0.75, 0, 3.32], scale: 0.44 },
    ],
    camera: { target: [0, 0, 2.92], distance: 18.6, elevation: 4 },
  },
  'story-parcel': {
    backdrop: 'wheat',
    exposure,
    sizes,
    items: [
      { pack: 'parcel', at: [0, 0, 0], turn: -24 },
      {
        shape: 'paper',
        kind: 'parcel',
        size: [1.25, 0.95, 0.5],
        colour: '#cdb088',
        cord: '#b5332a',
        tied: [0, 0],
        bow: 0.5,
        at: [0.35, 0.2, 0.75],
        turn: 8,
      },
      {
        shape: 'paper',
        kind: 'coil',
        colour: '#efe6d3',
        radius: 0.26,
        thick: 0.022,
        layers: 3,
        at: [1.75, -0.9, 0],
        turn: 80,
      },
    ],
    camera: { target: [0.1, 0, 0.55], distance: 13.6, elevation: 22 },
  },
  /** For the empty cart, the empty wishlist and the page that is not there. */
  empty: {
    backdrop: 'paper',
    exposure: { width: 900, height: 675 },
    sizes: { 900: 40_000, 600: 24_000, 400: 12_000 },
    items: [
      { ...oak, kind: 'tray', size: [2.5, 1.6, 0.3], turn: -17 },
      {
        shape: 'leaf',
        colour: '#b5332a',
        vein: '#8d2a20',
        size: 0.4,
        at: [0.28, -0.12, 0.09],
        turn: -40,
      },
    ],
    camera: { target: [0, 0, 0.12], distance: 12.4, elevation: 27 },
  },
};
