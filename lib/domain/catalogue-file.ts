import * as v from 'valibot';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { categories } from '@/shop/settings';

const productSchema = v.object({
  id: v.number(),
  name: v.string(),
  price: v.number(),
  discount: v.number(),
  rate: v.optional(v.number()),
  img: v.string(),
  category: v.picklist(categories),
  stock: v.optional(v.number()),
  slug: v.optional(v.string()),
});
const fields = v.keyof(productSchema).options;

/** The file has a row per product instead of an object, so that field names are not repeated; null stands for undefined. */
const fileSchema = v.array(
  v.pipe(
    v.array(v.unknown()),
    v.transform((row) => Object.fromEntries(fields.map((field, index) => [field, row[index] ?? undefined]))),
    productSchema,
  ),
);

export function writeCatalogue(products: readonly Product[]): string {
  const rows = products.map((product) => fields.map((field) => product[field]));
  return JSON.stringify(rows.map((row) => (row.at(-1) === undefined ? row.slice(0, -1) : row)));
}

/** Returns undefined for any other JSON, as when a host answers with an error document. */
export function readCatalogue(json: unknown): Catalogue | undefined {
  const parsed = v.safeParse(fileSchema, json);
  return parsed.success ? new Map(parsed.output.map((product) => [product.id, product])) : undefined;
}
