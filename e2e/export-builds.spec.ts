import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { files, filesOf, otherBuilds, reasonToSkip, references } from './exported-files';

/** A second build of the same sources. */
const twin = join(otherBuilds, 'twin');

/** A build with the BASE_PATH /shop. */
const subPath = join(otherBuilds, 'sub-path');

function skipIfMissing(build: string): void {
  const reason = reasonToSkip(build);
  test.skip(reason !== undefined, reason);
}

const readSubPath = (file: string) => readFileSync(join(subPath, file), 'utf8');

test('F-138 two builds of the same sources are identical', () => {
  skipIfMissing(twin);
  const hash = (build: string, file: string) =>
    createHash('sha256')
      .update(readFileSync(join(build, file)))
      .digest('hex');
  expect(files.length).toBeGreaterThan(200);
  expect(filesOf(twin)).toEqual(files);
  expect(files.filter((file) => hash(twin, file) !== hash('out', file))).toEqual([]);
});

test('F-80 in a build for a sub-path, sitemap, robots.txt, llms.txt, feeds and manifest have only urls below it', () => {
  skipIfMissing(subPath);
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt', 'products.json', 'products.csv']) {
    const urls = readSubPath(file).match(/https:\/\/minato\.example[^"\s<>),]*/g) ?? [];
    expect(urls.length, file).toBeGreaterThan(0);
    expect(
      urls.filter((url) => !/^https:\/\/minato\.example\/shop(\/|$)/.test(url)),
      file,
    ).toEqual([]);
  }
  const manifest = JSON.parse(readSubPath('manifest.webmanifest'));
  expect(manifest).toMatchObject({ id: '/shop/', start_url: '/shop/', scope: '/shop/' });
});

test('F-80 in a build for a sub-path, every reference of every page lies below it and leads to a file', () => {
  skipIfMissing(subPath);
  const servedPaths = new Set(filesOf(subPath).map((file) => `/shop/${file}`));
  const leadsToFile = (path: string) =>
    ['', '.html', '/index.html', 'index.html'].some((ending) => servedPaths.has(`${path}${ending}`));
  const htmlPaths = [...servedPaths].filter((file) => file.endsWith('.html'));
  expect(htmlPaths.length).toBeGreaterThan(50);
  for (const page of htmlPaths) {
    const paths = references(readSubPath(page.slice('/shop/'.length)))
      .filter((path) => path.startsWith('/'))
      .map((path) => path.split(/[?#]/)[0] ?? '');
    expect(paths.length, page).toBeGreaterThan(10);
    expect(
      paths.filter((path) => !leadsToFile(path)),
      page,
    ).toEqual([]);
  }
});
