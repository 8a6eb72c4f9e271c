import * as v from 'valibot';
import { categories } from '@/data/settings';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';

const product = v.object({
  id: v.number(),
  name: v.string(),
  price: v.number(),
  discount: v.number(),
  rate: v.number(),
  img: v.string(),
  category: v.picklist(categories),
  stock: v.number(),
});
const fields = v.keyof(product).options;

/** Rows instead of objects, so that field names are not repeated. */
const file = v.array(
  v.pipe(
    v.array(v.unknown()),
    v.transform((row) => Object.fromEntries(fields.map((field, index) => [field, row[index]]))),
    product,
  ),
);

export function writeCatalogue(products: readonly Product[]): string {
  return JSON.stringify(products.map((one) => fields.map((field) => one[field])));
}

/** undefined for any other JSON, as when a host answers with an error document. */
export function readCatalogue(json: unknown): Catalogue | undefined {
  const parsed = v.safeParse(file, json);
  return parsed.success ? new Map(parsed.output.map((one) => [one.id, one])) : undefined;
}
