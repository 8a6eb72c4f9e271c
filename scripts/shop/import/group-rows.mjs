/** @typedef {import('../read-table.mjs').Row} Row */
/** @typedef {{ row: number, name: string, reason: string }} LeftOut */
/**
 * The rows of one product: `head` names it, `offer` has its price. `joined` are its rows besides `head`, and `variants`
 * those that the shop does not sell.
 * @typedef {{ head: Row, offer: Row, joined: Row[], photoRows: Row[], variants: LeftOut[] }} Group
 */

/**
 * Puts the rows of a product together. Of several variants the first with a price is taken, because the shop sells a
 * product in one size. Every row is in a group or left out.
 * @param {Row[]} rows
 * @param {import('./formats.mjs').Mapping} mapping
 * @param {(row: Row, field: string) => string} valueOf
 * @returns {{ groups: Group[], leftOut: LeftOut[] }}
 */
export function groupRows(rows, mapping, valueOf) {
  if (mapping.kind === 'shopify') return { groups: groupByHandle(rows, mapping, valueOf), leftOut: [] };
  if (mapping.kind === 'woocommerce') return groupByParent(rows, mapping, valueOf);
  const itemOf = (row) => valueOf(row, 'item group') || `row ${row.row}`;
  const groups = [...grouped(rows, itemOf).values()].map((all) =>
    groupOf({ head: all[0], all, isVariant: () => true }, mapping, valueOf),
  );
  return { groups, leftOut: [] };
}

/** The rows by a key, in the order of the table. */
function grouped(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    if (groups.has(key)) groups.get(key).push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** The first row of a handle has the title. The rows below it are variants, or further photos. */
function groupByHandle(rows, mapping, valueOf) {
  let handle = '';
  const handleOf = (row) => {
    const own = valueOf(row, 'slug').toLowerCase();
    // A row without a handle and a title belongs to the row above.
    if (own !== '' || valueOf(row, 'name') !== '' || handle === '') handle = own || `row ${row.row}`;
    return handle;
  };
  const isVariant = (row) =>
    ['price', 'sku', 'name'].some((field) => valueOf(row, field) !== '') ||
    mapping.pairs.some(([, value]) => row.cells[value] !== '');
  return [...grouped(rows, handleOf).values()].map((all) => {
    const head = all.find((row) => valueOf(row, 'name') !== '') ?? all[0];
    return groupOf({ head, all, isVariant }, mapping, valueOf);
  });
}

/** A variation names its parent by SKU, or by "id:44". */
function groupByParent(rows, mapping, valueOf) {
  const isVariation = (row) => /\bvariation\b/i.test(valueOf(row, 'type'));
  const products = rows.filter((row) => !isVariation(row));
  const parents = new Map();
  for (const row of products) {
    for (const key of [`id:${valueOf(row, 'id')}`, valueOf(row, 'sku').toLowerCase()])
      if (key !== '' && !parents.has(key)) parents.set(key, row);
  }
  const children = grouped(rows.filter(isVariation), (row) =>
    parents.get(valueOf(row, 'parent').toLowerCase()),
  );
  const isOffered = (row) => isVariation(row) && !/^(?:0|-1)$/.test(valueOf(row, 'published'));
  return {
    groups: products.map((head) =>
      groupOf(
        { head, all: [head, ...(children.get(head) ?? [])], isVariant: isVariation, isOffered },
        mapping,
        valueOf,
      ),
    ),
    leftOut: (children.get(undefined) ?? []).map((row) => ({
      row: row.row,
      name: valueOf(row, 'name'),
      reason: 'the table has no product of this variant',
    })),
  };
}

/** A group of all rows of a product; of its variants only those that are offered may give the price. */
function groupOf({ head, all, isVariant, isOffered = isVariant }, mapping, valueOf) {
  const hasPrice = (row) => valueOf(row, 'price') !== '';
  const offer = hasPrice(head) ? head : (all.find((row) => isOffered(row) && hasPrice(row)) ?? head);
  const isFurtherVariant = (row) => row !== head && row !== offer && isVariant(row);
  return {
    head,
    offer,
    joined: all.filter((row) => row !== head && !isFurtherVariant(row)),
    // Shopify lists the photos of a product below it, on rows that may be variants too.
    photoRows: all.filter((row) => mapping.kind === 'shopify' || !isFurtherVariant(row)),
    variants: all.filter(isFurtherVariant).map((row) => ({
      row: row.row,
      name: valueOf(row, 'name') || valueOf(head, 'name'),
      reason: variantReason(row, offer, mapping, valueOf),
    })),
  };
}

function variantReason(row, offer, mapping, valueOf) {
  const options = mapping.pairs.map(([, value]) => row.cells[value]).filter((value) => value !== '');
  const details = [...options, valueOf(row, 'sku') && `SKU ${valueOf(row, 'sku')}`, valueOf(row, 'price')];
  const described = details.filter((part) => part !== '').join(', ');
  return `a further variant${described && ` (${described})`}; the product is sold as in row ${offer.row}`;
}
