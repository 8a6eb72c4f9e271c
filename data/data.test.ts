import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { about } from '@/data/about';
import { addresses } from '@/data/addresses';
import { categoryShelves } from '@/data/categories';
import { company } from '@/data/company';
import { countries } from '@/data/countries';
import { banners, brands, hero, newsletter, promos } from '@/data/home';
import { jobs } from '@/data/jobs';
import { dashboardLinks, headerLinks, privacyLinks, quickLinks, usefulLinks } from '@/data/navigation';
import { orders } from '@/data/orders';
import { cookiePolicy, privacyPolicy, termsPolicy } from '@/data/policies';
import { products as shelf } from '@/data/products';
import { stories } from '@/data/stories';
import { testimonials } from '@/data/testimonials';
import type { ProductDetails } from '@/lib/domain/product';
import { routes } from '@/lib/routes';

// Widened, so that a test may ask what the literal types already rule out.
const products: readonly ProductDetails[] = shelf;

const categoryNames = [
  'Calbee Frugra',
  'Matcha Green Tea',
  'Baby Collection',
  'Healthcare Products',
  'Okamoto Condom & Lubrican',
  'Snacks & Confectionaries',
];

const wordCount = (text: string) => text.split(/\s+/).length;
const distinct = (values: readonly unknown[]) => new Set(values).size;
const textOf = (value: unknown) => JSON.stringify(value);
const isFilled = (value: unknown) => typeof value === 'string' && value.trim() === value && value !== '';

describe('the products', () => {
  test('GEN-03 they are plain facts: nothing in them is computed, random or taken from the clock', () => {
    expect(JSON.parse(JSON.stringify(products))).toEqual(products);
    expect(products[1]).toMatchObject({
      id: 2,
      name: 'Uji Matcha Powder',
      price: 28.5,
      discount: 10,
      category: 'Matcha Green Tea',
      stock: 72,
    });
  });

  test('DATA-01 30 products with the ids 1 to 30, in order', () => {
    expect(products.map((product) => product.id)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
      29, 30,
    ]);
  });

  test.each(products)('DATA-02 the fields of product $id', (product) => {
    for (const field of ['price', 'discount', 'rate', 'stock'] as const) {
      expect(Number.isFinite(product[field])).toBe(true);
    }
    for (const field of ['name', 'img', 'category', 'brand', 'description', 'packSize'] as const) {
      expect(isFilled(product[field])).toBe(true);
    }
    expect(isFilled(product.composition.text)).toBe(true);
    expect(['Ingredients', 'Material']).toContain(product.composition.label);
  });

  test('DATA-02 prices are whole cents', () => {
    expect(products.filter(({ price }) => !/^\d+(\.\d{1,2})?$/.test(String(price)))).toEqual([]);
  });

  test('DATA-03 stock is 0 for exactly the ids 6, 10, 20 and 27', () => {
    expect(products.filter(({ stock }) => stock === 0).map(({ id }) => id)).toEqual([6, 10, 20, 27]);
  });

  test('DATA-04 stock is whole, from 0 to 79, both ends occurring', () => {
    const stocks = products.map(({ stock }) => stock);
    expect(stocks.every(Number.isInteger)).toBe(true);
    expect([Math.min(...stocks), Math.max(...stocks)]).toEqual([0, 79]);
  });

  test('DATA-05 prices run from 4.5 to 100, both ends occurring', () => {
    const prices = products.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([4.5, 100]);
  });

  test('DATA-05 a product of 100 dollars has no discount, so that 100 is the highest price to pay', () => {
    expect(products.some(({ price, discount }) => price === 100 && discount === 0)).toBe(true);
  });

  test('DATA-06 discounts are whole, from 0 to 78, both ends occurring, and about half have none', () => {
    const discounts = products.map(({ discount }) => discount);
    expect(discounts.every(Number.isInteger)).toBe(true);
    expect([Math.min(...discounts), Math.max(...discounts)]).toEqual([0, 78]);
    expect(discounts.filter((discount) => discount === 0)).toHaveLength(16);
  });

  test('DATA-07 rates are from 0 to 5, some of them fractional', () => {
    expect(products.every(({ rate }) => rate >= 0 && rate <= 5)).toBe(true);
    expect(products.some(({ rate }) => !Number.isInteger(rate))).toBe(true);
  });

  test('DATA-08 every product has a real category, and every category its products', () => {
    const counts = categoryNames.map((name) => products.filter(({ category }) => category === name).length);
    expect(counts).toEqual([5, 6, 5, 5, 3, 6]);
  });

  test('DATA-09 names are safe in a path: letters and digits, joined by single spaces or hyphens', () => {
    expect(products.filter(({ name }) => !/^[A-Za-z0-9]+([ -][A-Za-z0-9]+)*$/.test(name))).toEqual([]);
  });

  test('DATA-09 names are unique, whatever the letter case', () => {
    expect(distinct(products.map(({ name }) => name.toLowerCase()))).toBe(30);
  });

  test('DATA-11 no price and discount make an exact half cent', () => {
    const halves = products.filter(
      ({ price, discount }) => (Math.round(price * 100) * (100 - discount)) % 100 === 50,
    );
    expect(halves).toEqual([]);
  });

  test('DATA-02 each has its own description of 45 to 80 words', () => {
    expect(distinct(products.map(({ description }) => description))).toBe(30);
    const odd = products.filter(
      ({ description }) => wordCount(description) < 45 || wordCount(description) > 80,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('HOME-05 there are at most ten brands, and each of them has its wordmark', () => {
    const onShelf = [...new Set(products.map(({ brand }) => brand))].sort();
    const withWordmark: string[] = brands.map(({ name }) => name);
    expect(onShelf.length).toBeLessThanOrEqual(10);
    expect(withWordmark.sort()).toEqual(onShelf);
  });

  test('DATA-08 the names that occur in categories are no names of products or brands', () => {
    const texts = products.map(({ name, brand, description }) => `${name} ${brand} ${description}`);
    expect(texts.filter((text) => /okamoto|calbee|frugra/i.test(text))).toEqual([]);
  });

  test('HOME-02 the eight best sellers come from five categories', () => {
    const best = [...products].sort((a, b) => b.stock - a.stock).slice(0, 8);
    expect(best.map(({ id }) => id)).toEqual([4, 1, 2, 14, 12, 8, 17, 22]);
  });
});

describe('the pictures', () => {
  const pictures = [
    hero.picture,
    ...[...banners, ...promos, ...stories, ...testimonials].map(({ img }) => img),
    ...promos.map(({ logo }) => logo),
    ...brands.map(({ logo }) => logo),
    ...categoryShelves.map(({ picture }) => picture),
  ];
  const files = [...products.map(({ img }) => img), ...pictures.map(({ src }) => src)];

  test.each([...new Set(files)])('DATA-10 %s exists in public', (file) => {
    expect(existsSync(join(process.cwd(), 'public', file))).toBe(true);
  });

  test('DATA-10 every product has a picture of its own', () => {
    expect(distinct(products.map(({ img }) => img))).toBe(30);
  });

  test('DATA-10 every other picture says its size', () => {
    expect(pictures.filter(({ width, height }) => width <= 0 || height <= 0)).toEqual([]);
  });
});

describe('the samples', () => {
  test('DATA-12 195 countries, each with name and region, sorted, none twice', () => {
    expect(countries).toHaveLength(195);
    const names = countries.map(({ name }) => name);
    expect(distinct(names)).toBe(195);
    expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
    expect([...new Set(countries.map(({ region }) => region))].sort()).toEqual([
      'Africa',
      'Asia',
      'Europe',
      'North America',
      'Oceania',
      'South America',
    ]);
    for (const name of ['Cambodia', 'United Arab Emirates', 'Japan']) {
      expect(countries).toContainEqual({ name, region: 'Asia' });
    }
    expect(names).toEqual(expect.arrayContaining(['Vatican City', 'Palestine']));
  });

  test('DATA-13 orders have an id of their own, a printed date and a total in whole cents', () => {
    expect(distinct(orders.map(({ orderid }) => orderid))).toBe(6);
    for (const { orderid, date, total } of orders) {
      expect(isFilled(orderid)).toBe(true);
      expect(date).toMatch(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
      expect(String(total)).toMatch(/^\d+(\.\d{1,2})?$/);
    }
  });

  test('DATA-13 addresses have name, address, phone and email', () => {
    expect(addresses).toHaveLength(3);
    for (const address of addresses) {
      expect(Object.keys(address)).toEqual(['name', 'address', 'phone', 'email']);
      expect(Object.values(address).every(isFilled)).toBe(true);
      expect(address.email).toMatch(/@example\.(com|org)$/);
    }
  });

  test('DATA-13 jobs have title, business, type and location', () => {
    for (const job of jobs) {
      expect(Object.keys(job)).toEqual(['title', 'business', 'type', 'location']);
      expect(Object.values(job).every(isFilled)).toBe(true);
    }
  });

  test('DATA-14 feedback comes from verified customers and from customers, of both kinds some', () => {
    expect(testimonials).toHaveLength(6);
    expect([...new Set(testimonials.map(({ type }) => type))].sort()).toEqual([
      'Customer',
      'Verified Customer',
    ]);
    expect(testimonials.every(({ des, name }) => isFilled(des) && isFilled(name))).toBe(true);
  });

  test('DASH-05 the statuses are In Progress, Completed and Cancelled, and each occurs', () => {
    expect([...new Set(orders.map(({ status }) => status))].sort()).toEqual([
      'Cancelled',
      'Completed',
      'In Progress',
    ]);
  });

  test('CAR-01 there are exactly three open positions', () => {
    expect(jobs).toHaveLength(3);
    expect(distinct(jobs.map(({ title }) => title))).toBe(3);
  });

  test('CON-04 two offices, each with address, phone and email', () => {
    expect(company.offices.map(({ name }) => name)).toEqual(['Phnom Penh', 'Dubai']);
    for (const { address, phone, email } of company.offices) {
      expect(address.every(isFilled)).toBe(true);
      expect(phone).toMatch(/^\+(855|971) [\d ]*0{3}$/);
      expect(email).toMatch(/@minato\.example$/);
    }
  });

  test('HOME-08 banners and promos lead to categories and products that exist', () => {
    expect(banners).toHaveLength(2);
    expect(promos).toHaveLength(3);
    for (const { category, brands: names } of banners) {
      const found = products.filter((product) => product.category === category).map(({ brand }) => brand);
      expect(found).toEqual(expect.arrayContaining([...names]));
    }
    for (const { productId, logo } of promos) {
      expect(products.find(({ id }) => id === productId)).toMatchObject({ brand: logo.alt });
    }
  });

  test('HOME-04 the tiles are the six categories, in the order of the filter', () => {
    expect(categoryShelves.map(({ name }) => name)).toEqual(categoryNames);
    expect(distinct(categoryShelves.map(({ backdrop }) => backdrop))).toBe(6);
  });

  test('HOME-07 the newsletter block has its words', () => {
    expect(Object.values(newsletter).every(isFilled)).toBe(true);
  });
});

describe('the frame', () => {
  test('FRAME-03 the header has its five links', () => {
    expect(headerLinks.map(({ label, route }) => [label, routes[route]])).toEqual([
      ['Home', '/'],
      ['Our Store', '/OurStore'],
      ['Career', '/Career'],
      ['About Us', '/AboutUs'],
      ['Contact', '/Contact'],
    ]);
  });

  test('FRAME-17 the footer has its three groups', () => {
    const groups = [quickLinks, usefulLinks, privacyLinks];
    expect(groups.map((links) => links.map(({ label, route }) => [label, routes[route]]))).toEqual([
      [
        ['Home', '/'],
        ['Our Store', '/OurStore'],
        ['About Us', '/AboutUs'],
        ['Career', '/Career'],
        ['Contact', '/Contact'],
        ['My Account', '/UserDashboard'],
      ],
      [
        ['Wishlist', '/Wishlist'],
        ['Cart', '/Cart'],
        ['Track Order', '/TrackOrder'],
        ['Login', '/Login'],
        ['Register', '/Register'],
      ],
      [
        ['Cookie', '/Cookie'],
        ['Terms & Conditions', '/Terms-Conditions'],
        ['Privacy Policy', '/Privacy-Policy'],
      ],
    ]);
  });

  test('FRAME-18 there are exactly four payment networks', () => {
    expect(company.payments.map(({ name }) => name)).toEqual([
      'Visa',
      'Mastercard',
      'JCB',
      'American Express',
    ]);
  });

  test('DASH-01 DASH-02 the dashboard menu has its order and its targets', () => {
    expect(dashboardLinks.map(({ label, route }) => [label, routes[route]])).toEqual([
      ['Account Information', '/UserDashboard'],
      ['Track Order', '/UserDashboard/TrackOrder'],
      ['Your Orders', '/UserDashboard#orders'],
      ['Wishlist', '/UserDashboard/Wishlist'],
      ['Your Cart', '/UserDashboard/Cart'],
      ['Addresses', '/UserDashboard/Address'],
      ['Reset Password', '/UserDashboard/ResetPassword'],
      ['Log Out', '/Login'],
    ]);
  });
});

describe('the texts', () => {
  const terms = textOf(termsPolicy);

  test('STAT-01 STAT-02 STAT-03 the three promises', () => {
    expect(about.promises.map(({ title }) => title)).toEqual([
      'Free shipping over AED 85 within the UAE',
      '100% money-back guarantee',
      'HACCP certified',
    ]);
  });

  test('STAT-04 each story has a picture, two titles and a text', () => {
    expect(stories).toHaveLength(4);
    expect(stories.flatMap(({ title1, title2, des }) => [title1, title2, des]).every(isFilled)).toBe(true);
  });

  test.each([
    ['STAT-05', 'cancel an order within 24 hours'],
    ['STAT-06', 'up to 45 days'],
    ['STAT-07', 'within 7 days of receiving it if it is sealed and unopened'],
    ['STAT-08', 'Cambodia: 1-2 working days'],
    ['STAT-08', 'Other countries: 4-10 working days'],
    ['STAT-09', 'a flat fee of USD 10'],
    ['STAT-10', 'Visa/MasterCard, in USD'],
    ['STAT-11', 'Minors under 18 may not register'],
  ])('%s the terms say: %s', (_id, words) => {
    expect(terms).toContain(words);
  });

  test.each([cookiePolicy, privacyPolicy])('STAT-12 the $title names what the browser keeps', (policy) => {
    const text = textOf(policy);
    for (const key of ['Cart', 'wishlist', 'RegisteredUser', 'User', 'Cart.bak', 'session storage']) {
      expect(text).toContain(key);
    }
    expect(wordCount(text)).toBeGreaterThan(300);
  });
});
