import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { badge, bill, cartLine, arrived, notice, seedCart, stored, test } from './storefront';

const { matcha, crackers, gyokuro, teaSet } = known;

const quantityOf = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}` });
const lessOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Decrease quantity of ${name}` });
const moreOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Increase quantity of ${name}` });

test('CART-01 a line shows image, name, unit price, quantity, line total and a remove control', async ({
  page,
}) => {
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await page.goto('/Cart');
  const line = cartLine(page, matcha.name);
  await expect(line.getByRole('link', { name: matcha.name })).toHaveAttribute('href', matcha.path);
  await expect(line).toContainText('Price $25.65');
  await expect(line).toContainText('Total $51.30');
  await expect(quantityOf(page, matcha.name)).toHaveValue('2');
  await expect(line.getByRole('button', { name: `Remove ${matcha.name}` })).toBeEnabled();
  const picture = line.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('CART-02 plus and minus change the quantity by one, and the totals at once', async ({ page }) => {
  await seedCart(page, [{ id: matcha.id, qty: 1 }]);
  await page.goto('/Cart');
  await moreOf(page, matcha.name).click();
  await expect(quantityOf(page, matcha.name)).toHaveValue('2');
  await expect(cartLine(page, matcha.name)).toContainText('Total $51.30');
  expect(await bill(page)).toMatchObject({ Subtotal: '$51.30', Total: '$53.87' });
  await lessOf(page, matcha.name).click();
  await expect(quantityOf(page, matcha.name)).toHaveValue('1');
  expect(await bill(page)).toMatchObject({ Subtotal: '$25.65', Total: '$27.19' });
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 1 }]);
});

test('CART-02 a quantity can be typed, and stepped with the arrow keys', async ({ page }) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  const quantity = quantityOf(page, crackers.name);
  await quantity.fill('12');
  await quantity.press('Enter');
  await expect(cartLine(page, crackers.name)).toContainText('Total $54.00');
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('11');
  await quantity.fill('abc');
  await quantity.blur();
  await expect(quantity).toHaveValue('11');
  await quantity.fill('');
  await quantity.blur();
  await expect(quantity).toHaveValue('11');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: crackers.id, qty: 11 }]);
});

test('CART-03 lowering to zero removes the line', async ({ page }) => {
  await seedCart(page, [
    { id: matcha.id, qty: 1 },
    { id: crackers.id, qty: 5 },
    { id: teaSet.id, qty: 2 },
  ]);
  await page.goto('/Cart');
  await lessOf(page, matcha.name).click();
  await expect(cartLine(page, matcha.name)).toHaveCount(0);
  await quantityOf(page, crackers.name).fill('0');
  await quantityOf(page, crackers.name).press('Enter');
  await expect(cartLine(page, crackers.name)).toHaveCount(0);
  await quantityOf(page, teaSet.name).fill('-3');
  await quantityOf(page, teaSet.name).blur();
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
  expect(await stored(page, 'Cart')).toEqual([]);
});

test('CART-04 remove deletes that line alone', async ({ page }) => {
  await seedCart(page, [
    { id: matcha.id, qty: 3 },
    { id: crackers.id, qty: 2 },
  ]);
  await page.goto('/Cart');
  await page.getByRole('button', { name: `Remove ${matcha.name}` }).click();
  await expect(cartLine(page, matcha.name)).toHaveCount(0);
  await expect(quantityOf(page, crackers.name)).toHaveValue('2');
  await expect(badge(page)).toHaveText('1');
  expect(await bill(page)).toMatchObject({ Subtotal: '$9.00' });
  expect(await stored(page, 'Cart')).toMatchObject([{ id: crackers.id, qty: 2 }]);
});

test('CART-04 a double click removes one product, though the next one moves under the pointer', async ({
  page,
}) => {
  await seedCart(page, [
    { id: matcha.id, qty: 3 },
    { id: crackers.id, qty: 2 },
  ]);
  await page.goto('/Cart');
  await page.getByRole('button', { name: `Remove ${matcha.name}` }).dblclick();
  await expect(cartLine(page, matcha.name)).toHaveCount(0);
  expect(await stored(page, 'Cart')).toMatchObject([{ id: crackers.id, qty: 2 }]);
  await page.getByRole('button', { name: `Remove ${crackers.name}` }).click();
  await expect(page.getByText('Cart is empty')).toBeVisible();
});

test('A-80 CART-04 a removed line goes with its name; for ten seconds the line below brings it back', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, [
    { id: matcha.id, qty: 3 },
    { id: crackers.id, qty: 2 },
  ]);
  await page.goto('/Cart');
  const main = page.getByRole('main');
  const undo = main.getByRole('button', { name: 'Undo', exact: true });
  const said = main.getByRole('status').filter({ hasText: 'removed' });
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(cartLine(page, matcha.name)).toBeVisible();
  await expect(undo).toHaveCount(0);
  await remove(matcha.name);
  await expect(main.getByText(matcha.name)).toHaveCount(0);
  await expect(said).toHaveText('1 item removed · Undo');
  await page.clock.fastForward(9_000);
  await remove(crackers.name);
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(said).toHaveText('2 items removed · Undo');
  await undo.hover();
  await page.clock.fastForward(60_000);
  await expect(said).toBeVisible();
  await undo.click();
  expect(await stored(page, 'Cart')).toMatchObject([
    { id: matcha.id, qty: 3 },
    { id: crackers.id, qty: 2 },
  ]);
  await expect(undo).toHaveCount(0);
  await remove(matcha.name);
  await expect(said).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.fastForward(10_000);
  await expect(said).toHaveCount(0);
  await remove(crackers.name);
  await page.reload();
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('CART-05 ERR-01 raising a line above its stock is refused with an alert', async ({ page }) => {
  await seedCart(page, [{ id: teaSet.id, qty: 3 }]);
  await page.goto('/Cart');
  const alert = page.getByRole('alert').getByText('Adding quantity greater than stock', { exact: true });
  await moreOf(page, teaSet.name).click();
  await expect(alert).toBeVisible();
  await expect(quantityOf(page, teaSet.name)).toHaveValue('3');
  await notice(page, 'Adding quantity').getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();
  await quantityOf(page, teaSet.name).fill('4');
  await quantityOf(page, teaSet.name).press('Enter');
  await expect(alert).toBeVisible();
  await expect(quantityOf(page, teaSet.name)).toHaveValue('3');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 3 }]);
});

test('CART-06 CART-12 CART-14 F-1 ERR-01 an empty cart says so, offers no payment and costs nothing', async ({
  page,
}) => {
  await page.goto('/Cart');
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
  await expect(badge(page)).toHaveText('0');
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Shop' })).toBeVisible();
  expect(await bill(page)).toEqual({
    Subtotal: '$0.00',
    Shipping: '$0.00',
    'Tax (5% VAT)': '$0.00',
    Total: '$0.00',
  });
});

test('CART-07 any coupon is answered, and changes no amount', async ({ page }) => {
  await seedCart(page, [{ id: matcha.id, qty: 1 }]);
  await page.goto('/Cart');
  const answer = page.getByText("This code doesn't change your total.", { exact: true });
  await expect(cartLine(page, matcha.name)).toBeVisible();
  const before = await bill(page);
  await expect(answer).toHaveCount(0);
  for (const code of ['SAVE10', '', '<b>100%</b>']) {
    await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
    await page.getByRole('button', { name: 'Apply coupon' }).click();
    await expect(answer).toBeVisible();
    expect(await bill(page)).toEqual(before);
  }
  await expect(page).toHaveURL('/Cart');
});

test('CART-08 a billing and shipping form is present', async ({ page }) => {
  await page.goto('/Cart');
  await expect(page.getByRole('group', { name: 'Billing details' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ship to a different address?' }).check();
  await expect(page.getByRole('group', { name: 'Shipping details' })).toBeVisible();
});

test('CART-09 three payment methods, of which one is chosen', async ({ page }) => {
  await page.goto('/Cart');
  const methods = page.getByRole('group', { name: 'Payment method' });
  for (const name of ['Collect and Pay', 'COD (Cash on Delivery)', 'Credit/Debit Card']) {
    await methods.getByRole('radio', { name, exact: true }).check();
    await expect(methods.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(methods.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  await expect(methods.getByRole('radio')).toHaveCount(3);
});

test('CART-10 Back to Shop leads to the catalogue', async ({ page }) => {
  await page.clock.install();
  await page.goto('/Cart');
  await page.getByRole('link', { name: 'Back to Shop' }).click();
  await arrived(page, '/OurStore');
  await expect(page.getByText('Showing all 30 products')).toBeVisible();
});

test('CART-11 Proceed to Payment > leads to the payment', async ({ page }) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  await page.getByRole('link', { name: 'Proceed to Payment >', exact: true }).click();
  await arrived(page, '/Cart/Payment');
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
});

test('CART-12 Proceed to Payment > goes with the last line; Back to Shop stays', async ({ page }) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${crackers.name}` }).click();
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Shop' })).toBeVisible();
});

test('CART-13 below $50 the banner says how much is missing to free shipping', async ({ page }) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  await expect(
    page.getByText('You only need $45.50 more to get free shipping!', { exact: true }),
  ).toBeVisible();
  await quantityOf(page, crackers.name).fill('11');
  await quantityOf(page, crackers.name).press('Enter');
  await expect(
    page.getByText('You only need $0.50 more to get free shipping!', { exact: true }),
  ).toBeVisible();
  await moreOf(page, crackers.name).click();
  await expect(page.getByText('You have free shipping!', { exact: true })).toBeVisible();
  await expect(page.getByText('You only need')).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${crackers.name}` }).click();
  await expect(
    page.getByText('You only need $50.00 more to get free shipping!', { exact: true }),
  ).toBeVisible();
});

test('CART-14 the summary shows subtotal, shipping, tax and total, in this order', async ({ page }) => {
  await seedCart(page, [{ id: gyokuro.id, qty: 1 }]);
  await page.goto('/Cart');
  await expect(cartLine(page, gyokuro.name)).toBeVisible();
  expect(Object.entries(await bill(page))).toEqual([
    ['Subtotal', '$50.00'],
    ['Shipping', 'Free'],
    ['Tax (5% VAT)', '$2.50'],
    ['Total', '$52.50'],
  ]);
});
