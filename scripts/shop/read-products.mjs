import { readTable } from './read-table.mjs';

/** @typedef {import('./read-table.mjs').Fault} Fault */

const required = (text) => (text === '' ? { problem: 'this cell is empty' } : { value: text });

/** The readers of the columns: each returns the value of a cell, or its problem. */
const columns = {
  id: numberOf(/^[1-9]\d{0,8}$/, 'a whole number from 1 on, which the product keeps for ever'),
  name: required,
  category: required,
  price: numberOf(/^\d+(\.\d{1,2})?$/, 'digits with a point, such as 12.50, without a currency sign'),
  discount: numberOf(/^(\d{1,2}|100)?$/, 'a whole percentage from 0 to 100, without %'),
  stock: numberOf(/^\d{1,6}$/, 'a whole number from 0 to 999999'),
  rating: numberOf(/^([0-4](\.\d+)?|5(\.0+)?)?$/, 'a number from 0 to 5'),
  brand: required,
  size: required,
  description: required,
  composition: readComposition,
  photos: (text) => (text === '' ? required(text) : { value: text.split('|').map((path) => path.trim()) }),
  'social image': (text) => ({ value: text || undefined }),
};

/**
 * Reads `products.csv`. A product has its row and the names of its photos. One with a fault is left out; every fault
 * is listed.
 * @param {Uint8Array} bytes
 */
export function readProducts(bytes) {
  const table = readTable(bytes);
  const missing = Object.keys(columns).filter((column) => !table.columns.includes(column));
  if (table.columns.length === 0) return { products: [], faults: table.faults };
  if (missing.length > 0) return { products: [], faults: [...table.faults, ...missing.map(missingColumn)] };

  const faults = [...table.faults, ...table.columns.flatMap(unknownColumn)];
  const products = table.rows.flatMap(({ row, cells }) => {
    const found = Object.entries(columns).map(([column, read]) => ({ column, ...read(cells[column]) }));
    const wrong = found.filter(({ problem }) => problem !== undefined);
    faults.push(...wrong.map(({ column, problem }) => ({ row, column, value: cells[column], problem })));
    return wrong.length > 0
      ? []
      : [{ row, ...productOf(Object.fromEntries(found.map(({ column, value }) => [column, value]))) }];
  });
  return { products, faults: faults.sort((a, b) => a.row - b.row) };
}

/**
 * `products.csv row 4, price "12,50": write digits with a point, such as 12.50`
 * @param {string} file
 * @param {Fault} fault
 */
export function faultLine(file, { row, column, value, problem }) {
  const cell = [column, value && JSON.stringify(value)].filter(Boolean).join(' ');
  return `${file} row ${row}${cell && `, ${cell}`}: ${problem}`;
}

function numberOf(pattern, expected) {
  return (text) => (pattern.test(text) ? { value: Number(text) } : { problem: `write ${expected}` });
}

/** "Material: bamboo" names its own label. */
function readComposition(text) {
  const [, label, content] = /^(Ingredients|Material):\s*(\S.*)$/s.exec(text) ?? [];
  return label === undefined
    ? { problem: 'begin with "Ingredients:" or "Material:"' }
    : { value: { label, text: content } };
}

function missingColumn(column) {
  return { row: 1, column, problem: 'this column is missing' };
}

function unknownColumn(column) {
  if (column === '' || Object.hasOwn(columns, column)) return [];
  return [
    { row: 1, column, problem: `no column has this name; they are ${Object.keys(columns).join(', ')}` },
  ];
}

function productOf(cells) {
  const {
    id,
    name,
    price,
    discount,
    rating,
    photos,
    category,
    stock,
    brand,
    description,
    size,
    composition,
  } = cells;
  const socialImage = cells['social image'];
  return {
    id,
    name,
    price,
    discount,
    rate: rating,
    photos,
    ...(socialImage && { socialImage }),
    category,
    stock,
    brand,
    description,
    packSize: size,
    composition,
  };
}
