import { join, resolve } from 'node:path';
import { otherBuilds } from '../exported-files';

/** A shop's folder and its build. */
export type ShopUnderTest = {
  readonly name: string;
  readonly folder: string;
  readonly build: string;
  /** Files of tests that are about what this shop does not have, or that it need not run. */
  readonly otherTests: readonly RegExp[];
};

/** The sample has the tests in `e2e/` instead. */
const journeyTests = /contract.journey/;
const orderDeskTests = /contract.order-desk/;
const khqrTests = /contract.khqr/;

export const sample: ShopUnderTest = {
  name: 'sample',
  folder: 'data',
  build: 'out',
  otherTests: [/export-foreign/, journeyTests, orderDeskTests, khqrTests],
};

const folder = resolve(process.env['SHOP'] || sample.folder);

/** With SHOP, only that shop is tested, in `out/`. */
export const shops: readonly ShopUnderTest[] =
  folder === resolve(sample.folder)
    ? [
        sample,
        {
          name: 'sidra',
          folder: 'e2e/shops/sidra',
          build: join(otherBuilds, 'sidra'),
          otherTests: [khqrTests],
        },
        {
          name: 'many',
          folder: 'test-results/shops/many',
          build: join(otherBuilds, 'many'),
          otherTests: [orderDeskTests],
        },
      ]
    : [{ name: 'own', folder, build: 'out', otherTests: [] }];
