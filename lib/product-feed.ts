import { writeCsv } from '@/lib/domain/csv';
import { isForAdults, skuOf } from '@/lib/domain/listing';
import { plainDollars, toCents, unitPriceCents } from '@/lib/domain/money';
import { asJpeg } from '@/lib/domain/picture';
import { isInStock, type ProductDetails } from '@/lib/domain/product';
import { absoluteUrl, productPath } from '@/lib/routes';

/** The columns in the names that Google Merchant Center and Meta's catalogues share. */
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
  'identifier_exists',
  'product_type',
  'size',
  'adult',
] as const;

type FeedItem = Readonly<Record<(typeof columns)[number], string>>;

/** The whole shelf as marketplaces take it, what is sold out included; every value is text, an empty one is not given. */
export function feedItems(products: readonly ProductDetails[]): readonly FeedItem[] {
  return products.map((product) => ({
    id: skuOf(product),
    title: product.name,
    description: product.description,
    link: absoluteUrl(productPath(product)),
    // Neither marketplace takes AVIF, nor a picture with words laid over it, such as a card.
    image_link: absoluteUrl(asJpeg(product.img)),
    // Google also writes it with an underscore, Meta does not: both read the blank.
    availability: isInStock(product) ? 'in stock' : 'out of stock',
    price: dollars(toCents(product.price)),
    sale_price: product.discount > 0 ? dollars(unitPriceCents(product)) : '',
    condition: 'new',
    brand: product.brand,
    // The goods carry no number that others could look up, and none is made up for them.
    identifier_exists: 'no',
    product_type: product.category,
    size: product.packSize,
    adult: isForAdults(product) ? 'yes' : 'no',
  }));
}

/** The feed as a table. */
export function feedAsCsv(products: readonly ProductDetails[]): string {
  return writeCsv(columns, feedItems(products));
}

/** "12.80 USD" */
function dollars(cents: number): string {
  return `${plainDollars(cents)} USD`;
}
