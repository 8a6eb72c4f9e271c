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
  write('Cart.txt', '{"b":"id"} ["/shop/_next/static/chunks/data.js"]');
  write('Career.txt', 'its data');
  write('_next/static/chunks/cart.js', 'load("static/chunks/0~on-demand_.js")');
  write('_next/static/chunks/0~on-demand_.js', 'load("static/chunks/cart.js")');
  write(
    '_next/static/chunks/sheet.css',
    '@font-face{src:url(../media/text.0a.woff2)}a{mask:url(../media/marks.0a.svg)}',
  );
  for (const file of ['chunks/career.js', 'chunks/data.js', 'media/text.0a.woff2', 'media/marks.0a.svg'])
    write(`_next/static/${file}`, file);
  write('catalogue/0a.json', '[]');
  write('favicon.ico', '<svg/>');
  for (const file of ['company/logo-00000000.png', 'a-00000000-400.avif', 'a-00000000-900.avif'])
    write(`images/${file}`, file);
  write('images/products/tea-00000000-480.avif', 'tea');
});

afterEach(() => rmSync(out, { recursive: true }));

type Page = { readonly name: string; readonly html: string };

const offline: Page = {
  name: 'offline',
  html: `<img src="/shop/images/company/logo-00000000.png" alt=""/><img src="data:image/png;base64,AA"/>
    <img src="/shop/images/a-00000000-900.avif" srcSet="/shop/images/a-00000000-400.avif 400w, /shop/images/a-00000000-900.avif 900w"/>`,
};
const cart: Page = {
  name: 'Cart',
  html: `a cart<script src="/_next/static/chunks/cart.js"></script>
    <link rel="stylesheet" href="/_next/static/chunks/sheet.css"/>`,
};
const career: Page = { name: 'Career', html: '<script src="/_next/static/chunks/career.js"></script>' };
const product: Page = { name: 'OurStore/A_&_B/C', html: 'a product' };
const urls = (pages: readonly Page[]) => precacheManifest(out, pages).map(({ url }) => url);

test('A-71 the cart is cached with its data, the files that these name and the files that those name, and other pages are not', () => {
  expect(urls([career, cart, product])).toEqual([
    'Cart',
    'Cart.txt',
    '_next/static/chunks/0~on-demand_.js',
    '_next/static/chunks/cart.js',
    '_next/static/chunks/data.js',
    '_next/static/chunks/sheet.css',
    '_next/static/media/marks.0a.svg',
    '_next/static/media/text.0a.woff2',
    'catalogue/0a.json',
    'favicon.ico',
  ]);
});

test('A-71 an order needs the cart, the payment and the catalogue, and the offline page leads to the wishlist', () => {
  const names = [
    'AboutUs',
    'Cart',
    'Cart/Payment',
    'Cart/Payment/PaymentStatus',
    'OurStore',
    'OurStore/A_&_B/C',
    'Wishlist',
    'offline',
  ];
  const pages = names.map((name) => ({ name, html: 'a page' }));
  expect(urls(pages).filter((url) => names.includes(url))).toEqual([
    'Cart',
    'Cart/Payment',
    'Cart/Payment/PaymentStatus',
    'OurStore',
    'Wishlist',
    'offline',
  ]);
});

test('A-71 the pictures of the offline page are cached, in their narrowest width', () => {
  expect(urls([offline]).filter((url) => url.startsWith('images/'))).toEqual([
    'images/a-00000000-400.avif',
    'images/company/logo-00000000.png',
  ]);
});

test('A-71 A-72 each file is listed with its hash, and files with a hash in their name have no revision', () => {
  const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const manifest = precacheManifest(out, [cart]);
  expect(manifest.find(({ url }) => url === 'Cart')).toEqual({
    url: 'Cart',
    revision: createHash('sha256').update(cart.html).digest('hex').slice(0, 12),
    integrity: integrityOf(cart.html),
  });
  expect(manifest.find(({ url }) => url === 'Cart.txt')?.revision).toMatch(/^[0-9a-f]{12}$/);
  expect(manifest.find(({ url }) => url === 'favicon.ico')?.revision).toMatch(/^[0-9a-f]{12}$/);
  expect(manifest.find(({ url }) => url === 'catalogue/0a.json')).toEqual({
    url: 'catalogue/0a.json',
    revision: null,
    integrity: integrityOf('[]'),
  });
});
