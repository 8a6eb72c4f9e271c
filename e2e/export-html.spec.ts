import { expect, test } from 'playwright/test';
import { exportedFiles, read } from './exported-files';
import { htmlFaults } from './valid-html';

test('every exported page is valid HTML', async () => {
  // `/index.html` copies are the same files.
  const pages = exportedFiles().filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'));
  expect(pages.length).toBeGreaterThan(55);
  const faults: string[] = [];
  for (const file of pages) faults.push(...(await htmlFaults(read(file), file)));
  expect(faults).toEqual([]);
});
