import fc from 'fast-check';
import { withBasePath } from '@/lib/base-path';
import { sortOrders, stockStatuses, defaultQuery, type CatalogueQuery } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { cataloguePath, categoryPath, readCatalogueQuery } from '@/lib/catalogue-url';
import { correctedPath } from '@/lib/corrected-path';
import {
  absoluteUrl,
  catalogueFilePath,
  contactPath,
  findProduct,
  productParams,
  productPath,
  readSubject,
  routes,
  sharedPath,
  readLinkTarget,
} from '@/lib/routes';
import { categories } from '@/shop/settings';
import { anyCharacter } from '@/scripts/testing/properties';

const base = { price: 10, discount: 0, rate: 4, img: '/images/x.avif', stock: 5 };
const matcha: Product = { id: 1, name: 'Uji Matcha Powder', category: 'Matcha Green Tea', ...base };
const senbei: Product = { id: 2, name: 'Senbei & Nori', category: 'Snacks & Confectionaries', ...base };

test('ROUTE-01 ROUTE-02 every route is spelled as specified', () => {
  expect(Object.values(routes)).toEqual([
    '/',
    '/OurStore',
    '/Career',
    '/AboutUs',
    '/Contact',
    '/Login',
    '/Register',
    '/ResetPassword',
    '/Cookie',
    '/Terms-Conditions',
    '/Privacy-Policy',
    '/Cart',
    '/Cart/Payment',
    '/Cart/Payment/PaymentStatus',
    '/TrackOrder',
    '/TrackOrder/Detail',
    '/Wishlist',
    '/UserDashboard',
    '/UserDashboard#orders',
    '/UserDashboard#order-requests',
    '/UserDashboard#your-data',
    '/UserDashboard/TrackOrder',
    '/UserDashboard/TrackOrder/Detail',
    '/UserDashboard/Wishlist',
    '/UserDashboard/Address',
    '/UserDashboard/ResetPassword',
    '/UserDashboard/Cart',
  ]);
});

test('ROUTE-04 spaces become underscores, & stays raw (A-11)', () => {
  expect(productPath(matcha)).toBe('/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder');
  expect(productPath(senbei)).toBe('/OurStore/Snacks_&_Confectionaries/Senbei_&_Nori');
  expect(productParams(senbei)).toEqual({ category: 'Snacks_&_Confectionaries', name: 'Senbei_&_Nori' });
});

test.each([
  ['Snacks_&_Confectionaries', 'Senbei_&_Nori'],
  ['Snacks_%26_Confectionaries', 'Senbei_%26_Nori'],
])('ROUTE-05 F-72 the segments %s and %s find their product', (category, name) => {
  expect(findProduct([matcha, senbei], { category, name })).toBe(senbei);
});

test.each([
  ['Matcha_Green_Tea', 'Unknown'],
  ['Baby_Collection', 'Uji_Matcha_Powder'],
  ['Unknown', 'Uji_Matcha_Powder'],
  ['matcha_green_tea', 'uji_matcha_powder'],
  ['Matcha_Green_Tea', 'Uji Matcha Powder'],
  ['Matcha_Green_Tea', '%E0%A4%A'],
  ['%', '%'],
  ['', ''],
])('ROUTE-06 F-75 the segments %j and %j find nothing', (category, name) => {
  expect(findProduct([matcha, senbei], { category, name })).toBeUndefined();
});

test('ROUTE-05 every product has a path of its own, and its raw and its encoded path find it', () => {
  const safeName = fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => !/[/\\?#%_.]/.test(name));
  const nameAndCategory = fc.record({ name: safeName, category: fc.constantFrom(...categories) });
  fc.assert(
    fc.property(fc.uniqueArray(nameAndCategory, { selector: ({ name }) => name }), (named) => {
      const products = named.map((part, id) => ({ ...matcha, ...part, id }));
      expect(new Set(products.map(productPath)).size).toBe(products.length);
      for (const product of products) {
        const [, store, category = '', name = ''] = productPath(product).split('/');
        expect(store).toBe('OurStore');
        expect(findProduct(products, { category, name })).toBe(product);
        const encoded = { category: encodeURIComponent(category), name: encodeURIComponent(name) };
        expect(findProduct(products, encoded)).toBe(product);
      }
    }),
  );
});

test.each([
  ['/cart', '/Cart'],
  ['/OURSTORE', '/OurStore'],
  ['/cart/payment/PAYMENTSTATUS/', '/Cart/Payment/PaymentStatus'],
  ['//Cart', '/Cart'],
  ['/ourstore/matcha_green_tea/uji_matcha_powder', productPath(matcha)],
  ['/OurStore/Snacks_&amp;_Confectionaries/Senbei_&amp;_Nori', productPath(senbei)],
  ['/OurStore/Snacks%20&%20Confectionaries/Senbei%20&%20Nori', productPath(senbei)],
  ['/OurStore/Snacks+&+Confectionaries/Senbei+&+Nori', productPath(senbei)],
])('F-73 F-74 %s is corrected to %s', (path, corrected) => {
  expect(correctedPath(path, [...Object.values(routes), productPath(matcha), productPath(senbei)])).toBe(
    corrected,
  );
});

test.each(['/Cart', '/Nowhere', '/OurStore/Baby_Collection/Uji_Matcha_Powder', '/%E0%A4%A'])(
  'F-73 F-74 F-75 %s, which is exact or unknown, is not corrected',
  (path) => {
    expect(correctedPath(path, [...Object.values(routes), productPath(matcha)])).toBeUndefined();
  },
);

test('HOME-04 a category has a catalogue url, encoded for URLSearchParams (A-15)', () => {
  expect(categoryPath('Baby Collection')).toBe('/OurStore?category=Baby_Collection');
  expect(categoryPath('Snacks & Confectionaries')).toBe('/OurStore?category=Snacks_%26_Confectionaries');
});

test('ROUTE-01 the default query has the plain url', () => {
  expect(cataloguePath(defaultQuery)).toBe('/OurStore');
});

const fullQuery: CatalogueQuery = {
  category: 'Okamoto Condom & Lubrican',
  status: 'in-stock',
  sort: 'name-z-a',
  price: { low: 20, high: 60 },
  words: 'green tea',
};

test('CAT-15 a full query is written to the url and read back', () => {
  const search =
    'q=green+tea&category=Okamoto_Condom_%26_Lubrican&status=in-stock&min=20&max=60&sort=name-z-a';
  expect(cataloguePath(fullQuery)).toBe(`/OurStore?${search}`);
  expect(readCatalogueQuery(`?${search}`)).toEqual(fullQuery);
  expect(readCatalogueQuery(search)).toEqual(fullQuery);
});

test('F-60 the url of a catalogue query has at most 200 characters of search words', () => {
  const search = cataloguePath({ ...defaultQuery, words: '🍵'.repeat(300_000) }).slice('/OurStore'.length);
  expect(search).toBe(`?q=${'%F0%9F%8D%B5'.repeat(200)}`);
  expect(readCatalogueQuery(search).words).toBe('🍵'.repeat(200));
});

test.each([
  '',
  '?',
  '?category=<script>&min=NaN&sort=zzz',
  '?category=All_Category&status=BOTH&sort=&min=&max=',
  '?category=Baby%20Collections',
  '?min=-5&max=1e2',
  '?min=0x1&max=1000',
  '?min=00&max=999',
  '?q=%20%20',
  '?__proto__=1&constructor=2',
  '?category=constructor&sort=__proto__&status=toString',
  '?category=All+Category&category=Baby_Collection&sort=id&min=0&max=100',
  '?%E0%A4%A',
])('F-60 %j means the whole catalogue', (search) => {
  expect(readCatalogueQuery(search)).toEqual(defaultQuery);
});

test('CAT-12 F-60 a price range in the url keeps the gap', () => {
  expect(readCatalogueQuery('?min=95').price).toEqual({ low: 90, high: 100 });
  expect(readCatalogueQuery('?max=3').price).toEqual({ low: 0, high: 10 });
  expect(readCatalogueQuery('?min=30&max=40').price).toEqual({ low: 30, high: 40 });
});

test('F-60 at most 200 characters of search words are read from a url, and no character is cut in two', () => {
  expect(readCatalogueQuery(`?q=${'a'.repeat(201)}`).words).toBe('a'.repeat(200));
  expect(readCatalogueQuery(`?q=${'🍵'.repeat(201)}`).words).toBe('🍵'.repeat(200));
  expect(readCatalogueQuery(`?q=${'a'.repeat(199)}++b`).words).toBe('a'.repeat(199));
});

test('F-60 any url gives a valid query that survives a round trip', () => {
  const key = fc.constantFrom('q', 'category', 'status', 'min', 'max', 'sort', 'x');
  const value = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.nat({ max: 120 }).map(String),
    fc.constantFrom(...categories.map((name) => name.replaceAll(' ', '_')), ...sortOrders, ...stockStatuses),
  );
  const search = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(fc.tuple(key, value)).map((pairs) => new URLSearchParams(pairs).toString()),
  );
  fc.assert(
    fc.property(search, (text) => {
      const query = readCatalogueQuery(text);
      expect(readCatalogueQuery(cataloguePath(query).slice('/OurStore'.length))).toEqual(query);
      expect(query.price.high - query.price.low).toBeGreaterThanOrEqual(10);
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});

test('CAR-01 the contact link of a position carries its title as the subject, which is read up to 100 characters', () => {
  expect(contactPath('Buyer, Tea & Rice')).toBe('/Contact?subject=Buyer%2C+Tea+%26+Rice');
  expect(readSubject('?subject=Buyer%2C+Tea+%26+Rice')).toBe('Buyer, Tea & Rice');
  expect(readSubject('?utm_source=x')).toBe('');
  expect(readSubject(`?subject=${'a'.repeat(120)}`)).toBe('a'.repeat(100));
});

test('STORE-06 the catalogue file is in a folder of its own (A-63)', () => {
  expect(catalogueFilePath('abc.json')).toBe('/catalogue/abc.json');
});

describe('F-80 a base path', () => {
  const originalEnv = { ...process.env };
  afterEach(() => {
    process.env = { ...originalEnv };
  });

  test('F-80 without a base path, paths stay as they are; without a site url, the origin is minato.example', () => {
    delete process.env.NEXT_PUBLIC_BASE_PATH;
    delete process.env.NEXT_PUBLIC_SITE_URL;
    expect(withBasePath('/images/x.avif')).toBe('/images/x.avif');
    expect(absoluteUrl('/OurStore')).toBe('https://minato.example/OurStore');
    expect(absoluteUrl('/')).toBe('https://minato.example');
  });

  test('F-80 the base path precedes every path, and an absolute url has no slash at its end', () => {
    process.env.NEXT_PUBLIC_BASE_PATH = '/shop';
    process.env.NEXT_PUBLIC_SITE_URL = 'https://shop.test';
    expect(withBasePath('/images/x.avif')).toBe('/shop/images/x.avif');
    expect(absoluteUrl(productPath(senbei))).toBe(
      'https://shop.test/shop/OurStore/Snacks_&_Confectionaries/Senbei_&_Nori',
    );
    expect(absoluteUrl('/')).toBe('https://shop.test/shop');
  });

  test('F-134 A-11 absolute urls percent-encode unsafe characters, but keep `&` and existing escapes', () => {
    const product = { category: 'Snacks & Confectionaries', name: 'Thé "抹茶" <A> (B)' } as const;
    expect(absoluteUrl(productPath(product))).toBe(
      'https://minato.example/OurStore/Snacks_&_Confectionaries/Th%C3%A9_%22%E6%8A%B9%E8%8C%B6%22_%3CA%3E_(B)',
    );
    expect(absoluteUrl('/OurStore?category=Snacks_%26_Confectionaries')).toBe(
      'https://minato.example/OurStore?category=Snacks_%26_Confectionaries',
    );
  });
});

test('A-69 a shared cart or wishlist has its items in the url', () => {
  expect(sharedPath('cart', '?items=7.2-12.1')).toBe('/Cart?items=7.2-12.1');
  expect(sharedPath('wishlist', '?items=7-12')).toBe('/Wishlist?items=7-12');
});

test.each([
  ['/', '/'],
  ['/Contact', '/Contact'],
  ['/Contact?subject=Tea#write', '/Contact?subject=Tea#write'],
  ['/UserDashboard#your-data', '/UserDashboard#your-data'],
  ['/contact', undefined],
  ['https://x.example/Contact', undefined],
  ['', undefined],
])('the path that a text writes as %j is %j', (text, path) => {
  expect(readLinkTarget(text)).toBe(path);
});
