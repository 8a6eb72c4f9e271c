import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { files, isFile, origin, pageAt, paths, productPages, publicPages, read } from './exported-files';

test('GEN-01 TECH-03 the export consists of static files', () => {
  expect(readFileSync('next.config.mjs', 'utf8')).toContain("output: 'export'");
  const staticFile =
    /\.(nojekyll|html|txt|js|css|json|xml|csv|svg|avif|webp|png|jpg|ico|woff2|webmanifest|map)$/;
  expect(files.filter((file) => !staticFile.test(file))).toEqual([]);
});

test('GEN-01 the sources have no server action and no middleware', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(sources.filter((file) => /^['"]use server['"]/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(['middleware.ts', 'proxy.ts', 'instrumentation.ts'].filter((file) => existsSync(file))).toEqual([]);
});

test('TECH-01 the top level has the specified files and folders', () => {
  const fileNames = ['package.json', 'tsconfig.json', 'next.config.mjs', 'tailwind.config.ts', 'README.md'];
  const folders = ['app', 'components', 'lib', 'data', 'public', 'e2e'];
  expect([...fileNames, ...folders].filter((name) => !existsSync(name))).toEqual([]);
});

test('TECH-02 the specified packages are dependencies', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const shipped = ['next', 'react', 'react-dom', 'zustand', 'tailwindcss'];
  const tools = ['typescript', 'postcss', 'autoprefixer', 'jest', '@testing-library/react', 'playwright'];
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(shipped));
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(tools));
});

test('TECH-04 there are exactly 30 product pages', () => {
  expect(productPages).toHaveLength(30);
});

test('F-134 the sitemap is well-formed and lists exactly the pages that search engines may index', () => {
  const xml = read('sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const sitemap: { urlset: { url: { loc: string }[] } } = new XMLParser().parse(xml);
  const listed = sitemap.urlset.url.map(({ loc }) => loc);
  expect(listed.toSorted()).toEqual(publicPages.map(({ canonical = '' }) => canonical).toSorted());
  expect(listed.filter((loc) => !paths.includes(loc.slice(origin.length) || '/'))).toEqual([]);
  expect(listed).toContain(
    'https://minato.example/OurStore/Snacks_&_Confectionaries/Shrimp_Crackers_Setouchi',
  );
  expect(listed.filter((loc) => /\/(Cart|Login|UserDashboard|TrackOrder)\b/.test(loc))).toEqual([]);
});

test('F-134 the sitemap names pictures of every product, and only the dates that the pages themselves show', () => {
  const matchesOf = (pattern: RegExp) => [...read('sitemap.xml').matchAll(pattern)];
  const pictures = matchesOf(/<image:loc>([^<]+)</g).map(([, url = '']) => url.slice(origin.length + 1));
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(30);
  expect(pictures.filter((picture) => !isFile(picture))).toEqual([]);
  const dates = matchesOf(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g).map(([, url = '', date = '']) => [
    url.slice(origin.length),
    date,
  ]);
  expect(dates).toEqual([
    ['/Cookie', '2026-11-23'],
    ['/Privacy-Policy', '2026-11-23'],
    ['/Terms-Conditions', '2026-11-23'],
  ]);
  for (const [path = '', date] of dates) expect(pageAt(path).html).toContain(`<time dateTime="${date}"`);
});

test('F-134 robots.txt names the sitemap, and the manifest names the shop and icons that exist', () => {
  expect(read('robots.txt')).toContain('Sitemap: https://minato.example/sitemap.xml');
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Minato', id: '/', start_url: '/', scope: '/', lang: 'en' });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(icons.filter(({ src }) => !isFile(src.slice(1)))).toEqual([]);
  const linked = [...read('index.html').matchAll(/<link rel="(?:icon|apple-touch-icon)" href="\/([^"]+)"/g)];
  expect(linked.map(([, file = '']) => `${file.replace(/-[0-9a-f]{8}/, '')} ${isFile(file)}`)).toEqual([
    'favicon.ico true',
    'images/company/seal.svg true',
    'images/company/apple-180.png true',
  ]);
});
