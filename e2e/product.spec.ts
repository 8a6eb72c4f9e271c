import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { arrived, listed, notice, openWithStoppedClock, stored, test } from './storefront';

const { granola, matcha, gyokuro, crackers } = known;

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const more = (page: Page) => page.getByRole('button', { name: 'Increase quantity' });
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true });
const facts = (page: Page) =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .last();

/** Without the badges of related products. */
const discount = (page: Page) => page.locator('main p:not(article p)').filter({ hasText: '% off' });

test('PDP-01 the breadcrumb leads home, to the store and to the category (A-24, A-65)', async ({ page }) => {
  await page.clock.install();
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  for (const [label, address] of [
    ['Home', '/'],
    ['Our Store', '/OurStore'],
    ['Snacks & Confectionaries', '/OurStore?category=Snacks_%26_Confectionaries'],
  ] as const) {
    await page.goto(crackers.path);
    await expect(steps).toHaveText(['Home', '/Our Store', '/Snacks & Confectionaries', `/${crackers.name}`]);
    await steps.getByRole('link', { name: label }).click();
    await arrived(page, address);
  }
  await expect(page.getByText('Showing all 6 products')).toBeVisible();
  await page.goto(crackers.path);
  await expect(steps.last()).toHaveAttribute('aria-current', 'page');
  await expect(steps.last().getByRole('link')).toHaveCount(0);
});

test('PDP-02 PDP-03 PDP-04 PDP-06 PDP-07 PDP-08 a discounted product says all there is to know', async ({
  page,
}) => {
  await page.goto(matcha.path);
  const main = page.getByRole('main');
  const picture = main.getByRole('img', { name: matcha.name, exact: true });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(discount(page)).toHaveText('-10%10% off');
  const stars = facts(page).getByRole('img', { name: 'Rated 4.8 out of 5' });
  // Each outline ends with a z.
  await expect(stars.locator('.fill-current')).toHaveAttribute('d', /^(M[^z]+z){5}$/);
  await expect(facts(page).getByText('In Stock (72 available)', { exact: true })).toBeVisible();
  await expect(facts(page).getByText('Delivery in 2-3 working days', { exact: true })).toBeVisible();
  await expect(facts(page).getByText('$25.65', { exact: true })).toBeVisible();
  await expect(facts(page).locator('s')).toHaveText('Original price $28.50');
  await expect(facts(page).getByText('Inclusive of VAT', { exact: true })).toBeVisible();
});

test('PDP-02 the second small picture shows the product from near, the first the whole again', async ({
  page,
}) => {
  await page.goto(matcha.path);
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const near = pictures.getByRole('img', { name: `${matcha.name}, close-up` });
  const whole = pictures.getByRole('img', { name: matcha.name, exact: true });
  await expect(near).toBeHidden();
  await pictures.getByText('Close-up').locator('..').click();
  await expect(near).toBeVisible();
  await expect(whole).toBeHidden();
  await expect.poll(() => near.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  await expect(whole).toBeVisible();
  await expect(near).toBeHidden();
});

test('PDP-03 PDP-08 SUM-07 without a discount there is no badge and one price', async ({ page }) => {
  await page.goto(granola.path);
  await expect(facts(page).getByText('$12.80', { exact: true })).toBeVisible();
  await expect(facts(page).locator('s')).toHaveCount(0);
  await expect(discount(page)).toHaveCount(0);
  const amounts = ((await page.getByRole('main').textContent()) ?? '').match(/\$[\d.,]*/g) ?? [];
  expect(amounts.filter((amount) => !/^\$\d+\.\d{2}$/.test(amount))).toEqual([]);
});

test('PDP-05 F-70 the review count is the same at each visit, in any year', async ({ page }) => {
  const reviews = page.getByText(/^\d+ reviews?$/);
  await page.goto(matcha.path);
  const first = (await reviews.textContent()) ?? '';
  expect(Number.parseInt(first, 10)).toBeGreaterThanOrEqual(0);
  expect(Number.parseInt(first, 10)).toBeLessThanOrEqual(100);
  await page.clock.setFixedTime(new Date('2033-02-01T08:00:00'));
  await page.reload();
  await expect(addToCart(page)).toBeEnabled();
  await expect(reviews).toHaveText(first);
  await expect(page.getByRole('contentinfo')).toContainText('© 2033');
});

test('PDP-16 Add to wishlist adds once, and says so the second time', async ({ page }) => {
  await page.goto(matcha.path);
  const add = page.getByRole('button', { name: `Add to wishlist: ${matcha.name}` });
  await add.click();
  await expect(notice(page, 'added to your wishlist')).toContainText(matcha.name);
  await add.click();
  await expect(notice(page, /^Product already in wishlist$/)).toBeVisible();
  expect(await stored(page, 'wishlist')).toHaveLength(1);
});

test('PDP-19 PDP-20 related are up to five others of the category, sold-out ones last (A-32)', async ({
  page,
}) => {
  await page.goto(crackers.path);
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeVisible();
  await expect(listed(page)).toHaveText([
    'Nori Rice Crackers',
    'Sweet Potato Chips',
    'Kinako Butter Cookies',
    'Konpeito Sugar Stars',
    'Seasonal Mochi Gift Box',
  ]);
});

test('PDP-19 a related product is a step away, and starts at quantity 1', async ({ page }) => {
  await page.clock.install();
  await page.goto(matcha.path);
  await more(page).click();
  await expect(quantity(page)).toHaveValue('2');
  await page.getByRole('article').getByRole('link', { name: gyokuro.name }).click();
  await arrived(page, gyokuro.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(gyokuro.name);
  await expect(quantity(page)).toHaveValue('1');
});

test.describe('Share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('PDP-17 PDP-18 copies the full address and shows "Copied" for 2.5 s', async ({ page, baseURL }) => {
    await openWithStoppedClock(page, `${crackers.path}?utm_source=x`);
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    const shown = notice(page, /^Copied$/);
    await expect(shown).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}${crackers.path}?utm_source=x`);
    await page.clock.runFor(2490);
    await expect(shown).toBeVisible();
    await page.clock.runFor(20);
    await expect(shown).toHaveCount(0);
  });
});

test.describe('Share on plain http', () => {
  test.use({ baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('localhost', 'shop.test')) });

  test('PDP-17 F-68 copies without a clipboard, shows "Copied", and keeps the focus', async ({
    page,
    baseURL,
  }) => {
    await openWithStoppedClock(page, matcha.path);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    const share = page.getByRole('button', { name: 'Share' });
    await share.press('Enter');
    const shown = notice(page, /^Copied$/);
    await expect(shown).toBeVisible();
    await expect(share).toBeFocused();
    await page.clock.runFor(2490);
    await expect(shown).toBeVisible();
    await page.clock.runFor(20);
    await expect(shown).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.keyboard.press('Control+V');
    await expect(page.getByPlaceholder('Search')).toHaveValue(`${baseURL}${matcha.path}`);
  });

  test('F-68 F-158 where copying is refused, the address is selected, to be copied by hand', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => Object.assign(document, { execCommand: () => false }));
    await page.goto(matcha.path);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText(`${baseURL}${matcha.path}`, { exact: true })).toBeVisible();
    await expect(notice(page, 'Copied')).toHaveCount(0);
    await expect(page.getByText("Your browser doesn't let us copy. The text is selected")).toBeVisible();
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(`${baseURL}${matcha.path}`);
  });
});
