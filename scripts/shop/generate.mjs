import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError, root } from '../run.mjs';
import { faultLine, readProducts } from './read-products.mjs';

/** Writes what the pages import as `@/shop/…` from the shop's folder. Throws a UserError that lists every fault. */
export function generateShop(shop = join(root, 'data'), folder = join(root, '.shop')) {
  const { products, faults } = readProducts(readFileSync(join(shop, 'products.csv')));
  if (faults.length > 0)
    throw new UserError(faults.map((fault) => faultLine('products.csv', fault)).join('\n'));
  mkdirSync(folder, { recursive: true });
  writeIfChanged(
    join(folder, 'products.ts'),
    `import type { ProductDetails } from '@/lib/domain/product';

/** Generated from products.csv. */
export const products: readonly ProductDetails[] = ${JSON.stringify(products, null, 2)};
`,
  );
}

/** An unchanged file keeps its time, so that a development server does not compile it again. */
function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
