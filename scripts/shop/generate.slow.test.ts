import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildId } from '../build-id.mjs';
import { copyPictures, sampleShop, shopFolder } from './generate.mjs';

const folder = mkdtempSync(join(tmpdir(), 'generate-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

test('SHOP is relative to where npm was started, else to the current folder', () => {
  expect(shopFolder({ SHOP: '../my-shop', INIT_CWD: '/home/me/code' })).toBe(resolve('/home/me/my-shop'));
  expect(shopFolder({ SHOP: '../my-shop' })).toBe(resolve('../my-shop'));
  expect(shopFolder({ SHOP: '/srv/shop', INIT_CWD: '/home/me' })).toBe(resolve('/srv/shop'));
  expect(shopFolder({})).toBe(sampleShop);
});

test('building another shop replaces the public pictures and the favicon, and building the first one restores them', () => {
  write({
    'a/pictures/logo.svg': '#fff',
    'a/pictures/tea/1.svg': 'tea',
    'a/pictures/icon.ico': 'white',
    'b/pictures/icon.ico': 'black',
    'b/pictures/logo.svg': '#000',
    'b/pictures/rice.svg.77.tmp': 'unfinished',
  });
  const images = join(folder, 'images');
  const copied = (shop: string) => {
    copyPictures('/images/icon.ico', join(folder, shop), images);
    const [logo, favicon] = ['images/logo.svg', 'favicon.ico'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    return [readdirSync(images, { recursive: true }), logo, favicon];
  };
  expect(copied('a')).toEqual([['icon.ico', 'logo.svg', 'tea', 'tea/1.svg'], '#fff', 'white']);
  expect(copied('b')).toEqual([['icon.ico', 'logo.svg'], '#000', 'black']);
  expect(copied('a')).toEqual([['icon.ico', 'logo.svg', 'tea', 'tea/1.svg'], '#fff', 'white']);
});

describe('the id of a build', () => {
  const source = {
    '.shop/products.ts': 'tea',
    'public/images/tea.svg': 'tea',
    'data/products.csv': 'sample',
  };
  const idWith = (files: Readonly<Record<string, string>>) => {
    for (const name of ['app', 'components', 'lib']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['next.config.mjs', 'package.json', 'package-lock.json', 'postcss.config.mjs'])
      cpSync(name, join(folder, name));
    for (const name of ['tailwind.config.ts', 'tsconfig.json']) cpSync(name, join(folder, name));
    write({ ...source, ...files });
    return buildId(folder);
  };

  test('changes with what the shop holds, and with its pictures', () => {
    const id = idWith({});
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(idWith({ '.shop/products.ts': 'rice' })).not.toBe(id);
    expect(idWith({ 'public/images/tea.svg': 'rice' })).not.toBe(id);
  });

  test('does not change with the sample, which is no part of another shop', () => {
    const id = idWith({});
    expect(idWith({ 'data/products.csv': 'other', 'data/pictures/tea.svg': 'new' })).toBe(id);
  });
});
