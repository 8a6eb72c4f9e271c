/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { precacheManifest } from './precache-manifest.mjs';

let out = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
}

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'minato-copy-'));
  write('Cart.txt', 'its data');
  for (const file of ['chunks/a.js', 'chunks/old.js', 'media/face.woff2', 'media/icon.png', 'build/_b.js'])
    write(`_next/static/${file}`, file);
  write('catalogue/0a.json', '[]');
  write('favicon.ico', '<svg/>');
  for (const file of [
    'networks-00000000.svg',
    'company/logo-00000000.png',
    'a-00000000-400.avif',
    'a-00000000-900.avif',
  ])
    write(`images/${file}`, file);
  write('images/products/tea-00000000-480.avif', 'tea');
});

afterEach(() => rmSync(out, { recursive: true }));

/** Names the script for old browsers, which is not cached. */
const home = { name: 'index', html: '<script src="/_next/static/chunks/old.js" noModule=""></script>' };
const offline = {
  name: 'offline',
  html: `<img src="/shop/images/company/logo-00000000.png" alt=""/><img src="data:image/png;base64,AA"/>
    <img src="/shop/images/a-00000000-900.avif" srcSet="/shop/images/a-00000000-400.avif 400w, /shop/images/a-00000000-900.avif 900w"/>`,
};
const cart = { name: 'Cart', html: 'a cart' };
const product = (name: string) => ({ name: `OurStore/A_&_B/${name}`, html: 'a product' });
const urls = (pages: readonly { name: string; html: string }[]) =>
  precacheManifest(out, [home, ...pages]).map(({ url }) => url);

test('A-71 pages, their scripts and fonts and the catalogue are cached, page data and product pictures are not', () => {
  expect(urls([cart, product('C')])).toEqual([
    './',
    'Cart',
    'OurStore/A_&_B/C',
    '_next/static/chunks/a.js',
    '_next/static/media/face.woff2',
    'catalogue/0a.json',
    'favicon.ico',
    'images/networks-00000000.svg',
  ]);
});

test('A-71 the pictures of the offline page are cached, in their narrowest width', () => {
  expect(urls([offline]).filter((url) => url.startsWith('images/'))).toEqual([
    'images/a-00000000-400.avif',
    'images/company/logo-00000000.png',
    'images/networks-00000000.svg',
  ]);
});

test('A-71 A-72 each file is listed with its hash, and files with a hash in their name have no revision', () => {
  const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const manifest = precacheManifest(out, [home, cart]);
  expect(manifest.find(({ url }) => url === 'Cart')).toEqual({
    url: 'Cart',
    revision: createHash('sha256').update('a cart').digest('hex').slice(0, 12),
    integrity: integrityOf('a cart'),
  });
  expect(manifest.find(({ url }) => url === 'favicon.ico')?.revision).toMatch(/^[0-9a-f]{12}$/);
  expect(manifest.find(({ url }) => url === 'catalogue/0a.json')).toEqual({
    url: 'catalogue/0a.json',
    revision: null,
    integrity: integrityOf('[]'),
  });
});

test('A-71 up to a hundred product pages are cached, and none if there are more', () => {
  const products = Array.from({ length: 101 }, (_, n) => product(`P${n}`));
  expect(urls(products.slice(1)).filter((url) => url.startsWith('OurStore/'))).toHaveLength(100);
  expect(urls(products).filter((url) => url.startsWith('OurStore/'))).toEqual([]);
});
