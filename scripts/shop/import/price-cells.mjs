import { discountBetween, parseCents, plainAmount } from './amount.mjs';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The cells `price` and `discount` of a product, or the reason why it has no price. A lower second price becomes a
 * whole percentage where that gives the same price to the cent, else the only price.
 * @param {(field: string) => string} value
 * @param {{ decimals: number, decimalSign?: string, now: number }} table
 */
export function priceCells(value, table) {
  const written = value('price');
  if (written === '') return { reason: 'it has no price' };
  const price = parseCents(written, table);
  if (price === undefined)
    return { reason: `its price "${written}" is no amount with at most ${table.decimals} decimals` };
  const before = parseCents(value('price before'), table) ?? 0;
  const sale = currentSale(value, price, table);
  const [fullCents, cents] = [Math.max(price, before), sale.cents];
  if (cents === 0) return { reason: 'its price is 0' };

  const unread = ['sale price', 'price before']
    .filter((field) => value(field) !== '' && parseCents(value(field), table) === undefined)
    .map((field) => `its ${field} "${value(field)}" is no amount and not used`);
  const notes = [...unread, ...sale.notes];
  const plain = (amount) => plainAmount(amount, table.decimals);
  if (cents === fullCents) {
    const discount = discountCell(value('discount'));
    return { cells: { price: plain(price), discount: discount.cell }, notes: [...notes, ...discount.notes] };
  }
  const percent = discountBetween(fullCents, cents);
  if (percent !== undefined) return { cells: { price: plain(fullCents), discount: String(percent) }, notes };
  const note = `${plain(cents)} instead of ${plain(fullCents)} is no whole percentage, so ${plain(cents)} is its price, without a discount`;
  return { cells: { price: plain(cents), discount: '' }, notes: [...notes, note] };
}

/** The sale price if there is one today, else the price. */
function currentSale(value, priceCents, table) {
  const saleCents = parseCents(value('sale price'), table) ?? 0;
  if (saleCents === 0 || saleCents >= priceCents) return { cents: priceCents, notes: [] };
  const [starts, ends = ''] =
    value('sale dates') === ''
      ? [value('sale starts'), value('sale ends')]
      : value('sale dates')
          .split('/')
          .map((date) => date.trim());
  if (Date.parse(starts) > table.now)
    return { cents: priceCents, notes: [`its sale starts on ${starts}, so it has no discount yet`] };
  // A date without a time means the end of that day.
  const hasTime = ends.length > '2026-06-30'.length;
  if (Date.parse(ends) + (hasTime ? 0 : dayMs) <= table.now)
    return { cents: priceCents, notes: [`its sale ended on ${ends}`] };
  const notes = ends === '' ? [] : [`its sale ends on ${ends}; the shop keeps it until you change it`];
  return { cents: saleCents, notes };
}

function discountCell(text) {
  const [, percent] = /^(\d{1,2}|100)\s*%?$/.exec(text) ?? [];
  if (percent !== undefined) return { cell: String(Number(percent) || ''), notes: [] };
  return {
    cell: '',
    notes: text === '' ? [] : [`its discount "${text}" is no whole percentage and not used`],
  };
}
