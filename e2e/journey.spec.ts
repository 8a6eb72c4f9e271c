import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { badge, bill, card, cartLine, arrived, notice, requestsOf, stored, test } from './storefront';

const { matcha, teaSet, gyokuro } = known;

async function follow(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await arrived(page, address);
}

test('GEN-04 GEN-02 ERR-03 from home to the payment that fails, and back to a cart that is unchanged', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const asked = requestsOf(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Our Store' }).click();
  await arrived(page, '/OurStore');

  await card(page, matcha.name).getByRole('link', { name: matcha.name }).click();
  await arrived(page, matcha.path);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(notice(page, 'Quantity 2 · Total $51.30')).toBeVisible();
  await expect(badge(page)).toHaveText('1');

  await page.getByRole('link', { name: 'View Cart' }).click();
  await arrived(page, '/Cart');
  await expect(cartLine(page, matcha.name)).toContainText('Total $51.30');
  const amounts = { Subtotal: '$51.30', Shipping: 'Free', 'Tax (5% VAT)': '$2.57', Total: '$53.87' };
  expect(await bill(page)).toEqual(amounts);
  const before = await stored(page, 'Cart');

  await follow(page, 'Proceed to Payment >', '/Cart/Payment');
  expect(await bill(page)).toEqual(amounts);
  await page.getByRole('textbox', { name: 'Card number' }).fill('4111111111111111');
  await page.getByRole('textbox', { name: 'Month' }).fill('8');
  await page.getByRole('textbox', { name: 'Year' }).fill('2030');
  await page.getByRole('textbox', { name: 'CVV' }).fill('123');
  await follow(page, 'Pay & Place Order >', '/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();

  await follow(page, 'Back to Cart', '/Cart');
  await expect(cartLine(page, matcha.name)).toContainText('Total $51.30');
  expect(await bill(page)).toEqual(amounts);
  expect(await stored(page, 'Cart')).toEqual(before);
  await expect(badge(page)).toHaveText('1');
  expect(asked.filter((address) => new URL(address).origin !== new URL(baseURL ?? '').origin)).toEqual([]);
});

test('GEN-04 a visitor filters, sorts, wishes and tracks without an account', async ({ page }) => {
  await page.clock.install();
  await page.goto('/OurStore');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Matcha Green Tea');
  await expect(page.getByText('Showing all 6 products')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price high-low');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(teaSet.name);
  await page.getByRole('button', { name: `Add to wishlist: ${gyokuro.name}` }).click();
  await notice(page, 'added to your wishlist').getByRole('link', { name: 'Wishlist' }).click();
  await arrived(page, '/Wishlist');
  await page.getByRole('button', { name: `Add to cart: ${gyokuro.name}` }).click();
  await expect(badge(page)).toHaveText('1');
  await page.goto('/TrackOrder');
  await page.getByRole('textbox', { name: 'Order ID' }).fill('any');
  await page.getByRole('textbox', { name: 'Billing email' }).fill('sok@example.com');
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page).toHaveURL('/TrackOrder/Detail');
  expect(await stored(page, 'User')).toBeNull();
  expect(await stored(page, 'RegisteredUser')).toBeNull();
});

test('GEN-03 two visitors see the same products, prices and stock', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  for (const address of ['/OurStore', teaSet.path]) {
    const [mine, theirs] = await Promise.all([textOf(page, address), textOf(other, address)]);
    expect(mine).toBe(theirs);
    expect(mine).toContain('$100.00');
  }
  await context.close();
});

async function textOf(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  return page.locator('main').innerText();
}
