import { dashboardLinks, headerLinks, privacyLinks, quickLinks, usefulLinks } from '@/lib/navigation';
import { storedData } from '@/lib/domain/stored-data';
import { routes } from '@/lib/routes';
import { categoryTiles } from '@/shop/categories';
import { company } from '@/shop/company';
import { banners, newsletter, promos, testimonials } from '@/shop/home';
import { about, cookie, privacy, terms } from '@/shop/pages';
import { products } from '@/shop/products';
import { addresses, jobs, orders } from '@/shop/samples';
import { categories } from '@/shop/settings';

const wordCount = (text: string) => text.split(/\s+/).length;
const distinct = (values: readonly unknown[]) => new Set(values).size;
const textOf = (value: unknown) => JSON.stringify(value);
const isFilled = (value: unknown) => typeof value === 'string' && value.trim() === value && value !== '';

describe('the samples', () => {
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

  test('DATA-14 feedback comes from customers and verified customers, and both occur', () => {
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

  test('CON-04 there are two offices with address, phone and email', () => {
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
      expect(products.find(({ id }) => id === productId)).toMatchObject({ brand: logo?.alt });
    }
  });

  test('HOME-04 the tiles are the six categories, in the order of the filter and each on its own colour', () => {
    expect(categoryTiles.map(({ name }) => name)).toEqual(categories);
    expect(distinct(categoryTiles.map(({ picture }) => picture?.backdrop))).toBe(6);
  });

  test('HOME-07 the newsletter block has its texts', () => {
    expect(Object.values(newsletter ?? {}).every(isFilled)).toBe(true);
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
  const sections = about?.sections ?? [];

  test('STAT-01 STAT-02 STAT-03 there are three promises with these titles', () => {
    expect(sections.flatMap(({ cards }) => cards).map(({ title }) => title)).toEqual([
      'Free shipping over AED 85 within the UAE',
      '100% money-back guarantee',
      'HACCP certified',
    ]);
  });

  test('STAT-04 each story has a picture, two titles and a text', () => {
    const stories = sections.flatMap((section) => section.stories);
    expect(stories).toHaveLength(4);
    expect(stories.flatMap(({ title1, title2 }) => [title1, title2]).every(isFilled)).toBe(true);
    expect(stories.every(({ des, img }) => des.length > 0 && isFilled(img.alt))).toBe(true);
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
    expect(textOf(terms)).toContain(words);
  });

  test.each([cookie, privacy])('STAT-12 the $title names what the browser stores', (policy) => {
    const text = textOf(policy);
    for (const key of [
      'Cart',
      'wishlist',
      'RegisteredUser',
      'User',
      'OrderRequests',
      'Cart.bak',
      'session storage',
    ]) {
      expect(text).toContain(key);
    }
    expect(wordCount(text)).toBeGreaterThan(300);
  });

  test('A-75 the cookie policy names every storage key once', () => {
    const keys = storedData.flatMap((entry): readonly string[] => entry.keys);
    const blocks = cookie?.sections.flatMap((section) => section.blocks) ?? [];
    const firstParts = blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.map(([part]) => textOf(part)) : [],
    );
    for (const key of keys.filter((name) => name !== 'Checkout'))
      expect(firstParts.filter((part) => part === textOf({ kind: 'strong', text: key }))).toHaveLength(1);
    expect(textOf(cookie)).toContain('what you type into the checkout form is kept in session storage');
    expect(textOf(cookie)).toContain('When a page is reloaded');
  });
});
