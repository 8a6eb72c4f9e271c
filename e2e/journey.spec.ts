import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { purchaseUntilPaymentFails } from './purchase';
import { test } from './storefront';

const { teaSet } = known;

test('GEN-02 GEN-04 CART-11 ERR-03 a shopper goes from home to the failed payment, and back to an unchanged cart', async ({
  page,
}) => {
  await purchaseUntilPaymentFails(page);
});

test('GEN-03 two visitors see the same products, prices and stock', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const otherPage = await context.newPage();
  for (const path of ['/OurStore', teaSet.path]) {
    const [text, otherText] = await Promise.all([textOf(page, path), textOf(otherPage, path)]);
    expect(text).toBe(otherText);
    expect(text).toContain('$100.00');
  }
  await context.close();
});

async function textOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  // Not innerText, which leaves out cards that are not laid out yet.
  return (await page.locator('main').textContent()) ?? '';
}
