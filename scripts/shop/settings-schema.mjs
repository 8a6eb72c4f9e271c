import * as v from 'valibot';
import { emptyPicture, map, pagePictures, picture, picturePath, word } from './picture-schema.mjs';
import {
  amount,
  backdrop,
  colour,
  email,
  httpsUrl,
  trueOrFalse,
  listOf,
  object,
  oneOf,
  pattern,
  phone,
  text,
  wholeNumber,
} from './schema-parts.mjs';
import { aboveZero, currency, payment, shipping, tax } from './terms-schema.mjs';

/** The schemas of `shop.json` and `synonyms.json`. */

const site = v.pipe(
  v.string('write an address in quotes'),
  v.check(
    (address) => /^https?:/.test(address) && URL.canParse(address) && new URL(address).origin === address,
    'write where the shop is served, such as https://shop.example, without a path or a slash at its end',
  ),
);
const category = object({
  name: text,
  slug: v.optional(text),
  colour: v.optional(backdrop),
  adult: v.optional(trueOrFalse, false),
  blurb: v.optional(text),
  sentence: v.optional(text),
  picture: v.optional(picture),
  word: v.optional(word),
});

/** Each text has a default in `texts.mjs`. */
const shopTexts = object({
  homeTitle: v.optional(text),
  homeDescription: v.optional(text),
  highlights: v.optional(text),
  storeDescription: v.optional(text),
  careerDescription: v.optional(text),
  contactDescription: v.optional(text),
  emptyCartHint: v.optional(text),
  collectHint: v.optional(text),
});

const office = object({
  name: text,
  address: listOf(text),
  phone: v.optional(phone),
  email: v.optional(email),
  latitude: v.number('write degrees, such as 11.5696'),
  longitude: v.number('write degrees, such as 104.9304'),
});

const socialNetworks = ['facebook', 'instagram', 'telegram', 'youtube'];
const cardNetworks = ['visa', 'mastercard', 'jcb', 'americanexpress'];

/** Otherwise `logo` names a file in the shop's folder, of which these are made. */
const finishedLogo = object({
  mark: picturePath,
  favicon: picturePath,
  apple: picturePath,
  icons: listOf(object({ src: picturePath, size: wholeNumber, purpose: oneOf(['any', 'maskable']) })),
});

/** The longest name, in characters, that the header can hold. */
export const maxShopNameLength = 32;

export const settingsSchema = object({
  $schema: v.optional(v.string()),
  name: v.pipe(
    text,
    v.maxLength(
      maxShopNameLength,
      `write at most ${maxShopNameLength} characters; the name stands in the header`,
    ),
  ),
  description: text,
  site: v.optional(site),
  texts: v.optional(shopTexts, {}),
  appCategories: v.optional(listOf(text), ['shopping']),
  skuPrefix: v.optional(v.pipe(v.string('write a text in quotes'), v.trim()), ''),
  logo: v.optional(
    v.union([text, finishedLogo], 'write the name of a file in this folder, such as logo.svg'),
  ),
  socialImage: v.optional(picture),
  theme: v.optional(
    object({
      accent: v.optional(colour),
      accentDark: v.optional(colour),
      accentTint: v.optional(colour),
    }),
    {},
  ),
  categories: v.pipe(listOf(category), v.minLength(1, 'write at least one category')),
  currency,
  tax: v.optional(tax),
  shipping,
  minimumOrder: v.optional(aboveZero),
  returns: v.optional(
    object({
      days: wholeNumber,
      sealed: v.optional(trueOrFalse, false),
      countries: listOf(pattern(/^[A-Z]{2}$/, 'write the two letters of a country, such as KH')),
    }),
  ),
  payment,
  khqr: v.optional(text),
  orders: v.optional(
    object({
      whatsapp: v.optional(
        v.pipe(
          pattern(
            /^(?:\+?[1-9][\d ]{6,18})?$/,
            'write the number with its country code, such as +855 23 000 000',
          ),
          v.transform((number) => number.replaceAll(/[+ ]/g, '')),
        ),
        '',
      ),
      telegram: v.optional(
        pattern(/^([a-zA-Z]\w{4,31}|\+[1-9]\d{6,14})?$/, 'write the user name without @, or the number'),
        '',
      ),
      email: v.optional(v.union([v.literal(''), email], 'write an email address')),
    }),
    {},
  ),
  orderDesk: v.optional(trueOrFalse, false),
  contact: object({
    email,
    phone: v.optional(phone),
    address: v.optional(text),
    offices: v.optional(listOf(office), []),
    map: v.optional(map),
  }),
  social: v.optional(listOf(object({ network: oneOf(socialNetworks), url: httpsUrl })), []),
  cards: v.optional(listOf(oneOf(cardNetworks)), []),
  emptyPicture: v.optional(emptyPicture),
  pagePictures: v.optional(object(pagePictures), {}),
  jobs: v.optional(listOf(object({ title: text, business: text, type: text, location: text })), []),
  sampleReviews: v.optional(trueOrFalse, false),
  sampleOrders: v.optional(
    listOf(
      object({
        orderid: text,
        status: oneOf(['In Progress', 'Completed', 'Cancelled']),
        date: text,
        total: amount,
      }),
    ),
    [],
  ),
  sampleAddresses: v.optional(listOf(object({ name: text, address: text, phone, email })), []),
});

/** The schema of `synonyms.json`: groups of search terms that mean the same. */
export const synonymsSchema = listOf(
  v.pipe(
    listOf(pattern(/^\S+(?: \S+){0,2}$/, 'write one to three words')),
    v.minLength(2, 'write two terms or more that mean the same'),
  ),
);
