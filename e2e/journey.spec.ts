import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { purchaseUntilPaymentFails } from './purchase';
import { test } from './storefront';

const { teaSet } = known;

test('GEN-02 GEN-04 CART-11 ERR-03 from home to the failed payment, and back to an unchanged cart', async ({
  page,
}) => {
  await purchaseUntilPaymentFails(page);
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
