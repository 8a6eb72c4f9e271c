import { XMLParser } from 'fast-xml-parser';
import { expect } from 'playwright/test';
import { references } from '../exported-files';
import { test } from './contract-test';
import type { ShopContent } from './shop-content';

const isProduct = (path: string) => /^\/OurStore\/[^/]+\/[^/]+$/.test(path);

/** The pages that the settings and the folder `pages` call for, without those of products. */
function expectedPaths({ settings, pages }: ShopContent): string[] {
  const when = (isThere: boolean, ...paths: readonly string[]) => (isThere ? paths : []);
  return [
    '/',
    '/OurStore',
    '/Contact',
    '/Login',
    '/Register',
    '/ResetPassword',
    '/Cart',
    '/Wishlist',
    '/UserDashboard',
    '/UserDashboard/Cart',
    '/UserDashboard/ResetPassword',
    '/UserDashboard/Wishlist',
    ...when(settings.payment.cardPage !== undefined, '/Cart/Payment', '/Cart/Payment/PaymentStatus'),
    ...when(pages.includes('about'), '/AboutUs'),
    ...when(pages.includes('terms'), '/Terms-Conditions'),
    ...when(pages.includes('privacy'), '/Privacy-Policy'),
    ...when(pages.includes('cookie'), '/Cookie'),
    ...when(settings.jobs.length > 0, '/Career'),
    ...when(settings.orderDesk, '/OrderDesk'),
    ...when(settings.sampleAddresses.length > 0, '/UserDashboard/Address'),
    ...when(
      settings.sampleOrders.length > 0,
      '/TrackOrder',
      '/TrackOrder/Detail',
      '/UserDashboard/TrackOrder',
      '/UserDashboard/TrackOrder/Detail',
    ),
  ];
}

test('the build has the pages that the shop calls for, one for each product, and no other', ({
  site,
  content,
}) => {
  expect(site.paths.filter((path) => !isProduct(path)).sort()).toEqual(expectedPaths(content).sort());
  expect(site.paths.filter(isProduct)).toHaveLength(content.products.length);
  for (const path of site.paths.filter((candidate) => candidate !== '/'))
    expect(site.hasFile(`${path}/index.html`), path).toBe(true);
});

test('every page begins with a policy that allows only what the shop itself serves, and no file names a hidden product', ({
  site,
  content,
}) => {
  const start =
    /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' [^"*:]*"\/>/;
  expect(site.paths.filter((path) => !start.test(site.html(path)))).toEqual([]);

  const spellings = content.hiddenNames.flatMap((name) => [name, name.replaceAll(' ', '_'), encodeURI(name)]);
  const naming = site.texts.flatMap((file) => {
    const text = site.read(file);
    return spellings.filter((spelling) => text.includes(spelling)).map((name) => `${file} names ${name}`);
  });
  expect(naming).toEqual([]);
});

test('every page answers with and without a slash at its end, and any other path with 404', async ({
  site,
  request,
}) => {
  const products = site.paths.filter(isProduct);
  // One product in fifty is enough, because all have the same files.
  const some = products.filter((_, index) => index % 50 === 0 || index === products.length - 1);
  for (const path of [...site.paths.filter((candidate) => !isProduct(candidate)), ...some]) {
    for (const spelling of [path, path === '/' ? path : `${path}/`]) {
      const answer = await request.get(encodeURI(spelling), { maxRedirects: 0 });
      expect(answer.status(), spelling).toBe(200);
    }
  }
  for (const path of ['/Nowhere', '/OurStore/Nothing', ...absentPaths(site.paths)]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
  }
});

function absentPaths(paths: readonly string[]): string[] {
  return ['/Career', '/AboutUs', '/Cookie', '/TrackOrder', '/Cart/Payment'].filter(
    (path) => !paths.includes(path),
  );
}

test('no page refers to a missing file or place in a page', ({ site }) => {
  const known = new Set([...site.files.map((file) => `/${file}`), ...site.paths, '/UserDashBoard']);
  const isKnown = (path: string) => known.has(path) || known.has(decodeURI(path));
  const places = new Map<string, boolean>();
  const hasPlace = (path: string, id: string) => {
    const key = `${path}#${id}`;
    const isThere = places.get(key) ?? site.html(path).includes(` id="${id}"`);
    places.set(key, isThere);
    return isThere;
  };
  const faults = new Set<string>();
  for (const page of site.paths) {
    for (const url of references(site.html(page), undefined, site.origin)) {
      const [address = '', id = ''] = url.split('#');
      const path = address.split('?')[0] || page;
      if (!isKnown(path)) faults.add(`${page} refers to ${url}, which does not exist`);
      else if (id !== '' && site.paths.includes(path) && !hasPlace(path, id))
        faults.add(`${page} refers to ${url}, and the page has no such place`);
    }
  }
  expect([...faults]).toEqual([]);
});

test('the sitemap lists each page that search engines may index, and feed and llms.txt list each product', ({
  site,
  content,
}) => {
  const pathsOf = (urls: readonly string[]) =>
    urls.map((url) => decodeURI(url.slice(site.origin.length)) || '/').sort();
  const sitemap: { urlset: { url: { loc: string }[] } } = new XMLParser().parse(site.read('sitemap.xml'));
  const indexable = site.paths.filter(
    (path) => !/<meta name="robots" content="noindex/.test(site.html(path)),
  );
  expect(pathsOf(sitemap.urlset.url.map(({ loc }) => loc))).toEqual(indexable.sort());

  const rows: readonly { readonly link: string }[] = JSON.parse(site.read('products.json'));
  const products = site.paths.filter(isProduct).sort();
  expect(products).toHaveLength(content.products.length);
  expect(pathsOf(rows.map(({ link }) => link))).toEqual(products);
  // A link ends at the end of its line, or before the facts of a product.
  const links = Array.from(site.read('llms.txt').matchAll(/\]\((\S+)\)(?=:|$)/gm), ([, url = '']) => url);
  expect(pathsOf(links).filter(isProduct)).toEqual(products);
  expect(pathsOf(links).filter((path) => !site.paths.includes(path) && !site.hasFile(path))).toEqual([]);
});
