import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { cartLine, seedCart, seedWishlist, test } from './storefront';

const { crackers, matcha, mochi, teaSet } = known;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('A-69 F-60 a cart link asks before it adds, its items leave the url after either answer, and a damaged link changes nothing', async ({
  page,
  baseURL,
}) => {
  await seedCart(page, [{ id: crackers.id, qty: 2 }]);
  // An item is an id and a quantity, and the id 99 is unknown.
  const sharedCart = `/Cart?items=${teaSet.id}.9-${crackers.id}.1-99.1`;
  await page.goto(sharedCart);
  await expect(dialog(page, 'Add these to your cart?').getByRole('listitem')).toHaveText([
    /Matcha Tea Ceremony Set.*The link asks for 9.*× 3/,
    /Shrimp Crackers Setouchi× 1/,
  ]);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/Cart');
  await expect(cartLine(page, crackers.name).getByRole('spinbutton')).toHaveValue('2');

  await page.goto(sharedCart);
  await page.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(page).toHaveURL('/Cart');
  await expect(cartLine(page, crackers.name).getByRole('spinbutton')).toHaveValue('3');
  await expect(cartLine(page, teaSet.name).getByRole('spinbutton')).toHaveValue('3');

  await page.getByRole('button', { name: 'Share this cart' }).press('Enter');
  const link = `${baseURL}/Cart?items=${crackers.id}.3-${teaSet.id}.3`;
  await expect(dialog(page, 'Share this cart').getByText(link)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share this cart' })).toBeFocused();

  await page.goto('/Cart?items=%3Cimg%20src=x%3E');
  await expect(dialog(page, 'This link is damaged')).toContainText("Your cart hasn't changed.");
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/Cart');
  await expect(cartLine(page, teaSet.name).getByRole('spinbutton')).toHaveValue('3');
});

test('A-69 a wishlist link asks before it adds', async ({ page, baseURL }) => {
  await seedWishlist(page, [matcha.id, mochi.id]);
  await page.goto('/Wishlist');
  await page.getByRole('button', { name: 'Share this wishlist' }).click();
  const link = `${baseURL}/Wishlist?items=${matcha.id}-${mochi.id}`;
  await expect(dialog(page, 'Share this wishlist').getByText(link)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('wishlist', '[]'));
  await page.goto(link);
  await page.getByRole('button', { name: 'Add to my wishlist' }).click();
  await expect(page).toHaveURL('/Wishlist');
  await expect(page.getByRole('list', { name: 'Wishlist' }).getByRole('heading')).toHaveText([
    matcha.name,
    mochi.name,
  ]);
});
