import * as v from 'valibot';
import { backdrop, object, pattern, text, wholeNumber } from './schema-parts.mjs';

/** How settings name pictures. */

export const picturePath = pattern(
  /^\/images\/\S+$/,
  'write the path of a finished picture in pictures/, such as /images/logo.svg',
);
export const pictureName = pattern(
  /^(?:\/images\/\S+|[^/\\]\S.*)$/,
  'write a file of photos/, such as shop-front.jpg, or the path of a finished picture below /images/',
);
export const picture = object({
  file: pictureName,
  alt: v.optional(v.string(), ''),
  colour: v.optional(backdrop),
});

export const word = object({
  file: picturePath,
  text,
  language: pattern(/^[a-z]{2,3}$/, 'write the letters of a language, such as ja'),
});

export const emptyPicture = object({
  file: pictureName,
  alt: v.optional(v.string(), ''),
  colour: v.optional(backdrop),
  word: v.optional(word),
});

/** A finished picture of a map, and how degrees become its units. */
export const map = object({
  src: picturePath,
  width: wholeNumber,
  height: wholeNumber,
  west: v.number('write degrees'),
  north: v.number('write degrees'),
  unitsEast: v.number('write the units of one degree'),
  unitsNorth: v.number('write the units of one degree'),
});

/** Optional pictures by the page that shows them. */
export const pagePictures = {
  ...optionalOf(picture, [
    'login',
    'register',
    'resetPassword',
    'trackOrder',
    'paymentStatus',
    'career',
    'addresses',
  ]),
  ...optionalOf(emptyPicture, ['wishlist', 'noMatch', 'notFound', 'offline']),
};

function optionalOf(schema, names) {
  return Object.fromEntries(names.map((name) => [name, v.optional(schema)]));
}
