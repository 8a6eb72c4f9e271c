import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { arrived, badge, bill, cartLine, seedCart, seedWishlist, stored, test } from './storefront';

const { crackers, matcha, mochi } = known;

const cartItems = (page: Page) =>
  page.getByRole('list', { name: 'Cart', exact: true }).getByRole('listitem').getByRole('heading');
const wishes = (page: Page) =>
  page.getByRole('list', { name: 'Wishlist', exact: true }).getByRole('listitem');
const quantityOf = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}` });

test('DASH-07 the dashboard shows the one cart: its lines, quantities and amounts', async ({ page }) => {
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: crackers.id, qty: 3 },
  ]);
  await page.goto('/UserDashboard/Cart');
  await expect(cartItems(page)).toHaveText([matcha.name, crackers.name]);
  await expect(quantityOf(page, matcha.name)).toHaveValue('2');
  await expect(cartLine(page, matcha.name)).toContainText('Price $25.65');
  await expect(cartLine(page, matcha.name)).toContainText('Total $51.30');
  await expect(quantityOf(page, crackers.name)).toHaveValue('3');
  await expect(cartLine(page, crackers.name)).toContainText('Price $4.50');
  await expect(cartLine(page, crackers.name)).toContainText('Total $13.50');
  expect(await bill(page)).toEqual({
    Subtotal: '$64.80',
    Shipping: 'Free',
    'Tax (5% VAT)': '$3.24',
    Total: '$68.04',
  });
  await expect(page.getByText('You have free shipping!', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toHaveAttribute(
    'href',
    '/Cart/Payment',
  );
});

for (const [here, there] of [
  ['/UserDashboard/Cart', '/Cart'],
  ['/Cart', '/UserDashboard/Cart'],
] as const) {
  test(`DASH-07 what is changed in the cart at ${here} is changed at ${there}`, async ({ page }) => {
    await seedCart(page, [
      { id: matcha.id, qty: 2 },
      { id: crackers.id, qty: 3 },
    ]);
    await page.goto(here);
    await page.getByRole('button', { name: `Increase quantity of ${crackers.name}` }).click();
    await page.getByRole('button', { name: `Remove ${matcha.name}` }).click();
    const amounts = { Subtotal: '$18.00', Shipping: '$0.18', 'Tax (5% VAT)': '$0.90', Total: '$19.08' };
    await expect(cartItems(page)).toHaveText([crackers.name]);
    expect(await bill(page)).toEqual(amounts);
    await expect(badge(page)).toHaveText('1');
    await page.goto(there);
    await expect(cartItems(page)).toHaveText([crackers.name]);
    await expect(quantityOf(page, crackers.name)).toHaveValue('4');
    expect(await bill(page)).toEqual(amounts);
    await page.getByRole('button', { name: `Remove ${crackers.name}` }).click();
    await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
    expect(await stored(page, 'Cart')).toEqual([]);
  });
}

test('DASH-07 the dashboard shows the one wishlist with its prices, and nothing where there is none', async ({
  page,
}) => {
  await page.goto('/UserDashboard/Wishlist');
  await expect(page.getByText('No items in wishlist', { exact: true })).toBeVisible();
  await seedWishlist(page, [mochi.id, matcha.id]);
  await page.goto('/UserDashboard/Wishlist');
  await expect(wishes(page).getByRole('heading')).toHaveText([mochi.name, matcha.name]);
  await expect(wishes(page).first()).toContainText('$32.00');
  await expect(wishes(page).first()).toContainText('Out of Stock');
  await expect(wishes(page).last()).toContainText('$25.65');
  await expect(wishes(page).last().getByRole('link', { name: matcha.name })).toHaveAttribute(
    'href',
    matcha.path,
  );
});

test('DASH-07 in the dashboard a wish can be put into the cart, and taken off the wishlist', async ({
  page,
}) => {
  await page.clock.install();
  await seedWishlist(page, [crackers.id, matcha.id]);
  await page.goto('/UserDashboard/Wishlist');
  await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).click();
  await expect(page.getByRole('button', { name: `Already in cart: ${matcha.name}` })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${crackers.name} from the wishlist` }).click();
  await expect(wishes(page).getByRole('heading')).toHaveText([matcha.name]);

  const menu = page.getByRole('navigation', { name: 'Account', exact: true });
  await menu.getByRole('link', { name: 'Your Cart' }).click();
  await arrived(page, '/UserDashboard/Cart');
  await expect(cartItems(page)).toHaveText([matcha.name]);
  await expect(cartLine(page, matcha.name)).toContainText('Total $25.65');

  await page.goto('/Wishlist');
  await expect(wishes(page).getByRole('heading')).toHaveText([matcha.name]);
  await page.getByRole('button', { name: `Remove ${matcha.name} from the wishlist` }).click();
  await expect(page.getByText('No items in wishlist', { exact: true })).toBeVisible();
  await page.goto('/UserDashboard/Wishlist');
  await expect(page.getByText('No items in wishlist', { exact: true })).toBeVisible();
});
