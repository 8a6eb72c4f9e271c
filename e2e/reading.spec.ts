import { expect } from 'playwright/test';
import { addresses, known, productNames, soldOut } from './known-products';
import { badge, card, listed, test } from './storefront';

const { matcha, mochi, crackers } = known;

test.use({ javaScriptEnabled: false });

for (const [area, all] of [
  ['the shop', addresses.filter((address) => !address.includes('User'))],
  ['the dashboard', addresses.filter((address) => address.includes('User'))],
  ['the products', [matcha.path, ...soldOut.map(({ path }) => path)]],
] as const) {
  test(`TECH-06 F-84 A-66 each page of ${area} reads without JavaScript, and nothing can be pressed`, async ({
    page,
  }) => {
    for (const address of all) {
      await page.goto(address);
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, address).toBeGreaterThan(40);
      await expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^(Loading|Opening)/ }),
        address,
      ).toBeHidden();
      await expect(page.locator('button:enabled'), address).toHaveCount(0);
      await expect(page.locator('button:disabled'), address).not.toHaveCount(0);
      await expect(page.locator('header noscript p'), address).toBeVisible();
    }
  });
}

test('F-84 where the cart and the wishlist would be, a note tells how to see them', async ({ page }) => {
  for (const [address, note] of [
    ['/Cart', 'Your cart is kept in this browser. Please turn on JavaScript to see it.'],
    ['/Cart/Payment', 'Your cart is kept in this browser. Please turn on JavaScript to see it.'],
    ['/UserDashboard/Cart', 'Your cart is kept in this browser. Please turn on JavaScript to see it.'],
    ['/Wishlist', 'Your wishlist is kept in this browser. Please turn on JavaScript to see it.'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(note, { exact: true }), address).toBeVisible();
  }
});

test('FRAME-07 F-84 a cart that cannot be read is not called empty', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await expect(badge(page)).toBeHidden();
});

test('TECH-06 F-84 home shows its products with prices and links', async ({ page }) => {
  await page.goto('/');
  await expect(listed(page)).toHaveCount(16);
  await expect(card(page, crackers.name)).toContainText('$4.50');
  await card(page, matcha.name).getByRole('link').click();
  await expect(page).toHaveURL(matcha.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(matcha.name);
});

for (const address of ['/OurStore', '/OurStore?category=Baby_Collection&sort=name-a-z']) {
  test(`TECH-06 F-84 ${address} shows all thirty`, async ({ page }) => {
    await page.goto(address);
    await expect(listed(page)).toHaveText(productNames);
    await expect(page.getByText('Showing all 30 products')).toBeVisible();
    await expect(card(page, mochi.name).getByRole('link')).toHaveCount(0);
  });
}

test('A-66 what the page itself answers is disabled in the HTML, what can be typed is not', async ({
  page,
}) => {
  await page.goto('/OurStore');
  for (const name of ['Category', 'Status', 'Sort by']) {
    await expect(page.getByRole('combobox', { name })).toBeDisabled();
  }
  await expect(page.getByRole('slider', { name: 'Minimum price' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Filter Price' })).toBeDisabled();
  await expect(page.getByRole('button', { name: `Add to cart: ${matcha.name}` })).toBeDisabled();
  await expect(page.getByRole('button', { name: `Add to wishlist: ${matcha.name}` })).toBeDisabled();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeDisabled();

  await page.goto(matcha.path);
  for (const name of ['Decrease quantity', 'Increase quantity', 'Add to cart', 'Share']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeDisabled();

  await page.goto('/');
  await expect(page.getByLabel('Email address')).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
});

test('TECH-08 F-84 a product shows name, category, price and stock', async ({ page }) => {
  await page.goto(matcha.path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Uji Matcha Powder');
  await expect(main.getByText('$25.65', { exact: true })).toBeVisible();
  await expect(main.getByText('In Stock (72 available)')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Matcha Green Tea' })).toBeVisible();
});

test('FRAME-09 F-84 @phone the menu leads to the links of the footer (A-04)', async ({ page }) => {
  await page.goto('/OurStore');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).tap();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeInViewport();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Career' })).toBeInViewport();
});
