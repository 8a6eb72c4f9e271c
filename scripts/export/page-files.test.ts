import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readSettings } from '../settings.mjs';
import { packPageData, readPageData, removeDataParts, writePageFiles } from './page-files.mjs';

let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'minato-pages-'));
  for (const file of ['index.html', 'index.txt', 'Cart.html', 'Cart.txt', 'Cart/Payment.html'])
    write(file, 'as exported');
});

afterEach(() => rmSync(out, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}

test.each([
  [
    'both',
    [
      'Cart',
      'Cart.html',
      'Cart.txt',
      'Cart/Payment',
      'Cart/Payment.html',
      'Cart/Payment/index.html',
      'Cart/index.html',
    ],
  ],
  ['file', ['Cart', 'Cart.html', 'Cart.txt', 'Cart/Payment.html']],
  ['folder', ['Cart', 'Cart.txt', 'Cart/Payment', 'Cart/Payment/index.html', 'Cart/index.html']],
])('F-71 with PAGE_FILES=%s a page has these files', (kind, expected) => {
  for (const name of ['index', 'Cart', 'Cart/Payment'])
    writePageFiles(out, { name, html: `page ${name}` }, kind);
  expect(filesOf(out)).toEqual([...expected, 'index.html', 'index.txt'].map((file) => join(file)));
  for (const file of expected.filter((name) => name.includes('Payment') && name.endsWith('.html')))
    expect(readFileSync(join(out, file), 'utf8')).toBe('page Cart/Payment');
});

test('F-71 a build with files only removes the folders of an earlier one with both', () => {
  writePageFiles(out, { name: 'Cart/Payment', html: '' }, 'both');
  writePageFiles(out, { name: 'Cart', html: '' }, 'both');
  writePageFiles(out, { name: 'Cart/Payment', html: '' }, 'file');
  writePageFiles(out, { name: 'Cart', html: '' }, 'file');
  expect(filesOf(out)).toEqual(
    ['Cart', 'Cart.html', 'Cart.txt', 'Cart/Payment.html', 'index.html', 'index.txt'].map((file) =>
      join(file),
    ),
  );
});

test('F-91 the parts of the data of pages are removed', () => {
  for (const file of ['__next._tree.txt', 'Cart/__next._tree.txt', 'Cart/__next.Cart.__PAGE__.txt'])
    write(file, '');
  removeDataParts(out);
  expect(filesOf(out)).toEqual(
    ['Cart', 'Cart.html', 'Cart.txt', 'Cart/Payment.html', 'index.html', 'index.txt'].map((file) =>
      join(file),
    ),
  );
});

test('F-91 the data of a page is compressed once, and a page may have none', () => {
  const file = join(out, 'Cart.txt');
  const data = 'រៀល '.repeat(1000);
  write('Cart.txt', data);
  packPageData(file);
  packPageData(file);
  packPageData(join(out, '404.txt'));
  expect(readFileSync(file).length).toBeLessThan(200);
  expect(gunzipSync(readFileSync(file)).toString()).toBe(data);
  expect(readPageData(file)).toBe(data);
  expect(filesOf(out)).not.toContain('404.txt');
});

test('PAGE_FILES is both unless it names another kind', () => {
  expect(readSettings({}).pageFiles).toBe('both');
  expect(readSettings({ PAGE_FILES: '' }).pageFiles).toBe('both');
  expect(readSettings({ PAGE_FILES: 'folder' }).pageFiles).toBe('folder');
  expect(() => readSettings({ PAGE_FILES: 'toString' })).toThrow(
    'PAGE_FILES must be both or file or folder, not "toString".',
  );
});
