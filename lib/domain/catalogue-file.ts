import * as v from 'valibot';
import { categories } from '@/data/settings';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';

/** Rows instead of objects, so that field names are not repeated. */

const row = v.pipe(
  v.tuple([
    v.number(),
    v.string(),
    v.number(),
    v.number(),
    v.number(),
    v.string(),
    v.picklist(categories),
    v.number(),
  ]),
  v.transform(([id, name, price, discount, rate, img, category, stock]): Product => ({
    id,
    name,
    price,
    discount,
    rate,
    img,
    category,
    stock,
  })),
);

const file = v.array(row);

type Row = v.InferInput<typeof row>;

export function writeCatalogue(products: readonly Product[]): string {
  const rows = products.map(({ id, name, price, discount, rate, img, category, stock }): Row => [
    id,
    name,
    price,
    discount,
    rate,
    img,
    category,
    stock,
  ]);
  return JSON.stringify(rows);
}

/** undefined for any other JSON, as when a host answers with an error document. */
export function readCatalogue(json: unknown): Catalogue | undefined {
  const parsed = v.safeParse(file, json);
  return parsed.success ? new Map(parsed.output.map((product) => [product.id, product])) : undefined;
}
