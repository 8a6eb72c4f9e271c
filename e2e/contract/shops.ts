import { join, resolve } from 'node:path';
import { otherBuilds } from '../exported-files';

/** A shop's folder and its build. */
export type ShopUnderTest = { readonly name: string; readonly folder: string; readonly build: string };

export const sample: ShopUnderTest = { name: 'sample', folder: 'data', build: 'out' };

const folder = resolve(process.env['SHOP'] || sample.folder);

/** With SHOP, only that shop is tested, in `out/`. */
export const shops: readonly ShopUnderTest[] =
  folder === resolve(sample.folder)
    ? [
        sample,
        { name: 'sidra', folder: 'e2e/shops/sidra', build: join(otherBuilds, 'sidra') },
        { name: 'many', folder: 'test-results/shops/many', build: join(otherBuilds, 'many') },
      ]
    : [{ name: 'own', folder, build: 'out' }];
