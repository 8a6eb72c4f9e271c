import { expect } from 'playwright/test';
import { known } from './known-products';
import {
  arrived,
  badge,
  card,
  hydrated,
  notice,
  openWithStoppedClock,
  requestsOf,
  seedCart,
  stored,
  test,
} from './storefront';

const { granola, matcha, teaSet, mochi } = known;
const stockFull = 'Adding quantity greater than stock';

test('CARD-01 SUM-07 a card shows image, name, stars, price, discount and the price before', async ({
  page,
}) => {
  await page.goto('/OurStore');
  const discounted = card(page, matcha.name);
  await expect
    .poll(() => discounted.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(discounted.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeVisible();
  await expect(discounted.getByText('$25.65', { exact: true })).toBeVisible();
  await expect(discounted.locator('s')).toHaveText('Original price $28.50');
  await expect(discounted.getByText('-10%', { exact: true })).toBeVisible();

  const plain = card(page, granola.name);
  await expect(plain.getByText('$12.80', { exact: true })).toBeVisible();
  await expect(plain.locator('s')).toHaveCount(0);
  await expect(plain.getByText('%')).toHaveCount(0);
});

test('CARD-02 a card in stock leads to its product, from its name and from its picture', async ({ page }) => {
  await page.clock.install();
  await page.goto('/OurStore');
  await card(page, matcha.name).getByRole('link', { name: matcha.name }).click();
  await arrived(page, matcha.path);
  await page.goBack();
  await arrived(page, '/OurStore');
  await card(page, granola.name).click({ position: { x: 80, y: 120 } });
  await arrived(page, granola.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(granola.name);
});

test('CARD-03 CARD-07 F-64 what is out of stock has no link, and nothing to add', async ({ page }) => {
  await page.goto('/OurStore?status=out-of-stock');
  const gone = card(page, mochi.name);
  await expect(gone.getByText('Out of Stock', { exact: true })).toBeVisible();
  await expect(gone.getByRole('link')).toHaveCount(0);
  await gone.click({ position: { x: 80, y: 120 } });
  await gone.getByRole('button', { name: 'Add to cart' }).click();
  await expect(notice(page, stockFull)).toBeVisible();
  await expect(badge(page)).toHaveText('0');
  expect(await stored(page, 'Cart')).toBeNull();
  await expect(page).toHaveURL('/OurStore?status=out-of-stock');
});

test('CARD-04 Add to cart makes a line of one, then adds one more', async ({ page }) => {
  await page.goto('/OurStore');
  const add = card(page, matcha.name).getByRole('button', { name: 'Add to cart' });
  await add.click();
  await expect(notice(page, 'Quantity 1')).toContainText('Total $25.65');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 1 }]);
  await add.click();
  await expect(notice(page, 'Quantity 2')).toContainText('Total $51.30');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 2 }]);
  await expect(badge(page)).toHaveText('1');
});

test('CARD-06 of three in stock the card adds three, and refuses the fourth', async ({ page }) => {
  await page.goto('/OurStore');
  const add = card(page, teaSet.name).getByRole('button', { name: 'Add to cart' });
  for (const qty of [1, 2, 3]) {
    await add.click();
    await expect(notice(page, `Quantity ${qty}`)).toBeVisible();
  }
  await add.click();
  await expect(notice(page, stockFull)).toBeVisible();
  expect(await stored(page, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 3 }]);
});

test('F-129 a notice stays while it is hovered, then has the rest of its time', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await card(page, matcha.name).getByRole('button', { name: 'Add to cart' }).press('Enter');
  const shown = notice(page, 'Added to your cart');
  await expect(shown).toBeVisible();
  await page.clock.runFor(1500);
  await shown.hover();
  await page.clock.runFor(60_000);
  await expect(shown).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(480);
  await expect(shown).toBeVisible();
  await page.clock.runFor(40);
  await expect(shown).toHaveCount(0);
});

test('GEN-07 adding, and walking to the failed payment, changes no stock', async ({ page }) => {
  await seedCart(page, [{ id: teaSet.id, qty: 3 }]);
  await page.goto('/Cart/Payment');
  await page.getByRole('link', { name: 'Pay & Place Order >' }).click();
  await expect(page).toHaveURL('/Cart/Payment/PaymentStatus');
  await page.goto(teaSet.path);
  await expect(page.getByText('In Stock (3 available)')).toBeVisible();
  await expect(badge(page)).toHaveText('1');
});

test('F-91 thirty cards fetch no page until one of them is pointed at', async ({ page }) => {
  const requests = requestsOf(page);
  const payloads = () => requests.filter((address) => /\.txt(\?|$)/.test(address));
  await page.goto('/OurStore');
  await hydrated(page);
  await page.getByText('© 20').scrollIntoViewIfNeeded();
  await expect
    .poll(() => requests.filter((address) => address.includes('/images/products/')).length)
    .toBeGreaterThanOrEqual(30);
  expect(payloads()).toEqual([]);
  await card(page, matcha.name).getByRole('link', { name: matcha.name }).hover();
  await expect.poll(() => payloads().length).toBeGreaterThan(0);
  expect(payloads().filter((address) => !address.includes('Uji_Matcha_Powder'))).toEqual([]);
});

test.describe('without its pictures', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const address of ['/OurStore', matcha.path]) {
    test(`F-92 ${address} keeps every place, on the colour of its category`, async ({ page }) => {
      const measure = () =>
        page.locator('main img').evaluateAll((all) =>
          all.map((image) => {
            const { x, y, width, height } = image.getBoundingClientRect();
            const backdrop = getComputedStyle(image).backgroundColor;
            return { x, y, width, height, backdrop };
          }),
        );
      await page.goto(address);
      const before = await measure();
      await page.route('**/images/**', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
      expect(await measure()).toEqual(before);
      expect(before.filter(({ backdrop }) => !backdrop.startsWith('rgb('))).toEqual([]);
    });
  }
});
