import * as v from 'valibot';
import { map } from './picture-schema.mjs';
import { listOf, object, oneOf, text, wholeNumber } from './schema-parts.mjs';

/** The schema of `guides.json`: how products are used, where they come from, and what goes well with them. */

/** Each has a drawing in components/product/guide-icons.ts. */
export const guideIcons = [
  'air',
  'baby',
  'bath',
  'bowl',
  'cold',
  'cup',
  'cutlery',
  'day',
  'drop',
  'eye',
  'face',
  'gift',
  'hand',
  'heat',
  'leaf',
  'lock',
  'milk',
  'night',
  'open',
  'people',
  'repeat',
  'size',
  'sun',
  'temperature',
  'time',
  'wash',
  'water',
  'weight',
];

/** Those that food must name in the European Union, and latex. */
const allergens = [
  'almonds',
  'barley',
  'cashews',
  'celery',
  'crustaceans',
  'egg',
  'fish',
  'hazelnuts',
  'latex',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'oats',
  'peanuts',
  'pistachios',
  'rye',
  'sesame',
  'soya',
  'sulphites',
  'walnuts',
  'wheat',
];

const maxSteps = 4;
const step = object({ icon: oneOf(guideIcons), amount: v.optional(text), text });

const degrees = (limit) =>
  v.pipe(
    v.number('write degrees, such as 34.88'),
    v.minValue(-limit, `write degrees from -${limit} to ${limit}`),
    v.maxValue(limit, `write degrees from -${limit} to ${limit}`),
  );

const origin = v.pipe(
  object({
    place: text,
    text: v.optional(text),
    latitude: v.optional(degrees(90)),
    longitude: v.optional(degrees(180)),
  }),
  v.check(
    ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
    'write both latitude and longitude, or neither',
  ),
);

/** What photos show, by their role. */
const photoTexts = object({ served: v.optional(text), size: v.optional(text) });

const guide = object({
  product: wholeNumber,
  title: v.optional(text),
  steps: v.optional(
    v.pipe(
      listOf(step),
      v.minLength(1, 'write a step'),
      v.maxLength(maxSteps, `write at most ${maxSteps} steps`),
    ),
  ),
  origin: v.optional(origin),
  allergens: v.optional(listOf(oneOf(allergens))),
  storage: v.optional(text),
  keeps: v.optional(text),
  goesWith: v.optional(
    object({
      text,
      products: v.pipe(
        listOf(wholeNumber),
        v.minLength(1, 'write the id of a product'),
        v.maxLength(2, 'write at most two products'),
      ),
    }),
  ),
  photos: v.optional(photoTexts, {}),
});

export const guidesSchema = object({
  $schema: v.optional(v.string()),
  map: v.optional(map),
  photos: v.optional(photoTexts, {}),
  guides: v.optional(listOf(guide), []),
});
