/** A currency beside an amount: "€", "US$", "CHF", "Rs.", "د.إ". */
const currency = String.raw`(?:\p{Sc}|\p{L}{1,3}\.?\p{Sc}?|\p{L}\.\p{L}\.?)`;
/** An amount with or without a currency before or after it; captures its digits and separators. */
const amountPattern = new RegExp(
  String.raw`^(?:${currency}\s*)?(\d[\d.,'’\s]*?)[.,]?[-–—]{0,2}\s*(?:${currency})?$`,
  'u',
);
/** Digits without separators, in groups of three, or in groups as in India: "1,23,456". */
const wholeNumber = /^(?:\d{1,9}|\d{1,3}(?:[.,'’ ]\d{3}){1,2}|\d{1,2}(?:,\d{2}){1,2},\d{3})$/;

/** The digits and separators of an amount without its currency, such as "1.234,50". */
function digitsOf(text) {
  return amountPattern.exec(text.trim())?.[1]?.replace(/\s+/g, ' ').trim();
}

/** The three letters of the currency beside an amount, as in feeds: "12.50 USD". */
export function currencyCodeOf(text) {
  return /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(text)?.[0];
}

/**
 * The decimal sign that the amounts of a column prove, such as "," by "12,50"; undefined if none or both are proven.
 * "1.234" proves nothing.
 */
export function decimalSignOf(texts) {
  const signs = new Set(texts.map((text) => provenSign(digitsOf(text) ?? '')).filter(Boolean));
  return signs.size === 1 ? [...signs][0] : undefined;
}

/**
 * The decimal sign that one amount proves; undefined or false if it proves none. The later of two different signs is
 * decimal; a single sign is, unless three digits follow it, which may be thousands.
 */
function provenSign(digits) {
  const [, sign, decimals] = /([.,])(\d+)$/.exec(digits) ?? [];
  if (sign === undefined) return undefined;
  const other = sign === '.' ? ',' : '.';
  if (digits.includes(other)) return digits.lastIndexOf(other) < digits.lastIndexOf(sign) && sign;
  return decimals.length !== 3 && digits.indexOf(sign) === digits.lastIndexOf(sign) ? sign : undefined;
}

/**
 * Reads a price as people write it: "1.234,50 €", "$12", "12,50". `decimalSign` decides what "1.234" means.
 * Returns whole minor units, or undefined for what is no amount or has more decimals than the currency.
 * @param {string} text
 * @param {{ decimals?: number, decimalSign?: string }} [options]
 */
export function parseCents(text, { decimals = 2, decimalSign } = {}) {
  const digits = digitsOf(text);
  if (digits === undefined) return undefined;
  const proven = provenSign(digits);
  const sign = proven || (decimals === 0 ? undefined : decimalSign);
  const at = sign === undefined ? -1 : digits.lastIndexOf(sign);
  const [whole, fraction] = at < 0 ? [digits, ''] : [digits.slice(0, at), digits.slice(at + 1)];
  if (!wholeNumber.test(whole) || !/^\d*$/.test(fraction)) return undefined;
  // "4.000" among prices such as "12.50" may be 4 or 4000.
  if (!proven && fraction.length === 3 && decimals < 3) return undefined;
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > decimals) return undefined;
  return Number(whole.replace(/\D/g, '')) * 10 ** decimals + Number(kept.padEnd(decimals, '0'));
}

/** "12.50", as `products.csv` wants it. */
export function plainAmount(cents, decimals) {
  const digits = String(cents).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return decimals === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`;
}

/** The whole percentage that reduces one price to exactly the other, rounded half up as the shop does; or undefined. */
export function discountBetween(beforeCents, saleCents) {
  const percent = Math.round((1 - saleCents / beforeCents) * 100);
  const isExact = Math.floor((beforeCents * (100 - percent) + 50) / 100) === saleCents;
  return percent > 0 && percent < 100 && isExact ? percent : undefined;
}
