import { expect } from 'playwright/test';
import { known } from './known-products';
import { bill } from './purchase';
import {
  arriveAt,
  badge,
  button,
  card,
  cartLine,
  expectLoaded,
  notice,
  quantityOf,
  seedCart,
  stored,
  test,
  waitForHydration,
} from './storefront';

const { granola, matcha, crackers, teaSet } = known;

test('CART-01 CART-02 F-6 a line shows its product, and buttons, arrow keys and typing change its quantity', async ({
  page,
}) => {
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await page.goto('/Cart');
  const line = cartLine(page, matcha.name);
  const quantity = quantityOf(page, matcha.name);
  await expect(line.getByRole('link', { name: matcha.name })).toHaveAttribute('href', matcha.path);
  await expect(line).toContainText('Price $25.65');
  await expect(line).toContainText('Total $51.30');
  await expect(quantity).toHaveValue('2');
  await expect(button(page, `Remove ${matcha.name}`)).toBeEnabled();
  await expectLoaded(line.locator('img'));
  await expect(page.locator('[data-notice]')).toHaveCount(0);

  await button(page, `Increase quantity of ${matcha.name}`).click();
  await expect(quantity).toHaveValue('3');
  await expect(line).toContainText('Total $76.95');
  expect(await bill(page)).toMatchObject({ Subtotal: '$76.95', Total: '$80.80' });
  await button(page, `Decrease quantity of ${matcha.name}`).click();
  await expect(quantity).toHaveValue('2');
  expect(await bill(page)).toMatchObject({ Subtotal: '$51.30', Total: '$53.87' });

  await quantity.fill('12');
  await quantity.press('Enter');
  await expect(line).toContainText('Total $307.80');
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('11');
  for (const typed of ['abc', '']) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue('11');
  }
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 11 }]);
});

test('CART-04 a double click on Remove deletes only one line, although the next line moves under the mouse', async ({
  page,
}) => {
  await seedCart(page, [
    { id: matcha.id, qty: 3 },
    { id: crackers.id, qty: 2 },
  ]);
  await page.goto('/Cart');
  await button(page, `Remove ${matcha.name}`).dblclick();
  await expect(cartLine(page, matcha.name)).toHaveCount(0);
  await expect(quantityOf(page, crackers.name)).toHaveValue('2');
  await expect(badge(page)).toHaveText('1');
  expect(await bill(page)).toMatchObject({ Subtotal: '$9.00' });
  expect(await stored(page, 'Cart')).toMatchObject([{ id: crackers.id, qty: 2 }]);
  await button(page, `Remove ${crackers.name}`).click();
  await expect(page.getByText('Cart is empty')).toBeVisible();
});

test('CART-05 ERR-01 raising a line above its stock is refused with an alert', async ({ page }) => {
  await seedCart(page, [{ id: teaSet.id, qty: 3 }]);
  await page.goto('/Cart');
  const alert = page.getByRole('alert').getByText('Adding quantity greater than stock', { exact: true });
  const quantity = quantityOf(page, teaSet.name);
  await button(page, `Increase quantity of ${teaSet.name}`).click();
  await expect(alert).toBeVisible();
  await expect(quantity).toHaveValue('3');
  await notice(page, 'Adding quantity').getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();
  await quantity.fill('4');
  await quantity.press('Enter');
  await expect(alert).toBeVisible();
  await expect(quantity).toHaveValue('3');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 3 }]);
});

test('CART-06 CART-12 CART-13 CART-14 SUM-09 F-1 A-84 ERR-01 an empty cart costs nothing, has no payment link, and shows best sellers and the checkout form, which keeps its values', async ({
  page,
}) => {
  await page.goto('/Cart');
  await waitForHydration(page);
  await expect(badge(page)).toHaveText('0');
  const payment = page.getByRole('link', { name: 'Proceed to Payment >' });
  await expect(payment).toHaveCount(0);
  await expect(page.getByText('You only need $50.00 more to get free shipping!')).toBeVisible();
  expect(await bill(page)).toEqual({
    Subtotal: '$0.00',
    Shipping: '$0.00',
    'Tax (5% VAT)': '$0.00',
    Total: '$0.00',
  });
  const bestSellers = page.getByRole('region', { name: 'Best sellers' });
  await expect(bestSellers.getByRole('heading', { level: 3 })).toHaveText([
    'Shrimp Crackers Setouchi',
    'Fruit Granola Berry Harvest',
    'Uji Matcha Powder',
    /./, // any fourth product
  ]);
  const positions = await Promise.all(
    ['Cart is empty', 'Best sellers', 'Billing details', 'Payment method'].map(
      async (text) => (await page.getByText(text, { exact: true }).first().boundingBox())?.y ?? 0,
    ),
  );
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));

  const city = page.getByRole('group', { name: 'Billing details' }).getByLabel('City');
  await city.fill('Siem Reap');
  await page.reload();
  await expect(city).toHaveValue('Siem Reap');
  await card(page, granola.name).getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartLine(page, granola.name)).toBeVisible();
  await expect(payment).toBeVisible();
  await expect(city).toHaveValue('Siem Reap');
  await page.reload();
  await expect(cartLine(page, granola.name)).toBeVisible();
  await expect(bestSellers).toHaveCount(0);
  await button(page, `Remove ${granola.name}`).click();
  await expect(bestSellers).toBeVisible();
  await expect(payment).toHaveCount(0);
});

test('CART-10 Back to Shop leads to the catalogue', async ({ page }) => {
  await page.clock.install();
  await page.goto('/Cart');
  await page.getByRole('link', { name: 'Back to Shop' }).click();
  await arriveAt(page, '/OurStore');
  await expect(page.getByText('Showing all 30 products')).toBeVisible();
});

test('CART-07 every coupon code gets the same answer and changes no amount', async ({ page }) => {
  await seedCart(page, [{ id: matcha.id, qty: 1 }]);
  await page.goto('/Cart');
  const answer = page.getByText("This code doesn't change your total.", { exact: true });
  await expect(cartLine(page, matcha.name)).toBeVisible();
  const before = await bill(page);
  await expect(answer).toHaveCount(0);
  for (const code of ['SAVE10', '', '<b>100%</b>']) {
    await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
    await button(page, 'Apply coupon').click();
    await expect(answer).toBeVisible();
    expect(await bill(page)).toEqual(before);
  }
  await expect(page).toHaveURL('/Cart');
});

for (const width of [390, 768])
  test(`CART-09 CART-11 A-70 at ${width} px the total and the next step stay in view, and one press there chooses cash and so sends the order`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await seedCart(page, [{ id: matcha.id, qty: 2 }]);
    await page.goto('/Cart');
    await waitForHydration(page);
    const proceed = page.getByRole('link', { name: 'Proceed to Payment >' });
    const send = page.getByRole('button', { name: 'Send this order to the shop' });
    await expect(proceed).toBeInViewport({ ratio: 1 });
    const cash = button(page, 'Pay in cash?');
    await expect(cash).toBeInViewport({ ratio: 1 });
    await expect(cash).toContainText('Total $53.87');
    await expect(send).toHaveCount(0);
    await cash.click();
    await expect(page.getByLabel('COD (Cash on Delivery)')).toBeChecked();
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Pay by card?')).toBeFocused();
    await expect(proceed).not.toBeInViewport();
    // At the end of the page it keeps its place below the summary.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(send).not.toBeInViewport();
  });
