import type { Product } from '@/lib/domain/product';

export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Rounded half up. `cents` must not be negative. */
export function percentOfCents(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** The price of one unit after discount, rounded half up. */
export function unitPriceCents(product: Pick<Product, 'price' | 'discount'>): number {
  return percentOfCents(toCents(product.price), 100 - product.discount);
}

export function lineTotalCents(product: Pick<Product, 'price' | 'discount'>, qty: number): number {
  return unitPriceCents(product) * qty;
}

/** Parses "12.80", "$12" or "12,5"; undefined if the text is no price. */
export function parseCents(text: string): number | undefined {
  const [, dollars, cents = ''] = /^\$?(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** "1234.50", for programs. */
export function plainDollars(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** "$1,234.50". Avoids Intl, which may differ between build and browser. */
export function formatCents(cents: number): string {
  return `$${groupThousands(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

export function formatSignedCents(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`;
}

/** "1,234,567" */
export function groupThousands(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}
