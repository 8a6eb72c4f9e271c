import { expect } from 'playwright/test';
import { known } from './known-products';
import {
  arriveAt,
  badge,
  card,
  expectLoaded,
  notice,
  requestsOf,
  stored,
  test,
  waitForHydration,
} from './storefront';

const { granola, matcha, teaSet, mochi } = known;

/** A point in the picture of a card. */
const onPicture = { x: 80, y: 120 };
const stockAlert = 'Adding quantity greater than stock';

test('CARD-01 a card shows image, name, stars, price, and the discount with the original price', async ({
  page,
}) => {
  await page.goto('/OurStore');
  const discounted = card(page, matcha.name);
  await expectLoaded(discounted.locator('img'));
  await expect(discounted.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeVisible();
  await expect(discounted.getByText('$25.65', { exact: true })).toBeVisible();
  await expect(discounted.locator('s')).toHaveText('Original price $28.50');
  await expect(discounted.getByText('-10%', { exact: true })).toBeVisible();
  await expect(card(page, granola.name).locator('s')).toHaveCount(0);
  await expect(card(page, granola.name).getByText('%')).toHaveCount(0);
});

test('CARD-02 the name and the picture of a card in stock lead to the product', async ({ page }) => {
  await page.clock.install();
  await page.goto('/OurStore');
  await card(page, matcha.name).getByRole('link', { name: matcha.name }).click();
  await arriveAt(page, matcha.path);
  await page.goBack();
  await arriveAt(page, '/OurStore');
  await card(page, granola.name).click({ position: onPicture });
  await arriveAt(page, granola.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(granola.name);
});

test('CARD-03 CARD-07 F-64 a card out of stock has no link and adds nothing', async ({ page }) => {
  await page.goto('/OurStore?status=out-of-stock');
  const soldOut = card(page, mochi.name);
  await expect(soldOut.getByText('Out of Stock', { exact: true })).toBeVisible();
  await expect(soldOut.getByRole('link')).toHaveCount(0);
  await soldOut.click({ position: onPicture });
  await soldOut.getByRole('button', { name: 'Add to cart' }).click();
  await expect(notice(page, stockAlert)).toBeVisible();
  await expect(badge(page)).toHaveText('0');
  expect(await stored(page, 'Cart')).toBeNull();
  await expect(page).toHaveURL('/OurStore?status=out-of-stock');
});

test('CARD-04 CARD-06 Add to cart adds a line with quantity 1, then raises the quantity by one up to the stock', async ({
  page,
}) => {
  await page.goto('/OurStore');
  const add = card(page, teaSet.name).getByRole('button', { name: 'Add to cart' });
  for (const [qty, total] of [
    [1, '$100.00'],
    [2, '$200.00'],
    [3, '$300.00'],
  ] as const) {
    await add.click();
    await expect(notice(page, `Quantity ${qty}`)).toContainText(`Total ${total}`);
    expect(await stored(page, 'Cart')).toMatchObject([{ id: teaSet.id, qty }]);
  }
  await add.click();
  await expect(notice(page, stockAlert)).toBeVisible();
  await expect(badge(page)).toHaveText('1');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 3 }]);
});

test('F-91 a card prefetches its product page when it is hovered, and not when it scrolls into view', async ({
  page,
}) => {
  const requests = requestsOf(page);
  // Next prefetches a page as a .txt file. The catalogue itself hydrates with one.
  const prefetches = () =>
    requests.filter((url) => /\.txt(\?|$)/.test(url) && !url.endsWith('/OurStore.txt'));
  await page.goto('/OurStore');
  await waitForHydration(page);
  const copyright = page.getByText('© 20');
  await copyright.scrollIntoViewIfNeeded();
  await expect
    .poll(() => requests.filter((url) => url.includes('/images/products/')).length)
    .toBeGreaterThanOrEqual(20);
  expect(prefetches()).toEqual([]);
  await card(page, matcha.name).getByRole('link', { name: matcha.name }).hover();
  await expect.poll(() => prefetches().length).toBeGreaterThan(0);
  expect(prefetches().filter((url) => !url.includes('Uji_Matcha_Powder'))).toEqual([]);
});
