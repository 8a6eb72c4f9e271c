import { expect } from 'playwright/test';
import { purchaseUntilPaymentFails } from '../../e2e/purchase';
import { test as base } from '../../e2e/storefront';
import { findFaults } from './crawl.mjs';
import { servers, startServer } from './servers.mjs';

for (const server of servers) {
  const test = base.extend({
    baseURL: async ({}, use) => {
      const { origin, stop } = await startServer(server, 'out');
      await use(origin);
      await stop();
    },
  });

  test.describe(server.name, () => {
    // CI must not skip a server.
    test.skip(!server.program && !process.env.CI, `${server.name} is not installed here`);

    test('every address is answered as it should be', async ({ baseURL }) => {
      expect(await findFaults(new URL(baseURL), 'out', server.isOurs)).toEqual([]);
    });

    test('GEN-04 from home to the payment that fails, and back to a cart that is unchanged', async ({
      page,
    }) => {
      await purchaseUntilPaymentFails(page);
    });
  });
}
