/** @typedef {import('../read-table.mjs').Row} Row */
/**
 * The rows of one product: `head` names it, `offer` has its price, and `all` may hold further photos.
 * @typedef {{ head: Row, offer: Row, all: Row[] }} Group
 * @typedef {{ row: number, name: string, reason: string }} LeftOut
 */

/**
 * Puts the rows of a product together. Of several variants the first with a price is taken, because the shop sells a
 * product in one size; the others are left out. Every row is in a group or left out.
 * @param {Row[]} rows
 * @param {import('./formats.mjs').Mapping} mapping
 * @param {(row: Row, field: string) => string} valueOf
 * @returns {{ groups: Group[], leftOut: LeftOut[] }}
 */
export function groupRows(rows, mapping, valueOf) {
  if (mapping.kind === 'shopify') return groupByHandle(rows, mapping, valueOf);
  if (mapping.kind === 'woocommerce') return groupByParent(rows, mapping, valueOf);
  if (mapping.columns['item group'] !== undefined) return groupByItem(rows, mapping, valueOf);
  return { groups: rows.map(aloneInGroup), leftOut: [] };
}

const aloneInGroup = (row) => ({ head: row, offer: row, all: [row] });

/** The first row of a handle has the title. The rows below it are variants, or further photos. */
function groupByHandle(rows, mapping, valueOf) {
  const byHandle = new Map();
  let handle = '';
  rows.forEach((row, index) => {
    const own = valueOf(row, 'slug').toLowerCase();
    const isNew = own === '' && valueOf(row, 'name') !== '';
    if (own !== '' || isNew || index === 0) handle = own || `row ${row.row}`;
    byHandle.set(handle, [...(byHandle.get(handle) ?? []), row]);
  });
  const parts = [...byHandle.values()].map((all) => {
    const head = all.find((row) => valueOf(row, 'name') !== '') ?? all[0];
    const isVariant = (row) =>
      ['price', 'sku', 'name'].some((field) => valueOf(row, field) !== '') ||
      mapping.pairs.some(([, value]) => row.cells[value] !== '');
    return oneVariant(head, all, isVariant, mapping, valueOf);
  });
  return merged(parts);
}

/** A variation names its parent by SKU, or by "id:44". */
function groupByParent(rows, mapping, valueOf) {
  const isVariation = (row) => /\bvariation\b/i.test(valueOf(row, 'type'));
  const parents = new Map();
  for (const row of rows.filter((candidate) => !isVariation(candidate))) {
    for (const key of [`id:${valueOf(row, 'id')}`, valueOf(row, 'sku').toLowerCase()])
      if (key !== '' && !parents.has(key)) parents.set(key, row);
  }
  const children = new Map();
  const leftOut = [];
  for (const row of rows.filter(isVariation)) {
    const parent = parents.get(valueOf(row, 'parent').toLowerCase());
    if (parent === undefined)
      leftOut.push({
        row: row.row,
        name: valueOf(row, 'name'),
        reason: 'the table has no product of this variant',
      });
    else children.set(parent, [...(children.get(parent) ?? []), row]);
  }
  const parts = rows
    .filter((row) => !isVariation(row))
    .map((head) => oneVariant(head, [head, ...(children.get(head) ?? [])], isVariation, mapping, valueOf));
  return merged([...parts, { groups: [], leftOut }]);
}

function groupByItem(rows, mapping, valueOf) {
  const byItem = new Map();
  for (const row of rows) {
    const item = valueOf(row, 'item group') || `row ${row.row}`;
    byItem.set(item, [...(byItem.get(item) ?? []), row]);
  }
  return merged([...byItem.values()].map((all) => oneVariant(all[0], all, () => true, mapping, valueOf)));
}

function oneVariant(head, all, isVariant, mapping, valueOf) {
  const offer =
    [head, ...all].find((row) => valueOf(row, 'price') !== '' && (row === head || isVariant(row))) ?? head;
  const left = all.filter((row) => row !== head && row !== offer && isVariant(row));
  return {
    groups: [{ head, offer, all }],
    leftOut: left.map((row) => ({
      row: row.row,
      name: valueOf(row, 'name') || valueOf(head, 'name'),
      reason: variantReason(row, offer, mapping, valueOf),
    })),
  };
}

function variantReason(row, offer, mapping, valueOf) {
  const options = mapping.pairs.map(([, value]) => row.cells[value]).filter((value) => value !== '');
  const which = [...options, valueOf(row, 'sku') && `SKU ${valueOf(row, 'sku')}`, valueOf(row, 'price')];
  const described = which.filter((part) => part !== '').join(', ');
  return `a further variant${described && ` (${described})`}; the product is sold as in row ${offer.row}`;
}

function merged(parts) {
  return {
    groups: parts.flatMap(({ groups }) => groups),
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
  };
}
