import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { arriveAt, badge, card, cartLine, notice, requestsOf, stored } from './storefront';

const { matcha } = known;

/** Matches the path with or without a slash at its end, because some hosts redirect to the slash. */
const withOrWithoutSlash = (path: string) => new RegExp(`${path}/?$`);

/** Goes from the home page to the payment, which always fails, and expects an unchanged cart after it. */
export async function purchaseUntilPaymentFails(page: Page): Promise<void> {
  await page.clock.install();
  const requestedUrls = requestsOf(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Our Store' }).click();
  await arriveAt(page, withOrWithoutSlash('/OurStore'));

  await card(page, matcha.name).getByRole('link', { name: matcha.name }).click();
  await arriveAt(page, withOrWithoutSlash(matcha.path));
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(notice(page, 'Quantity 2 · Total $51.30')).toBeVisible();
  await expect(badge(page)).toHaveText('1');

  await page.getByRole('link', { name: 'View Cart' }).click();
  await arriveAt(page, withOrWithoutSlash('/Cart'));
  await expect(cartLine(page, matcha.name)).toContainText('Total $51.30');
  const amounts = { Subtotal: '$51.30', Shipping: 'Free', 'Tax (5% VAT)': '$2.57', Total: '$53.87' };
  expect(await bill(page)).toEqual(amounts);
  const cartBefore = await stored(page, 'Cart');

  await followLink(page, 'Proceed to Payment >', '/Cart/Payment');
  expect(await bill(page)).toEqual(amounts);
  await page.getByRole('textbox', { name: 'Card number' }).fill('4111111111111111');
  await page.getByRole('textbox', { name: 'Month' }).fill('8');
  await page.getByRole('textbox', { name: 'Year' }).fill('2030');
  await page.getByRole('textbox', { name: 'CVV' }).fill('123');
  await followLink(page, 'Pay & Place Order >', '/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();

  await followLink(page, 'Back to Cart', '/Cart');
  await expect(cartLine(page, matcha.name)).toContainText('Total $51.30');
  expect(await bill(page)).toEqual(amounts);
  expect(await stored(page, 'Cart')).toEqual(cartBefore);
  await expect(badge(page)).toHaveText('1');
  expect(requestedUrls.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
}

async function followLink(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await arriveAt(page, withOrWithoutSlash(path));
}

/** The amounts of the order summary by their labels. */
export async function bill(page: Page): Promise<Record<string, string>> {
  const rows = page.getByRole('complementary', { name: 'Order summary' }).locator('dl > div');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
  );
  return Object.fromEntries(texts);
}
