import { createHash } from 'node:crypto';
import { catalogueFaults } from '@/lib/domain/catalogue-faults';
import { writeCatalogue } from '@/lib/domain/catalogue-file';
import type { Product } from '@/lib/domain/product';
import { catalogueFilePath } from '@/lib/routes';

type Published = {
  readonly name: string;
  readonly text: string;
  readonly path: ReturnType<typeof catalogueFilePath>;
};

/** Every page asks for the same; written anew for each, a build of thousands would take hours. */
const known = new WeakMap<readonly Product[], Published>();

/**
 * The catalogue file as the build writes it: its name carries a hash of its text, so that it may be cached for ever.
 * Every page names it, so that no shop is built of a broken catalogue (F-78, F-140).
 */
export function publishedCatalogue(products: readonly Product[]): Published {
  const published = known.get(products) ?? publish(products);
  known.set(products, published);
  return published;
}

function publish(products: readonly Product[]): Published {
  const faults = catalogueFaults(products);
  if (faults.length > 0) throw new Error(`The catalogue is not fit to be shown:\n${faults.join('\n')}`);

  const text = writeCatalogue(products);
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  return { name, text, path: catalogueFilePath(name) };
}
