import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { purchaseUntilPaymentFails } from './purchase';
import { arrived, badge, notice, stored, test } from './storefront';

const { teaSet, gyokuro } = known;

test('GEN-02 GEN-04 CART-11 ERR-03 from home to the failed payment, and back to an unchanged cart', async ({
  page,
}) => {
  await purchaseUntilPaymentFails(page);
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
