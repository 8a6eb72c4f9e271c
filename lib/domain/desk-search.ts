import type { DeskOrder } from '@/lib/domain/desk-order';
import { normalizeDigits, onlyDigits } from '@/lib/domain/digits';

/**
 * The orders that hold every word: in reference, people, addresses, notes or products, whatever its case and accents. A
 * number also finds a phone number that is grouped differently.
 */
export function searchOrders(orders: readonly DeskOrder[], words: string): readonly DeskOrder[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return orders;
  return orders.filter((order) => {
    const text = plain(searchedText(order));
    const digits = [...order.from, ...order.shipTo].map(onlyDigits).join(' ');
    return wanted.every((word) => text.includes(word) || isPhone(word, digits));
  });
}

/** People write the zeros before a number that they dial; addresses have the code of the country instead. */
function isPhone(word: string, digits: string): boolean {
  return /^\+?\d{4,}$/.test(word) && digits.includes(onlyDigits(word).replace(/^0+/, ''));
}

function searchedText({ reference, lines, from, shipTo, notes, coupon, invoice }: DeskOrder): string {
  const names = lines.map(({ name }) => name);
  return [reference, invoice?.number ?? '', ...from, ...shipTo, notes, coupon, ...names].join('\n');
}

function plain(text: string): string {
  return normalizeDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
