import { plainAmount, toCents, unitPriceCents } from '@/lib/domain/money';
import { asJpeg, isDrawing } from '@/lib/domain/picture';
import { isForAdults, isInStock, skuOf, type ProductDetails } from '@/lib/domain/product';
import { absoluteUrl, productPath } from '@/lib/routes';
import { currencyCode } from '@/shop/settings';

/** The column names that Google Merchant Center and Meta catalogues share. */
const columns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'sale_price',
  'condition',
  'brand',
  'gtin',
  'identifier_exists',
  'product_type',
  'size',
  'adult',
] as const;

type Column = (typeof columns)[number];
type FeedItem = Readonly<Partial<Record<Column, string>>>;

/** Includes sold-out products. Every value is text; an empty one means absent. Without bar codes there is no `gtin`. */
export function feedItems(products: readonly ProductDetails[]): readonly FeedItem[] {
  const hasGtins = products.some(({ gtin }) => gtin !== undefined);
  return products.map((product) => ({
    id: skuOf(product),
    title: product.name,
    description: product.description ?? '',
    link: absoluteUrl(productPath(product)),
    // Both marketplaces reject AVIF and SVG, and pictures with overlaid text such as social images.
    image_link: isDrawing(product.img) ? '' : absoluteUrl(asJpeg(product.img)),
    // Google also accepts in_stock, Meta does not.
    availability: isInStock(product) ? 'in stock' : 'out of stock',
    price: feedPrice(toCents(product.price)),
    sale_price: product.discount > 0 ? feedPrice(unitPriceCents(product)) : '',
    condition: 'new',
    brand: product.brand ?? '',
    ...(hasGtins && { gtin: product.gtin ?? '' }),
    identifier_exists: product.gtin === undefined ? 'no' : 'yes',
    product_type: product.category,
    size: product.packSize ?? '',
    adult: isForAdults(product) ? 'yes' : 'no',
  }));
}

/** The feed as CSV in the format of RFC 4180. */
export function feedAsCsv(products: readonly ProductDetails[]): string {
  const items = feedItems(products);
  const used = columns.filter((column) => items.some((item) => item[column] !== undefined));
  const rows = [used, ...items.map((item) => used.map((column) => item[column] ?? ''))];
  return rows.map((cells) => `${cells.map((cell) => quote(escapeFormula(cell))).join(',')}\r\n`).join('');
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A cell that looks like a formula gets an apostrophe, against CSV injection. */
function escapeFormula(cell: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell);
  return isFormula ? `'${cell}` : cell;
}

/** "12.80 USD" */
function feedPrice(cents: number): string {
  return `${plainAmount(cents)} ${currencyCode}`;
}
