import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { hydrated, bill, cartLine, seedCart, test } from './storefront';

const { crackers, gyokuro, matcha, mochi, teaSet } = known;

/** $7.32, $17.90, $11.90 and $12.87. */
const justBelowFifty = [15, 19, 26, 30].map((id) => ({ id, qty: 1 }));

/** Calculated by hand from the catalogue prices. */
const bills = [
  {
    name: 'SUM-04 SUM-05 SUM-06 F-51 CART-13 a subtotal of 49.99 pays 0.50 for shipping',
    banner: 'You only need $0.01 more to get free shipping!',
    lines: justBelowFifty,
    amounts: ['$49.99', '$0.50', '$2.50', '$52.99'],
  },
  {
    name: 'SUM-04 SUM-05 SUM-06 SUM-08 F-50 CART-13 a subtotal of exactly 50.00 is shipped free',
    banner: 'You have free shipping!',
    lines: [{ id: gyokuro.id, qty: 1 }],
    amounts: ['$50.00', 'Free', '$2.50', '$52.50'],
  },
  {
    name: 'A-39 SUM-04 SUM-06 the rounded parts of 4.50 miss the total by a cent, which has a row of its own',
    banner: 'You only need $45.50 more to get free shipping!',
    lines: [{ id: crackers.id, qty: 1 }],
    amounts: ['$4.50', '$0.05', '$0.23', '−$0.01', '$4.77'],
  },
  {
    name: 'SUM-01 SUM-02 SUM-03 discounted lines are added in whole cents',
    banner: 'You only need $18.20 more to get free shipping!',
    lines: [
      { id: 12, qty: 3 }, // Pleated Face Masks, $3.96 after 78%
      { id: 5, qty: 1 }, // Camellia Face Oil, $19.92 after 20%
    ],
    amounts: ['$31.80', '$0.32', '$1.59', '$33.71'],
  },
  {
    name: 'SUM-03 SUM-07 SUM-08 thousands are grouped and cents stay two',
    banner: 'You have free shipping!',
    lines: [
      { id: matcha.id, qty: 72 },
      { id: teaSet.id, qty: 2 },
    ],
    amounts: ['$2,046.80', 'Free', '$102.34', '$2,149.14'],
  },
];

for (const { name, banner, lines, amounts } of bills) {
  test(name, async ({ page }) => {
    await seedCart(page, lines);
    await page.goto('/Cart');
    await expect(page.getByRole('list', { name: 'Cart', exact: true }).getByRole('listitem')).toHaveCount(
      lines.length,
    );
    await expect(page.getByText(banner, { exact: true })).toBeVisible();
    expect(Object.values(await bill(page))).toEqual(amounts);
    await page.goto('/Cart/Payment');
    await expect(page.getByRole('link', { name: 'Pay & Place Order >' })).toBeVisible();
    expect(Object.values(await bill(page))).toEqual(amounts);
  });
}

test('SUM-07 GEN-09 every price is in dollars and has exactly two decimals, wherever it stands', async ({
  page,
}) => {
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
    // The badge counts stored lines before the catalogue loads.
    await expect.poll(() => amountsOn(page), place).not.toEqual([]);
    expect(
      (await amountsOn(page)).filter((text) => !/^\$(\d{1,3}(,\d{3})*)\.\d\d$/.test(text)),
      place,
    ).toEqual([]);
  }
});

async function amountsOn(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText();
  expect(text).not.toMatch(/AED|KHR|€/);
  return text.match(/-?\$-?[\d.,]*\d/g) ?? [];
}

test('SUM-06 PAY-01 @phone the product page and the cart say early what the bill then says', async ({
  page,
}) => {
  const early = page.getByText('in all, shipping and tax included');
  await page.goto(matcha.path);
  await hydrated(page);
  await expect(early).toHaveText('At checkout: $27.19 in all, shipping and tax included');
  await page.getByRole('button', { name: 'Increase quantity' }).tap();
  await expect(early).toHaveText('At checkout: $53.87 in all, shipping and tax included');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).tap();
  // Two in the cart and two more: $102.60 and 5% tax.
  await expect(page.getByText(/^At checkout:/)).toHaveText(
    'At checkout: $107.73 for your cart with these 2 added, shipping and tax included',
  );
  await page.goto('/Cart');
  await expect(early).toHaveText('At checkout: $53.87 in all, shipping and tax included');
  await expect(early).toBeInViewport();
  await page.goto('/Cart/Payment');
  await expect(page.getByRole('link', { name: 'Pay & Place Order >' })).toBeVisible();
  expect(await bill(page)).toMatchObject({ Total: '$53.87' });
  await expect(early).toHaveCount(0);
});

test('A-82 with a filled cart the product page counts it, and free shipping from $50 with it', async ({
  page,
}) => {
  await seedCart(page, [{ id: crackers.id, qty: 5 }]);
  await page.goto(matcha.path);
  await hydrated(page);
  const early = page.getByText(/^At checkout:/);
  await expect(early).toHaveText(
    'At checkout: $51.04 for your cart with this added, shipping and tax included',
  );
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(early).toHaveText(
    'At checkout: $77.49 for your cart with these 2 added, shipping and tax included',
  );
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.goto('/Cart');
  await expect(page.getByText('You have free shipping!')).toBeVisible();
  expect(await bill(page)).toMatchObject({ Subtotal: '$73.80', Total: '$77.49' });
});

test('A-82 what is out of stock, or is all in the cart already, has no sum at checkout', async ({ page }) => {
  await page.goto(mochi.path);
  await hydrated(page);
  const facts = page.getByRole('main').getByRole('listitem');
  await expect(facts.getByText('Delivery in 2-3 working days', { exact: true })).toBeVisible();
  await expect(facts.filter({ hasText: 'Delivery in 2-3' })).toContainText(
    'Out of stock for now. This delivery time applies once the product is back.',
  );
  await expect(page.getByText(/^At checkout:/)).toHaveCount(0);
  await page.goto(gyokuro.path);
  await expect(page.getByText(/^At checkout:/)).toContainText('$52.50 in all, shipping');
  await expect(page.getByText('Out of stock for now.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText(/^At checkout:/)).toHaveCount(0);
});
