import { expect, test } from '@playwright/test';
import { products } from '@/data/products';
import { productPath } from '@/lib/routes';
import { canonical, exportedFiles, fileOf, meta, read } from './exported-files';

type Thing = Record<string, unknown> & { readonly '@type': string };

/** The structured data of a page, read as a search engine reads it: from script tag to the next closing tag. */
function thingsOf(file: string): Thing[] {
  return [...read(file).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );
}

const text = expect.stringMatching(/\S/);

test('F-135 structured data is JSON wherever it stands, and its file is gone', () => {
  const pages = exportedFiles().filter((file) => file.endsWith('.html'));
  const told = pages.filter((file) => thingsOf(file).length > 0);
  // Home, the store in both shapes, thirty products in both shapes.
  expect(told).toHaveLength(63);
  expect(exportedFiles()).not.toContain('structured-data.json');
});

test('each product tells what a merchant listing needs, and the price of the page', () => {
  for (const product of products) {
    const file = fileOf(productPath(product));
    const html = read(file);
    const [goods, trail] = thingsOf(file);
    expect(goods, file).toMatchObject({
      '@type': 'Product',
      name: product.name,
      description: text,
      sku: text,
      brand: { '@type': 'Brand', name: product.brand },
      image: expect.arrayContaining([expect.stringMatching(/^https:\/\/minato\.example\/images\//)]),
      offers: {
        '@type': 'Offer',
        priceCurrency: 'USD',
        price: expect.stringMatching(/^\d+\.\d{2}$/),
        availability: product.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        url: canonical(html),
      },
    });
    const { price } = Object(goods?.['offers']);
    expect(html, `${file} shows $${price}`).toContain(`$${price}`);
    expect(JSON.stringify(goods), file).not.toMatch(/rating|review/i);
    expect(trail, file).toMatchObject({ '@type': 'BreadcrumbList' });
  }
});

test('the home page tells the shop and its search, the store all thirty products', () => {
  expect(thingsOf('index.html').map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  const [list] = thingsOf('OurStore.html');
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 30 });
  expect(JSON.stringify(list)).toContain('/OurStore/Snacks_&_Confectionaries/Shrimp_Crackers_Setouchi"');
});

test('what is nobody else’s affair is not indexed, all else is', () => {
  const hidden = ['Cart', 'Cart/Payment', 'Wishlist', 'Login', 'UserDashboard', 'TrackOrder'];
  for (const page of hidden) expect(meta(read(`${page}.html`), 'robots'), page).toContain('noindex');
  for (const page of ['index', 'OurStore', 'AboutUs', 'Contact'])
    expect(meta(read(`${page}.html`), 'robots')).toBeUndefined();
});
