import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { badge, bill, card, cartLine, arrived, notice, requestsOf, stored } from './storefront';

const { matcha } = known;

/** With or without a slash: where a host redirects, a page that is loaded anew has one. */
const spelled = (path: string) => new RegExp(`${path}/?$`);

/** From home to the payment that fails, and back to a cart that is unchanged. */
export async function purchaseUntilPaymentFails(page: Page): Promise<void> {
  await page.clock.install();
  const asked = requestsOf(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Our Store' }).click();
  await arrived(page, spelled('/OurStore'));

  await card(page, matcha.name).getByRole('link', { name: matcha.name }).click();
  await arrived(page, spelled(matcha.path));
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(notice(page, 'Quantity 2 · Total $51.30')).toBeVisible();
  await expect(badge(page)).toHaveText('1');

  await page.getByRole('link', { name: 'View Cart' }).click();
  await arrived(page, spelled('/Cart'));
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
  expect(asked.filter((address) => new URL(address).origin !== new URL(page.url()).origin)).toEqual([]);
}

async function follow(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await arrived(page, spelled(address));
}
