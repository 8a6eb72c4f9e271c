import { comparable, slugOf } from '../../../lib/slug.mjs';
import { fitCells } from './fit-cells.mjs';
import { photosIn } from './photo-names.mjs';
import { makeCells, reasonToLeaveOut } from './make-cells.mjs';

/**
 * Adds the rows of a group to `result`: as one product, or each as left out.
 * @param {import('./group-rows.mjs').Group} group
 */
export function takeGroup({ head, offer, joined, photoRows, variants }, { mapping, table, valueOf, result }) {
  const name = valueOf(head, 'name');
  const made = productOf({ head, offer, photoRows }, { mapping, table, valueOf });
  const reason = made.reason ?? duplicateReason(made, result.rowOfKey);
  if (reason !== undefined) {
    const otherRows = [...joined, ...variants].map(({ row }) => ({
      row,
      name,
      reason: `it belongs to row ${head.row}, which is left out`,
    }));
    result.leftOut.push({ row: head.row, name, reason }, ...otherRows);
    return;
  }
  result.leftOut.push(...variants);
  result.joined.push(...joined.map(({ row }) => row));
  result.found.push({ row: head.row, ...made });
  for (const { key } of keysOf(made)) result.rowOfKey.set(key, head.row);
  result.notes.push(...made.notes.map((note) => `Row ${head.row} ("${made.cells.name}"): ${note}.`));
}

/** A product, or the reason to leave it out. */
function productOf({ head, offer, photoRows }, { mapping, table, valueOf }) {
  const headValue = (field) => valueOf(head, field);
  const reason = reasonToLeaveOut(headValue);
  if (reason !== undefined) return { reason };
  const made = makeCells(
    {
      head: headValue,
      offer: (field) => valueOf(offer, field),
      options: optionsOf({ head, offer }, mapping),
    },
    table,
  );
  if (made.reason !== undefined) return made;
  const sourceId = headValue('id');
  // An id that is no number serves as the SKU.
  const isCode = mapping.kind === 'feed' && !/^\d+$/.test(sourceId);
  const fitted = fitCells(
    isCode ? { ...made.cells, sku: made.cells.sku || sourceId } : made.cells,
    table.decimals,
  );
  if (fitted.reason !== undefined) return fitted;
  return {
    ...made,
    cells: fitted.cells,
    notes: [...made.notes, ...fitted.notes],
    sourceId,
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
    ...pairs,
    ...info.map((field) => [field.slice('info: '.length), head.cells[mapping.columns[field][0]]]),
  ]
    .map(([name, value]) => [name.replace(/[\s\p{Cc}]+/gu, ' ').trim(), value.replaceAll('\\,', ',')])
    .filter(([name, value]) => name !== '' && value !== '' && !isNoOption(name, value));
}

/** A Shopify product without options has the option "Title" with the value "Default Title". */
function isNoOption(name, value) {
  return name === 'Title' || value === 'Default Title';
}

function photosOf(rows, mapping, valueOf) {
  const columns = mapping.columns['photos'] ?? [];
  const found = rows.flatMap((row) =>
    columns
      .flatMap((column) => photosIn(row.cells[column], mapping.kind))
      .map((photo) => ({ photo, position: Number(valueOf(row, 'photo position')) || Infinity })),
  );
  // Photos without a position come last. Infinity minus Infinity is no number, so equal positions are compared first.
  const sorted = found.toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
  return [...new Set(sorted.map(({ photo }) => photo))];
}

/** Two products need different SKUs, names and urls. A url is made of the slug or the name. */
function duplicateReason({ cells, sourceId }, rowOfKey) {
  const same = keysOf({ cells, sourceId }).find(({ key }) => rowOfKey.has(key));
  return same && `it has the same ${same.what} as row ${rowOfKey.get(same.key)}`;
}

/** What no other product may have: `what` names it, `key` is comparable with keys of other products. */
function keysOf({ cells, sourceId }) {
  return [
    { what: 'id', value: sourceId },
    { what: 'SKU', value: cells.sku },
    { what: 'name', value: cells.name },
    { what: cells.slug === '' ? 'url' : 'slug', value: cells.slug || slugOf(cells.name), key: 'url' },
  ]
    .filter(({ value }) => value !== '')
    .map(({ what, value, key = what }) => ({ what, key: `${key} ${comparable(value)}` }));
}
