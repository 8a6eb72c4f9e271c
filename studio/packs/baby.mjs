/** Things for babies, all by Tsubomi. */
const milk = '#f7efe7';

export const baby = {
  '03': {
    label: ['tsubomi', 'lotion'],
    frame: { wide: 1.2, high: 2.2 },
    item: { shape: 'bottle', kind: 'pump', width: 1.1, height: 1.6, cap: '#f4eee8', turn: 5 },
    words: { hero: 'つぼみ', line: 'ベビーミルクローション', latin: 'BABY MILK LOTION', weight: '300 ml' },
  },
  10: {
    label: ['tsubomi', 'feedingBottle'],
    frame: { wide: 0.9, high: 2.1 },
    item: {
      shape: 'bottle',
      kind: 'feeding',
      width: 0.9,
      height: 1.46,
      glass: '#fafdfc',
      ring: '#e09a93',
      teat: '#f3e3d3',
      from: 0.2,
      to: 1.2,
      share: 0.29,
      turn: 4,
    },
    words: { hero: 'ほ乳びん', latin: 'GLASS FEEDING BOTTLE', weight: '240 ml' },
  },
  14: {
    label: ['tsubomi', 'wipes'],
    frame: { wide: 2.4, high: 1.15 },
    item: {
      shape: 'bag',
      bake: 'wipes-a',
      pressedSides: true,
      back: '#98b48e',
      rough: 0.36,
      crimps: 130,
      lid: { size: [0.98, 0.36], colour: milk, z: 0.76 },
      turn: -8,
      lean: -10,
      at: [0, 0, 0],
    },
    words: { hero: 'おしりふき', latin: 'SOFT BABY WIPES', weight: '80枚' },
  },
  20: {
    label: ['tsubomi', 'diapers'],
    frame: { wide: 2.2, high: 1.95 },
    item: {
      shape: 'bag',
      bake: 'diaper-a',
      back: '#e7a49d',
      rough: 0.34,
      pressed: 0.05,
      crinkle: 0.55,
      turn: -10,
    },
    words: { hero: 'おむつ', line: 'やわらかテープ', latin: 'SOFT TAPE DIAPERS', weight: '54枚' },
  },
  25: {
    label: ['tsubomi', 'faceCream'],
    frame: { wide: 1.15, high: 1.95 },
    item: { shape: 'tube', width: 0.76, height: 1.95, cap: 0.34, capColour: '#a9c0a0', turn: 6 },
    words: { hero: 'クリーム', line: 'ベビーフェイスクリーム', latin: 'BABY FACE CREAM', weight: '60 g' },
  },
};
