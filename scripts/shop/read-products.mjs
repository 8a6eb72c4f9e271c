import { nearestName } from './nearest-name.mjs';
import { cellReaders, infoLabel, requiredColumns, someText } from './product-cells.mjs';
import { carriedSlug, repetitions, slugFaults } from './product-slugs.mjs';
import { readTable } from './read-table.mjs';

/** @typedef {import('./read-table.mjs').Fault} Fault */

/**
 * Reads `products.csv`. A product with a fault is left out, as is a hidden one; every fault is listed. The pictures of a
 * product are still as its row names them, in `photos` and `socialImage`; `faultyRows` hold those of rows with faults.
 * @param {Uint8Array} bytes
 * @param {{ categories?: readonly string[] | undefined, decimals?: number, skuPrefix?: string }} [settings] without
 * `categories`, any category is accepted
 * @returns {{ products: any[], faultyRows: import('./photos.mjs').ProductRow[], faults: Fault[] }}
 */
export function readProducts(bytes, settings = {}) {
  const table = readTable(bytes);
  if (table.columns.length === 0) return { products: [], faultyRows: [], faults: table.faults };
  const readers = cellReaders(settings);
  const faultsOfHeading = headingFaults(table.columns, Object.keys(readers));
  if (requiredColumns.some((column) => !table.columns.includes(column)))
    return { products: [], faultyRows: [], faults: [...table.faults, ...faultsOfHeading] };

  const labels = table.columns.flatMap((column, index) => {
    const label = infoLabel(table.headings[index]);
    return label ? [{ column, label }] : [];
  });
  const rows = table.rows.map((row) => readRow(row, readers, labels));
  const sound = rows.flatMap(({ product }) => product ?? []);
  const withSkus = sound.map((product) => ({ ...product, sku: skuOf(product, settings.skuPrefix) }));
  const faults = [
    ...table.faults,
    ...faultsOfHeading,
    ...rows.flatMap((row) => row.faults),
    ...repetitions(withSkus),
  ];
  const products = sound.filter(({ hidden }) => !hidden).map(productOf);
  if (products.length + faults.length === 0)
    faults.push({ row: 2, problem: 'there is no product to show; write one in each row' });
  return {
    products,
    faultyRows: rows.flatMap(({ faultyRow }) => faultyRow ?? []),
    faults: faults.sort((a, b) => a.row - b.row),
  };
}

function readRow({ row, cells }, readers, labels) {
  const found = Object.entries(readers).map(([column, read]) => ({ column, ...read(cells[column] ?? '') }));
  const info = labels.map(({ column, label }) => ({ column, label, ...someText(cells[column]) }));
  const faults = [...found, ...info].flatMap(({ column, problem }) =>
    problem === undefined ? [] : [{ row, column, value: cells[column], problem }],
  );
  const values = Object.fromEntries(found.map(({ column, value }) => [column, value]));
  const { name = '', category, photos, hidden, 'social image': socialImage } = values;
  const faultyRow = hidden ? undefined : { row, name, category, photos, socialImage };
  if (faults.length > 0) return { faults, faultyRow };
  const product = {
    ...values,
    row,
    info: info.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, text: value }])),
  };
  const wrong = hidden ? [] : slugFaults(product);
  return wrong.length > 0 ? { faults: wrong, faultyRow } : { product, faults };
}

/** As `skuOf` in lib/domain/product.ts makes it. */
function skuOf({ sku, id }, prefix = '') {
  return sku ?? `${prefix}${String(id).padStart(2, '0')}`;
}

/** A required column that is only misspelt is one fault, not a missing column too. */
function headingFaults(columns, known) {
  const absent = known.filter((column) => !columns.includes(column));
  const unknown = columns.filter((column) => column !== '' && !known.includes(column) && !infoLabel(column));
  const meant = unknown.map((column) => nearestName(column, absent));
  const missing = requiredColumns.filter((column) => absent.includes(column) && !meant.includes(column));
  return [
    ...missing.map((column) => ({ row: 1, column, problem: 'this column is missing' })),
    ...unknown.map((column, index) => ({ row: 1, column, problem: unknownColumn(meant[index], known) })),
  ];
}

function unknownColumn(meant, known) {
  return meant === undefined
    ? `no column has this name; they are ${known.join(', ')}, and any that begin with "info:"`
    : `no column has this name; do you mean ${meant}?`;
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
