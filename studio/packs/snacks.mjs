/** Snacks and sweets: Komorido in film, Yukinoto in tin, box and pouch. */
const pillow = { shape: 'bag', waist: 0.12, deep: 0.92, rough: 0.26, crinkle: 0.5, crimps: 120 };
const hanging = { shape: 'bag', bake: 'mini-a', rough: 0.4, pressed: 0.15, crinkle: 0.3 };

export const snacks = {
  '04': {
    label: ['komorido', 'shrimpBag'],
    cm: 23,
    frame: { wide: 1.5, high: 2.08 },
    item: { ...pillow, bake: 'pillow-a', back: '#f3e3cb', turn: -8 },
    words: {
      hero: 'えびせん',
      note: '瀬戸内のえび',
      line: 'うす塩味',
      latin: 'SHRIMP CRACKERS',
      weight: '68 g',
    },
  },
  '06': {
    label: ['yukinoto', 'mochiSleeve'],
    cm: 8.3,
    frame: { wide: 2.15, high: 0.86 },
    camera: { elevation: 13 },
    item: {
      shape: 'gift',
      size: [1.95, 1.2, 0.86],
      lidHeight: 0.2,
      sleeve: [0.72, 0.1],
      colour: '#b3362a',
      cord: '#c9a54e',
      knotAt: -0.385,
      bow: 0.6,
      turn: -20,
    },
    words: { hero: '四季もち', line: 'あずき・さくら・きなこ・ゆず', latin: 'SEASONAL MOCHI', weight: '12' },
  },
  11: {
    label: ['komorido', 'noriPouch'],
    cm: 19,
    frame: { wide: 1.5, high: 1.98 },
    item: { ...hanging, back: '#24382f', turn: 6 },
    words: { hero: 'のり巻', line: '有明のりのあられ', latin: 'NORI RICE CRACKERS', weight: '45 g' },
  },
  17: {
    label: ['komorido', 'potatoBag'],
    cm: 24,
    frame: { wide: 1.5, high: 2.1 },
    item: { ...pillow, bake: 'pillow-b', back: '#6f2d4b', turn: 7 },
    words: {
      hero: 'さつまいも',
      line: 'チップス',
      note: '鹿児島のいも',
      latin: 'SWEET POTATO CHIPS',
      weight: '100 g',
    },
  },
  24: {
    label: ['yukinoto', 'cookieTin'],
    cm: 8.6,
    frame: { wide: 2.14, high: 1.08 },
    camera: { elevation: 12 },
    item: {
      shape: 'tin',
      width: 2.1,
      height: 0.78,
      lid: 0.28,
      colour: '#dfb566',
      lidColour: '#23486b',
      bead: true,
      shine: 0.2,
      coat: 0.06,
      ring: 0.74,
      turn: 0,
    },
    words: { hero: 'きなこ', line: 'バタークッキー', latin: 'KINAKO BUTTER COOKIES', weight: '32 PIECES' },
  },
  28: {
    label: ['yukinoto', 'konpeito'],
    cm: 15,
    frame: { wide: 1.5, high: 1.98 },
    item: { ...hanging, mirror: true, back: '#d47f7d', turn: -7 },
    words: {
      hero: '金平糖',
      line: 'いちご・レモン・メロン・ぶどう',
      latin: 'KONPEITO SUGAR STARS',
      weight: '80 g',
    },
  },
};
