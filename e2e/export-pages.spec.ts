import { expect, test } from 'playwright/test';
import {
  files,
  htmlFiles,
  isFile,
  origin,
  pageAt,
  pages,
  paths,
  productPages,
  publicPages,
  read,
  references,
  structuredDataOf,
} from './exported-files';
import { soldOut } from './known-products';
import { htmlFaults } from './valid-html';

test('every page is valid HTML', async () => {
  // The `/index.html` files are copies of other pages.
  const checked = htmlFiles.filter((file) => !file.endsWith('/index.html'));
  expect(checked.length).toBeGreaterThan(55);
  const faults: string[] = [];
  for (const file of checked) faults.push(...(await htmlFaults(read(file), file)));
  expect(faults).toEqual([]);
});

test('F-137 every page has its own title, description and canonical url', () => {
  for (const { path, title, canonical } of pages) {
    expect(title, path).not.toBe('');
    expect(canonical, path).toBe(path === '/' ? origin : `${origin}${path}`);
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ meta }) => meta['description'])).size).toBe(pages.length);
});

test('F-137 the description of a public page is a sentence of 50 to 160 characters', () => {
  for (const { path, meta } of publicPages) expect(meta['description'], path).toMatch(/^[A-Z].{48,158}[.…]$/);
});

test('F-137 no file names localhost or claims ratings', () => {
  const textFiles = files.filter((file) => /\.(html|txt|xml|json|csv|webmanifest)$/.test(file));
  expect(textFiles.filter((file) => /localhost|aggregateRating/.test(read(file)))).toEqual([]);
});

test('F-137 every public page has an image, a title and a description for previews on other sites', () => {
  for (const { path, meta, canonical } of publicPages) {
    const picture = meta['og:image'] ?? '';
    expect(picture, path).toMatch(/^https:\/\/minato\.example\/images\/cards\/.*\.jpg$/);
    expect(isFile(picture.slice(origin.length + 1)), `${path} ${picture}`).toBe(true);
    expect(meta['og:image:alt'], path).toMatch(/\S{3}/);
    expect(meta, path).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:url': canonical,
      'og:description': meta['description'],
      'twitter:card': 'summary_large_image',
    });
  }
  expect(new Set(productPages.map(({ meta }) => meta['og:image'])).size).toBe(30);
});

test('F-139 no internal link is dead and no file is missing', () => {
  const dead = htmlFiles.flatMap((file) =>
    references(read(file))
      .filter((reference) => !leadsSomewhere(reference))
      .map((reference) => `${file} → ${reference}`),
  );
  expect(dead).toEqual([]);
});

/** Whether the file of a reference exists and has the element that the hash names. A hash alone is not checked. */
function leadsSomewhere(reference: string): boolean {
  const [withoutHash = '', hash] = reference.split('#');
  const [path = ''] = withoutHash.split('?');
  if (path === '') return true;
  const name = decodeURI(path).slice(1) || 'index';
  const file = [`${name}.html`, name].find(isFile);
  return file !== undefined && (!hash || read(file).includes(` id="${hash}"`));
}

test('F-139 links lead from the home page to every page, except sold-out products and the pages behind a form or the payment', () => {
  const reached = new Set(['/']);
  // The loop also visits the paths that are added during it.
  for (const path of reached) {
    for (const reference of references(pageAt(path).html, 'a')) {
      const target = reference.replace(/[?#].*/, '');
      if (paths.includes(target)) reached.add(target);
    }
  }
  expect(paths.filter((path) => !reached.has(path)).toSorted()).toEqual(
    [
      // The cards of sold-out products have no link; search engines find them in structured data and the sitemap.
      ...soldOut.map(({ path }) => path),
      '/Cart/Payment/PaymentStatus',
      '/TrackOrder/Detail',
      '/UserDashboard/TrackOrder/Detail',
    ].toSorted(),
  );
});

test('F-139 the store page and the sitemap name every product to search engines, including sold-out ones', () => {
  const [list] = structuredDataOf(pageAt('/OurStore').html);
  const items: { url: string }[] = Object(list)['itemListElement'];
  const urls = productPages.map(({ canonical = '' }) => canonical);
  expect(items.map(({ url }) => url).toSorted()).toEqual(urls.toSorted());
  const sitemap = read('sitemap.xml').replaceAll('&amp;', '&');
  expect(urls.filter((url) => !sitemap.includes(`<loc>${url}</loc>`))).toEqual([]);
});
