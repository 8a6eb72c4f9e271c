/** What the module of the settings says about money, tax, shipping and payment. */

export const termsImports = `import type { ApproximateCurrency, OrderApp, PaymentMethod } from '@/lib/domain/terms';`;

/** The constants of the terms, each with its type. Amounts are whole minor units of the shop's currency. */
export function termsOf({ currency, tax, shipping, payment, minimumOrder = 0 }) {
  const toCents = (amount) => Math.round(amount * 10 ** currency.decimals);
  const money = moneyOf(currency);
  return {
    currencyCode: ['string', currency.code],
    currencySymbol: ['string', money.currencySymbol],
    currencyPrefix: ['string', money.currencyPrefix],
    currencyDecimals: ['number', money.currencyDecimals],
    pricePattern: ['string', money.pricePattern],
    currencyName: ['string', currency.name],
    approximateCurrencies: [
      'readonly ApproximateCurrency[]',
      currency.approximate.map(({ code, rate, since, name = code, singular, step }) => ({
        code,
        rate,
        since,
        name,
        singular,
        step: step ?? defaultStep(rate),
      })),
    ],
    hasApproximateCurrencies: ['boolean', currency.approximate.length > 0],
    taxPercent: ['number', tax?.percent ?? 0],
    isTaxIncluded: ['boolean', tax?.included ?? false],
    taxLabel: ['string', tax?.label ?? ''],
    taxNumber: ['string', tax?.number ?? ''],
    taxNote: ['string', tax?.note ?? ''],
    minimumOrderCents: ['number', toCents(minimumOrder)],
    shippingPercent: ['number', shipping.percent ?? 0],
    shippingPriceCents: ['number', toCents(shipping.price ?? 0)],
    freeShippingFromCents: ['number', freeShippingFrom(shipping, toCents)],
    isCollectionFree: ['boolean', shipping.collectFree],
    shippingCountries: ['readonly string[]', shipping.countries],
    deliveryTime: ['string', shipping.days],
    paymentMethods: ['readonly PaymentMethod[]', payment.methods],
    preselectedMethod: ['PaymentMethod', payment.preselected ?? payment.methods[0]],
    hasCardPage: ['boolean', payment.cardPage !== undefined],
  };
}

/** How amounts are written and read. */
export function moneyOf({ symbol, decimals }) {
  return {
    currencySymbol: symbol,
    currencyPrefix: prefixOf(symbol),
    currencyDecimals: decimals,
    pricePattern: pricePatternOf({ symbol, decimals }),
  };
}

/** A sign such as "$" stands directly before the amount; after letters such as "AED" there is a no-break space. */
function prefixOf(symbol) {
  return /\p{Sc}$/u.test(symbol) ? symbol : `${symbol}\u00a0`;
}

/** Matches a typed price of at most nine digits, and captures what stands before and after its point. */
function pricePatternOf({ symbol, decimals }) {
  const escaped = symbol.replace(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`);
  const sign = prefixOf(symbol) === symbol ? escaped : String.raw`${escaped}\s?`;
  const fraction = decimals === 0 ? '' : String.raw`(?:[.,](\d{1,${decimals}}))?`;
  return String.raw`^(?:${sign})?(\d{1,${9 - decimals}})${fraction}$`;
}

/** At a lower rate, rounding to whole units would be too coarse. */
const minRateOfWholeUnits = 10;

function defaultStep(rate) {
  return rate < minRateOfWholeUnits ? 0.01 : 1;
}

/** The subtotal in cents from which shipping is free: 0 if it always is, Infinity if it never is. */
function freeShippingFrom({ percent = 0, price = 0, freeFrom }, toCents) {
  if (percent === 0 && price === 0) return 0;
  return freeFrom === undefined ? Infinity : toCents(freeFrom);
}
