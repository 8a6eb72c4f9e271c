import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import {
  badge,
  button,
  expectLoaded,
  main,
  notice,
  seedCart,
  seedStorage,
  seedWishlist,
  stored,
  test,
} from './storefront';

const { matcha, granola, mochi } = known;

function wishlistItem(page: Page, name: string) {
  return page
    .getByRole('list', { name: 'Wishlist', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

test('WISH-01 WISH-08 the wishlist shows each product, and does not add one that is out of stock to the cart', async ({
  page,
}) => {
  await seedWishlist(page, [matcha.id, mochi.id]);
  await page.goto('/Wishlist');
  const line = wishlistItem(page, matcha.name);
  await expect(line.getByRole('link', { name: matcha.name })).toHaveAttribute('href', matcha.path);
  await expect(line).toContainText('$25.65');
  await expect(button(page, `Add to cart: ${matcha.name}`)).toHaveText('Add to cart');
  await expect(button(page, `Remove ${matcha.name} from the wishlist`)).toBeEnabled();
  await expectLoaded(line.locator('img'));
  await expect(wishlistItem(page, mochi.name)).toContainText('Out of Stock');
  await expect(wishlistItem(page, mochi.name).getByRole('link')).toHaveCount(0);

  await button(page, `Add to cart: ${mochi.name}`).click();
  const alert = page.getByRole('alert').getByText('Adding quantity greater than stock', { exact: true });
  await expect(alert).toBeVisible();
  await expect(button(page, `Add to cart: ${mochi.name}`)).toHaveText('Add to cart');
  await expect(badge(page)).toHaveText('0');
  expect(await stored(page, 'Cart')).toBeNull();
});

test('WISH-05 WISH-06 ERR-01 Add to cart adds one unit and then reads Already in cart, and a product that is in the cart shows an alert', async ({
  page,
}) => {
  await seedWishlist(page, [matcha.id, granola.id]);
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  await page.goto('/Wishlist');
  const alert = page.getByRole('alert').getByText('Item already in cart', { exact: true });
  const inCart = button(page, `Already in cart: ${matcha.name}`);
  await button(page, `Add to cart: ${matcha.name}`).click();
  await expect(inCart).toHaveText('Already in cart');
  await expect(button(page, `Add to cart: ${granola.name}`)).toHaveText('Add to cart');
  await expect(badge(page)).toHaveText('2');
  await inCart.click();
  await expect(alert).toBeVisible();
  await notice(page, 'Item already in cart').getByRole('button', { name: 'Dismiss' }).click();
  await button(page, `Add to cart: ${granola.name}`).click();
  await expect(alert).toBeVisible();
  await expect(button(page, `Already in cart: ${granola.name}`)).toBeVisible();
  expect(await stored(page, 'Cart')).toMatchObject([
    { id: granola.id, qty: 2 },
    { id: matcha.id, qty: 1 },
  ]);
  expect(await stored(page, 'wishlist')).toHaveLength(2);
});

test('F-36 WISH-02 ERR-01 a wishlist that cannot be read counts as empty, and duplicate and unknown products in it are dropped', async ({
  page,
}) => {
  await seedStorage(page, 'wishlist', '{oops');
  await page.goto('/Wishlist');
  await expect(page.getByText('No items in wishlist', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/OurStore');
  await page.goto(matcha.path);
  await button(page, `Add to wishlist: ${matcha.name}`).click();
  await expect(notice(page, 'added to your wishlist')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wishlist.bak'))).toBe('{oops');

  await page.evaluate(() =>
    localStorage.setItem('wishlist', '[{"id":2},{"id":31},{"id":2},{"id":0},{"id":6}]'),
  );
  await page.goto('/Wishlist');
  await expect(main(page).getByRole('listitem').getByRole('heading')).toHaveText([matcha.name, mochi.name]);
});

test('WISH-02 under an empty wishlist stand four best sellers, which stay while one adds them, and under another those that are not in it', async ({
  page,
}) => {
  await page.goto('/Wishlist');
  const bestSellers = page.getByRole('region', { name: 'Best sellers' });
  const suggested = [
    'Shrimp Crackers Setouchi $4.50', // 79 in stock
    'Fruit Granola Berry Harvest $12.80', // 76
    'Uji Matcha Powder $25.65 Original price $28.50', // 72
    'Soft Baby Wipes $6.80', // 70
  ];
  await expect(bestSellers.getByRole('listitem')).toHaveText(suggested);
  await button(page, `Add to wishlist: ${matcha.name}`).click();
  await expect(wishlistItem(page, matcha.name)).toBeVisible();
  await expect(bestSellers.getByRole('listitem')).toHaveText(suggested);
  await page.reload();
  await expect(wishlistItem(page, matcha.name)).toBeVisible();
  await expect(bestSellers.getByRole('listitem')).toHaveText([
    'Shrimp Crackers Setouchi $4.50',
    'Fruit Granola Berry Harvest $12.80',
    'Soft Baby Wipes $6.80',
    'Pleated Face Masks $3.96 Original price $18.00', // $18 less 78%
  ]);
});
