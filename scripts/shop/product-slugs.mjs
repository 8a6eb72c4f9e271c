import { comparable, slugOf, underscored } from '../../lib/slug.mjs';
import { isTooLong } from './product-cells.mjs';

/** @typedef {import('./read-table.mjs').Fault} Fault */

/** The fault of a product's slug, or of its name if the slug is made of that: a list of one or none. */
export function slugFaults({ row, name, slug }) {
  if (slug !== undefined)
    return isReserved(slug) ? [{ row, column: 'slug', value: slug, problem: reserved }] : [];
  const problem = problemOfMadeSlug(slugOf(name));
  return problem === undefined ? [] : [{ row, column: 'name', value: name, problem }];
}

function problemOfMadeSlug(slug) {
  if (slug === '') return 'no url can be made of this name; write one in the column slug';
  if (isTooLong(slug)) return 'this name is too long for a url; write a shorter one in the column slug';
  return isReserved(slug) ? reserved : undefined;
}

const reserved = 'hosts take this for the folder itself; write another in the column slug';

function isReserved(slug) {
  return slug.toLowerCase() === 'index';
}

/** The slug of a product; undefined if it is just the name with underscores, which pages make themselves. */
export function carriedSlug({ name, slug = slugOf(name) }) {
  return slug === underscored(name) ? undefined : slug;
}

/**
 * The faults of rows that have the same id, SKU, name or url as an earlier one. Hidden products keep their ids and SKUs,
 * but not their names and urls.
 * @param {readonly { row: number, id: number, name: string, category: string, slug?: string, sku: string, hidden?: boolean }[]} found
 * @returns {Fault[]}
 */
export function repetitions(found) {
  const shown = found.filter(({ hidden }) => !hidden);
  const ids = repeated(
    found,
    ({ id }) => id,
    ({ id }, first) => ({
      column: 'id',
      value: String(id),
      problem: `row ${first.row} has this id too; give the newer product the next free number`,
    }),
  );
  const skus = repeated(
    found,
    ({ sku }) => sku.toLowerCase(),
    ({ sku }, first) => ({
      column: 'sku',
      value: sku,
      problem: `row ${first.row} has this SKU too, its own or made of its id; each product needs another`,
    }),
  );
  const names = repeated(
    shown,
    ({ name }) => comparable(name),
    ({ name }, first) => ({
      column: 'name',
      value: name,
      problem: `row ${first.row} has the same name, or one that is taken for it; shoppers could not tell them apart`,
    }),
  );
  const urls = repeated(
    shown,
    ({ category, name, slug = slugOf(name) }) => `${category}/${comparable(slug)}`,
    ({ name, slug }, first) => ({
      ...(slug === undefined ? { column: 'name', value: name } : { column: 'slug', value: slug }),
      problem: `row ${first.row} has the same url, or one that is taken for it; write another in the column slug`,
    }),
  );
  // Rows with one id would have one SKU too, and rows with one name one url: the first of these faults is enough.
  const named = new Set(names.map(({ row }) => row));
  const withIds = new Set(ids.map(({ row }) => row));
  return [
    ...ids,
    ...skus.filter(({ row }) => !withIds.has(row)),
    ...names,
    ...urls.filter(({ row }) => !named.has(row)),
  ];
}

/** A fault for each row whose key an earlier row has; `faultOf` gets both rows. */
function repeated(found, keyOf, faultOf) {
  const firsts = new Map();
  return found.flatMap((entry) => {
    const key = keyOf(entry);
    const first = firsts.get(key);
    if (first !== undefined) return [{ row: entry.row, ...faultOf(entry, first) }];
    firsts.set(key, entry);
    return [];
  });
}
