import * as v from 'valibot';
import { hexColour } from './colours.mjs';
import { nearestName } from './nearest-name.mjs';
import { backdropProblem, isBackdrop } from './palette.mjs';

/** What the schemas of a shop's files are made of. Each message says what to write, because merchants read it. */

export const text = v.pipe(
  v.string('write a text in quotes'),
  v.trim(),
  v.nonEmpty('write a text; it is empty'),
);
export const amount = v.pipe(
  v.number('write a number, such as 12.50'),
  v.minValue(0, 'write a number that is not below 0'),
);
export const wholeNumber = v.pipe(
  v.number('write a whole number'),
  v.integer('write a whole number'),
  v.minValue(0, 'write a number that is not below 0'),
);
export const percent = v.pipe(
  amount,
  v.maxValue(100, 'write a percentage from 0 to 100, without %'),
  // `toFixed` removes the error of binary fractions.
  v.check((number) => Number.isInteger(Number((number * 1000).toFixed(6))), 'write at most three decimals'),
);
export const trueOrFalse = v.boolean('write true or false, without quotes');
export const pattern = (regExp, message) => v.pipe(v.string(message), v.regex(regExp, message));
export const colour = pattern(hexColour, 'write a colour such as #b5332a');
/** The colour behind a picture. */
export const backdrop = v.pipe(v.string('write a colour in quotes'), v.check(isBackdrop, backdropProblem));
export const email = pattern(/^[^\s@?&]+@[^\s@?&]+$/, 'write an email address, such as hello@shop.example');
export const httpsUrl = pattern(/^https:\/\/[^\s"<>]+$/, 'write an address that begins with https://');
export const phone = pattern(
  /^\+\d[\d ]{5,18}$/,
  'write the number with + and the country code, such as +855 23 000 000',
);
export const listOf = (item, message = 'write a list in [brackets]') => v.array(item, message);
export const oneOf = (values) => v.picklist(values, `write one of ${values.join(', ')}`);
/** The most names that a message lists. */
const maxListedNames = 9;
/** An object in which an unknown name, such as a misspelt one, is a fault. */
export const object = (entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    const names = Object.keys(entries);
    if (expected === 'never') return `no setting has this name; ${remedyFor(received.slice(1, -1), names)}`;
    return received === 'undefined' ? 'this setting is missing' : 'write an object in {braces}';
  });

function remedyFor(written, names) {
  const near = nearestName(written, names);
  if (near !== undefined) return `do you mean ${near}?`;
  return names.length > maxListedNames
    ? 'shop.schema.json lists them all'
    : `here they are ${names.join(', ')}`;
}
