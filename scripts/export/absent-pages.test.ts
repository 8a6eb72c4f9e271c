import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFaults } from './page-faults.mjs';
import { removeAbsentPages } from './pages.mjs';

function exportOf(files: Readonly<Record<string, string>>): string {
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
  return out;
}

test('a page that the shop lacks leaves no file and no folder', () => {
  const absent = '<script>{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}</script>';
  const out = exportOf({
    '404.html': absent,
    'index.html': 'Home',
    'Career.html': absent,
    'Career.txt': '',
    'TrackOrder.html': absent,
    'TrackOrder.txt': '',
    'TrackOrder/Detail.html': absent,
    'Shop.html': absent,
    'Shop/Tea.html': 'Tea',
  });
  removeAbsentPages(out);
  removeAbsentPages(out);
  expect(readdirSync(out, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
    '404.html',
    'Shop',
    join('Shop', 'Tea.html'),
    'index.html',
  ]);
});

test('a link between pages that leads nowhere is a fault', () => {
  const out = exportOf({
    'index.html': '',
    'Tea & Co.html': '',
    "O'Brien.html": '',
    'feed.csv': '',
    'Shop/Tea.html': '',
  });
  const links = [
    '/',
    '/Tea_%26',
    '/Tea%20&amp;%20Co?a=b#c',
    '/O&#x27;Brien',
    '/feed.csv',
    '/Shop',
    '/Terms',
    '/Terms#top',
  ]
    .map((path) => `<a class="x" href="/base${path}">`)
    .join('');
  const html = `${links}<a href="https://x.example/Terms"><a href="#top"><link href="/base/gone.css"/>`;
  const page = { html, title: 'T', description: 'D', canonical: 'C' };
  const faults = findFaults([{ ...page, name: 'index' }], { out, basePath: '/base', inlineScripts: [] });
  expect(faults).toEqual([
    'index.html links to /base/Tea_&, and there is no such page',
    'index.html links to /base/Shop, and there is no such page',
    'index.html links to /base/Terms, and there is no such page',
  ]);
});
