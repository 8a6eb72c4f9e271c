import { expect, test } from 'playwright/test';
import {
  exportedAddresses,
  fileOf,
  isFile,
  isProduct,
  meta,
  origin,
  property,
  read,
  references,
} from './exported-files';
import { soldOut } from './known-products';

const addresses = exportedAddresses();

/** All pages reachable by links from the home page. */
function reached(): Set<string> {
  const found = new Set(['/']);
  for (const address of found) {
    for (const to of references(read(fileOf(address)), ['a'])) {
      const path = to.replace(/[?#].*/, '');
      if (addresses.includes(path)) found.add(path);
    }
  }
  return found;
}

test('F-139 no page is an orphan: links lead to all but those that only a shopper’s steps open', () => {
  const found = reached();
  const orphans = addresses.filter((address) => !found.has(address));
  expect(orphans.toSorted()).toEqual(
    [
      // Sold out: linked from the store's list and the sitemap, not from cards.
      ...soldOut.map(({ path }) => path),
      // Reached by a payment or an order number.
      '/Cart/Payment/PaymentStatus',
      '/TrackOrder/Detail',
      '/UserDashboard/TrackOrder/Detail',
    ].toSorted(),
  );
});

test('F-139 search engines find every product, those sold out included', () => {
  const [, list = ''] =
    /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(read('OurStore.html')) ?? [];
  const items: { url: string }[] = JSON.parse(list).itemListElement;
  const productUrls = addresses.filter(isProduct).map((address) => `${origin}${address}`);
  expect(items.map(({ url }) => url).toSorted()).toEqual(productUrls.toSorted());
  const sitemap = read('sitemap.xml').replaceAll('&amp;', '&');
  expect(productUrls.filter((url) => !sitemap.includes(`<loc>${url}</loc>`))).toEqual([]);
});

test('F-137 no two pages describe themselves alike, and public ones in a sentence that is worth reading', () => {
  const described = addresses.map((address) => meta(read(fileOf(address)), 'description') ?? '');
  expect(new Set(described).size).toBe(addresses.length);
  for (const address of addresses) {
    const html = read(fileOf(address));
    if (meta(html, 'robots') !== undefined) continue;
    const description = meta(html, 'description') ?? '';
    expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160);
    expect(description, address).toMatch(/^[A-Z].*[.…]$/);
  }
});

test('F-137 every public page has a card for other sites: a JPEG that is there, its size and its words', () => {
  for (const address of addresses) {
    const html = read(fileOf(address));
    if (meta(html, 'robots') !== undefined) continue;
    const picture = property(html, 'og:image') ?? '';
    expect(isFile(picture.slice(origin.length + 1)), `${address} ${picture}`).toBe(true);
    expect(picture, address).toMatch(/^https:\/\/minato\.example\/images\/cards\/.*\.jpg$/);
    expect(property(html, 'og:image:width'), address).toBe('1200');
    expect(property(html, 'og:image:height'), address).toBe('630');
    expect(property(html, 'og:image:type'), address).toBe('image/jpeg');
    expect(property(html, 'og:image:alt'), address).toMatch(/\S{3}/);
    expect(property(html, 'og:url'), address).toBe(address === '/' ? origin : `${origin}${address}`);
    expect(meta(html, 'twitter:card'), address).toBe('summary_large_image');
    expect(meta(html, 'twitter:image'), address).toBe(picture);
    expect(meta(html, 'twitter:image:alt'), address).toBe(property(html, 'og:image:alt'));
    for (const name of ['title', 'description'])
      expect(meta(html, `twitter:${name}`), address).toBe(property(html, `og:${name}`));
    expect(property(html, 'og:description'), address).toBe(meta(html, 'description'));
  }
});

test('F-137 each product has a card of its own', () => {
  const cards = addresses.filter(isProduct).map((address) => property(read(fileOf(address)), 'og:image'));
  expect(new Set(cards).size).toBe(30);
});
