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
    '/UserDashboard/Address',
    '/UserDashboard/Cart',
    '/UserDashboard/ResetPassword',
    '/UserDashboard/Wishlist',
    ...when(settings.payment.cardPage !== undefined, '/Cart/Payment', '/Cart/Payment/PaymentStatus'),
    ...when(pages.includes('about'), '/AboutUs'),
    ...when(pages.includes('terms'), '/Terms-Conditions'),
    ...when(pages.includes('privacy'), '/Privacy-Policy'),
    ...when(pages.includes('cookie'), '/Cookie'),
    ...when(settings.jobs.length > 0, '/Career'),
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
    /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^"*:]*"\/>/;
  expect(site.paths.filter((path) => !start.test(site.html(path)))).toEqual([]);

  const texts = site.files.filter((file) => /\.(?:html|txt|js|json|csv|xml)$/.test(file));
  for (const name of content.hiddenNames) {
    const spellings = [name, name.replaceAll(' ', '_'), encodeURI(name)];
    const naming = texts.filter((file) => spellings.some((spelling) => site.read(file).includes(spelling)));
    expect(naming, name).toEqual([]);
  }
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

test('sitemap, feeds and llms.txt name only pages and files of the build, and every product', ({
  site,
  content,
}) => {
  const known = new Set([...site.files.map((file) => `/${file}`), ...site.paths]);
  const pathsIn = (file: string) =>
    // In Markdown a parenthesis ends a url.
    Array.from(
      site.read(file).matchAll(file === 'llms.txt' ? /https?:\/\/[^\s"<>)]+/g : /https?:\/\/[^\s"<>]+/g),
      ([url]) => url.replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
    )
      .filter((url) => url.startsWith(site.origin))
      .map((url) => decodeURI(url.slice(site.origin.length)) || '/');
  for (const file of ['sitemap.xml', 'products.json', 'llms.txt', 'robots.txt'])
    expect(
      pathsIn(file).filter((path) => !known.has(path)),
      file,
    ).toEqual([]);
  for (const file of ['sitemap.xml', 'products.json', 'llms.txt'])
    expect(new Set(pathsIn(file).filter(isProduct)).size, file).toBe(content.products.length);
  const indexable = site.paths.filter(
    (path) => !/<meta name="robots" content="noindex/.test(site.html(path)),
  );
  expect(new Set(pathsIn('sitemap.xml').filter((path) => site.paths.includes(path)))).toEqual(
    new Set(indexable),
  );
});
