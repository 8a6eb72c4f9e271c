import { expect, type Locator, type Page } from 'playwright/test';
import { known } from './known-products';
import { badge, notice, openWithStoppedClock, seedCart, stored, test } from './storefront';

const { matcha, mochi, teaSet } = known;
const stockFull = 'Adding quantity greater than stock';

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const less = (page: Page) => page.getByRole('button', { name: 'Decrease quantity' });
const more = (page: Page) => page.getByRole('button', { name: 'Increase quantity' });
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true });

/** At the limit a button is dimmed but stays focusable. */
async function expectAtEnd(button: Locator, other?: Locator): Promise<void> {
  await expect(button).toHaveCSS('opacity', '0.5');
  await button.click();
  await button.press('Enter');
  await expect(button).toBeFocused();
  if (other !== undefined) await expect(other).toHaveCSS('opacity', '1');
}

test('PDP-09 PDP-10 PDP-11 the stepper starts at 1 and stays within 1 and the stock', async ({ page }) => {
  await page.goto(teaSet.path);
  await expect(quantity(page)).toHaveValue('1');
  await expectAtEnd(less(page), more(page));
  await expect(quantity(page)).toHaveValue('1');
  for (const value of ['2', '3']) {
    await more(page).click();
    await expect(quantity(page)).toHaveValue(value);
  }
  await expectAtEnd(more(page), less(page));
  await expect(quantity(page)).toHaveValue('3');
  await less(page).click();
  await expect(quantity(page)).toHaveValue('2');
  await quantity(page).press('ArrowUp');
  await quantity(page).press('ArrowUp');
  await expect(quantity(page)).toHaveValue('3');
  await expect(quantity(page)).toHaveAttribute('aria-valuenow', '3');
  await expect(quantity(page)).toHaveAttribute('aria-valuemin', '1');
  await expect(quantity(page)).toHaveAttribute('aria-valuemax', '3');
});

test('PDP-10 PDP-11 PDP-12 F-65 what is typed ends as a whole number from 1 to the stock', async ({
  page,
}) => {
  await page.goto(matcha.path);
  for (const [typed, value] of [
    ['', '1'],
    ['abc', '1'],
    ['0', '1'],
    ['-3', '1'],
    ['-5', '1'],
    ['999', '72'],
    ['1e3', '72'],
    ['1e400', '72'],
    ['1.5', '1'],
    ['7', '7'],
    [' 8 ', '8'],
    ['٣', '3'],
    ['３', '3'],
    ['72', '72'],
  ] as const) {
    await quantity(page).fill('5');
    await quantity(page).blur();
    await expect(quantity(page)).toHaveValue('5');
    await quantity(page).fill(typed);
    await quantity(page).blur();
    await expect(quantity(page), typed).toHaveValue(value);
  }
});

test('PDP-12 what is typed counts, though the field is left by pressing Add to cart', async ({ page }) => {
  await page.goto(matcha.path);
  await quantity(page).fill('4');
  await addToCart(page).click();
  await expect(notice(page, 'Quantity 4')).toContainText('Total $102.60');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 4 }]);
});

test('PDP-13 PDP-21 Add to cart adds the chosen to what is there, and shows what came of it', async ({
  page,
}) => {
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await openWithStoppedClock(page, matcha.path);
  await expect(badge(page)).toHaveText('1');
  await more(page).click();
  await more(page).click();
  await addToCart(page).press('Enter');
  const shown = notice(page, matcha.name);
  await expect(shown).toContainText('Quantity 5');
  await expect(shown).toContainText('Total $128.25');
  await expect(shown.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/Cart');
  await expect(shown.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/Cart');
  await expect(badge(page)).toHaveText('1');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 5 }]);
});

test('PDP-13 all of the stock can be added', async ({ page }) => {
  await seedCart(page, [{ id: teaSet.id, qty: 2 }]);
  await page.goto(teaSet.path);
  await addToCart(page).click();
  await expect(notice(page, 'Quantity 3')).toBeVisible();
  expect(await stored(page, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 3 }]);
});

test('A-29 PDP-14 F-66 more than the stock is refused, and the cart stays', async ({ page }) => {
  await seedCart(page, [{ id: teaSet.id, qty: 2 }]);
  await openWithStoppedClock(page, teaSet.path);
  await more(page).click();
  await addToCart(page).press('Enter');
  const shown = page.getByRole('alert').filter({ hasText: stockFull });
  await expect(shown.getByText('Stock full', { exact: true })).toBeVisible();
  await expect(shown.getByText(stockFull, { exact: true })).toBeVisible();
  expect(await stored(page, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 2 }]);
});

test('PDP-06 PDP-15 F-67 what is out of stock shows, but none can be added (A-30)', async ({ page }) => {
  await page.goto(mochi.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mochi.name);
  await expect(page.locator('main li').getByText('Out of Stock', { exact: true }).first()).toBeVisible();
  await expectAtEnd(more(page));
  await expectAtEnd(less(page));
  await quantity(page).fill('4');
  await quantity(page).blur();
  await expect(quantity(page)).toHaveValue('1');
  await addToCart(page).click();
  await expect(notice(page, stockFull)).toBeVisible();
  await expect(badge(page)).toHaveText('0');
  expect(await stored(page, 'Cart')).toBeNull();
  await page.getByRole('button', { name: `Add to wishlist: ${mochi.name}` }).click();
  await expect(notice(page, 'added to your wishlist')).toBeVisible();
});
