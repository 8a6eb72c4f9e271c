import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'playwright/test';
import { test } from './contract-test';
import type { Site } from './site';

const isOfDesk = (file: string) => /^OrderDesk(?:\/|\.html$)|^desk-sw\.js$/.test(file);
/** What every file of the desk says in some way. */
const words = /OrderDesk|order-desk|desk-sw/;

function filesNamingDesk(site: Site): readonly string[] {
  const texts = [...site.texts, 'robots.txt', 'llms.txt'].filter((file) => !isOfDesk(file));
  return texts.filter((file) => words.test(site.read(file)));
}

test('A-225 a shop that asks for no order desk holds nothing of it', ({ site, content }) => {
  test.skip(content.settings.orderDesk);
  expect(site.files.filter((file) => isOfDesk(file) || /desk/i.test(file))).toEqual([]);
  expect(filesNamingDesk(site)).toEqual([]);
  expect(site.read('licences.txt')).not.toMatch(/^idb 8/m);
});

test('A-225 a shop with an order desk names it in no page, script, feed, sitemap or offline copy', ({
  site,
  content,
}) => {
  test.skip(!content.settings.orderDesk);
  expect(site.files.filter(isOfDesk).length).toBeGreaterThan(6);
  expect(filesNamingDesk(site)).toEqual([]);
  expect(site.html('/OrderDesk')).toContain('<meta name="robots" content="noindex');
  expect(site.read('licences.txt')).toMatch(/^idb 8\.\d+\.\d+ \(ISC\)/m);
  expect(site.read('OrderDesk.html')).toBe(site.read('OrderDesk/index.html'));
});

test('A-225 the desk is an installation of its own, which takes shared messages by POST', ({
  site,
  content,
}) => {
  test.skip(!content.settings.orderDesk);
  const manifest: unknown = JSON.parse(site.read('OrderDesk/desk.webmanifest'));
  expect(manifest).toMatchObject({
    id: '/OrderDesk',
    start_url: '/OrderDesk',
    scope: '/OrderDesk',
    share_target: { action: '/OrderDesk', method: 'POST', enctype: 'multipart/form-data' },
  });
  const script = site.files.find((file) => /^OrderDesk\/desk-.*\.js$/.test(file)) ?? '';
  for (const file of [script, 'OrderDesk/desk.webmanifest'])
    expect(site.read('desk-sw.js')).toContain(`"/${file}"`);
});

test('A-225 below a base path, every address of the desk begins with it', ({ site, content }, info) => {
  test.skip(!content.settings.orderDesk);
  const out = info.outputPath('out');
  mkdirSync(out, { recursive: true });
  const underShop = (text: string) =>
    text.replaceAll('"/', '"/shop/').replaceAll(String.raw`\"/`, String.raw`\"/shop/`);
  for (const file of ['manifest.webmanifest', 'index.txt'])
    writeFileSync(join(out, file), underShop(site.read(file)));
  const writer = pathToFileURL('scripts/export/desk/write-desk.mjs').href;
  const script = `import { writeOrderDesk } from ${JSON.stringify(writer)};
    await writeOrderDesk(${JSON.stringify(out)}, { basePath: '/shop', pageFiles: 'file' });`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  const html = readFileSync(join(out, 'OrderDesk.html'), 'utf8');
  const addresses = [...html.matchAll(/ (?:href|src|data-catalogue)="([^"]+)"/g)].map(
    ([, address]) => address,
  );
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !address?.startsWith('/shop/'))).toEqual([]);
  const worker = readFileSync(join(out, 'desk-sw.js'), 'utf8');
  expect(worker).toContain('"/shop/OrderDesk"');
  expect(worker).toContain('"/shop"');
  expect(readFileSync(join(out, 'OrderDesk/desk.webmanifest'), 'utf8')).toContain(
    '"scope":"/shop/OrderDesk"',
  );
});
