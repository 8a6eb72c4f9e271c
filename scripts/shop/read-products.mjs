import { cellReaders, infoLabel, requiredColumns, someText } from './product-cells.mjs';
import { carriedSlug, repetitions, slugFaults } from './product-slugs.mjs';
import { readTable } from './read-table.mjs';

/** @typedef {import('./read-table.mjs').Fault} Fault */

/**
 * Reads `products.csv`. A product with a fault is left out, as is a hidden one; every fault is listed. The pictures of a
 * product are still as its row names them, in `photos` and `socialImage`.
 * @param {Uint8Array} bytes
 * @param {{ categories?: readonly string[] | undefined, decimals?: number, skuPrefix?: string }} [settings] without
 * `categories`, any category is accepted
 * @returns {{ products: any[], faults: Fault[] }}
 */
export function readProducts(bytes, settings = {}) {
  const table = readTable(bytes);
  const missing = requiredColumns.filter((column) => !table.columns.includes(column));
  if (table.columns.length === 0) return { products: [], faults: table.faults };
  if (missing.length > 0) return { products: [], faults: [...table.faults, ...missing.map(missingColumn)] };

  const readers = cellReaders(settings);
  const labels = table.columns.flatMap((column, index) => {
    const label = infoLabel(table.headings[index]);
    return label ? [{ column, label }] : [];
  });
  const rows = table.rows.map((row) => readRow(row, readers, labels));
  const sound = rows.flatMap(({ product }) => product ?? []);
  const withSkus = sound.map((product) => ({ ...product, sku: skuOf(product, settings.skuPrefix) }));
  const faults = [
    ...table.faults,
    ...table.columns.flatMap((column) => unknownColumn(column, Object.keys(readers))),
    ...rows.flatMap((row) => row.faults),
    ...repetitions(withSkus),
  ];
  const products = sound.filter(({ hidden }) => !hidden).map(productOf);
  if (products.length + faults.length === 0)
    faults.push({ row: 2, problem: 'there is no product to show; write one in each row' });
  return {
    products,
    faults: faults.sort((a, b) => a.row - b.row),
  };
}

function readRow({ row, cells }, readers, labels) {
  const found = Object.entries(readers).map(([column, read]) => ({ column, ...read(cells[column] ?? '') }));
  const info = labels.map(({ column, label }) => ({ column, label, ...someText(cells[column]) }));
  const faults = [...found, ...info].flatMap(({ column, problem }) =>
    problem === undefined ? [] : [{ row, column, value: cells[column], problem }],
  );
  if (faults.length > 0) return { faults };
  const product = {
    ...Object.fromEntries(found.map(({ column, value }) => [column, value])),
    row,
    info: info.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, text: value }])),
  };
  const wrong = product.hidden ? [] : slugFaults(product);
  return wrong.length > 0 ? { faults: wrong } : { product, faults };
}

/** As `skuOf` in lib/domain/product.ts makes it. */
function skuOf({ sku, id }, prefix = '') {
  return sku ?? `${prefix}${String(id).padStart(2, '0')}`;
}

function missingColumn(column) {
  return { row: 1, column, problem: 'this column is missing' };
}

function unknownColumn(column, known) {
  if (column === '' || known.includes(column) || infoLabel(column)) return [];
  return [
    {
      row: 1,
      column,
      problem: `no column has this name; they are ${known.join(', ')}, and any that begin with "info:"`,
    },
  ];
}

/** What is absent has no field, so that it adds no byte to the pages. */
function productOf(row) {
  const { rating, size, info, discount, adult, hidden: _, 'social image': socialImage, ...cells } = row;
  const product = {
    ...cells,
    discount,
    rate: rating,
    packSize: size,
    socialImage,
    info: info.length > 0 ? info : undefined,
    adult: adult || undefined,
    slug: carriedSlug(row),
  };
  return Object.fromEntries(Object.entries(product).filter(([, value]) => value !== undefined));
}
