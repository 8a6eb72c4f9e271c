/** Packs in a room: a seamless sweep of paper, one soft shadow each. */
import { readData } from './read-data.mjs';
import { at, n, oval, shade, shape, svg, sweep } from './paint.mjs';
import { backdrops, packOf } from './shelf.mjs';

const { products } = await readData('products');
const pack = (id) => packOf(products.find((product) => product.id === id));

/** A colour between two others. */
function mix(a, b, share) {
  const part = (hex, i) => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(part(a, i) * (1 - share) + part(b, i) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const paper = (colour) =>
  sweep(
    'b',
    mix(colour, '#ffffff', 0.34),
    colour,
    mix(colour, '#8a7a68', 0.07),
    mix(colour, '#ffffff', 0.16),
  );

/** A pack with what it casts on the floor. */
function standing({ width: w, lift = 0, content }, x, y, size = 1) {
  const shadow =
    oval(w * 0.08 + 24, -4 - lift, w * 0.5 + 110, 44, 'url(#s)') +
    oval(w * 0.02, -2 - lift, w * 0.54, 19 + lift, 'url(#s)');
  return at(x, y, shadow + content, size === 1 ? '' : `scale(${n(size)})`);
}

/** Packs by their product, each `[id, x, y, size]`, from the back to the front. */
export const group = (...packs) => packs.map(([id, x, y, size]) => standing(pack(id), x, y, size)).join('');

/** A round plinth, its top at 0,0. */
export const plinth = (x, y, r, height, colour) => {
  const flat = r * 0.13;
  const side = `M${-r} 0V${height}A${r} ${n(flat)} 0 0 0 ${r} ${height}V0Z`;
  return at(
    x,
    y,
    oval(r * 0.1 + 20, height + 4, r * 1.24, flat + 16, 'url(#s)') +
      shape(side, colour) +
      shade(side, 'c') +
      oval(0, 0, r, flat, mix(colour, '#ffffff', 0.45)),
  );
};

export const sized = (width, height, title, colour, content) =>
  svg(width, height, title, `<path d="M0 0H${width}V${height}H0Z" fill="url(#b)"/>${content}`, paper(colour));

export function productPicture({ id, name, brand, category }) {
  return sized(1200, 1200, `${brand} ${name}`, backdrops[category], group([id, 600, 984, 1]));
}
