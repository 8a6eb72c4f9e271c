import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeNewShop } from './new-shop.mjs';
import { readShop } from './read-shop.mjs';

const folder = mkdtempSync(join(tmpdir(), 'new-shop-'));
const target = join(folder, 'corner-shop');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a new shop is sound as it is, and is named like its folder', async () => {
  writeNewShop(target);
  expect(readdirSync(folder)).toEqual(['corner-shop']);
  expect(await readShop(target)).toMatchObject({
    faults: [],
    remarks: [],
    settings: { name: 'Corner Shop', theme: { accent: '#1f4f6b' } },
    products: [
      { id: 1, name: 'Jasmine Tea', price: 6.5 },
      { id: 2, name: 'Coffee Beans, Dark', discount: 10 },
      { id: 3, category: 'Sweets' },
    ],
    pages: { terms: { title: 'Terms & Conditions' }, about: { title: 'About Us' } },
  });
});

test('a folder with a long name gives a shop with a short one', async () => {
  const long = join(folder, 'a-folder-with-a-name-that-no-header-can-hold');
  writeNewShop(long);
  expect(await readShop(long)).toMatchObject({ faults: [], settings: { name: 'My Shop' } });
});

test('the settings of a new shop hold the path of their schema', () => {
  writeNewShop(target);
  const { $schema } = JSON.parse(readFileSync(join(target, 'shop.json'), 'utf8'));
  expect(resolve(target, $schema)).toBe(resolve('scripts/shop/shop.schema.json'));
});

test('an empty folder is filled, and one that holds something is left alone', () => {
  mkdirSync(target, { recursive: true });
  writeNewShop(target);
  writeFileSync(join(target, 'shop.json'), 'mine');
  expect(() => writeNewShop(target)).toThrow(`${target} is not empty; choose the name of a new folder.`);
  expect(readFileSync(join(target, 'shop.json'), 'utf8')).toBe('mine');
  expect(() => writeNewShop(join(target, 'shop.json'))).toThrow('is not empty');
});

test('a shop that cannot be written leaves no file behind', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'file'), '');
  expect(() => writeNewShop(join(folder, 'file/shop'))).toThrow('cannot be written');
  expect(readdirSync(folder)).toEqual(['file']);
});
