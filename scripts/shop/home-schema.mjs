import * as v from 'valibot';
import { picture, pictureName, word } from './picture-schema.mjs';
import { listOf, object, text, trueOrFalse, wholeNumber } from './schema-parts.mjs';

/** The schema of `home.json`. */
export const homeSchema = object({
  $schema: v.optional(v.string()),
  hero: v.optional(
    object({
      title: text,
      text,
      action: text,
      picture,
      phonePicture: v.optional(picture),
      word: v.optional(word),
    }),
  ),
  banners: v.optional(listOf(object({ name: text, brands: listOf(text), category: text, picture })), []),
  promos: v.optional(listOf(object({ product: wholeNumber, name: text, flavour: text, picture })), []),
  brands: v.optional(listOf(object({ name: text, logo: pictureName })), []),
  testimonials: v.optional(
    listOf(object({ name: text, verified: trueOrFalse, text, picture: v.optional(pictureName) })),
    [],
  ),
  newsletter: v.optional(object({ title: text, text })),
  words: v.optional(
    object({
      bestSellers: v.optional(word),
      categories: v.optional(word),
      newArrivals: v.optional(word),
      highlights: v.optional(word),
      brands: v.optional(word),
      testimonials: v.optional(word),
      newsletter: v.optional(word),
    }),
    {},
  ),
});
