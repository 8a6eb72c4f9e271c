import { expect, type Page } from '@playwright/test';
import { known } from './known-products';
import { awake, bill, cartLine, seedCart, test } from './storefront';

const { crackers, gyokuro, matcha, teaSet } = known;

/** Cocoa Banana Granola $7.32, Latex Free Condoms $17.90, Water-Based Lubricant Gel $11.90, Matcha Latte Mix $12.87. */
const justBelowFifty = [15, 19, 26, 30].map((id) => ({ id, qty: 1 }));

/** The free ends and the rounding, worked out by hand from the prices of the catalogue. */
const bills = [
  {
    name: 'SUM-04 SUM-05 SUM-06 F-51 a subtotal of 49.99 pays 0.50 for shipping',
    lines: justBelowFifty,
    amounts: ['$49.99', '$0.50', '$2.50', '$52.99'],
  },
  {
    name: 'SUM-04 SUM-05 SUM-06 SUM-08 F-50 a subtotal of exactly 50.00 is shipped free',
    lines: [{ id: gyokuro.id, qty: 1 }],
    amounts: ['$50.00', 'Free', '$2.50', '$52.50'],
  },
  {
    name: 'SUM-04 SUM-06 the parts of 4.50 are rounded so that they add up (A-39)',
    lines: [{ id: crackers.id, qty: 1 }],
    amounts: ['$4.50', '$0.04', '$0.23', '$4.77'],
  },
  {
    name: 'SUM-01 SUM-02 SUM-03 discounted lines are added in whole cents',
    lines: [
      { id: 12, qty: 3 }, // Pleated Face Masks, $3.96 after 78%
      { id: 5, qty: 1 }, // Camellia Face Oil, $19.92 after 20%
    ],
    amounts: ['$31.80', '$0.32', '$1.59', '$33.71'],
  },
  {
    name: 'SUM-03 SUM-07 SUM-08 thousands are grouped and cents stay two',
    lines: [
      { id: matcha.id, qty: 72 },
      { id: teaSet.id, qty: 2 },
    ],
    amounts: ['$2,046.80', 'Free', '$102.34', '$2,149.14'],
  },
];

for (const { name, lines, amounts } of bills) {
  test(name, async ({ page }) => {
    await seedCart(page, lines);
    await page.goto('/Cart');
    await expect(page.getByRole('list', { name: 'Cart', exact: true }).getByRole('listitem')).toHaveCount(
      lines.length,
    );
    expect(Object.values(await bill(page))).toEqual(amounts);
    await page.goto('/Cart/Payment');
    await expect(page.getByRole('link', { name: 'Pay & Place Order >' })).toBeVisible();
    expect(Object.values(await bill(page))).toEqual(amounts);
  });
}

test('F-51 CART-13 at 49.99 one cent is missing', async ({ page }) => {
  await seedCart(page, justBelowFifty);
  await page.goto('/Cart');
  await expect(
    page.getByText('You only need $0.01 more to get free shipping!', { exact: true }),
  ).toBeVisible();
});

test('F-50 CART-13 at 50.00 nothing is missing', async ({ page }) => {
  await seedCart(page, [{ id: gyokuro.id, qty: 1 }]);
  await page.goto('/Cart');
  await expect(page.getByText('You have free shipping!', { exact: true })).toBeVisible();
  await expect(page.getByText('You only need')).toHaveCount(0);
});

test('SUM-09 an empty cart costs 0.00, on the cart and on the payment', async ({ page }) => {
  for (const address of ['/Cart', '/Cart/Payment']) {
    await page.goto(address);
    await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
    expect(Object.values(await bill(page))).toEqual(['$0.00', '$0.00', '$0.00', '$0.00']);
  }
});

test('SUM-07 every dollar amount has exactly two decimals, wherever it stands', async ({ page }) => {
  await seedCart(page, [
    { id: teaSet.id, qty: 3 },
    { id: crackers.id, qty: 2 },
  ]);
  await page.goto('/Cart');
  await expect(cartLine(page, teaSet.name)).toBeVisible();
  const places = ['/Cart', '/Cart/Payment', '/OurStore', '/', crackers.path, teaSet.path];
  for (const place of places) {
    await page.goto(place);
    await expect(page.getByTestId('cart-badge')).toHaveText('2');
    // The badge counts stored lines before the catalogue has priced them.
    await expect.poll(() => amountsOn(page), place).not.toEqual([]);
    expect(
      (await amountsOn(page)).filter((text) => !/^\$(\d{1,3}(,\d{3})*)\.\d\d$/.test(text)),
      place,
    ).toEqual([]);
  }
});

async function amountsOn(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText();
  return text.match(/-?\$-?[\d.,]*\d/g) ?? [];
}

test('SUM-06 PAY-01 @phone the product page and the cart say early what the bill then says', async ({
  page,
}) => {
  const early = page.getByText('in all, shipping and tax included');
  await page.goto(matcha.path);
  await awake(page);
  await expect(early).toHaveText('At checkout: $27.19 in all, shipping and tax included');
  await page.getByRole('button', { name: 'Increase quantity' }).tap();
  await expect(early).toHaveText('At checkout: $53.87 in all, shipping and tax included');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).tap();
  await expect(page.getByText('What is in your cart comes on top.')).toBeVisible();
  await page.goto('/Cart');
  await expect(early).toHaveText('At checkout: $53.87 in all, shipping and tax included');
  await expect(early).toBeInViewport();
  await page.goto('/Cart/Payment');
  await expect(page.getByRole('link', { name: 'Pay & Place Order >' })).toBeVisible();
  expect(await bill(page)).toMatchObject({ Total: '$53.87' });
  // Where the bill is in sight, nothing says it a second time.
  await expect(early).toHaveCount(0);
});
