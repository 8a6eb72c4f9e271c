/** Tea: Suian in tins and wood, Kazenoki in paper. */
const deep = '#23402f';
const flat = { shape: 'bag', bake: 'flat-a', rough: 0.45, zips: [0.872, 0.865], crinkle: 0.3 };

export const tea = {
  '02': {
    label: ['suian', 'lowTin'],
    cm: 6.4,
    frame: { wide: 1.4, high: 1.6 },
    close: 0.74,
    item: { shape: 'tin', width: 1.36, height: 1.2, lid: 0.4, colour: deep, turn: 7 },
    words: { hero: '抹茶', origin: '京都宇治', note: '石臼挽き', latin: 'UJI MATCHA', weight: '30 g' },
  },
  '08': {
    label: ['kazenoki', 'teaCarton'],
    cm: 15.5,
    frame: { wide: 1.4, high: 1.75 },
    item: { shape: 'carton', size: [1.15, 0.6, 1.75], rough: 0.5, turn: -24 },
    words: { hero: 'ほうじ茶', note: '静岡の茎と葉', latin: 'HOJICHA', weight: '20 BAGS' },
  },
  13: {
    label: ['kazenoki', 'genmai'],
    cm: 21,
    frame: { wide: 1.55, high: 2.24 },
    item: { ...flat, rough: 0.6, back: '#b68a50', turn: 6 },
    words: { hero: '玄米茶', note: '静岡の緑茶と玄米', latin: 'GENMAICHA', weight: '200 g' },
  },
  18: {
    label: ['suian', 'tallTin'],
    cm: 14.5,
    frame: { wide: 1, high: 2.15 },
    item: { shape: 'tin', width: 0.95, height: 1.75, lid: 0.4, colour: '#1d3026', bead: true, turn: -6 },
    words: { hero: '玉露', origin: '福岡八女', latin: 'GYOKURO', weight: '100 g' },
  },
  23: {
    label: ['suian', 'woodenBox'],
    cm: 10.6,
    frame: { wide: 2.15, high: 0.92 },
    item: {
      shape: 'gift',
      size: [1.9, 1.2, 0.92],
      lidHeight: 0.26,
      lidAreas: { front: [0, 0.74, 0.61, 1], right: [0.61, 0.3, 1, 0.4], top: [0, 0.62, 0.61, 1] },
      colour: '#dcbb86',
      cord: deep,
      knotAt: -0.3,
      bow: 0.8,
      rough: 0.66,
      turn: -20,
    },
    camera: { elevation: 13 },
    words: { hero: '茶の湯', note: '茶碗・茶筅・茶杓・茶巾・抹茶', latin: 'TEA CEREMONY SET', weight: '5' },
  },
  30: {
    label: ['kazenoki', 'latte'],
    cm: 21,
    frame: { wide: 1.55, high: 2.24 },
    close: 0.7,
    item: { ...flat, mirror: true, back: '#7c9a52', turn: -7 },
    words: { hero: '抹茶', line: 'ラテ', latin: 'MATCHA LATTE MIX', weight: '250 g' },
  },
};
