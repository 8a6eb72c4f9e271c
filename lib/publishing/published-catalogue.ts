import { createHash } from 'node:crypto';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import type { ProductDetails } from '@/lib/domain/product';
import { cardOf } from '@/lib/domain/product-photos';
import { catalogueFilePath } from '@/lib/routes';

type PublishedCatalogue = {
  readonly name: string;
  readonly text: string;
  readonly path: ReturnType<typeof catalogueFilePath>;
};

/** A cache, because every page of the build asks for the catalogue. */
const cache = new WeakMap<readonly ProductDetails[], PublishedCatalogue>();

/** The file name is a hash of the text, so that browsers can cache the file for ever. */
export function publishedCatalogue(products: readonly ProductDetails[]): PublishedCatalogue {
  const published = cache.get(products) ?? publish(products);
  cache.set(products, published);
  return published;
}

function publish(products: readonly ProductDetails[]): PublishedCatalogue {
  const text = writeCatalogue(products.map(cardOf));
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  return { name, text, path: catalogueFilePath(name) };
}
