import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from '@playwright/test';
import { references } from './exported-files';

/** `npm test` makes these beside `out/`. */
const builds = join('test-results', 'builds');

test.skip(!existsSync(builds) && !process.env['CI'], 'npm test makes the builds that this compares');

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
  const [twin, out] = [contents(join(builds, 'twin')), contents('out')];
  expect(out.size).toBeGreaterThan(200);
  expect([...twin.keys()]).toEqual([...out.keys()]);
  expect([...out].filter(([file, hash]) => twin.get(file) !== hash).map(([file]) => file)).toEqual([]);
});

test('F-80 under a sub-path what programs read names addresses below it too', () => {
  const folder = join(builds, 'sub-path');
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt', 'products.json', 'products.csv']) {
    const named =
      readFileSync(join(folder, file), 'utf8').match(/https:\/\/minato\.example[^"\s<>),]*/g) ?? [];
    expect(named.length, file).toBeGreaterThan(0);
    const astray = named.filter((address) => !/^https:\/\/minato\.example\/shop(\/|$)/.test(address));
    expect(astray, file).toEqual([]);
  }
  expect(JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'))).toMatchObject({
    id: '/shop/',
    start_url: '/shop/',
    scope: '/shop/',
  });
});

test('F-80 under a sub-path every address of every page lies below it and leads to a file', () => {
  const folder = join(builds, 'sub-path');
  const isThere = (path: string) =>
    ['', '.html', '/index.html'].some((ending) => {
      const file = join(folder, `${path}${ending}`);
      return existsSync(file) && statSync(file).isFile();
    });
  const pages = [...contents(folder).keys()].filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const paths = references(readFileSync(join(folder, page), 'utf8'))
      .filter((address) => address.startsWith('/'))
      .map((address) => address.split(/[?#]/)[0] ?? '');
    expect(paths.length, page).toBeGreaterThan(10);
    const astray = paths.filter(
      (path) => !/^\/shop(\/|$)/.test(path) || !isThere(path.slice('/shop'.length)),
    );
    expect(astray, page).toEqual([]);
  }
});
