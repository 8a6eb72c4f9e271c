import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { badge, button, cartLine, notice, seedCart, seedWishlist, stored, test } from './storefront';

const { granola, crackers, matcha } = known;

/** A product of the catalogue file, as a list of facts. */
type Row = [id: number, ...facts: unknown[]];

const stockIndex = 7;

/** From now on this tab loads the catalogue of an older build; `missing` and `soldOut` are product ids. */
async function useOlderCatalogue(page: Page, { missing = 0, soldOut = 0 }): Promise<void> {
  await page.route('**/catalogue/*.json', async (route) => {
    const response = await route.fetch();
    const rows: Row[] = await response.json();
    const older = rows
      .filter(([id]) => id !== missing)
      .map((row) => (row[0] === soldOut ? row.with(stockIndex, 0) : row));
    await route.fulfill({ response, json: older });
  });
}

test('F-150 when another tab adds a product that is new or restocked, a tab on an older build does not remove it from the stored cart', async ({
  page,
  context,
}) => {
  await seedCart(page, [{ id: granola.id, qty: 1 }]);
  await useOlderCatalogue(page, { missing: matcha.id, soldOut: crackers.id });
  await page.goto('/Cart');
  await expect(cartLine(page, granola.name)).toBeVisible();

  const newerTab = await context.newPage();
  await newerTab.goto('/OurStore');
  await button(newerTab, `Add to cart: ${matcha.name}`).click();
  await button(newerTab, `Add to cart: ${crackers.name}`).click();
  await expect(notice(page, /^Some items in your cart have changed/)).toBeVisible();
  const lines = [{ id: granola.id }, { id: matcha.id, qty: 1 }, { id: crackers.id, qty: 1 }];
  expect(await stored(page, 'Cart')).toMatchObject(lines);
  await newerTab.reload();
  await expect(badge(newerTab)).toHaveText('3');

  // A change in the older tab drops the crackers, which are sold out there, and keeps the matcha, which is unknown.
  await button(page, `Increase quantity of ${granola.name}`).click();
  await expect(badge(page)).toHaveText('1');
  expect(await stored(page, 'Cart')).toMatchObject([
    { id: granola.id, qty: 2 },
    { id: matcha.id, qty: 1 },
  ]);
});

test('F-151 products that an older build does not know return to cart and wishlist with the newer build', async ({
  page,
}) => {
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: granola.id, qty: 1 },
  ]);
  await seedWishlist(page, [matcha.id, granola.id]);
  await useOlderCatalogue(page, { missing: matcha.id });
  await page.goto('/Wishlist');
  const wishedNames = page.getByRole('list', { name: 'Wishlist' }).getByRole('heading');
  await expect(wishedNames).toHaveText([granola.name]);
  await button(page, `Remove ${granola.name} from the wishlist`).click();
  await expect(page.getByText('No items in wishlist')).toBeVisible();
  await page.goto('/Cart');
  await button(page, `Increase quantity of ${granola.name}`).click();
  await expect(cartLine(page, granola.name)).toContainText('Total $25.60');
  await expect(cartLine(page, matcha.name)).toHaveCount(0);

  await page.unroute('**/catalogue/*.json');
  await page.reload();
  await expect(cartLine(page, matcha.name)).toContainText('Total $51.30');
  await expect(cartLine(page, granola.name)).toContainText('Total $25.60');
  await page.goto('/Wishlist');
  await expect(wishedNames).toHaveText([matcha.name]);
});
