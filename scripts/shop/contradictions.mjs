import { categoryFaults } from './category-slugs.mjs';
import { contrast, mix } from './colours.mjs';
import { hexOf, palette } from './palette.mjs';
import { settingsFault as fault } from './faults.mjs';
import { khqrFaults } from './khqr-faults.mjs';
import { termsContradictions } from './terms-contradictions.mjs';

/** @typedef {import('./faults.mjs').SettingsFault} SettingsFault */

/** The contrast that WCAG 2.2 asks of text. */
const minContrast = 4.5;
/** The text on the colour of a category, as in tailwind.config.ts. */
const softInk = '#544b42';

/**
 * The settings that contradict each other. Reads only what the schema has found sound.
 * @param {any} settings `shop.json` without the settings that have faults
 * @returns {SettingsFault[]}
 */
export function contradictionsOf(settings) {
  return [
    ...colourFaults(settings),
    ...categoryFaults(settings.categories ?? []),
    ...termsContradictions(settings),
    ...khqrFaults(settings),
    ...repetitionFaults(settings),
    ...orderDeskFaults(settings),
  ];
}

function orderDeskFaults({ orderDesk, tax, contact }) {
  return orderDesk === true &&
    tax?.number !== undefined &&
    contact !== undefined &&
    contact.address === undefined
    ? [
        fault(
          'orderDesk',
          true,
          'a shop with a tax.number prints tax invoices there, which name its address; write it in contact.address',
        ),
      ]
    : [];
}

function colourFaults({ theme = {}, categories = [] }) {
  const { accent, accentDark } = theme;
  return [
    ...accentFaults('theme.accent', accent),
    ...accentFaults('theme.accentDark', accentDark),
    ...categories.flatMap(({ colour }, index) => backdropFaults(`categories[${index}].colour`, colour)),
  ];
}

function accentFaults(setting, colour) {
  if (colour === undefined) return [];
  const ratio = contrast(colour, palette.paper);
  return ratio >= minContrast
    ? []
    : [
        fault(
          setting,
          colour,
          `white text on this colour is hard to read (contrast ${roundedDown(ratio)}, at least ${minContrast}); write a darker one, such as ${darkerColour(colour)}`,
        ),
      ];
}

function backdropFaults(setting, colour) {
  if (colour === undefined) return [];
  const ratio = contrast(hexOf(colour), softInk);
  return ratio >= minContrast
    ? []
    : [
        fault(
          setting,
          colour,
          `text on this colour is hard to read (contrast ${roundedDown(ratio)}, at least ${minContrast}); write a lighter one`,
        ),
      ];
}

/** The first colour that is dark enough, in twenty steps from this one to black. */
function darkerColour(colour) {
  const steps = Array.from({ length: 20 }, (_, index) => mix(colour, '#000000', (index + 1) / 20));
  return steps.find((step) => contrast(step, palette.paper) >= minContrast);
}

/** With one decimal, rounded down, so that a fault never shows the ratio that would be enough. */
function roundedDown(ratio) {
  return Math.floor(ratio * 10) / 10;
}

/** The lists in which nothing may stand twice, with what must differ. */
function listsWithoutRepetition({ payment, currency, social, cards, contact, jobs }) {
  const keysOf = (list = [], key = 'name') => list.map((entry) => entry[key]);
  return {
    'payment.methods': payment?.methods ?? [],
    'currency.approximate': keysOf(currency?.approximate, 'code'),
    social: keysOf(social, 'network'),
    cards: cards ?? [],
    'contact.offices': keysOf(contact?.offices),
    jobs: keysOf(jobs, 'title'),
  };
}

function repetitionFaults(settings) {
  return Object.entries(listsWithoutRepetition(settings)).flatMap(([setting, keys]) =>
    keys.flatMap((key, index) =>
      key !== undefined && keys.indexOf(key) < index
        ? [fault(`${setting}[${index}]`, key, 'this stands in the list twice')]
        : [],
    ),
  );
}
