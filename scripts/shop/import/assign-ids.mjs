const fitsAnId = (text) => /^[1-9]\d{0,8}$/.test(text);
const plain = (text) => text.toLowerCase().replace(/\s+/g, ' ');

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

/** A product is the same if its SKU is, else its slug, else its name. */
function keptIds(products, present) {
  const ids = products.map(() => undefined);
  const kept = new Set();
  for (const field of ['sku', 'slug', 'name']) {
    const byField = new Map(present.map((cells) => [plain(cells[field] ?? ''), cells.id]));
    products.forEach(({ cells }, index) => {
      const id = byField.get(plain(cells[field] ?? ''));
      if (ids[index] !== undefined || !cells[field] || !fitsAnId(id ?? '') || kept.has(id)) return;
      ids[index] = id;
      kept.add(id);
    });
  }
  return ids;
}

/** The ids of our own feed are SKUs such as SHOP-07, of which the number is the id. */
function sourceNumbers(sourceIds) {
  const parts = sourceIds.map((id) => /^(.*?)0*([1-9]\d{0,8})$/.exec(id));
  const prefixes = new Set(sourceIds.map((id) => id.replace(/\d+$/, '')));
  const haveOnePrefix =
    prefixes.size === 1 && parts.every((part) => part !== null && /(?:^|\D)$/.test(part[1]));
  return sourceIds.map((id, index) => (haveOnePrefix ? parts[index]?.[2] : fitsAnId(id) ? id : undefined));
}
