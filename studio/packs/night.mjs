/** The plain boxes and the gel, all by Nagi. */
export const night = {
  '07': {
    label: ['nagi', 'nightBox'],
    cm: 11,
    frame: { wide: 1.15, high: 1.6 },
    item: { shape: 'carton', size: [1.05, 0.34, 1.6], turn: -24 },
    words: { line: '天然ゴムラテックス', latin: 'THIN LATEX CONDOMS', weight: 'コンドーム 12個入' },
  },
  19: {
    label: ['nagi', 'sandBox'],
    cm: 10,
    frame: { wide: 1.35, high: 1.45 },
    item: { shape: 'carton', size: [1.26, 0.36, 1.45], rough: 0.5, turn: -20 },
    words: { line: '天然ゴム不使用', latin: 'LATEX FREE CONDOMS', weight: 'コンドーム 10個入' },
  },
  26: {
    label: ['nagi', 'gelTube'],
    cm: 13.5,
    frame: { wide: 1.05, high: 2.1 },
    item: { shape: 'tube', width: 0.68, height: 2.1, cap: 0.36, capColour: '#e9e2d4', turn: -6 },
    words: { hero: '雫', line: '潤滑ゼリー', latin: 'WATER-BASED LUBRICANT GEL', weight: '75 ml' },
  },
};
