import { cpSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { expect } from 'playwright/test';
import { purchaseUntilPaymentFails } from '../../e2e/purchase';
import { test as base } from '../../e2e/storefront';
import { dashboardAlias } from '../../lib/exported-paths.mjs';
import { writePageFiles } from '../export/page-files.mjs';
import { offlineName, pageNames, readPages } from '../export/pages.mjs';
import { root } from '../run.mjs';
import { findFaults } from './crawl.mjs';
import { servers, startServer } from './servers.mjs';

/** Copies `out` to `folder`, with the files that a build with these PAGE_FILES has. */
function copyExport(folder, pageFiles) {
  cpSync('out', folder, { recursive: true });
  for (const page of readPages('out', [...pageNames('out'), offlineName, dashboardAlias.slice(1)]))
    writePageFiles(folder, page, pageFiles);
}

for (const server of servers) {
  const test = base.extend({
    baseURL: async ({}, use, testInfo) => {
      const folder = testInfo.outputPath('export');
      copyExport(folder, server.pageFiles);
      const { origin, stop } = await startServer(server, relative(root, folder));
      await use(origin);
      await stop();
      rmSync(folder, { recursive: true });
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
