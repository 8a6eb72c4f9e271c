import { expect, type Locator, type Page } from 'playwright/test';
import { known } from './known-products';
import {
  badge,
  button,
  notice,
  openWithStoppedClock,
  seedCart,
  stored,
  test,
  waitForHydration,
} from './storefront';

const { matcha, mochi, teaSet } = known;
const stockFullText = 'Adding quantity greater than stock';

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const decreaseButton = (page: Page) => button(page, 'Decrease quantity');
const increaseButton = (page: Page) => button(page, 'Increase quantity');
const addToCart = (page: Page) => button(page, 'Add to cart');

/** Asserts that a button of the stepper is dimmed, as at the lowest or highest quantity, but stays focusable. */
async function expectAtLimit(stepButton: Locator): Promise<void> {
  await expect(stepButton).toHaveCSS('opacity', '0.5');
  await stepButton.click();
  await stepButton.press('Enter');
  await expect(stepButton).toBeFocused();
}

test('PDP-09 PDP-10 PDP-11 the stepper starts at 1 and stays within 1 and the stock', async ({ page }) => {
  await page.goto(teaSet.path);
  await expect(quantity(page)).toHaveValue('1');
  await expectAtLimit(decreaseButton(page));
  await expect(increaseButton(page)).toHaveCSS('opacity', '1');
  await expect(quantity(page)).toHaveValue('1');
  for (const value of ['2', '3']) {
    await increaseButton(page).click();
    await expect(quantity(page)).toHaveValue(value);
  }
  await expectAtLimit(increaseButton(page));
  await expect(quantity(page)).toHaveValue('3');
  await decreaseButton(page).click();
  await expect(quantity(page)).toHaveValue('2');
  await quantity(page).press('ArrowUp');
  await quantity(page).press('ArrowUp');
  await expect(quantity(page)).toHaveValue('3');
});

test('PDP-10 PDP-11 PDP-12 F-65 a typed quantity becomes a whole number from 1 to the stock when the field loses focus or Add to cart is pressed', async ({
  page,
}) => {
  await page.goto(matcha.path);
  for (const [typed, value] of [
    ['', '1'],
    ['abc', '1'],
    ['0', '1'],
    ['-3', '1'],
    ['999', '72'],
    ['1e400', '72'],
    ['1.5', '1'],
    [' 8 ', '8'],
    ['٣', '3'],
  ] as const) {
    await quantity(page).fill('5');
    await quantity(page).blur();
    await expect(quantity(page)).toHaveValue('5');
    await quantity(page).fill(typed);
    await quantity(page).blur();
    await expect(quantity(page), typed).toHaveValue(value);
  }
  await quantity(page).fill('4');
  await addToCart(page).click();
  await expect(notice(page, 'Quantity 4')).toContainText('Total $102.60');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 4 }]);
});

test('PDP-13 PDP-14 PDP-21 F-66 A-29 Add to cart adds the chosen quantity up to the stock, and refuses more', async ({
  page,
}) => {
  await seedCart(page, [{ id: teaSet.id, qty: 1 }]);
  await openWithStoppedClock(page, teaSet.path);
  await expect(badge(page)).toHaveText('1');
  await increaseButton(page).click();
  await addToCart(page).press('Enter');
  await expect(notice(page, teaSet.name)).toContainText('Quantity 3 · Total $300.00');
  await expect(notice(page, teaSet.name).getByRole('link')).toHaveText(['View Cart', 'Checkout']);
  await expect(badge(page)).toHaveText('1');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 3 }]);

  await addToCart(page).press('Enter');
  const refused = page.getByRole('alert').filter({ hasText: stockFullText });
  await expect(refused.getByText('Stock full', { exact: true })).toBeVisible();
  await expect(refused.getByText(stockFullText, { exact: true })).toBeVisible();
  expect(await stored(page, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 3 }]);
});

test('PDP-06 PDP-15 PDP-16 F-67 A-30 A-82 a product out of stock can be added to the wishlist but not to the cart', async ({
  page,
}) => {
  await page.goto(mochi.path);
  await waitForHydration(page);
  await expect(page.locator('main li').getByText('Out of Stock', { exact: true }).first()).toBeVisible();
  const facts = page.getByRole('main').getByRole('listitem');
  await expect(facts.filter({ hasText: 'Delivery in 2-3 working days' })).toContainText(
    'Out of stock for now. This delivery time applies once the product is back.',
  );
  await expect(page.getByText(/^At checkout:/)).toHaveCount(0);
  await expectAtLimit(increaseButton(page));
  await expectAtLimit(decreaseButton(page));
  await quantity(page).fill('4');
  await quantity(page).blur();
  await expect(quantity(page)).toHaveValue('1');
  await addToCart(page).click();
  await expect(notice(page, stockFullText)).toBeVisible();
  await expect(badge(page)).toHaveText('0');
  expect(await stored(page, 'Cart')).toBeNull();

  const wishButton = button(page, `Add to wishlist: ${mochi.name}`);
  await wishButton.click();
  await expect(notice(page, 'added to your wishlist')).toBeVisible();
  await wishButton.click();
  await expect(notice(page, /^Product already in wishlist$/)).toBeVisible();
  expect(await stored(page, 'wishlist')).toHaveLength(1);
});

/** The text of the bar at the bottom of a phone: content of ::before, which is in quotes. */
const barText = (page: Page) =>
  addToCart(page).evaluate((add) => getComputedStyle(add.closest('div') ?? add, '::before').content);

test('PDP-08 PDP-13 PDP-15 @phone price and Add to cart stay at the bottom of a phone, and the price follows the quantity', async ({
  page,
}) => {
  await page.goto(mochi.path);
  await waitForHydration(page);
  expect(await barText(page)).toBe('"Out of Stock"');
  await page.goto(matcha.path);
  await waitForHydration(page);
  expect(await barText(page)).toBe('"$25.65"');
  await increaseButton(page).tap();
  expect(await barText(page)).toBe('"$51.30"');
  const endOfPage = 100_000;
  for (const scrollTop of [0, 700, endOfPage]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollTop);
    await expect(addToCart(page)).toBeInViewport({ ratio: 1 });
    const topOfBar = (await addToCart(page).boundingBox())?.y ?? 0;
    const toTop = await button(page, 'Scroll to top').boundingBox();
    // The phone is 844 px high.
    expect(topOfBar).toBeGreaterThan(700);
    expect((toTop?.y ?? 0) + (toTop?.height ?? 0)).toBeLessThan(topOfBar);
  }
  await addToCart(page).tap();
  await expect(badge(page)).toHaveText('1');
});

test('F-125 on a low screen Add to cart stays in its place on the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(matcha.path);
  await waitForHydration(page);
  await expect(addToCart(page)).not.toBeInViewport();
});
