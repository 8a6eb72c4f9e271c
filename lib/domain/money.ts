import type { Product } from '@/lib/domain/product';
import { currencyDecimals, currencyPrefix, pricePattern } from '@/shop/settings';

/** In all names, cents are minor units of the shop's currency: a hundredth of it, a thousandth, or the unit itself. */
export const centsPerUnit = 10 ** currencyDecimals;

export function toCents(amount: number): number {
  return Math.round(amount * centsPerUnit);
}

/** Rounded half up. `cents` must not be negative; `percent` has at most three decimals. */
export function percentOfCents(cents: number, percent: number): number {
  return Math.floor((cents * thousandths(percent) + 50_000) / 100_000);
}

/** The percentage that is part of an amount, rounded half up: of 10500 cents, 5 percent included are 500. */
export function includedPercentOfCents(cents: number, percent: number): number {
  const share = thousandths(percent);
  const whole = 100_000 + share;
  return Math.floor((2 * cents * share + whole) / (2 * whole));
}

/** Whole numbers keep the sums exact: 7.7 has no exact binary form. */
function thousandths(percent: number): number {
  return Math.round(percent * 1000);
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
  const [, units, decimals = ''] = new RegExp(pricePattern).exec(text.trim()) ?? [];
  return units === undefined ? undefined : Number(units + decimals.padEnd(currencyDecimals, '0'));
}

/** "1234.50", for programs. */
export function plainAmount(cents: number): string {
  return writeDecimals(cents / centsPerUnit, currencyDecimals);
}

/** "3.40" */
export function writeDecimals(amount: number, decimals: number): string {
  return amount.toFixed(decimals);
}

/** "$1,234.50". Avoids Intl, which may differ between build and browser. */
export function formatCents(cents: number): string {
  return currencyPrefix + groupThousands(plainAmount(cents));
}

export function formatSignedCents(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`;
}

/** "1,234,567.50", with at most three decimals. */
export function groupThousands(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
