import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { bill } from './purchase';
import { badge, button, cartLine, seedCart, test, waitForHydration } from './storefront';

const { crackers, gyokuro, matcha, teaSet } = known;

/** Matches amounts such as $2,149.14. */
const wellFormedAmount = /^\$(\d{1,3}(,\d{3})*)\.\d\d$/;

/** Carts and what their bills must show, calculated by hand from the prices of the catalogue. */
const bills = [
  {
    lines: [
      { id: 15, qty: 1 }, // Cocoa Banana Granola, $7.32
      { id: 19, qty: 1 }, // Latex Free Condoms, $17.90
      { id: 26, qty: 1 }, // Water-Based Lubricant Gel, $11.90
      { id: 30, qty: 1 }, // Matcha Latte Mix, $12.87
    ],
    banner: 'You only need $0.01 more to get free shipping!',
    amounts: { Subtotal: '$49.99', Shipping: '$0.50', 'Tax (5% VAT)': '$2.50', Total: '$52.99' },
  },
  {
    lines: [{ id: gyokuro.id, qty: 1 }],
    banner: 'You have free shipping!',
    amounts: { Subtotal: '$50.00', Shipping: 'Free', 'Tax (5% VAT)': '$2.50', Total: '$52.50' },
  },
  {
    lines: [
      { id: 12, qty: 3 }, // Pleated Face Masks, $3.96 after a discount of 78%
      { id: 5, qty: 1 }, // Camellia Face Oil, $19.92 after a discount of 20%
    ],
    banner: 'You only need $18.20 more to get free shipping!',
    amounts: { Subtotal: '$31.80', Shipping: '$0.32', 'Tax (5% VAT)': '$1.59', Total: '$33.71' },
  },
  {
    lines: [
      { id: matcha.id, qty: 72 },
      { id: teaSet.id, qty: 2 },
    ],
    banner: 'You have free shipping!',
    amounts: { Subtotal: '$2,046.80', Shipping: 'Free', 'Tax (5% VAT)': '$102.34', Total: '$2,149.14' },
  },
];

test('CART-13 CART-14 PAY-01 SUM-08 F-50 F-51 the cart and the payment show the same bill, to the cent', async ({
  page,
}) => {
  await page.goto('/Cookie');
  for (const { lines, banner, amounts } of bills) {
    await page.evaluate((text) => localStorage.setItem('Cart', text), JSON.stringify(lines));
    await page.goto('/Cart');
    await expect(page.getByText(banner, { exact: true })).toBeVisible();
    const rows = Object.entries(amounts);
    expect(Object.entries(await bill(page))).toEqual(rows);
    await page.goto('/Cart/Payment');
    await expect(page.getByRole('link', { name: 'Pay & Place Order >' })).toBeVisible();
    expect(Object.entries(await bill(page))).toEqual(rows);
  }
});

test('A-39 PAY-01 when the rounded amounts miss the total by a cent, a row of its own shows the cent', async ({
  page,
}) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart/Payment');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByRole('listitem')).toHaveText(['Shrimp Crackers Setouchi × 1$4.50']);
  expect(await bill(page)).toEqual({
    Subtotal: '$4.50',
    Shipping: '$0.05',
    'Tax (5% VAT)': '$0.23',
    Rounding: '−$0.01',
    Total: '$4.77',
  });
});

test('SUM-07 GEN-09 every price on every page is in dollars and has exactly two decimals', async ({
  page,
}) => {
  await seedCart(page, [
    { id: teaSet.id, qty: 3 },
    { id: crackers.id, qty: 2 },
  ]);
  await page.goto('/Cart');
  await expect(cartLine(page, teaSet.name)).toBeVisible();
  for (const path of ['/Cart', '/Cart/Payment', '/OurStore', '/', crackers.path, teaSet.path]) {
    await page.goto(path);
    await expect(badge(page)).toHaveText('2');
    // Prices need the catalogue, which may load later than the badge.
    await expect.poll(() => amountsOn(page), path).not.toEqual([]);
    const amounts = await amountsOn(page);
    expect(
      amounts.filter((text) => !wellFormedAmount.test(text)),
      path,
    ).toEqual([]);
  }
});

/** Every amount in dollars that the page shows; fails if it shows another currency. */
async function amountsOn(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText();
  expect(text).not.toMatch(/AED|KHR|€/);
  return text.match(/-?\$-?[\d.,]*\d/g) ?? [];
}

test('A-82 before it hydrates a product page shows the total at checkout of an empty cart, and none of another', async ({
  page,
}) => {
  const estimate = page.getByText(/^At checkout:/);
  await page.goto(matcha.path);
  await expect(badge(page)).toHaveText('0');
  await expect(estimate).toBeVisible();
  await expect(page.locator('[data-not-ready]')).not.toHaveCount(0);
  await seedCart(page, [{ id: matcha.id, qty: 1 }]);
  await page.reload();
  await expect(badge(page)).toHaveText('1');
  await expect(estimate).toBeHidden();
  await waitForHydration(page);
  await expect(estimate).toHaveText(/for your cart/);
});

test('SUM-06 A-82 PAY-01 @phone the product page and the cart show the total with shipping and tax before the payment page does', async ({
  page,
}) => {
  const estimate = page.getByText(/^At checkout:/);
  await page.goto(matcha.path);
  await waitForHydration(page);
  await expect(estimate).toHaveText('At checkout: $27.19 in all, shipping and tax included');
  await button(page, 'Increase quantity').tap();
  await expect(estimate).toHaveText('At checkout: $53.87 in all, shipping and tax included');
  await button(page, 'Add to cart').tap();
  await expect(estimate).toHaveText('At checkout: $53.87 for your cart, shipping and tax included');
  await page.goto('/Cart');
  await expect(button(page, 'Pay in cash?')).toContainText('Total $53.87');
  await expect(button(page, 'Pay in cash?')).toBeInViewport();
  await page.goto('/Cart/Payment');
  await expect(page.getByRole('link', { name: 'Pay & Place Order >' })).toBeVisible();
  expect(await bill(page)).toMatchObject({ Total: '$53.87' });
  await expect(estimate).toHaveCount(0);
});
