/** Pictures for pages without goods: beside the forms, and for places where nothing is. */
const square = { width: 1000, height: 1000, samples: 14 };
const beside = { 1000: 50_000, 800: 35_000, 480: 15_000 };
const oak = { shape: 'wood', colour: '#d8b88c', dark: '#b18a58' };
const china = { shape: 'teaware', colour: '#f4f1e8' };

/** Stands on the page itself, so the ground is the page's colour. */
const empty = (items, camera) => ({
  backdrop: 'paper',
  exposure: { width: 900, height: 675 },
  sizes: { 900: 40_000, 600: 24_000, 400: 12_000 },
  items,
  camera: { distance: 12.4, ...camera },
});

export const places = {
  /** A key and a cup of tea: one is at home. */
  'page-login': {
    backdrop: 'sage',
    exposure: square,
    sizes: beside,
    lights: { away: 1.3 },
    items: [
      { ...oak, kind: 'tray', size: [2.7, 1.75, 0.16], turn: -14, at: [0, 0, 0] },
      { ...china, kind: 'cup', radius: 0.44, height: 0.46, tea: '#a9a53c', at: [0.5, 0.32, 0.07] },
      { shape: 'key', colour: '#b58f4c', long: 1.15, cord: '#b5332a', at: [-0.18, -0.3, 0.07], turn: 8 },
      { pack: '18', turn: 6, at: [-0.92, 1.35, 0], scale: 0.7 },
    ],
    camera: { target: [-0.05, 0.2, 0.4], distance: 13.2, elevation: 27 },
  },
  /** A name, signed with a seal. */
  'page-register': {
    backdrop: 'blush',
    exposure: square,
    sizes: beside,
    lights: { away: 1.3 },
    items: [
      { pack: 'signed', turn: -12, at: [-0.1, 0, 0] },
      { shape: 'seal', kind: 'stick', radius: 0.17, height: 0.86, colour: '#c79a5b', at: [1.02, -0.72, 0] },
      { shape: 'seal', kind: 'paste', radius: 0.36, height: 0.2, colour: '#2b2520', at: [1.22, 0.42, 0] },
      { ...china, kind: 'cup', radius: 0.4, height: 0.42, tea: '#c58a35', at: [-1.12, 1.2, 0] },
    ],
    camera: { target: [0, 0.15, 0.36], distance: 12.6, elevation: 34 },
  },
  /** The spare key has its place. */
  'page-reset': {
    backdrop: 'wheat',
    exposure: square,
    sizes: beside,
    lights: { away: 1.3 },
    items: [
      { ...china, kind: 'dish', radius: 1, colour: '#5d6a6e', rough: 0.4, leaves: [], at: [-0.2, 0.1, 0] },
      { shape: 'key', colour: '#b58f4c', long: 1.15, cord: '#b5332a', at: [-0.42, 0.02, 0.06], turn: 24 },
      { shape: 'leaf', colour: '#b5332a', vein: '#8d2a20', size: 0.34, at: [1.22, -0.72, 0], turn: -40 },
    ],
    camera: { target: [0.06, -0.05, 0.22], distance: 11.6, elevation: 30 },
  },
  /** Coins on a cash tray, and tea: there is another way to pay. */
  'page-payment': {
    backdrop: 'apricot',
    exposure: square,
    sizes: beside,
    lights: { away: 1.3 },
    items: [
      { ...oak, kind: 'tray', size: [2.5, 1.6, 0.16], turn: -12, at: [-0.1, 0, 0] },
      {
        shape: 'coins',
        at: [-0.1, 0, 0.075],
        turn: -12,
        stacks: [
          [-0.62, 0.12, '#c8a24e', 0.2, 5, 0.2],
          [-0.2, 0.2, '#b9b8b2', 0.22, 4, 0],
          [-0.36, -0.26, '#b9b8b2', 0.19, 1, 0.2],
          [0.06, -0.2, '#b0744a', 0.2, 2, 0],
          [-0.86, -0.3, '#c8a24e', 0.2, 1, 0.2],
        ],
      },
      { ...china, kind: 'cup', radius: 0.4, height: 0.42, tea: '#c58a35', at: [0.66, 0.1, 0.07] },
      { pack: 'parcel', at: [0.35, 1.75, 0], turn: -16, scale: 0.62 },
    ],
    camera: { target: [0.02, 0.3, 0.4], distance: 11.4, elevation: 27 },
  },
  /** A parcel on its way. */
  'page-track': {
    backdrop: 'mist',
    exposure: square,
    sizes: beside,
    lights: { away: 1.4, key: 1.05 },
    items: [
      { pack: 'parcel', at: [0.15, 0.55, 0], turn: -22, scale: 0.86 },
      { shape: 'paper', kind: 'boat', colour: '#fdfaf3', size: 0.78, at: [-0.62, -1.15, 0], turn: -24 },
      {
        shape: 'paper',
        kind: 'coil',
        colour: '#cdb48c',
        radius: 0.3,
        thick: 0.035,
        at: [1.2, -1.05, 0],
        turn: 60,
      },
    ],
    camera: { target: [0.12, 0, 0.42], distance: 13.2, elevation: 21 },
  },
  /** A place is laid for three. */
  'page-career': {
    backdrop: 'wheat',
    exposure: { width: 1200, height: 600, samples: 14 },
    sizes: { 1200: 60_000, 800: 35_000, 480: 15_000 },
    lights: { away: 1.6, key: 1.1, fill: 1.05 },
    items: [
      { pack: 'crate', size: [2.3, 1.2, 0.86], at: [1.75, 0.9, 0], turn: -12 },
      { pack: '18', turn: -8, at: [1.25, 1, 0.12], scale: 0.74 },
      { pack: '04', turn: -6, lean: -4, at: [2.2, 0.85, 0.12], scale: 0.72 },
      {
        shape: 'teaware',
        kind: 'pot',
        colour: '#93442f',
        radius: 0.6,
        spout: 12,
        at: [-2.3, 0.5, 0],
        turn: 168,
      },
      { ...china, kind: 'cup', radius: 0.38, height: 0.4, tea: '#a9a53c', at: [-1.15, -0.25, 0] },
      { ...china, kind: 'cup', radius: 0.38, height: 0.4, tea: '#a9a53c', at: [-0.22, -0.42, 0] },
      { ...china, kind: 'cup', radius: 0.38, height: 0.4, tea: '#a9a53c', at: [0.72, -0.5, 0] },
    ],
    camera: { target: [0, 0, 0.66], distance: 19.4, elevation: 17 },
  },
  'empty-wishlist': empty(
    [{ shape: 'basket', colour: '#dcc7a2', radius: 0.9, thick: 0.05, rings: 8, turn: 20 }],
    { target: [0, 0, 0.45], elevation: 24 },
  ),
  'not-found': empty([{ pack: 'lantern', turn: -8 }], { target: [0, 0, 0.98], distance: 15, elevation: 10 }),
  offline: empty(
    [
      { shape: 'paper', kind: 'boat', colour: '#a8bfc6', size: 1.15, at: [-0.35, 0, 0], turn: -22 },
      {
        shape: 'paper',
        kind: 'coil',
        colour: '#cdb48c',
        radius: 0.34,
        thick: 0.04,
        at: [0.95, -0.62, 0],
        turn: 40,
      },
    ],
    { target: [0.1, 0, 0.34], elevation: 18 },
  ),
  'no-match': empty(
    [
      { ...china, kind: 'dish', radius: 0.86, colour: '#a9b79c', leaves: [], at: [-0.1, 0.18, 0] },
      { shape: 'chopsticks', colour: '#6d2a20', rest: '#f4f1e8', long: 1.9, at: [0.12, -0.92, 0], turn: 6 },
    ],
    { target: [0, -0.1, 0.1], elevation: 27 },
  ),
};
