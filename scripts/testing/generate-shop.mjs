import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const categories = [
  { name: 'Tea, "Coffee" & Co.' },
  { name: 'ម្ហូបស្ងួត' },
  { name: 'حلويات', slug: 'sweets' },
  { name: "Baker's 1/2 Price" },
  { name: '乾物と調味料' },
  { name: 'For the Night', adult: true },
];

/** Beginnings of names that are hard on urls, file names, markup, spreadsheets or the width of a card. */
const starts = [
  'Tea "Gold Tip"',
  "O'Brien's Oats",
  'Vinegar 1.5 L',
  'Mint & Lime',
  'ស្ករត្នោត',
  'تمر مجدول',
  '50% Cocoa',
  'Rice/Barley Mix',
  'Honey #7',
  'Salt? Salt!',
  '<b>Bold</b> Beans',
  'Crème Brûlée',
  '鰹節 (荒削り)',
  '=SUM(A1:A9) Sugar',
  '-5° Ice Tea',
  '@home Kit',
  'C:\\Pepper',
  '🎁 Box',
  'Jam; Jelly, Curd',
  '`Tick` {Brace} [Bracket]',
  `Extraordinarily ${'long-lasting '.repeat(14)}Candle`,
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenkekse',
  '$HOME Blend',
  'null',
];

/**
 * Writes a shop of many products without photos; the same number gives the same files. It takes riel, which has no
 * decimals, no tax, and a percentage for shipping.
 * @param {string} folder is emptied first
 * @param {number} count
 */
export function generateShopFolder(folder, count) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const heading = 'stock,id,name,category,price,discount,hidden,description,brand,adult,info: Origin';
  const rows = Array.from({ length: count }, (_, index) => productRow(index).map(quoted).join(','));
  writeFileSync(join(folder, 'products.csv'), `\uFEFF${[heading, ...rows].join('\r\n')}\r\n`);
  writeFileSync(join(folder, 'shop.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

const settings = {
  name: 'Psar 500',
  description: 'Psar 500 sells five hundred things with difficult names.',
  site: 'https://psar.example',
  categories,
  currency: { code: 'KHR', symbol: '៛', decimals: 0, name: 'riel' },
  shipping: { percent: 2.5, freeFrom: 400_000, days: '3 days' },
  payment: { methods: ['collect', 'cod'] },
  // The account does not exist.
  khqr: '00020101021130410014psar_test@none01060000000209Test Bank5204599953031165802KH5909Psar Test6010Phnom Penh62110307Stand 164220002km0112ផ្សារសាកល្បង63043C8F',
  orders: { telegram: 'psar500' },
  contact: { email: 'hello@psar.example' },
};

function productRow(index) {
  const id = 1 + 3 * index;
  // These factors have no divisor in common with the lengths, so that all combinations occur.
  const start = starts[(index * 7) % starts.length];
  const { name: category } = categories[(index * 5) % categories.length];
  const stock = index % 11 === 3 ? '' : (index * 37) % 80;
  return [
    stock,
    id,
    `${start} ${id}`,
    category,
    100 * (1 + ((index * 7919) % 3000)),
    index % 4 === 0 ? (index * 13) % 90 : '',
    index % 50 === 49 ? 'yes' : '',
    index % 3 === 0
      ? ''
      : `Number ${id} of five hundred.\nIt says "${start}" on the label, </script> and all.`,
    index % 5 === 0 ? '' : `Brand <${index % 17}>`,
    index % 40 === 7 ? 'yes' : '',
    index % 6 === 0 ? 'Kampot & Kep' : '',
  ];
}

function quoted(cell) {
  return `"${String(cell).replaceAll('"', '""')}"`;
}
