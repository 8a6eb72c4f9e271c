import { hasRightCheckDigit } from '../product-cells.mjs';
import { priceCells } from './price-cells.mjs';
import { looksLikeHtml, textOfHtml } from './html-text.mjs';

const isNo = (text) => /^(?:0|no|n|false|off|nein|non|nee)$/i.test(text);
const isYes = (text) => /^(?:1|yes|y|true|on|ja|oui|sí|si)$/i.test(text);
/** The category of products that name none. */
export const otherCategory = 'Other';
const maxStock = 999_999;
/** The names of options whose value is the size of a pack. */
const sizeOption =
  /^(?:size|weight|volume|pack|pack size|package|quantity|größe|gewicht|inhalt|taille|poids)$/i;

/**
 * Why the shop cannot sell what a row names, such as a draft or a gift card; undefined if it can.
 * @param {(field: string) => string} value of the row that names the product
 */
export function reasonToLeaveOut(value) {
  const status = value('status').toLowerCase();
  if (/^(?:draft|archived|inactive|deleted|disabled)$/.test(status) || isNo(status))
    return `its status is "${value('status')}"`;
  const published = value('published');
  if (published === '-1') return 'it is a draft';
  if (isNo(published)) return 'it is not published';
  if (published === '2') return 'it is pending review';
  const type = value('type').toLowerCase();
  if (type.startsWith('grouped')) return 'it groups other products and has no price of its own';
  if (type.startsWith('external')) return 'another site sells it';
  if (isYes(value('gift card'))) return 'it is a gift card, which the shop cannot redeem';
  if (value('name') === '') return 'it has no name';
  return undefined;
}

/**
 * The cells of `products.csv` for one product, but for its id and photos, with notes on what was changed on the way.
 * @param {{ head: (field: string) => string, offer: (field: string) => string, options: [string, string][] }} source
 * @param {{ kind: string, decimals: number, decimalSign?: string, now: number, namesCountedStock: boolean }} table
 */
export function makeCells({ head, offer, options }, table) {
  const price = priceCells(offer, table);
  if (price.reason !== undefined) return { reason: price.reason };
  // WooCommerce writes "parent" where a variant has the stock of its product.
  const either = (field) => (/^(?:parent)?$/.test(offer(field)) ? head(field) : offer(field));
  const text = (field) => readable(head(field), table.kind);
  const category = categoryOf(head('category'), table.kind);
  const stock = stockOf(either, table);
  const gtin = gtinOf(either('gtin'));
  const size = options.find(([name]) => sizeOption.test(name));
  return {
    cells: {
      name: oneLine(text('name')),
      category: category || otherCategory,
      ...price.cells,
      stock: stock.cell,
      rating: /^(?:[0-4](?:\.\d+)?|5(?:\.0+)?)$/.test(head('rating')) ? head('rating') : '',
      brand: oneLine(text('brand')),
      size: oneLine(readable(either('size'), table.kind)) || (size?.[1] ?? ''),
      description: text('description'),
      composition: compositionOf(text, table.kind),
      'social image': head('social image'),
      slug: lastPathSegment(head('slug')),
      sku: head('sku') || offer('sku'),
      gtin: gtin.cell,
      adult: adultOf(head('adult'), table.kind),
      hidden: isYes(head('hidden')) || isHidden(head) ? 'yes' : '',
      ...Object.fromEntries(
        options.filter((option) => option !== size).map(([name, value]) => [`info: ${name}`, value]),
      ),
    },
    isUncategorised: category === '',
    notes: [...price.notes, ...stock.notes, ...gtin.notes],
  };
}

/** In our own table "no" means that a category for adults does not count. */
function adultOf(cell, kind) {
  if (isYes(cell)) return 'yes';
  return kind === 'shop' && isNo(cell) ? 'no' : '';
}

/** The slug of a cell that holds it alone, or a permalink that ends in it. */
const lastPathSegment = (cell) =>
  cell
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//s, '');

const isHidden = (head) => /^(?:hidden|unlisted)$/i.test(head('visibility') || head('status'));

/** Plain text of a cell, which may hold HTML in every table but our own. */
function readable(cell, kind) {
  // Soft hyphens, byte order marks, and control characters but tabs and line breaks go.
  const visible = cell.replace(/(?![\t\n\r])\p{Cc}|\u00ad|\ufeff/gu, '');
  if (kind === 'shop') return visible;
  // WooCommerce writes a line break as \n.
  const text = kind === 'woocommerce' ? visible.replaceAll('\\n', '\n') : visible;
  return looksLikeHtml(text) ? textOfHtml(text) : text.replace(/\r\n?/g, '\n').trim();
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** "Food > Tea, Sale" is Tea: the last part of the first path. Names within Shopify's and Google's paths have commas. */
function categoryOf(cell, kind) {
  // An escaped comma becomes a character that no text holds, until the list is split.
  const text = readable(cell, kind).replaceAll('\\,', '\u0000');
  if (kind === 'shop') return oneLine(text);
  const isList = kind === 'woocommerce' || (kind !== 'shopify' && text.includes('>'));
  const [path] = text.split(isList ? /[,|;]/ : /[|;]/);
  return oneLine(path.split('>').at(-1).replaceAll('\u0000', ','));
}

/** A text that begins with a label, such as "Material: reed". */
const labelled = /^\p{L}[\p{L}\p{M} ]{0,39}:\s*\S/u;

function compositionOf(text, kind) {
  const [composition, material] = [oneLine(text('composition')), oneLine(text('material'))];
  if (kind === 'shop' || labelled.test(composition)) return text('composition');
  if (composition !== '') return `Ingredients: ${composition}`;
  return material && `Material: ${material}`;
}

/** The cell `stock`, which is empty for a product that is not counted. */
function stockOf(value, { namesCountedStock }) {
  const inStock = value('in stock').toLowerCase().replaceAll('_', ' ');
  if (isNo(inStock) || /^(?:out ?of ?stock|sold out|unavailable|discontinued)$/.test(inStock))
    return { cell: '0', notes: [] };
  const isCounted = !namesCountedStock || value('inventory tracker') !== '';
  const cell = value('stock');
  if (!isCounted || cell === '') return { cell: '', notes: [] };
  const amount = /^-?\d+(?:[.,]0*)?$/.test(cell) ? Number.parseInt(cell, 10) : undefined;
  if (amount === undefined)
    return { cell: '', notes: [`its stock "${cell}" is no whole number, so it is not counted`] };
  const isEndless = /^(?:continue|true|yes)$/i.test(value('sells without stock')) || inStock === 'backorder';
  if (amount <= 0 && isEndless) return { cell: '', notes: [] };
  if (amount > maxStock)
    return { cell: String(maxStock), notes: [`its stock is ${maxStock} instead of ${cell}`] };
  return { cell: String(Math.max(0, amount)), notes: [] };
}

/** A GTIN has 8, 12, 13 or 14 digits, the last of which proves the others. */
function gtinOf(cell) {
  const digits = cell.replace(/[\s-]/g, '');
  if (digits === '') return { cell: '', notes: [] };
  const isOnlyZeros = /^0+$/.test(digits);
  return /^(?:\d{8}|\d{12,14})$/.test(digits) && !isOnlyZeros && hasRightCheckDigit(digits)
    ? { cell: digits, notes: [] }
    : { cell: '', notes: [`"${cell}" is no valid GTIN, so it has none`] };
}
