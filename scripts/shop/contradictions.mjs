import { categoryFaults } from './category-slugs.mjs';
import { contrast, mix } from './colours.mjs';
import { hexOf } from './palette.mjs';

/** @typedef {import('./read-settings.mjs').SettingsFault} SettingsFault */

/** What WCAG 2.2 asks of text. */
const minContrast = 4.5;
/** Colours of tailwind.config.ts: the page, and the text on the colour of a category. */
const [paper, softInk] = ['#faf7f2', '#544b42'];

/**
 * The settings that contradict each other. Reads only what the schema has found sound.
 * @param {any} settings `shop.json` without the settings that have faults
 * @returns {SettingsFault[]}
 */
export function contradictionsOf(settings) {
  return [
    ...coloursOf(settings),
    ...categoryFaults(settings.categories ?? []),
    ...taxOf(settings),
    ...shippingOf(settings),
    ...paymentOf(settings),
    ...currencyOf(settings),
  ];
}

function coloursOf({ theme = {}, categories = [] }) {
  const { accent, accentDark } = theme;
  return [
    ...tooPale('theme.accent', accent),
    ...tooPale('theme.accentDark', accentDark),
    ...categories.flatMap(({ colour }, index) => tooDark(`categories[${index}].colour`, colour)),
  ];
}

function tooPale(setting, colour) {
  if (colour === undefined) return [];
  const ratio = contrast(colour, paper);
  return ratio >= minContrast
    ? []
    : [
        fault(
          setting,
          colour,
          `white text on this colour is hard to read (contrast ${shown(ratio)}, at least ${minContrast}); write a darker one, such as ${darkEnough(colour)}`,
        ),
      ];
}

function tooDark(setting, colour) {
  if (colour === undefined) return [];
  const ratio = contrast(hexOf(colour), softInk);
  return ratio >= minContrast
    ? []
    : [
        fault(
          setting,
          colour,
          `text on this colour is hard to read (contrast ${shown(ratio)}, at least ${minContrast}); write a lighter one`,
        ),
      ];
}

function darkEnough(colour) {
  const steps = Array.from({ length: 20 }, (_, index) => mix(colour, '#000000', (index + 1) / 20));
  return steps.find((step) => contrast(step, paper) >= minContrast);
}

/** Rounded down, so that a fault never shows the ratio that would be enough. */
function shown(ratio) {
  return Math.floor(ratio * 10) / 10;
}

function taxOf({ tax }) {
  return tax?.number !== undefined && tax.percent === 0
    ? [
        fault(
          'tax.number',
          tax.number,
          'there is no tax to register for: tax.percent is 0; remove one of them',
        ),
      ]
    : [];
}

function shippingOf({ shipping = {} }) {
  const { percent, price, freeFrom } = shipping;
  const costsNothing = !percent && !price;
  return [
    ...(percent !== undefined && price !== undefined
      ? [fault('shipping.percent', percent, 'shipping.price is written too; keep one of them')]
      : []),
    ...(freeFrom !== undefined && costsNothing
      ? [
          fault(
            'shipping.freeFrom',
            freeFrom,
            'shipping costs nothing anyway; write shipping.price, or remove this',
          ),
        ]
      : []),
  ];
}

function paymentOf({ payment = {} }) {
  const { methods = [], cardPage } = payment;
  if (methods.includes('card') && cardPage === undefined)
    return [fault('payment.methods', 'card', 'the shop takes no cards; remove "card" from the list')];
  if (cardPage !== undefined && !methods.includes('card'))
    return [fault('payment.cardPage', cardPage, 'payment.methods does not offer "card"; remove this')];
  return [];
}

function currencyOf({ currency = {} }) {
  const { code, approximate = [] } = currency;
  return approximate.flatMap((other, index) =>
    other.code !== undefined && other.code === code
      ? [fault(`currency.approximate[${index}].code`, code, 'this is the currency of the shop itself')]
      : [],
  );
}

function fault(setting, value, problem) {
  return { setting, value: JSON.stringify(value), problem };
}
