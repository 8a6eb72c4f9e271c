import { hexColour } from './colours.mjs';

/** The colours that may stand behind pictures, by the name that `colour` takes in `shop.json`. */
export const palette = {
  paper: '#faf7f2',
  wheat: '#e6dfd2',
  sage: '#dcdfd2',
  blush: '#ead8d2',
  mist: '#d6e0e2',
  moon: '#d6d8de',
  apricot: '#edddd0',
};

/** Whether a text is a colour for the place behind a picture: a name of the palette, or one such as `#f0e2c8`. */
export function isBackdrop(text) {
  return Object.hasOwn(palette, text) || hexColour.test(text);
}

/** The problem with a text that is no such colour. */
export const backdropProblem = `write one of ${Object.keys(palette).join(', ')}, or a colour such as #f0e2c8`;

/** A colour of the palette keeps its name; `#f0e2c8` is named `c-f0e2c8`. */
export function backdropName(colour) {
  return colour.startsWith('#') ? `c-${colour.slice(1).toLowerCase()}` : colour;
}

/** The hexadecimal colour of a name in the palette, or of a colour that is written so already. */
export function hexOf(colour) {
  return colour.startsWith('#') ? colour.toLowerCase() : palette[colour];
}
