import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { products } from '@/data/products';
import { productPath } from '@/lib/routes';
import {
  canonical,
  exportedAddresses,
  exportedFiles,
  fileOf,
  isFile,
  isProduct,
  meta,
  origin,
  read,
  references,
  title,
} from './exported-files';

const addresses = exportedAddresses();

test('GEN-01 TECH-03 is made of static files only', () => {
  expect(readFileSync('next.config.mjs', 'utf8')).toContain("output: 'export'");
  const known = /\.(html|txt|js|css|json|xml|csv|svg|avif|webp|png|jpg|ico|woff2|webmanifest|map)$/;
  expect(exportedFiles().filter((file) => !known.test(file))).toEqual([]);
});

test('GEN-01 asks no server for anything: no action, no middleware', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(sources.filter((file) => /^['"]use server['"]/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(['middleware.ts', 'proxy.ts', 'instrumentation.ts'].filter((file) => existsSync(file))).toEqual([]);
});

test('TECH-01 the top level has the files and folders of the design', () => {
  const files = ['package.json', 'tsconfig.json', 'next.config.mjs', 'tailwind.config.ts', 'README.md'];
  const folders = ['app', 'components', 'lib', 'data', 'public', 'e2e'];
  expect([...files, ...folders].filter((name) => !existsSync(name))).toEqual([]);
});

test('TECH-02 the dependencies of the design are there', () => {
  const manifest = readFileSync('package.json', 'utf8');
  const names = [
    'next',
    'react',
    'react-dom',
    'typescript',
    'zustand',
    'tailwindcss',
    'postcss',
    'autoprefixer',
  ];
  for (const name of [...names, 'jest', '@testing-library/react', 'playwright/test']) {
    expect(manifest).toContain(`"${name}":`);
  }
});

test('TECH-04 has exactly 30 product pages, those out of stock included', () => {
  const exported = addresses.filter(isProduct);
  expect(exported).toHaveLength(30);
  expect(exported.toSorted()).toEqual(products.map((product) => productPath(product)).toSorted());
});

test('F-137 every page has its own title and address, and a description', () => {
  const titles = addresses.map((address) => title(read(fileOf(address))));
  expect(new Set(titles).size).toBe(addresses.length);
  for (const address of addresses) {
    const html = read(fileOf(address));
    expect(title(html), address).not.toBe('');
    expect(meta(html, 'description') ?? '', address).not.toBe('');
    expect(canonical(html), address).toBe(address === '/' ? origin : `${origin}${address}`);
  }
});

test('F-137 no page names localhost or claims ratings', () => {
  const pages = exportedFiles().filter((file) => /\.(html|txt|xml|json|csv|webmanifest)$/.test(file));
  expect(pages.filter((file) => /localhost|aggregateRating/.test(read(file)))).toEqual([]);
});

test('F-134 the sitemap is well-formed and lists exactly the pages to be found', () => {
  const xml = read('sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const sitemap: { urlset: { url: { loc: string }[] } } = new XMLParser().parse(xml);
  const listed = sitemap.urlset.url.map(({ loc }) => loc);
  const wanted = addresses
    .map((address) => read(fileOf(address)))
    .filter((html) => !/noindex/.test(meta(html, 'robots') ?? ''));
  expect(listed.toSorted()).toEqual(wanted.map((html) => canonical(html) ?? '').toSorted());
  expect(listed.filter((loc) => !isFile(fileOf(loc.slice(origin.length) || '/')))).toEqual([]);
  expect(listed).toContain(
    'https://minato.example/OurStore/Snacks_&_Confectionaries/Shrimp_Crackers_Setouchi',
  );
  expect(listed.filter((loc) => /\/(Cart|Login|UserDashboard|TrackOrder)\b/.test(loc))).toEqual([]);
});

test('F-134 the sitemap shows the pictures of every product, and the days that the pages themselves name', () => {
  const pictures = Array.from(
    read('sitemap.xml').matchAll(/<image:loc>([^<]+)<\/image:loc>/g),
    ([, picture = '']) => picture.slice(origin.length + 1),
  );
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(30);
  expect(pictures.filter((picture) => !isFile(picture))).toEqual([]);
  const days = Array.from(
    read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g),
    ([, page = '', day = '']) => [page.slice(origin.length), day],
  );
  expect(days).toEqual([
    ['/Cookie', '2026-11-23'],
    ['/Privacy-Policy', '2026-11-23'],
    ['/Terms-Conditions', '2026-11-23'],
  ]);
  for (const [page = '', day] of days) expect(read(fileOf(page))).toContain(`<time dateTime="${day}">`);
});

test('F-134 the manifest names the shop, and its icons are there', () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Minato', id: '/', start_url: '/', scope: '/', lang: 'en' });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(icons.filter(({ src }) => !isFile(src.slice(1)))).toEqual([]);
});

test('F-134 robots.txt leads to the sitemap', () => {
  expect(read('robots.txt')).toContain('Sitemap: https://minato.example/sitemap.xml');
});

test('F-139 no internal link is dead and no file is missing', () => {
  const dead = exportedFiles()
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      references(read(file))
        .filter((to) => !leadsSomewhere(to))
        .map((to) => `${file} → ${to}`),
    );
  expect(dead).toEqual([]);
});

function leadsSomewhere(to: string): boolean {
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  if (path === '') return true;
  const file = [fileOf(decodeURI(path)), decodeURI(path)].find(isFile);
  return file !== undefined && (!hash || read(file).includes(` id="${hash}"`));
}
