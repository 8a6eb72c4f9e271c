import { columnNames } from './column-names.mjs';

/**
 * Which columns of a table hold what. `columns` names for each field its columns, the first filled of which counts;
 * `pairs` names columns that hold a property's name, its value and, at times, whether it is shown.
 * @typedef {{ kind: 'shop' | 'shopify' | 'woocommerce' | 'feed' | 'other', title: string,
 *   columns: Record<string, string[]>, pairs: string[][] }} Mapping
 */

/** The columns of `products.csv`, in the order in which they are written. */
export const shopColumns = [
  'id,name,category,price,discount,stock,rating,brand,size,description,composition,photos,social image',
  'slug,sku,gtin,adult,hidden',
].flatMap((names) => names.split(','));

const shopify = {
  kind: 'shopify',
  title: 'a Shopify export',
  isFormat: (has) => has('title') && has('handle', 'url handle') && has('variant price', 'price'),
  headings: {
    slug: ['handle', 'url handle'],
    name: ['title'],
    description: ['body (html)', 'body html', 'description'],
    brand: ['vendor'],
    category: ['type', 'custom product type', 'product category', 'standardized product type'],
    published: ['published', 'published on online store'],
    status: ['status'],
    sku: ['variant sku', 'sku'],
    gtin: ['variant barcode', 'barcode'],
    'inventory tracker': ['variant inventory tracker', 'inventory tracker'],
    stock: ['variant inventory qty', 'inventory quantity'],
    'sells without stock': ['variant inventory policy', 'continue selling when out of stock'],
    price: ['variant price', 'price'],
    'price before': ['variant compare at price', 'compare-at price', 'compare at price'],
    photos: ['image src', 'product image url'],
    'photo position': ['image position'],
    'gift card': ['gift card'],
  },
  pairs: [1, 2, 3].map((number) => [`option${number} name`, `option${number} value`]),
};

const woocommerce = {
  kind: 'woocommerce',
  title: 'a WooCommerce export',
  isFormat: (has) => has('type') && has('name') && has('regular price') && has('in stock?', 'published'),
  headings: {
    id: ['id'],
    type: ['type'],
    sku: ['sku'],
    gtin: ['gtin, upc, ean, or isbn'],
    name: ['name'],
    published: ['published'],
    visibility: ['visibility in catalog'],
    description: ['description', 'short description'],
    'sale starts': ['date sale price starts'],
    'sale ends': ['date sale price ends'],
    'in stock': ['in stock?'],
    stock: ['stock'],
    'sale price': ['sale price'],
    price: ['regular price'],
    category: ['categories'],
    photos: ['images'],
    parent: ['parent'],
    brand: ['brands'],
  },
  pairs: Array.from({ length: 20 }, (_, index) => [
    `attribute ${index + 1} name`,
    `attribute ${index + 1} value(s)`,
    `attribute ${index + 1} visible`,
  ]),
};

const feed = {
  kind: 'feed',
  title: 'a feed for Google or Meta',
  isFormat: (has) => has('id') && has('title') && has('price') && has('availability', 'image link'),
  headings: {
    id: ['id'],
    name: ['title'],
    description: ['description'],
    'in stock': ['availability'],
    stock: ['quantity to sell on facebook', 'inventory'],
    price: ['price'],
    'sale price': ['sale price'],
    'sale dates': ['sale price effective date'],
    brand: ['brand'],
    gtin: ['gtin'],
    category: ['product type', 'google product category', 'fb product category'],
    photos: ['image link', 'additional image link'].concat(
      Array.from({ length: 20 }, (_, index) => `additional image link[${index}]`),
    ),
    size: ['size'],
    material: ['material'],
    adult: ['adult'],
    'item group': ['item group id'],
  },
  pairs: [],
};

const shop = {
  kind: 'shop',
  title: 'a table of products of this shop',
  // A foreign table may have columns of these names, with HTML in them, but hardly these alone.
  isFormat: (has, columns) =>
    columns.every((column) => shopColumns.includes(column) || column.startsWith('info: ')) &&
    has('composition', 'photos', 'social image'),
  headings: Object.fromEntries(shopColumns.map((column) => [column, [column]])),
  pairs: [],
};

const other = {
  kind: 'other',
  title: 'a table with headings of its own',
  isFormat: () => true,
  headings: columnNames,
  pairs: [],
};

/** "image_link" and "g:image link" are the same column. */
const normalised = (heading) =>
  heading
    .replace(/^g:/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();

/**
 * Recognises a table by its headings.
 * @param {string[]} columns
 * @returns {Mapping}
 */
export function mappingOf(columns) {
  const byHeading = new Map(columns.map((column) => [normalised(column), column]));
  const has = (...headings) => headings.some((heading) => byHeading.has(heading));
  const format = [shop, shopify, woocommerce, feed, other].find(({ isFormat }) => isFormat(has, columns));
  const found = Object.entries(format.headings).map(([field, headings]) => [
    field,
    headings.filter((heading) => byHeading.has(heading)).map((heading) => byHeading.get(heading)),
  ]);
  const info = columns.filter((column) => column.startsWith('info: ')).map((column) => [column, [column]]);
  return {
    kind: format.kind,
    title: format.title,
    columns: Object.fromEntries(
      (format.kind === 'other' ? firstOfEach(found, columns) : found)
        .concat(info)
        .filter(([, sources]) => sources.length > 0),
    ),
    pairs: format.pairs
      .filter(([name, value]) => has(name) && has(value))
      .map((headings) => headings.flatMap((heading) => byHeading.get(heading) ?? [])),
  };
}

/** In a table of unknown meaning each column is guessed to be one thing, and each thing to be in one column. */
function firstOfEach(found, columns) {
  const taken = new Set();
  return found.map(([field, sources]) => {
    const source = sources.find((column) => !taken.has(column));
    taken.add(source);
    const first = source === undefined ? [] : [source];
    return [field, field === 'photos' ? [...new Set([...first, ...columns.filter(isNumberedPhoto)])] : first];
  });
}

const isNumberedPhoto = (column) =>
  /^(?:product)?(?:image|photo|picture|bild|foto)s?[ _-]?(?:ur[li]|link|src)?[ _-]?\d+$/.test(column);

/** The columns that a mapping does not use. */
export function unusedColumns(columns, mapping) {
  const used = new Set([...Object.values(mapping.columns).flat(), ...mapping.pairs.flat()]);
  return columns.filter((column) => !used.has(column));
}
