import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { files, filesOf, otherBuilds, reasonToSkip, references } from './exported-files';

const twin = join(otherBuilds, 'twin');
const subPath = join(otherBuilds, 'sub-path');

function need(build: string): void {
  const reason = reasonToSkip(build);
  test.skip(reason !== undefined, reason);
}

const textOf = (file: string) => readFileSync(join(subPath, file), 'utf8');

test('F-138 two builds of the same sources are the same to the byte', () => {
  need(twin);
  const hash = (build: string, file: string) =>
    createHash('sha256')
      .update(readFileSync(join(build, file)))
      .digest('hex');
  expect(files.length).toBeGreaterThan(200);
  expect(filesOf(twin)).toEqual(files);
  expect(files.filter((file) => hash(twin, file) !== hash('out', file))).toEqual([]);
});

test('F-80 under a sub-path the files for programs name urls below it', () => {
  need(subPath);
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt', 'products.json', 'products.csv']) {
    const named = textOf(file).match(/https:\/\/minato\.example[^"\s<>),]*/g) ?? [];
    expect(named.length, file).toBeGreaterThan(0);
    expect(
      named.filter((url) => !/^https:\/\/minato\.example\/shop(\/|$)/.test(url)),
      file,
    ).toEqual([]);
  }
  const manifest = JSON.parse(textOf('manifest.webmanifest'));
  expect(manifest).toMatchObject({ id: '/shop/', start_url: '/shop/', scope: '/shop/' });
});

test('F-80 under a sub-path every reference of every page lies below it and leads to a file', () => {
  need(subPath);
  const known = new Set(filesOf(subPath).map((file) => `/shop/${file}`));
  const isThere = (path: string) =>
    ['', '.html', '/index.html'].some((ending) => known.has(`${path}${ending}`));
  const html = [...known].filter((file) => file.endsWith('.html'));
  expect(html.length).toBeGreaterThan(50);
  for (const page of html) {
    const paths = references(textOf(page.slice('/shop/'.length)))
      .filter((path) => path.startsWith('/'))
      .map((path) => path.split(/[?#]/)[0] ?? '');
    expect(paths.length, page).toBeGreaterThan(10);
    expect(
      paths.filter((path) => !isThere(path)),
      page,
    ).toEqual([]);
  }
});
