import type { Settings } from './tested-settings';

/** "12.5" in a currency of two decimals is 1250. Reads digits, so that no fraction is rounded. */
export function minorUnits(text: string, decimals: number): number {
  const [whole = '', fraction = ''] = text.split('.');
  return Number(`${whole}${fraction.padEnd(decimals, '0')}`);
}

/** Rounded half up; a percentage may have two decimals. */
export function percentOf(minor: number, percent: number): number {
  return share(minor, Math.round(percent * 100), 100 * 100);
}

/** `minor` × `part` / `whole` in integers, rounded half up. */
function share(minor: number, part: number, whole: number): number {
  return Number((2n * BigInt(minor) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/** "1234.50", as in feeds. */
export function plainAmount(minor: number, { decimals }: Settings['currency']): string {
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** "$1,234.50" */
export function shownAmount(minor: number, currency: Settings['currency']): string {
  const [whole = '', fraction] = plainAmount(minor, currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${currency.symbol}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** The amounts that the order summary shows for a cart, by their names here. */
export type ExpectedBill = {
  readonly subtotal: number;
  readonly shipping: number;
  readonly isShippingFree: boolean;
  readonly tax: number;
  readonly rounding: number;
  readonly total: number;
};

export function expectedBill(subtotal: number, { tax, shipping, currency }: Settings): ExpectedBill {
  const minorOf = (amount: number) => minorUnits(String(amount), currency.decimals);
  const isShippingFree = shipping.freeFrom !== undefined && subtotal >= minorOf(shipping.freeFrom);
  const shippingPercent = isShippingFree ? 0 : (shipping.percent ?? 0);
  const flat = isShippingFree ? 0 : minorOf(shipping.price ?? 0);
  const shippingCost = flat + percentOf(subtotal, shippingPercent);
  if (tax === undefined || tax.included) {
    const total = subtotal + shippingCost;
    const taxInTotal = share(
      total,
      Math.round((tax?.percent ?? 0) * 100),
      10_000 + Math.round((tax?.percent ?? 0) * 100),
    );
    return { subtotal, shipping: shippingCost, isShippingFree, tax: taxInTotal, rounding: 0, total };
  }
  const addedTax = percentOf(subtotal, tax.percent);
  const total = flat + percentOf(subtotal, 100 + tax.percent + shippingPercent);
  const rounding = total - subtotal - shippingCost - addedTax;
  return { subtotal, shipping: shippingCost, isShippingFree, tax: addedTax, rounding, total };
}
