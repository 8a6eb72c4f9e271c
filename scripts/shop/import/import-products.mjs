import { assignIds } from './assign-ids.mjs';
import { currencyCodeOf, decimalSignOf } from './amount.mjs';
import { mappingOf, shopColumns, unusedColumns } from './formats.mjs';
import { groupRows } from './group-rows.mjs';
import { readRole } from '../photo-roles.mjs';
import { photoNamer } from './photo-names.mjs';
import { otherCategory } from './make-cells.mjs';
import { readSource } from './read-source.mjs';
import { takeGroup } from './take-group.mjs';
import { withChosenColumns } from './chosen-columns.mjs';

/** @typedef {{ row: number, name: string, reason: string }} LeftOut */
/**
 * Every row of the source is a product, joined to one, or left out.
 * @typedef {{ title: string, mapping: import('./formats.mjs').Mapping, spelling: Map<string, string>, unused: string[], rowCount: number,
 *   columns: string[], products: { row: number, cells: Record<string, string> }[], joined: number[],
 *   leftOut: LeftOut[], notes: string[], photos: { name: string, source: string }[], currencies: string[] }} Import
 */

/**
 * Makes rows of `products.csv` from a table of any shop. Nothing is fetched. Throws a UserError if the table cannot be
 * read, or if no column looks like names or prices.
 * @param {Uint8Array} bytes
 * @param {{ chosen?: string[], present?: Record<string, string>[], decimals?: number, now?: number }} [options]
 *   `chosen` holds texts such as "price=Preis", `present` the rows of the shop's table; `now` tells which sales ended
 * @returns {Import}
 */
export function importProducts(bytes, { chosen = [], present = [], decimals = 2, now = Date.now() } = {}) {
  const source = readSource(bytes);
  const mapping = withChosenColumns(mappingOf(source.columns), source.columns, chosen);
  const valueOf = ({ cells }, field) =>
    (mapping.columns[field] ?? [])
      .map((column) => cells[column])
      // Google may write the number of a category in place of its name.
      .find((cell) => cell !== '' && (field !== 'category' || !/^\d+$/.test(cell))) ?? '';

  const prices = source.rows.flatMap((row) =>
    ['price', 'sale price', 'price before'].map((field) => valueOf(row, field)).filter((cell) => cell !== ''),
  );
  // Programs write a decimal point. Elsewhere "1.234" is likelier to be a thousand, unless the currency has three decimals.
  const usualSign = mapping.kind === 'other' && decimals !== 3 ? undefined : '.';
  const table = {
    kind: mapping.kind,
    decimals,
    now,
    decimalSign: decimalSignOf(prices) ?? usualSign,
    namesCountedStock: mapping.columns['inventory tracker'] !== undefined,
  };

  const { groups, leftOut } = groupRows(source.rows, mapping, valueOf);
  const result = {
    found: [],
    joined: [],
    leftOut: [...source.leftOut, ...leftOut],
    notes: [...source.notes],
    rowOfKey: new Map(),
  };
  for (const group of groups) takeGroup(group, { mapping, table, valueOf, result });

  const ids = assignIds(result.found, present);
  const photos = namePhotos(result.found, mapping.kind);
  const info = infoColumns(result.found, source.spelling);
  const products = result.found.map(({ row, cells }, index) => ({
    row,
    cells: { ...renamed(cells, info), id: ids[index], photos: photos.cells[index] },
  }));
  return {
    title: mapping.title,
    mapping,
    spelling: source.spelling,
    unused: unusedColumns(source.columns, mapping),
    rowCount: source.rows.length + source.leftOut.length,
    columns: [...shopColumns, ...new Set(info.values())],
    products,
    joined: result.joined,
    leftOut: result.leftOut.toSorted((a, b) => a.row - b.row),
    notes: [...result.notes, ...uncategorised(result.found)],
    photos: photos.list,
    currencies: [...new Set(prices.map(currencyCodeOf).filter((code) => code !== undefined))],
  };
}

/** The `info: …` column for each spelling of its name: "Colour" and "colour" are one column. */
function infoColumns(products, spelling) {
  const byName = new Map();
  const names = products
    .flatMap(({ cells }) => Object.keys(cells))
    .filter((name) => name.startsWith('info: '));
  for (const name of names) {
    const first = byName.get(name.toLowerCase()) ?? spelling.get(name) ?? name;
    byName.set(name.toLowerCase(), first).set(name, first);
  }
  return byName;
}

function renamed(cells, names) {
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [names.get(name) ?? name, cell]));
}

/** A note on the products without a category: a list of one or none. */
function uncategorised(products) {
  const rows = products.filter(({ isUncategorised }) => isUncategorised).map(({ row }) => row);
  return rows.length === 0
    ? []
    : [`Products without a category are in "${otherCategory}": row ${rows.join(', ')}.`];
}

/**
 * The photos of each product as a cell, and a list of all that are to be saved in `photos/`. Other tables do not say what
 * further photos show.
 */
function namePhotos(products, kind) {
  const nameOf = photoNamer();
  const list = new Map();
  const cells = products.map((product) =>
    product.photos
      .map((cell, index) => {
        const { name: photo = cell, role = kind === 'shop' || index === 0 ? undefined : 'other' } =
          readRole(cell);
        const name = nameOf(photo, product.cells.name);
        if (name !== photo || !name.startsWith('/')) list.set(name, photo);
        return role === undefined ? name : `${role}: ${name}`;
      })
      .join(' | '),
  );
  return { cells, list: [...list].map(([name, source]) => ({ name, source })) };
}
