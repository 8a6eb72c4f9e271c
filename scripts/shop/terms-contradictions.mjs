import { settingsFault as fault } from './faults.mjs';

/**
 * The settings of currency, tax, shipping and payment that contradict each other. Reads only what the schema has found
 * sound.
 * @returns {import('./faults.mjs').SettingsFault[]}
 */
export function termsContradictions({ currency = {}, tax = {}, shipping = {}, payment = {}, minimumOrder }) {
  return [
    ...taxFaults(tax),
    ...shippingFaults(shipping, minimumOrder),
    ...collectionFaults(shipping, payment),
    ...precisionFaults(shipping, minimumOrder, currency),
    ...paymentFaults(payment),
    ...currencyFaults(currency),
  ];
}

function taxFaults({ percent, number }) {
  return number !== undefined && percent === 0
    ? [fault('tax.number', number, 'there is no tax to register for: tax.percent is 0; remove one of them')]
    : [];
}

function shippingFaults({ percent, price, freeFrom }, minimumOrder) {
  if (freeFrom < minimumOrder)
    return [
      fault(
        'shipping.freeFrom',
        freeFrom,
        `each order is of minimumOrder ${minimumOrder} or more, so shipping is never paid; write more here, or remove shipping.price`,
      ),
    ];
  if (percent !== undefined && price !== undefined)
    return [fault('shipping.percent', percent, 'shipping.price is written too; keep one of them')];
  return freeFrom !== undefined && !percent && !price
    ? [
        fault(
          'shipping.freeFrom',
          freeFrom,
          'shipping costs nothing anyway; write shipping.price, or remove this',
        ),
      ]
    : [];
}

function collectionFaults({ percent, price, collectFree }, { methods }) {
  if (collectFree !== true) return [];
  if (!percent && !price)
    return [fault('shipping.collectFree', true, 'shipping costs nothing anyway; remove this')];
  return methods !== undefined && !methods.includes('collect')
    ? [
        fault(
          'shipping.collectFree',
          true,
          'payment.methods does not offer "collect"; add it, or remove this',
        ),
      ]
    : [];
}

/** Amounts with more decimals than the currency has would be rounded. */
function precisionFaults({ price, freeFrom }, minimumOrder, { decimals }) {
  if (decimals === undefined) return [];
  const amounts = { 'shipping.price': price, 'shipping.freeFrom': freeFrom, minimumOrder };
  return Object.entries(amounts).flatMap(([setting, amount]) =>
    amount !== undefined && Number(amount.toFixed(decimals)) !== amount
      ? [fault(setting, amount, `currency.decimals is ${decimals}; write no more decimals here`)]
      : [],
  );
}

function paymentFaults({ methods, preselected, cardPage }) {
  if (methods === undefined) return [];
  const hasCard = methods.includes('card');
  return [
    ...(hasCard && cardPage === undefined
      ? [fault('payment.methods', 'card', 'the shop takes no cards; remove "card" from the list')]
      : []),
    ...(!hasCard && cardPage !== undefined
      ? [fault('payment.cardPage', cardPage, 'payment.methods does not offer "card"; remove this')]
      : []),
    ...(preselected !== undefined && !methods.includes(preselected)
      ? [fault('payment.preselected', preselected, 'payment.methods does not offer this; write one of them')]
      : []),
  ];
}

function currencyFaults({ code, approximate = [] }) {
  return approximate.flatMap((other, index) =>
    other.code !== undefined && other.code === code
      ? [fault(`currency.approximate[${index}].code`, code, 'this is the currency of the shop itself')]
      : [],
  );
}
