import { expect } from 'playwright/test';
import { known } from './known-products';
import { badge, cartLine, arrived, seedCart, stored, test } from './storefront';

const { crackers, teaSet } = known;

test('A-45 PST-01 PST-02 PST-07 F-121 ERR-01 the page opens directly and says what failed, to the letter, in one paragraph', async ({
  page,
}) => {
  await page.goto('/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed');
  const main = page.getByRole('main');
  const failed =
    'Sorry, Payment failed. Unfortunately. Your order cannot be complete. Please ensure that the billing address you provided is the same one where your debit/credit card is registered.';
  await expect(main.locator('p').getByText(failed, { exact: true })).toBeVisible();
  await expect(
    main.getByText('Alternatively, please try a different payment method.', { exact: true }),
  ).toBeVisible();
  expect(await main.innerText()).not.toMatch(/NaN|undefined|null/);
});

test('PST-03 PST-06 Back to Cart leads to a cart that is unchanged', async ({ page }) => {
  await page.clock.install();
  await seedCart(page, [
    { id: crackers.id, qty: 2 },
    { id: teaSet.id, qty: 1 },
  ]);
  await page.goto('/Cart/Payment');
  await page.getByRole('link', { name: 'Pay & Place Order >' }).click();
  await arrived(page, '/Cart/Payment/PaymentStatus');
  await page.getByRole('link', { name: 'Back to Cart', exact: true }).click();
  await arrived(page, '/Cart');
  await expect(badge(page)).toHaveText('2');
  await expect(cartLine(page, crackers.name)).toContainText('Total $9.00');
  await expect(cartLine(page, teaSet.name)).toContainText('Total $100.00');
  expect(await stored(page, 'Cart')).toMatchObject([
    { id: crackers.id, qty: 2 },
    { id: teaSet.id, qty: 1 },
  ]);
});

test('PST-04 PST-05 Pay Now leads to the payment, from which every try fails again', async ({ page }) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart/Payment/PaymentStatus');
  await page.getByRole('link', { name: 'Pay Now', exact: true }).click();
  await arrived(page, '/Cart/Payment');
  await page.getByRole('textbox', { name: 'Card number' }).fill('5555 5555 5555 4444');
  await page.getByRole('textbox', { name: 'Month' }).fill('12');
  await page.getByRole('textbox', { name: 'Year' }).fill('2032');
  await page.getByRole('textbox', { name: 'CVV' }).fill('123');
  await page.getByRole('link', { name: 'Pay & Place Order >' }).click();
  await arrived(page, '/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
});

test('GEN-07 GEN-08 nothing was ordered: the orders are the same before and after, and so is the stock', async ({
  page,
}) => {
  const orders = page.getByRole('table').getByRole('row');
  await page.goto('/UserDashboard');
  const before = await orders.allTextContents();
  expect(before.length).toBeGreaterThan(1);
  await page.goto(teaSet.path);
  await expect(page.getByText('In Stock (3 available)')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(badge(page)).toHaveText('1');
  await page.goto('/Cart/Payment');
  await page.getByRole('link', { name: 'Pay & Place Order >' }).click();
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await page.goto('/UserDashboard');
  await expect(badge(page)).toHaveText('1');
  expect(await orders.allTextContents()).toEqual(before);
  await page.goto(teaSet.path);
  await expect(page.getByText('In Stock (3 available)')).toBeVisible();
});
