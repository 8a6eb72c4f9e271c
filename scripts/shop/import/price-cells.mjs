import { discountBetween, parseCents, plainAmount } from './amount.mjs';

/**
 * The cells `price` and `discount` of a product, or the reason why it has no price. A lower second price becomes a
 * whole percentage where that gives the same price to the cent, else the only price.
 * @param {(field: string) => string} value
 * @param {{ decimals: number, decimalSign?: string }} table
 */
export function priceCells(value, table) {
  const written = value('price');
  if (written === '') return { reason: 'it has no price' };
  const price = parseCents(written, table);
  if (price === undefined)
    return { reason: `its price "${written}" is no amount with at most ${table.decimals} decimals` };
  const sale = parseCents(value('sale price'), table);
  const before = parseCents(value('price before'), table);
  const unread = ['sale price', 'price before']
    .filter((field) => value(field) !== '' && parseCents(value(field), table) === undefined)
    .map((field) => `its ${field} "${value(field)}" is no amount and not used`);

  const [fullCents, cents] = [Math.max(price, before ?? 0), Math.min(price, sale || price)];
  if (cents === 0) return { reason: 'its price is 0' };
  const ends = value('sale ends').split('/').at(-1);
  const end =
    ends !== '' && cents < fullCents
      ? [`its sale ends on ${ends}; the shop keeps it until you change it`]
      : [];
  const plain = (amount) => plainAmount(amount, table.decimals);
  if (cents === fullCents) {
    const discount = discountCell(value('discount'));
    return { cells: { price: plain(price), discount: discount.cell }, notes: [...unread, ...discount.notes] };
  }
  const percent = discountBetween(fullCents, cents);
  if (percent !== undefined)
    return { cells: { price: plain(fullCents), discount: String(percent) }, notes: [...unread, ...end] };
  const note = `${plain(cents)} instead of ${plain(fullCents)} is no whole percentage, so ${plain(cents)} is its price, without a discount`;
  return { cells: { price: plain(cents), discount: '' }, notes: [...unread, ...end, note] };
}

function discountCell(text) {
  const [, percent] = /^(\d{1,2}|100)\s*%?$/.exec(text) ?? [];
  if (percent !== undefined) return { cell: String(Number(percent) || ''), notes: [] };
  return {
    cell: '',
    notes: text === '' ? [] : [`its discount "${text}" is no whole percentage and not used`],
  };
}
