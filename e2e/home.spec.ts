import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import {
  arriveAt,
  badge,
  card,
  expectLoaded,
  main,
  notice,
  productHeadings,
  requestsOf,
  stored,
  test,
  waitForHydration,
} from './storefront';
import { layOutFarSections } from './viewport';

const { matcha } = known;

const section = (page: Page, name: string) => main(page).getByRole('region', { name });

test('HOME-01 HOME-02 HOME-03 the eight best sellers have the highest stock, and the eight new arrivals have the highest ids', async ({
  page,
}) => {
  await page.goto('/');
  await expect(section(page, 'Best sellers').getByRole('article').getByRole('heading')).toHaveText([
    'Shrimp Crackers Setouchi', // 79 in stock
    'Fruit Granola Berry Harvest', // 76
    'Uji Matcha Powder', // 72
    'Soft Baby Wipes', // 70
    'Pleated Face Masks', // 68
    'Hojicha Tea Bags', // 66
    'Sweet Potato Chips', // 63
    'Rice Bran Hand Balm', // 60
  ]);
  await expect(section(page, 'New arrivals').getByRole('article').getByRole('heading')).toHaveText([
    'Matcha Latte Mix', // id 30
    'Bamboo Cotton Swabs',
    'Konpeito Sugar Stars',
    'Matcha Kinako Granola',
    'Water-Based Lubricant Gel',
    'Baby Face Cream',
    'Kinako Butter Cookies',
    'Matcha Tea Ceremony Set', // id 23
  ]);
});

/** The names of the categories, and their spelling in urls. */
const tiles = [
  ['Calbee Frugra', 'Calbee_Frugra'],
  ['Matcha Green Tea', 'Matcha_Green_Tea'],
  ['Baby Collection', 'Baby_Collection'],
  ['Healthcare Products', 'Healthcare_Products'],
  ['Okamoto Condom & Lubrican', 'Okamoto_Condom_%26_Lubrican'],
  ['Snacks & Confectionaries', 'Snacks_%26_Confectionaries'],
] as const;

test('HOME-04 six tiles with pictures lead to the catalogue of their category (A-15)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const links = section(page, 'Shop by category').getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(tiles.map(([name]) => name));
  for (const [index, [, slug]] of tiles.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/OurStore?category=${slug}`);
    const tile = section(page, 'Shop by category').getByRole('listitem').nth(index);
    await expectLoaded(tile.locator('img:not([lang])'));
  }
  await links.last().click();
  await arriveAt(page, '/OurStore?category=Snacks_%26_Confectionaries');
  await expect(page.getByText('Showing all 6 products')).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('Snacks & Confectionaries');
  await expect(productHeadings(page)).toHaveCount(6);
});

/** Each banner has a title, brands and a link. */
const banners = [
  ['An hour for tea', 'Suian · Kazenoki', '/OurStore?category=Matcha_Green_Tea'],
  ['The snack drawer', 'Komorido · Yukinoto', '/OurStore?category=Snacks_%26_Confectionaries'],
] as const;

/** Each promo has a brand logo, a product name, a flavour and the path of its link. */
const promos = [
  [
    'Minori Foods',
    'Fruit Granola',
    'Strawberry, cranberry and blueberry',
    '/OurStore/Calbee_Frugra/Fruit_Granola_Berry_Harvest',
  ],
  ['Kazenoki', 'Matcha Latte Mix', 'Green tea and milk', '/OurStore/Matcha_Green_Tea/Matcha_Latte_Mix'],
  [
    'Yukinoto',
    'Konpeito Sugar Stars',
    'Strawberry, lemon, melon and grape',
    '/OurStore/Snacks_&_Confectionaries/Konpeito_Sugar_Stars',
  ],
] as const;

test('HOME-05 HOME-06 HOME-08 every brand logo, testimonial, banner and promo shows its picture and its texts', async ({
  page,
}) => {
  await page.goto('/');
  const logos = section(page, 'The makers on our shelf').getByRole('listitem').getByRole('img');
  const names = ['Minori Foods', 'Suian', 'Kazenoki', 'Tsubomi', 'Mizunari', 'Nagi', 'Komorido', 'Yukinoto'];
  await expect(logos).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await expect(logos.nth(index)).toHaveAccessibleName(name);
    await expectLoaded(logos.nth(index));
  }

  const testimonials = await section(page, 'What our customers say').getByRole('figure').all();
  expect(testimonials).toHaveLength(6);
  const types = [];
  for (const testimonial of testimonials) {
    await expectLoaded(testimonial.locator('img'));
    await expect(testimonial.getByRole('blockquote')).toContainText(/.{20}/); // at least 20 characters
    const [name, type] = await testimonial.locator('figcaption > span > span').allTextContents();
    // The name has at least two letters, of any script.
    expect(name).toMatch(/\p{L}{2,}/u);
    types.push(type);
  }
  expect(new Set(types)).toEqual(new Set(['Verified Customer', 'Customer']));

  for (const [name, brands, path] of banners) {
    const banner = section(page, name);
    await expect(banner).toContainText(brands);
    await expect(banner.getByRole('link', { name })).toHaveAttribute('href', path);
    await expectLoaded(banner.locator('img:not([lang], .spread)'));
  }
  const harbour = section(page, 'From the harbour').getByRole('listitem');
  await expect(harbour).toHaveCount(3);
  for (const [index, [logo, name, flavour, path]] of promos.entries()) {
    const promo = harbour.nth(index);
    await expectLoaded(promo.getByRole('img', { name: logo, exact: true }));
    await expectLoaded(promo.getByRole('img').first());
    await expect(promo).toContainText(flavour);
    await expect(promo.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('HOME-07 a subscription to the newsletter makes no request, stores nothing, and says so (A-16)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  const newsletter = section(page, 'News from the quay');
  const field = newsletter.getByLabel('Email address');
  const submit = newsletter.getByRole('button', { name: 'Subscribe' });
  await field.fill('no address');
  const requests = requestsOf(page);
  await submit.click();
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await expect(newsletter.getByRole('status')).toBeEmpty();
  await field.fill('dara@example.com');
  await submit.click();
  await expect(newsletter.getByRole('status')).toContainText('nothing was sent or stored');
  // Lazy images, marks in the footer and late scripts may load at any time.
  expect(requests.filter((url) => !/\/images\/|\/_next\/static\//.test(url))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('dara');
  await expect(page).toHaveURL('/');
  await newsletter.getByRole('link', { name: 'contact page' }).click();
  await arriveAt(page, '/Contact');
});

test('HOME-07 the answer of the newsletter moves nothing on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await waitForHydration(page);
  const newsletter = section(page, 'News from the quay');
  const heightOf = async () => (await newsletter.boundingBox())?.height;
  await newsletter.getByLabel('Email address').fill('dara@example.com');
  const height = await heightOf();
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByRole('status')).toContainText('nothing was sent');
  expect(await heightOf()).toBe(height);
});

test('HOME-09 cards on the home page work as in the catalogue, in stock and out of stock', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const soldOut = card(page, 'Matcha Kinako Granola');
  await expect(soldOut).toContainText('Out of Stock');
  await expect(soldOut.getByRole('link')).toHaveCount(0);
  await soldOut.getByRole('button', { name: 'Add to cart' }).click();
  await expect(notice(page, 'Adding quantity greater than stock')).toBeVisible();
  await expect(badge(page)).toHaveText('0');

  const inStock = card(page, matcha.name);
  await inStock.getByRole('button', { name: 'Add to cart' }).click();
  await expect(badge(page)).toHaveText('1');
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await inStock.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(notice(page, 'added to your wishlist')).toBeVisible();
  expect(await stored(page, 'wishlist')).toMatchObject([{ id: matcha.id }]);
  await inStock.getByRole('link', { name: matcha.name }).click();
  await arriveAt(page, matcha.path);
});

test('HOME-01 HOME-04 the bands stand between the lists of products, and drawn words say their language', async ({
  page,
}) => {
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Best sellers',
    'An hour for tea',
    'Shop by category',
    'The snack drawer',
    'New arrivals',
    'From the harbour',
    'The makers on our shelf',
    'What our customers say',
    'News from the quay',
  ]);
  const words = main(page).locator('img[lang]');
  await expect(words).toHaveCount(16);
  for (const word of await words.all()) {
    await expect(word).toHaveAttribute('lang', 'ja');
    await expect(word).toHaveAccessibleName(/^[\p{sc=Han}\p{sc=Hiragana}]+$/u);
  }
});

test('HOME-01 @phone on a phone the page is at most 6,200 px long, and its shelves scroll sideways', async ({
  page,
}) => {
  await page.goto('/');
  await layOutFarSections(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6200);
  const scrollWidths = (name: string) =>
    section(page, name)
      .getByRole('list')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  for (const name of ['Best sellers', 'New arrivals', 'What our customers say'])
    expect(await scrollWidths(name), name).toBe(true);
});

test('HOME-02 HOME-08 pictures of distant sections load once the shopper scrolls near them', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await page.goto('/');
  await expectLoaded(section(page, 'Best sellers').locator('img').first());
  const isRequested = () => requests.some((url) => url.includes('testimonial'));
  expect(isRequested()).toBe(false);
  await section(page, 'What our customers say').scrollIntoViewIfNeeded();
  await expect.poll(isRequested).toBe(true);
});
