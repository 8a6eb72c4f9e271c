import { resolve } from 'node:path';

/** A shop's folder and its build. */
export type ShopUnderTest = { readonly name: string; readonly folder: string; readonly build: string };

const own = process.env['SHOP'];

/** With SHOP, only that shop is tested, in `out/`. */
export const shops: readonly ShopUnderTest[] =
  own === undefined || own === ''
    ? [{ name: 'sample', folder: 'data', build: 'out' }]
    : [{ name: 'own', folder: resolve(own), build: 'out' }];
