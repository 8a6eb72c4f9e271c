import { expect, test } from 'playwright/test';
import { products } from '@/data/products';
import { productPath } from '@/lib/routes';
import {
  canonical,
  exportedAddresses,
  exportedFiles,
  fileOf,
  isFile,
  isProduct,
  mainText,
  meta,
  origin,
  read,
} from './exported-files';

type Thing = Record<string, unknown> & { readonly '@type': string };

function thingsOf(file: string): Thing[] {
  return [...read(file).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );
}

const text = expect.stringMatching(/\S/);
const picture = expect.stringMatching(/^https:\/\/minato\.example\/images\/products\/.+\.(jpg|avif)$/);
const amount = expect.stringMatching(/^\d+\.\d{2}$/);

/** Required by Google for a merchant listing. */
const required = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: text,
  image: expect.arrayContaining([picture]),
  offers: { '@type': 'Offer', price: amount, priceCurrency: 'USD' },
};

// Recommended by Google. Not included: aggregateRating and review (ratings here are invented), gtin, mpn and
// isbn (none assigned), and shippingDetails (the fee depends on the whole cart).
const recommended = {
  description: text,
  sku: expect.stringMatching(/^MINATO-\d\d$/),
  brand: { '@type': 'Brand', name: text },
  size: text,
  offers: {
    availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/),
    itemCondition: 'https://schema.org/NewCondition',
    url: text,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: ['KH', 'AE'],
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 7,
      returnMethod: 'https://schema.org/ReturnByMail',
    },
  },
};

test('F-135 structured data is JSON wherever it stands, and its file is gone', () => {
  const pages = exportedFiles().filter((file) => file.endsWith('.html'));
  const told = pages.filter((file) => thingsOf(file).length > 0);
  // Home, and the store and thirty products as two files each.
  expect(told).toHaveLength(63);
  expect(exportedFiles()).not.toContain('structured-data.json');
});

test('each product has the required and the recommended fields of a merchant listing', () => {
  for (const product of products) {
    const file = fileOf(productPath(product));
    const [goods] = thingsOf(file);
    expect(goods, file).toMatchObject(required);
    expect(goods, file).toMatchObject(recommended);
  }
  const [masks] = thingsOf('OurStore/Healthcare_Products/Pleated_Face_Masks.html');
  expect(masks).toMatchObject({ material: text });
});

test('each product tells what its page shows: name, brand, category, price, price before, stock', () => {
  for (const product of products) {
    const file = fileOf(productPath(product));
    const html = read(file);
    const [goods, trail] = thingsOf(file);
    const { price, priceSpecification } = Object(goods?.['offers']);
    expect(goods, file).toMatchObject({
      name: product.name,
      category: product.category,
      brand: { name: product.brand },
      url: canonical(html),
      offers: {
        availability: product.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        url: canonical(html),
      },
    });
    expect(mainText(html), `${file} shows $${price}`).toContain(`Price $${price}`);
    expect(priceSpecification === undefined, file).toBe(product.discount === 0);
    if (product.discount > 0) {
      expect(priceSpecification).toMatchObject({ priceType: 'https://schema.org/StrikethroughPrice' });
      expect(mainText(html)).toContain(`Original price $${priceSpecification.price}`);
    }
    expect(JSON.stringify(goods), file).not.toMatch(/rating|review/i);
    expect(trail, file).toMatchObject({ '@type': 'BreadcrumbList' });
  }
});

test('the pictures of a product are files, a JPEG of its front first', () => {
  for (const product of products) {
    const [goods] = thingsOf(fileOf(productPath(product)));
    const pictures: string[] = Object(goods)['image'];
    expect(pictures[0]).toMatch(/-1200\.jpg$/);
    expect(pictures.filter((one) => !isFile(one.slice(origin.length + 1)))).toEqual([]);
  }
});

test('what is for adults says so, and nothing else does', () => {
  const marked = products.filter((product) =>
    JSON.stringify(thingsOf(fileOf(productPath(product)))).includes('SexualContentConsideration'),
  );
  expect(marked.map(({ name }) => name)).toEqual([
    'Thin Latex Condoms',
    'Latex Free Condoms',
    'Water-Based Lubricant Gel',
  ]);
});

test('the home page tells the shop, its search and its returns, the store all thirty products', () => {
  const [shop, site] = thingsOf('index.html');
  expect(shop).toMatchObject({
    '@type': 'Organization',
    name: 'Minato',
    url: origin,
    hasMerchantReturnPolicy: { merchantReturnDays: 7, merchantReturnLink: `${origin}/Terms-Conditions` },
  });
  expect(mainText(read('Terms-Conditions.html'))).toContain('within 7 days of receiving it');
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${origin}/OurStore?q={words}` } },
  });
  const [list] = thingsOf('OurStore.html');
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 30 });
  expect(JSON.stringify(list)).toContain('/OurStore/Snacks_&_Confectionaries/Shrimp_Crackers_Setouchi"');
});

test('what is nobody else’s affair is not indexed, all else is', () => {
  const open = ['/', '/OurStore', '/Career', '/AboutUs', '/Contact', '/Cookie', '/Terms-Conditions'];
  for (const address of exportedAddresses()) {
    const isOpen = [...open, '/Privacy-Policy'].includes(address) || isProduct(address);
    const robots = meta(read(fileOf(address)), 'robots');
    expect(robots, address).toBe(isOpen ? undefined : 'noindex, follow');
  }
});
