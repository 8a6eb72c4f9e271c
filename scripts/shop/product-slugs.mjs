import { comparable, slugOf, underscored } from '../../lib/slug.mjs';
import { isTooLong } from './product-cells.mjs';

/** @typedef {import('./read-table.mjs').Fault} Fault */

/** The url's last part, from the name unless the row has one of its own; a pair of the slug or its fault. */
export function slugFaults({ row, name, slug }) {
  if (slug !== undefined)
    return isReserved(slug) ? [{ row, column: 'slug', value: slug, problem: reserved }] : [];
  const made = slugOf(name);
  const problem =
    (made === '' && 'no url can be made of this name; write one in the column slug') ||
    (isTooLong(made) && 'this name is too long for a url; write a shorter one in the column slug') ||
    (isReserved(made) && reserved);
  return problem ? [{ row, column: 'name', value: name, problem }] : [];
}

const reserved = 'hosts take this for the folder itself; write another in the column slug';

function isReserved(slug) {
  return slug.toLowerCase() === 'index';
}

/** The slug that pages must know, because the name with underscores is another. */
export function carriedSlug({ name, slug = slugOf(name) }) {
  return slug === underscored(name) ? undefined : slug;
}

/**
 * The rows that claim what an earlier one has: an id or a SKU, also of a hidden product, a name, or a url.
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
  const named = new Set(names.map(({ row }) => row));
  const withIds = new Set(ids.map(({ row }) => row));
  return [
    ...ids,
    ...skus.filter(({ row }) => !withIds.has(row)),
    ...names,
    ...urls.filter(({ row }) => !named.has(row)),
  ];
}

function repeated(found, keyOf, faultOf) {
  const firsts = new Map();
  return found.flatMap((one) => {
    const key = keyOf(one);
    const first = firsts.get(key);
    if (first !== undefined) return [{ row: one.row, ...faultOf(one, first) }];
    firsts.set(key, one);
    return [];
  });
}
