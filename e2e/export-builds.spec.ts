import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'playwright/test';
import { otherBuilds, reasonToSkip, references } from './exported-files';

const twin = join(otherBuilds, 'twin');
const subPath = join(otherBuilds, 'sub-path');

function need(build: string): void {
  const reason = reasonToSkip(build);
  test.skip(reason !== undefined, reason);
}

function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

test('F-138 two builds of the same sources are the same to the byte', () => {
  need(twin);
  const [other, out] = [contents(twin), contents('out')];
  expect(out.size).toBeGreaterThan(200);
  expect([...other.keys()]).toEqual([...out.keys()]);
  expect([...out].filter(([file, hash]) => other.get(file) !== hash).map(([file]) => file)).toEqual([]);
});

test('F-80 under a sub-path what programs read names addresses below it too', () => {
  need(subPath);
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt', 'products.json', 'products.csv']) {
    const named =
      readFileSync(join(subPath, file), 'utf8').match(/https:\/\/minato\.example[^"\s<>),]*/g) ?? [];
    expect(named.length, file).toBeGreaterThan(0);
    const astray = named.filter((address) => !/^https:\/\/minato\.example\/shop(\/|$)/.test(address));
    expect(astray, file).toEqual([]);
  }
  expect(JSON.parse(readFileSync(join(subPath, 'manifest.webmanifest'), 'utf8'))).toMatchObject({
    id: '/shop/',
    start_url: '/shop/',
    scope: '/shop/',
  });
});

test('F-80 under a sub-path every address of every page lies below it and leads to a file', () => {
  need(subPath);
  const isThere = (path: string) =>
    ['', '.html', '/index.html'].some((ending) => {
      const file = join(subPath, `${path}${ending}`);
      return existsSync(file) && statSync(file).isFile();
    });
  const pages = [...contents(subPath).keys()].filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const paths = references(readFileSync(join(subPath, page), 'utf8'))
      .filter((address) => address.startsWith('/'))
      .map((address) => address.split(/[?#]/)[0] ?? '');
    expect(paths.length, page).toBeGreaterThan(10);
    const astray = paths.filter(
      (path) => !/^\/shop(\/|$)/.test(path) || !isThere(path.slice('/shop'.length)),
    );
    expect(astray, page).toEqual([]);
  }
});
