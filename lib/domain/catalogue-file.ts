import * as v from 'valibot';
import type { Catalogue } from '@/lib/domain/catalogue';
import { categories, summaryOf, type Product } from '@/lib/domain/product';

/**
 * The whole catalogue as one compact static file, fetched by the stores only when storage holds a line, and
 * by the catalogue where it has more products than its page brings.
 * Rows instead of objects, so that no field name is repeated a thousand times.
 */

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

/** The text of the file. */
export function writeCatalogue(products: readonly Product[]): string {
  return JSON.stringify(products.map((product) => Object.values(summaryOf(product))));
}

/** The products of the file by id; undefined where it is not what we wrote, as when a host answers with a page. */
export function readCatalogue(json: unknown): Catalogue | undefined {
  const parsed = v.safeParse(file, json);
  return parsed.success ? new Map(parsed.output.map((product) => [product.id, product])) : undefined;
}
