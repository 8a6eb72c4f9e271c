import type { Catalogue } from '@/lib/domain/catalogue';
import type { CardProduct } from '@/lib/domain/product';
import { isNumber, isText } from '@/lib/domain/stored-value';
import { categories } from '@/shop/settings';

/** In the file, -1 stands for a rating or a stock that a product does not have. */
const absent = -1;

/** The file has a row per product instead of an object, so that field names are not repeated. */
export function writeCatalogue(products: readonly CardProduct[]): string {
  return JSON.stringify(
    products.map(
      ({ id, name, price, discount, rate = absent, img, category, stock = absent, slug, served }) => {
        const row = [id, name, price, discount, rate, img, category, stock];
        if (served !== undefined) return [...row, slug ?? '', served];
        return slug === undefined ? row : [...row, slug];
      },
    ),
  );
}

/** Returns undefined for any other JSON, as when a host answers with an error document. */
export function readCatalogue(json: unknown): Catalogue | undefined {
  if (!Array.isArray(json)) return undefined;
  const catalogue = new Map<number, CardProduct>();
  for (const row of json) {
    const product = readProduct(row);
    if (product === undefined) return undefined;
    catalogue.set(product.id, product);
  }
  return catalogue;
}

function readProduct(row: unknown): CardProduct | undefined {
  if (!Array.isArray(row)) return undefined;
  const [id, name, price, discount, rate, img, category, stock, slug, served]: readonly unknown[] = row;
  if (!isNumber(id) || !isNumber(price) || !isNumber(discount) || !isNumber(rate) || !isNumber(stock))
    return undefined;
  // Only the slug and the photo for hovered cards, the last fields, may be missing from a row.
  if (!isText(name) || !isText(img) || !isText(slug ?? '') || !isText(served ?? '')) return undefined;
  if (!isText(category) || !categories.includes(category)) return undefined;
  return {
    id,
    name,
    price,
    discount,
    rate: rate === absent ? undefined : rate,
    img,
    category,
    stock: stock === absent ? undefined : stock,
    slug: textOrNone(slug),
    served: textOrNone(served),
  };
}

function textOrNone(field: unknown): string | undefined {
  return isText(field) && field !== '' ? field : undefined;
}
