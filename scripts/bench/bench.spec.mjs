import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, test as base } from 'playwright/test';
import { offlineName, pageNames, readPages } from '../export/pages.mjs';
import { precachedFiles } from '../export/precache-manifest.mjs';
import { startBaseline } from './start-baseline.mjs';
import { budgets, maxOfflineCopyBytes } from './budgets.mjs';
import { weigh } from './weigh.mjs';

const compress = promisify(brotliCompress);

const test = base.extend({
  /** Bytes of script on a minimal Next.js page that only says "hi". */
  baselineScriptBytes: [
    async ({ browser }, use) => {
      const { origin, stop } = await startBaseline();
      const page = await browser.newPage();
      const { scriptBytes } = await weigh(page, origin);
      await Promise.all([page.close(), stop()]);
      console.log(`the framework's baseline: ${scriptBytes} bytes of script`);
      await use(scriptBytes);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const [name, { path, limits }] of Object.entries(budgets))
  test(`the ${name} page keeps within its budget`, async ({ page, baselineScriptBytes }) => {
    const weight = await weigh(page, path);
    const figures = { ...weight, scriptBytes: weight.scriptBytes - baselineScriptBytes };
    console.log(name, figures);
    for (const [figure, limit] of Object.entries(limits))
      expect.soft(figures[figure], figure).toBeLessThanOrEqual(limit);
  });

test('the offline copy keeps within its budget', async () => {
  test.slow(true, 'it compresses a hundred files');
  const pages = readPages('out', [...pageNames('out'), offlineName]);
  const worker = { file: 'sw.js', content: readFileSync('out/sw.js') };
  const sizes = await Promise.all(
    [...precachedFiles('out', pages), worker].map(async ({ file, content }) => {
      const isCompressedFormat = /\.(?:woff2|avif)$/.test(file);
      return isCompressedFormat ? content.length : (await compress(content)).length;
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`the offline copy: ${bytes} bytes in ${sizes.length} files`);
  expect(bytes).toBeLessThanOrEqual(maxOfflineCopyBytes);
});
