import * as v from 'valibot';
import { palette } from './palette.mjs';

/** The schemas of `shop.json` and `home.json`. Each message says what to write, because merchants read it. */

const text = v.pipe(v.string('write a text in quotes'), v.trim(), v.nonEmpty('write a text; it is empty'));
const amount = v.pipe(
  v.number('write a number, such as 12.50'),
  v.minValue(0, 'write a number that is not below 0'),
);
const wholeNumber = v.pipe(
  v.number('write a whole number'),
  v.integer('write a whole number'),
  v.minValue(0, 'write a number that is not below 0'),
);
const percent = v.pipe(amount, v.maxValue(100, 'write a percentage from 0 to 100, without %'));
const isTrue = v.boolean('write true or false, without quotes');
const pattern = (regExp, message) => v.pipe(v.string(message), v.regex(regExp, message));
const colour = pattern(/^#[0-9a-f]{6}$/i, 'write a colour such as #b5332a');
/** The colour behind a picture. */
const backdrop = v.pipe(
  v.string('write a colour in quotes'),
  v.check(
    (name) => Object.hasOwn(palette, name) || /^#[0-9a-f]{6}$/i.test(name),
    `write one of ${Object.keys(palette).join(', ')}, or a colour such as #f0e2c8`,
  ),
);
const email = pattern(/^[^\s@?&]+@[^\s@?&]+$/, 'write an email address, such as hello@shop.example');
const httpsUrl = pattern(/^https:\/\/[^\s"<>]+$/, 'write an address that begins with https://');
const phone = pattern(
  /^\+\d[\d ]{5,18}$/,
  'write the number with + and the country code, such as +855 23 000 000',
);
const listOf = (item, message = 'write a list in [brackets]') => v.array(item, message);
/** An object in which a misspelt name is a fault. */
const object = (entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never')
      return `no setting has this name; here they are ${Object.keys(entries).join(', ')}`;
    return received === 'undefined' ? 'this setting is missing' : 'write an object in {braces}';
  });

const picturePath = pattern(
  /^\/images\/\S+$/,
  'write the path of a finished picture in pictures/, such as /images/logo.svg',
);
const picture = object({ file: picturePath, alt: v.optional(v.string(), ''), colour: v.optional(backdrop) });

const category = object({
  name: text,
  slug: v.optional(text),
  colour: v.optional(backdrop),
  adult: v.optional(isTrue, false),
  blurb: v.optional(text),
  picture: v.optional(picture),
});

const office = object({
  name: text,
  address: listOf(text),
  phone: v.optional(phone),
  email: v.optional(email),
  latitude: v.number('write degrees, such as 11.5696'),
  longitude: v.number('write degrees, such as 104.9304'),
});

const map = object({
  src: picturePath,
  width: wholeNumber,
  height: wholeNumber,
  west: v.number('write degrees'),
  north: v.number('write degrees'),
  unitsEast: v.number('write the units of one degree'),
  unitsNorth: v.number('write the units of one degree'),
});

const socialNetworks = ['facebook', 'instagram', 'telegram', 'youtube'];
const cardNetworks = ['visa', 'mastercard', 'jcb', 'americanexpress'];
const oneOf = (values) => v.picklist(values, `write one of ${values.join(', ')}`);

export const settingsSchema = object({
  $schema: v.optional(v.string()),
  name: text,
  description: text,
  skuPrefix: v.optional(v.pipe(v.string('write a text in quotes'), v.trim()), ''),
  logo: v.optional(
    object({
      mark: picturePath,
      icons: listOf(object({ src: picturePath, size: wholeNumber, purpose: oneOf(['any', 'maskable']) })),
    }),
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
  currency: object({
    code: pattern(/^[A-Z]{3}$/, 'write the three letters of the currency, such as USD'),
    symbol: text,
    decimals: v.pipe(wholeNumber, v.maxValue(3, 'write 0, 2 or 3')),
    name: text,
    approximate: v.optional(
      listOf(object({ code: oneOf(['AED', 'KHR']), rate: amount, since: v.optional(text) })),
      [],
    ),
  }),
  tax: v.optional(
    object({ percent, included: isTrue, label: text, number: v.optional(text), note: v.optional(text) }),
  ),
  shipping: object({
    percent: v.optional(percent),
    price: v.optional(amount),
    freeFrom: v.optional(amount),
    days: text,
  }),
  returns: v.optional(
    object({
      days: wholeNumber,
      countries: listOf(pattern(/^[A-Z]{2}$/, 'write the two letters of a country, such as KH')),
    }),
  ),
  payment: object({
    methods: listOf(oneOf(['collect', 'cod', 'card'])),
    cardPage: v.optional(oneOf(['sample'])),
  }),
  orders: v.optional(
    object({
      whatsapp: v.optional(pattern(/^([1-9]\d{6,14})?$/, 'write digits only, with the country code'), ''),
      telegram: v.optional(
        pattern(/^([a-z]\w{4,31}|\+[1-9]\d{6,14})?$/i, 'write the user name without @, or the number'),
        '',
      ),
      email: v.optional(v.union([v.literal(''), email], 'write an email address'), ''),
    }),
    {},
  ),
  contact: object({
    email,
    phone: v.optional(phone),
    address: v.optional(text),
    offices: v.optional(listOf(office), []),
    map: v.optional(map),
  }),
  social: v.optional(listOf(object({ network: oneOf(socialNetworks), url: httpsUrl })), []),
  cards: v.optional(listOf(oneOf(cardNetworks)), []),
  emptyPicture: v.optional(picture),
  jobs: v.optional(listOf(object({ title: text, business: text, type: text, location: text })), []),
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

export const homeSchema = object({
  $schema: v.optional(v.string()),
  hero: v.optional(object({ title: text, text, action: text, picture, phonePicture: v.optional(picture) })),
  banners: v.optional(listOf(object({ name: text, brands: listOf(text), category: text, picture })), []),
  promos: v.optional(listOf(object({ product: wholeNumber, name: text, flavour: text, picture })), []),
  brands: v.optional(listOf(object({ name: text, logo: picturePath })), []),
  testimonials: v.optional(
    listOf(object({ name: text, verified: isTrue, text, picture: v.optional(picturePath) })),
    [],
  ),
  newsletter: v.optional(object({ title: text, text })),
});
