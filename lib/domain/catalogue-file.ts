import * as v from 'valibot';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { categories } from '@/shop/settings';

/** In the file, -1 stands for a rating or a stock that a product does not have. */
const absent = -1;
const numberOrAbsent = v.pipe(
  v.number(),
  v.transform((value) => (value === absent ? undefined : value)),
);

const productSchema = v.object({
  id: v.number(),
  name: v.string(),
  price: v.number(),
  discount: v.number(),
  rate: numberOrAbsent,
  img: v.string(),
  category: v.picklist(categories),
  stock: numberOrAbsent,
  slug: v.pipe(
    v.string(),
    v.transform((slug) => slug || undefined),
  ),
});
const fields = v.keyof(productSchema).options;

/** The file has a row per product instead of an object, so that field names are not repeated. */
const fileSchema = v.array(
  v.pipe(
    v.array(v.unknown()),
    // Only the slug, the last field, may be missing from a row.
    v.transform((row) => Object.fromEntries(fields.map((field, index) => [field, row[index] ?? '']))),
    productSchema,
  ),
);

export function writeCatalogue(products: readonly Product[]): string {
  return JSON.stringify(
    products.map(({ id, name, price, discount, rate = absent, img, category, stock = absent, slug }) => {
      const row = [id, name, price, discount, rate, img, category, stock];
      return slug === undefined ? row : [...row, slug];
    }),
  );
}

/** Returns undefined for any other JSON, as when a host answers with an error document. */
export function readCatalogue(json: unknown): Catalogue | undefined {
  const parsed = v.safeParse(fileSchema, json);
  return parsed.success ? new Map(parsed.output.map((product) => [product.id, product])) : undefined;
}
