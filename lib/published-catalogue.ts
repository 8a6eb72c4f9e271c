import { createHash } from 'node:crypto';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import type { Product } from '@/lib/domain/product';
import { catalogueFilePath } from '@/lib/routes';

/** The catalogue file as the build writes it: its name carries a hash of its text, so that it may be cached for ever. */
export function publishedCatalogue(products: readonly Product[]) {
  const text = writeCatalogue(products);
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  return { name, text, path: catalogueFilePath(name) };
}
