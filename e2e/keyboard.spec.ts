import { expect, type Page } from '@playwright/test';
import { known } from './known-products';
import { awake, cartLine, notice, openWithStoppedClock, seedCart, seedWishlist, test } from './storefront';

const { granola, matcha, crackers } = known;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('F-127 F-128 in the cart the focus stays at the place of the line that went', async ({ page }) => {
  await seedCart(page, [
    { id: granola.id, qty: 1 },
    { id: matcha.id, qty: 1 },
    { id: crackers.id, qty: 1 },
  ]);
  await page.goto('/Cart');
  await awake(page);
  await button(page, `Remove ${granola.name}`).press('Enter');
  await expect(cartLine(page, matcha.name)).toBeFocused();
  // The next stop is inside it.
  await page.keyboard.press('Tab');
  await expect(cartLine(page, matcha.name).getByRole('link')).toBeFocused();
  await button(page, `Decrease quantity of ${crackers.name}`).press('Enter');
  await expect(cartLine(page, matcha.name)).toBeFocused();
  // Keys that are held down remove no second line.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(cartLine(page, matcha.name)).toBeVisible();
  await page.getByRole('spinbutton').fill('0');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Cart is empty')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('F-127 F-128 in the wishlist the focus stays at the place of the wish that went', async ({ page }) => {
  await seedWishlist(page, [granola.id, matcha.id]);
  await page.goto('/Wishlist');
  await awake(page);
  await button(page, `Remove ${matcha.name} from the wishlist`).press('Enter');
  await expect(page.getByRole('main').getByRole('listitem')).toBeFocused();
  await button(page, `Remove ${granola.name} from the wishlist`).press('Enter');
  await expect(page.getByText('No items in wishlist')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

for (const key of ['Escape', 'Enter']) {
  test(`F-128 ${key} in a notice closes it and gives the focus back`, async ({ page }) => {
    await openWithStoppedClock(page, '/OurStore');
    await button(page, `Add to cart: ${matcha.name}`).press('Enter');
    await button(page, 'Scroll to top').focus();
    for (const stop of ['View Cart', 'Checkout', 'Dismiss']) {
      await page.keyboard.press('Tab');
      await expect(
        notice(page, 'Added').getByLabel(stop).or(notice(page, 'Added').getByText(stop)),
      ).toBeFocused();
    }
    await page.keyboard.press(key);
    await expect(notice(page, 'Added')).toHaveCount(0);
    await expect(button(page, 'Scroll to top')).toBeFocused();
  });
}

test('F-128 a notice that is dismissed with the mouse gives the focus back too', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await button(page, `Add to cart: ${matcha.name}`).click();
  await button(page, 'Dismiss').click();
  await expect(notice(page, 'Added')).toHaveCount(0);
  await expect(button(page, `Add to cart: ${matcha.name}`)).toBeFocused();
});
