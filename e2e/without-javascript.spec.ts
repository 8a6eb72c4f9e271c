import { expect } from 'playwright/test';
import { known, productNames, soldOut, specifiedPaths } from './known-products';
import { badge, card, main, productHeadings, test } from './storefront';

const { matcha, mochi, crackers } = known;

test.use({ javaScriptEnabled: false });

test('TECH-06 F-84 A-66 every page can be read, and nothing that needs JavaScript can be pressed', async ({
  page,
}) => {
  test.slow();
  for (const path of [...specifiedPaths, matcha.path, ...soldOut.map((product) => product.path)]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(main(page).getByRole('heading', { level: 1 }), path).toBeVisible();
    expect((await main(page).innerText()).length, path).toBeGreaterThan(40);
    const loading = main(page)
      .getByRole('status')
      .filter({ hasText: /^(Loading|Opening)/ });
    await expect(loading, path).toBeHidden();
    await expect(page.locator('button:enabled'), path).toHaveCount(0);
    await expect(page.locator('button:disabled').first(), path).toHaveCSS('opacity', '0.5');
    await expect(page.locator('header noscript p'), path).toBeVisible();
  }
});

test('FRAME-07 F-84 a note stands in place of cart and wishlist, and the badge is hidden', async ({
  page,
}) => {
  for (const [path, note] of [
    ['/Cart', 'Your cart is kept in this browser. Please turn on JavaScript to see it.'],
    ['/Cart/Payment', 'Your cart is kept in this browser. Please turn on JavaScript to see it.'],
    ['/UserDashboard/Cart', 'Your cart is kept in this browser. Please turn on JavaScript to see it.'],
    ['/Wishlist', 'Your wishlist is kept in this browser. Please turn on JavaScript to see it.'],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(note, { exact: true }), path).toBeVisible();
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await expect(badge(page)).toBeHidden();
});

test('TECH-06 TECH-08 F-84 A-82 home, catalogue and product show products with their prices, stock and links', async ({
  page,
}) => {
  await page.goto('/OurStore?category=Baby_Collection&sort=name-a-z');
  await expect(productHeadings(page)).toHaveText(productNames);
  await expect(page.getByText('Showing all 30 products')).toBeVisible();
  await expect(card(page, mochi.name).getByRole('link')).toHaveCount(0);
  await page.goto('/');
  await expect(productHeadings(page)).toHaveCount(16);
  await expect(card(page, crackers.name)).toContainText('$4.50');
  await card(page, matcha.name).getByRole('link').click();
  await expect(page).toHaveURL(matcha.path);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Uji Matcha Powder');
  await expect(main(page).getByText('$25.65', { exact: true })).toBeVisible();
  await expect(main(page).getByText('In Stock (72 available)')).toBeVisible();
  await expect(main(page).getByText(/^At checkout:/)).toHaveText(
    'At checkout: $27.19 in all, shipping and tax included',
  );
  await expect(main(page).getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Matcha Green Tea' })).toBeVisible();
});

test('A-66 controls that need JavaScript are disabled, and a field that a browser can fill in is enabled', async ({
  page,
}) => {
  await page.goto('/OurStore');
  for (const name of ['Category', 'Status', 'Sort by'])
    await expect(page.getByRole('combobox', { name })).toBeDisabled();
  await expect(page.getByRole('slider', { name: 'Minimum price' })).toBeDisabled();
  await page.goto(matcha.path);
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeDisabled();
  await page.goto('/');
  await expect(page.getByLabel('Email address')).toBeEnabled();
});
