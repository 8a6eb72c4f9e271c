import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../run.mjs';
import { amount, listOf, object, oneOf, pattern, percent, text, trueOrFalse } from './schema-parts.mjs';

/** The schemas of the settings about money, tax, shipping and payment. */

const currencyCode = pattern(/^[A-Z]{3}$/, 'write the three letters of the currency, such as USD');
export const aboveZero = v.pipe(
  v.number('write a number, such as 12.50'),
  v.gtValue(0, 'write a number above 0'),
);
const step = v.pipe(
  aboveZero,
  v.check(
    (units) => Number.isInteger(Number((units * 100).toFixed(6))),
    'write a step such as 1, 100 or 0.05',
  ),
);
const paymentMethod = oneOf(['collect', 'cod', 'card']);

export const currency = object({
  code: currencyCode,
  symbol: text,
  decimals: v.picklist([0, 2, 3], 'write 0, 2 or 3'),
  name: text,
  approximate: v.optional(
    listOf(
      object({
        code: currencyCode,
        name: v.optional(text),
        singular: v.optional(text),
        rate: aboveZero,
        step: v.optional(step),
        since: v.optional(text),
      }),
    ),
    [],
  ),
});

export const tax = object({
  percent,
  included: trueOrFalse,
  label: text,
  number: v.optional(text),
  note: v.optional(text),
});

/** @type {readonly { code: string, name: string }[]} */
const countries = JSON.parse(readFileSync(join(root, 'lib/countries.json'), 'utf8'));
const findCountry = (written) => countries.find(({ code, name }) => [code, name].includes(written));
const country = v.pipe(
  v.string('write a country in quotes'),
  v.check(
    (written) => findCountry(written) !== undefined,
    'write a country of lib/countries.json, by its two letters or its name, such as KH or Cambodia',
  ),
  v.transform((written) => findCountry(written).code),
);

export const shipping = object({
  percent: v.optional(percent),
  price: v.optional(amount),
  freeFrom: v.optional(aboveZero),
  collectFree: v.optional(trueOrFalse, false),
  days: text,
  countries: v.optional(listOf(country), []),
});

export const payment = object({
  methods: v.pipe(listOf(paymentMethod), v.minLength(1, 'write at least one payment method')),
  preselected: v.optional(paymentMethod),
  cardPage: v.optional(oneOf(['sample'])),
});
