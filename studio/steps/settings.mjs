/** Where things are, how large and how fine. */
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const home = fileURLToPath(new URL('..', import.meta.url));
/** Everything that can be made again; git does not see it. */
export const work = join(home, '.work');
export const masters = join(home, 'masters');
/** The shop, and where its pictures ship from. */
export const shop = join(home, '..');
export const shipped = join(shop, 'data/pictures');
export const manifestFile = join(home, 'manifest.json');

export const fine = { width: 1200, height: 1200, samples: 20 };
export const preview = { width: 400, height: 400, samples: 12 };

/** Widths of a product's pictures, and the most bytes each may have. A scene says its own. */
export const budgets = { 240: 6_000, 480: 15_000, 800: 35_000, 1200: 60_000 };

/** A product's further views are never shown larger than 800 pixels. */
export const further = {
  exposure: { width: 800, height: 800, samples: 16 },
  sizes: { 240: budgets[240], 480: budgets[480], 800: budgets[800] },
};

/** The theme's colours, by the names that the shop's data uses. */
export const backdrops = {
  wheat: '#e6dfd2',
  sage: '#dcdfd2',
  blush: '#ead8d2',
  mist: '#d6e0e2',
  moon: '#d6d8de',
  apricot: '#edddd0',
  paper: '#faf7f2',
};

/** Linear to 0.72, a soft shoulder to 1, a little brighter than it was lit. Changing these renders nothing anew. */
export const tone = { knee: 0.72, stops: 0.12 };
