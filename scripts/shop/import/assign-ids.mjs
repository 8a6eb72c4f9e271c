/** As the shop's reader of the column `id` wants it. */
const fitsAnId = (text) => /^[1-9]\d{0,8}$/.test(text);
const normalised = (text) => text.toLowerCase().replace(/\s+/g, ' ');

/**
 * Gives each product an id that stays: that of the same product in the shop's present table, else the number of the
 * source, else the next free one. An id of the present table is never given to another product.
 * @param {{ sourceId: string, cells: Record<string, string> }[]} products
 * @param {Record<string, string>[]} present the rows of the shop's table
 * @returns {string[]} the ids, in the order of the products
 */
export function assignIds(products, present) {
  const taken = new Set(present.map(({ id }) => id).filter(fitsAnId));
  const ids = keptIds(products, present);
  const numbers = sourceNumbers(products.map(({ sourceId }) => sourceId));
  products.forEach((_, index) => {
    const number = numbers[index];
    if (ids[index] !== undefined || number === undefined || taken.has(number)) return;
    ids[index] = number;
    taken.add(number);
  });
  let last = Math.max(
    0,
    ...present
      .map(({ id }) => id)
      .filter(fitsAnId)
      .map(Number),
  );
  return ids.map((id) => {
    if (id !== undefined) return id;
    do last += 1;
    while (taken.has(String(last)));
    return String(last);
  });
}

/** The ids of products that the present table holds, found by their SKU, else by their slug, else by their name. */
function keptIds(products, present) {
  const ids = products.map(() => undefined);
  const kept = new Set();
  for (const field of ['sku', 'slug', 'name']) {
    const byField = new Map(present.map((cells) => [normalised(cells[field] ?? ''), cells.id]));
    products.forEach(({ cells }, index) => {
      const id = byField.get(normalised(cells[field] ?? ''));
      if (ids[index] !== undefined || !cells[field] || !fitsAnId(id ?? '') || kept.has(id)) return;
      ids[index] = id;
      kept.add(id);
    });
  }
  return ids;
}

/**
 * The id in each id of the source, or undefined. If all have one prefix, such as SHOP-07 in our own feed, it is the number
 * after that; otherwise only a whole number counts.
 */
function sourceNumbers(sourceIds) {
  // Each match captures the prefix and the number without leading zeros.
  const parts = sourceIds.map((id) => /^(.*?)0*([1-9]\d{0,8})$/.exec(id));
  const prefixes = new Set(sourceIds.map((id) => id.replace(/\d+$/, '')));
  const haveOnePrefix =
    prefixes.size === 1 && parts.every((part) => part !== null && /(?:^|\D)$/.test(part[1]));
  return sourceIds.map((id, index) => {
    if (haveOnePrefix) return parts[index]?.[2];
    return fitsAnId(id) ? id : undefined;
  });
}
