import { createHash } from 'node:crypto';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import type { Product } from '@/lib/domain/product';
import { validateCatalogue } from '@/lib/publishing/validate-catalogue';
import { catalogueFilePath } from '@/lib/routes';

type Published = {
  readonly name: string;
  readonly text: string;
  readonly path: ReturnType<typeof catalogueFilePath>;
};

/** Cached because every page of the build asks for it. */
const known = new WeakMap<readonly Product[], Published>();

/** The file name holds a content hash, so that it can be cached for ever. Throws on invalid data. */
export function publishedCatalogue(products: readonly Product[]): Published {
  const published = known.get(products) ?? publish(products);
  known.set(products, published);
  return published;
}

function publish(products: readonly Product[]): Published {
  const faults = validateCatalogue(products);
  if (faults.length > 0) throw new Error(`The catalogue is not fit to be shown:\n${faults.join('\n')}`);

  const text = writeCatalogue(products);
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  return { name, text, path: catalogueFilePath(name) };
}
