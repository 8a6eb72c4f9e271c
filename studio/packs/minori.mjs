/** Granola: one standing pouch in two bakes; fruit, word and ground differ. */
const pouch = {
  shape: 'bag',
  bake: 'pouch-a',
  rough: 0.45,
  zips: [0.865, 0.858],
  crinkle: 0.35,
  back: '#efe6d6',
};
const other = { ...pouch, bake: 'pouch-b' };
const frame = { wide: 1.72, high: 2.38 };

export const minori = {
  '01': {
    label: ['minori', 'berries'],
    cm: 24,
    item: { ...pouch, back: '#bf3a33', turn: -8 },
    frame,
    words: { hero: 'いちご', line: 'フルーツグラノーラ', latin: 'FRUIT GRANOLA', weight: '380 g' },
  },
  '09': {
    label: ['minori', 'maple'],
    cm: 23,
    item: { ...other, back: '#8b4a1e', turn: 6 },
    frame,
    words: { hero: 'くるみ', line: 'メープルグラノーラ', latin: 'MAPLE WALNUT', weight: '350 g' },
  },
  15: {
    label: ['minori', 'cocoa'],
    cm: 23,
    item: { ...pouch, mirror: true, back: '#3f2a22', turn: -6 },
    frame,
    words: { hero: 'カカオ', line: 'バナナグラノーラ', latin: 'COCOA BANANA', weight: '350 g' },
  },
  21: {
    label: ['minori', 'citrus'],
    cm: 23,
    item: { ...other, back: '#e39a2d', turn: -9 },
    frame,
    words: { hero: 'ゆず', line: 'オレンジグラノーラ', latin: 'YUZU ORANGE', weight: '350 g' },
  },
  27: {
    label: ['minori', 'matcha'],
    cm: 23,
    item: { ...pouch, back: '#4d7040', turn: 7 },
    frame,
    words: { hero: '抹茶', line: 'きなこグラノーラ', latin: 'MATCHA KINAKO', weight: '350 g' },
  },
};
