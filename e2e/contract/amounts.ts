import type { Settings } from './tested-settings';

/** "12.5" in a currency of two decimals is 1250. Reads digits, so that no fraction is rounded. */
export function minorUnits(text: string, decimals: number): number {
  const [whole = '', fraction = ''] = text.split('.');
  return Number(`${whole}${fraction.padEnd(decimals, '0')}`);
}

/** Rounded half up; a percentage may have three decimals. */
export function percentOf(minor: number, percent: number): number {
  return share(minor, thousandths(percent), 100_000);
}

function thousandths(percent: number): number {
  return Math.round(percent * 1000);
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

export function expectedBill(
  subtotal: number,
  { tax, shipping, currency }: Settings,
  isCollected = false,
): ExpectedBill {
  const minorOf = (amount: number) => minorUnits(String(amount), currency.decimals);
  const { percent = 0, price = 0, freeFrom } = shipping;
  const reachesLimit = freeFrom !== undefined && subtotal >= minorOf(freeFrom);
  const isShippingFree =
    reachesLimit || (percent === 0 && price === 0) || (isCollected && shipping.collectFree);
  const shippingPercent = isShippingFree ? 0 : percent;
  const flat = isShippingFree ? 0 : minorOf(price);
  const shippingCost = flat + percentOf(subtotal, shippingPercent);
  const taxPercent = tax?.percent ?? 0;
  if (tax === undefined || tax.included) {
    const total = subtotal + shippingCost;
    const taxInTotal = share(total, thousandths(taxPercent), 100_000 + thousandths(taxPercent));
    return { subtotal, shipping: shippingCost, isShippingFree, tax: taxInTotal, rounding: 0, total };
  }
  const addedTax = percentOf(subtotal, taxPercent);
  const total = flat + percentOf(subtotal, 100 + taxPercent + shippingPercent);
  const rounding = total - subtotal - shippingCost - addedTax;
  return { subtotal, shipping: shippingCost, isShippingFree, tax: addedTax, rounding, total };
}
