import type { Product } from '@/lib/domain/product';

/** Dollars of the catalogue as whole cents; the one place where a fraction of a dollar is read. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** `percent` of an amount in cents, rounded half up to the cent. Amounts are never negative. */
export function percentOfCents(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** Unit price in cents after discount, rounded half up (SUM-01). */
export function unitPriceCents(product: Pick<Product, 'price' | 'discount'>): number {
  return percentOfCents(toCents(product.price), 100 - product.discount);
}

/** Line total in cents: unit price × quantity (SUM-02). */
export function lineTotalCents(product: Pick<Product, 'price' | 'discount'>, qty: number): number {
  return unitPriceCents(product) * qty;
}

/** Cents that a typed price means, such as "12.80", "$12" or "12,5"; undefined where it is no price. */
export function typedCents(text: string): number | undefined {
  const [, dollars, cents = ''] = /^\$?(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** "1234.50", as programs read an amount of dollars. */
export function plainDollars(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** "$1,234.50": dollars with exactly two decimals, without Intl so that build and browser agree (SUM-07). */
export function formatCents(cents: number): string {
  return `$${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** "1,234": a whole number with its thousands grouped. */
export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}
