import { assignIds } from './assign-ids.mjs';
import { currencyCodeOf, decimalSignOf } from './amount.mjs';
import { mappingOf, shopColumns, unusedColumns } from './formats.mjs';
import { groupRows } from './group-rows.mjs';
import { photoNames, photosIn } from './photo-names.mjs';
import { otherCategory, productCells, reasonToLeaveOut } from './product-cells.mjs';
import { readSource } from './read-source.mjs';
import { withChosenColumns } from './chosen-columns.mjs';

/** @typedef {{ row: number, name: string, reason: string }} LeftOut */
/**
 * Every row of the source is a product, joined to one, or left out.
 * @typedef {{ title: string, mapping: import('./formats.mjs').Mapping, unused: string[], rowCount: number,
 *   columns: string[], products: { row: number, cells: Record<string, string> }[], joined: number[],
 *   leftOut: LeftOut[], notes: string[], photos: { name: string, source: string }[], currencies: string[] }} Import
 */

/**
 * Makes rows of `products.csv` from a table of any shop. Nothing is fetched. Throws a UserError if the table cannot be
 * read, or if no column looks like names or prices.
 * @param {Uint8Array} bytes
 * @param {{ chosen?: string[], present?: Record<string, string>[], decimals?: number }} [options] `chosen` holds texts
 *   such as "price=Preis", `present` the rows of the shop's table
 * @returns {Import}
 */
export function importProducts(bytes, { chosen = [], present = [], decimals = 2 } = {}) {
  const source = readSource(bytes);
  const mapping = withChosenColumns(mappingOf(source.columns), source.columns, chosen);
  const valueOf = ({ cells }, field) =>
    (mapping.columns[field] ?? []).map((column) => cells[column]).find((cell) => cell !== '') ?? '';

  const prices = source.rows.flatMap((row) =>
    ['price', 'sale price', 'price before'].map((field) => valueOf(row, field)).filter((cell) => cell !== ''),
  );
  // Programs write a decimal point. Elsewhere "1.234" is likelier to be a thousand, unless the currency has three decimals.
  const usualSign = mapping.kind === 'other' && decimals !== 3 ? undefined : '.';
  const table = {
    kind: mapping.kind,
    decimals,
    decimalSign: decimalSignOf(prices) ?? usualSign,
    namesCountedStock: mapping.columns['inventory tracker'] !== undefined,
  };

  const grouped = groupRows(source.rows, mapping, valueOf);
  const result = {
    found: [],
    joined: [],
    leftOut: [...source.leftOut, ...grouped.leftOut],
    notes: [...source.notes],
    rowOfKey: new Map(),
  };
  const isLeft = new Set(grouped.leftOut.map(({ row }) => row));
  for (const group of grouped.groups) {
    const joined = group.all
      .map(({ row }) => row)
      .filter((row) => row !== group.head.row && !isLeft.has(row));
    // Shopify lists the photos of a product below it, on rows that may be variants too.
    const photoRows = group.all.filter(({ row }) => mapping.kind === 'shopify' || !isLeft.has(row));
    takeGroup({ ...group, joined, photoRows }, { mapping, table, valueOf, result });
  }

  const ids = assignIds(result.found, present);
  const photos = namePhotos(result.found);
  const products = result.found.map(({ row, cells }, index) => ({
    row,
    cells: { ...cells, id: ids[index], photos: photos.cells[index] },
  }));
  return {
    title: mapping.title,
    mapping,
    unused: unusedColumns(source.columns, mapping),
    rowCount: source.rows.length + source.leftOut.length,
    columns: [...shopColumns, ...infoColumns(products)],
    products,
    joined: result.joined,
    leftOut: result.leftOut.toSorted((a, b) => a.row - b.row),
    notes: [...result.notes, ...uncategorised(products)],
    photos: photos.list,
    currencies: [...new Set(prices.map(currencyCodeOf).filter((code) => code !== undefined))],
  };
}

function infoColumns(products) {
  return [...new Set(products.flatMap(({ cells }) => Object.keys(cells)))].filter((column) =>
    column.startsWith('info: '),
  );
}

function uncategorised(products) {
  const rows = products.filter(({ cells }) => cells.category === otherCategory).map(({ row }) => row);
  return rows.length === 0
    ? []
    : [`Products without a category are in "${otherCategory}": row ${rows.join(', ')}.`];
}

/** Adds the rows of a group to `result`: as one product, or each as left out. */
function takeGroup({ head, offer, joined, photoRows }, { mapping, table, valueOf, result }) {
  const headValue = (field) => valueOf(head, field);
  const name = headValue('name');
  const made =
    reasonToLeaveOut(headValue) ?? productOf({ head, offer, photoRows }, { mapping, table, valueOf });
  const reason = typeof made === 'string' ? made : (made.reason ?? duplicateReason(made, result.rowOfKey));
  if (reason !== undefined) {
    const below = joined.map((row) => ({
      row,
      name,
      reason: `it belongs to row ${head.row}, which is left out`,
    }));
    result.leftOut.push({ row: head.row, name, reason }, ...below);
    return;
  }
  result.found.push({ row: head.row, ...made });
  for (const { key } of keysOf(made)) result.rowOfKey.set(key, head.row);
  result.joined.push(...joined);
  result.notes.push(...made.notes.map((note) => `Row ${head.row} ("${made.cells.name}"): ${note}.`));
}

function productOf({ head, offer, photoRows }, { mapping, table, valueOf }) {
  const made = productCells(
    {
      head: (field) => valueOf(head, field),
      offer: (field) => valueOf(offer, field),
      options: optionsOf({ head, offer }, mapping),
    },
    table,
  );
  if (made.reason !== undefined) return made;
  const sourceId = valueOf(head, 'id');
  const isCode = mapping.kind === 'feed' && !/^\d+$/.test(sourceId);
  return {
    ...made,
    sourceId,
    cells: isCode ? { ...made.cells, sku: made.cells.sku || sourceId } : made.cells,
    photos: photosOf(photoRows, mapping, valueOf),
  };
}

/** The properties of the variant that is taken, such as ["Colour", "Red"], and the `info: …` columns. */
function optionsOf({ head, offer }, mapping) {
  const pairs = mapping.pairs
    .filter(([, , isShown]) => head.cells[isShown] !== '0')
    .map(([name, value]) => [offer.cells[name] || head.cells[name], offer.cells[value]]);
  const info = Object.keys(mapping.columns).filter((field) => field.startsWith('info: '));
  return [
    // A Shopify product without options has the option "Title" with the value "Default Title".
    ...pairs.filter(
      ([name, value]) => name !== '' && value !== '' && value !== 'Default Title' && name !== 'Title',
    ),
    ...info.map((field) => [field.slice('info: '.length), head.cells[mapping.columns[field][0]]]),
  ].map(([name, value]) => [name.replace(/\s+/g, ' ').toLowerCase(), value.replaceAll('\\,', ',')]);
}

function photosOf(rows, mapping, valueOf) {
  const columns = mapping.columns['photos'] ?? [];
  const found = rows.flatMap((row) =>
    columns
      .flatMap((column) => photosIn(row.cells[column], mapping.kind))
      .map((photo) => ({ photo, position: Number(valueOf(row, 'photo position')) || Infinity })),
  );
  const sorted = found.toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
  return [...new Set(sorted.map(({ photo }) => photo))];
}

function namePhotos(products) {
  const nameOf = photoNames();
  const list = new Map();
  const cells = products.map((product) =>
    product.photos
      .map((photo) => {
        const name = nameOf(photo, product.cells.name);
        if (name !== photo || !name.startsWith('/')) list.set(name, photo);
        return name;
      })
      .join(' | '),
  );
  return { cells, list: [...list].map(([name, source]) => ({ name, source })) };
}

/** Two products need different SKUs and different addresses, which come from the slug or the name. */
function duplicateReason({ cells, sourceId }, rowOfKey) {
  const same = keysOf({ cells, sourceId }).find(({ key }) => rowOfKey.has(key));
  return same && `it has the same ${same.what} as row ${rowOfKey.get(same.key)}`;
}

function keysOf({ cells, sourceId }) {
  const address = cells.slug || cells.name;
  return [
    { what: 'id', value: sourceId },
    { what: 'SKU', value: cells.sku },
    { what: cells.slug === '' ? 'name' : 'slug', value: address, kind: 'address' },
  ]
    .filter(({ value }) => value !== '')
    .map(({ what, value, kind = what }) => ({ what, key: `${kind} ${value.toLowerCase()}` }));
}
