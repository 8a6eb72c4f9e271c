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

    test('every url answers with the right status, type and headers', async ({ baseURL }) => {
      expect(await findFaults(new URL(baseURL), 'out', server.isConfigured)).toEqual([]);
    });

    test('GEN-04 a purchase leads from home to the failing payment and back to an unchanged cart', async ({
      page,
    }) => {
      await purchaseUntilPaymentFails(page);
    });
  });
}
