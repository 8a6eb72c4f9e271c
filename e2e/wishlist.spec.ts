import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { badge, notice, seedCart, seedStorage, seedWishlist, stored, test } from './storefront';

const { matcha, granola, mochi } = known;

function wish(page: Page, name: string) {
  return page
    .getByRole('list', { name: 'Wishlist', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

const addOf = (page: Page, name: string) => page.getByRole('button', { name: `Add to cart: ${name}` });
const inCartOf = (page: Page, name: string) => page.getByRole('button', { name: `Already in cart: ${name}` });

test('WISH-01 lists each wish with image, name, price, Add to cart and remove', async ({ page }) => {
  await seedWishlist(page, [matcha.id, mochi.id]);
  await page.goto('/Wishlist');
  const line = wish(page, matcha.name);
  await expect(line.getByRole('link', { name: matcha.name })).toHaveAttribute('href', matcha.path);
  await expect(line).toContainText('$25.65');
  await expect(addOf(page, matcha.name)).toHaveText('Add to cart');
  await expect(page.getByRole('button', { name: `Remove ${matcha.name} from the wishlist` })).toBeEnabled();
  const picture = line.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(wish(page, mochi.name)).toContainText('Out of Stock');
  await expect(wish(page, mochi.name).getByRole('link')).toHaveCount(0);
});

test('WISH-02 ERR-01 an empty wishlist says so, and leads to the shop', async ({ page }) => {
  await page.goto('/Wishlist');
  await expect(page.getByText('No items in wishlist', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/OurStore');
});

test('WISH-05 Add to cart adds one unit and then reads Already in cart', async ({ page }) => {
  await seedWishlist(page, [matcha.id, granola.id]);
  await page.goto('/Wishlist');
  await addOf(page, matcha.name).click();
  await expect(inCartOf(page, matcha.name)).toHaveText('Already in cart');
  await expect(addOf(page, granola.name)).toHaveText('Add to cart');
  await expect(badge(page)).toHaveText('1');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 1 }]);
  expect(await stored(page, 'wishlist')).toHaveLength(2);
});

test('WISH-06 ERR-01 Add to cart on what the cart holds alerts and changes nothing but its label (A-47)', async ({
  page,
}) => {
  await seedWishlist(page, [matcha.id]);
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await page.goto('/Wishlist');
  const alert = page.getByRole('alert').getByText('Item already in cart', { exact: true });
  await addOf(page, matcha.name).click();
  await expect(alert).toBeVisible();
  await expect(inCartOf(page, matcha.name)).toHaveText('Already in cart');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 2 }]);
});

test('WISH-06 Already in cart can still be pressed, and alerts', async ({ page }) => {
  await seedWishlist(page, [matcha.id]);
  await page.goto('/Wishlist');
  await addOf(page, matcha.name).click();
  await inCartOf(page, matcha.name).click();
  await expect(page.getByRole('alert').getByText('Item already in cart', { exact: true })).toBeVisible();
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 1 }]);
});

test('WISH-08 Add to cart on a wish that is out of stock adds nothing and says so', async ({ page }) => {
  await seedWishlist(page, [mochi.id]);
  await page.goto('/Wishlist');
  await addOf(page, mochi.name).click();
  const alert = page.getByRole('alert').getByText('Adding quantity greater than stock', { exact: true });
  await expect(alert).toBeVisible();
  await expect(addOf(page, mochi.name)).toHaveText('Add to cart');
  await expect(badge(page)).toHaveText('0');
  expect(await stored(page, 'Cart')).toBeNull();
});

test('F-36 duplicates and unknown products are dropped from a stored wishlist', async ({ page }) => {
  const ids = [matcha.id, 31, matcha.id, 0, mochi.id];
  await seedWishlist(page, ids);
  await page.goto('/Wishlist');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(wish(page, matcha.name)).toBeVisible();
  await expect(wish(page, mochi.name)).toBeVisible();
});

test('F-36 STORE-07 WISH-02 a wishlist that cannot be read counts as empty, and can be filled', async ({
  page,
}) => {
  await seedStorage(page, 'wishlist', '{oops');
  await page.goto('/Wishlist');
  await expect(page.getByText('No items in wishlist', { exact: true })).toBeVisible();
  await page.goto(matcha.path);
  await page.getByRole('button', { name: `Add to wishlist: ${matcha.name}` }).click();
  await expect(notice(page, 'added to your wishlist')).toBeVisible();
  await page.goto('/Wishlist');
  await expect(wish(page, matcha.name)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wishlist.bak'))).toBe('{oops');
});

test('STORE-03 STORE-06 the wishlist survives a reload', async ({ page }) => {
  await page.goto(matcha.path);
  await page.getByRole('button', { name: `Add to wishlist: ${matcha.name}` }).click();
  await expect(notice(page, 'added to your wishlist')).toBeVisible();
  await page.goto('/Wishlist');
  await expect(wish(page, matcha.name)).toBeVisible();
  await page.reload();
  await expect(wish(page, matcha.name)).toBeVisible();
});
