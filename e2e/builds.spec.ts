import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import {
  hydrated,
  badge,
  cartLine,
  notice,
  seedCart,
  seedStorage,
  seedWishlist,
  stored,
  test,
} from './storefront';

const { granola, crackers, matcha, teaSet } = known;

type Row = [id: number, ...facts: unknown[]];

/** Serves this tab an older build's catalogue from now on. */
async function useOlderCatalogue(page: Page, { missing = 0, soldOut = 0 }): Promise<void> {
  await page.route('**/catalogue/*.json', async (route) => {
    const response = await route.fetch();
    const rows: Row[] = await response.json();
    const older = rows
      .filter(([id]) => id !== missing)
      .map((row) => (row[0] === soldOut ? [...row.slice(0, -1), 0] : row));
    await route.fulfill({ response, json: older });
  });
}

const cardAdd = (page: Page, name: string) => page.getByRole('button', { name: `Add to cart: ${name}` });

test('F-150 a tab on an older build takes neither a new nor a restocked product from the cart', async ({
  page,
  context,
}) => {
  await seedCart(page, [{ id: granola.id, qty: 1 }]);
  await useOlderCatalogue(page, { missing: matcha.id, soldOut: crackers.id });
  await page.goto('/Cart');
  await expect(cartLine(page, granola.name)).toBeVisible();

  const newer = await context.newPage();
  await newer.goto('/OurStore');
  await cardAdd(newer, matcha.name).click();
  await cardAdd(newer, crackers.name).click();
  await expect(notice(page, /^Some items in your cart have changed/)).toBeVisible();
  const lines = [{ id: granola.id }, { id: matcha.id, qty: 1 }, { id: crackers.id, qty: 1 }];
  expect(await stored(page, 'Cart')).toMatchObject(lines);
  await newer.reload();
  await expect(badge(newer)).toHaveText('3');

  await page.getByRole('button', { name: `Increase quantity of ${granola.name}` }).click();
  await expect(badge(page)).toHaveText('1');
  expect(await stored(page, 'Cart')).toMatchObject([
    { id: granola.id, qty: 2 },
    { id: matcha.id, qty: 1 },
  ]);
});

test('F-151 what an older build does not know is there again with the newer one, in cart and wishlist', async ({
  page,
}) => {
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: granola.id, qty: 1 },
  ]);
  await seedWishlist(page, [matcha.id, granola.id]);
  await useOlderCatalogue(page, { missing: matcha.id });
  await page.goto('/Wishlist');
  const wishes = page.getByRole('list', { name: 'Wishlist' }).getByRole('heading');
  await expect(wishes).toHaveText([granola.name]);
  await page.getByRole('button', { name: `Remove ${granola.name} from the wishlist` }).click();
  await expect(page.getByText('No items in wishlist')).toBeVisible();
  await page.goto('/Cart');
  await page.getByRole('button', { name: `Increase quantity of ${granola.name}` }).click();
  await expect(cartLine(page, granola.name)).toContainText('Total $25.60');
  await expect(cartLine(page, matcha.name)).toHaveCount(0);

  await page.unroute('**/catalogue/*.json');
  await page.reload();
  await expect(cartLine(page, matcha.name)).toContainText('Total $51.30');
  await expect(cartLine(page, granola.name)).toContainText('Total $25.60');
  await page.goto('/Wishlist');
  await expect(wishes).toHaveText([matcha.name]);
});

test('F-151 an order request that only a newer build can read stays where it is', async ({ page }) => {
  const request = {
    reference: '261122-K7QF',
    madeAt: 1_795_338_000_000,
    lines: [{ id: matcha.id, name: matcha.name, qty: 1, unitCents: 2565 }],
    draft: {},
    sentBy: ['copy', 'pigeon'],
  };
  const newer = { reference: '2026-K7QF', parts: [] };
  await seedStorage(page, 'OrderRequests', [request, newer]);
  await page.goto('/UserDashboard');
  const list = page.getByRole('list', { name: 'Your Order Requests' });
  await expect(list.getByRole('heading')).toHaveText(['261122-K7QF']);
  await list.getByRole('button', { name: 'Remove: 261122-K7QF' }).click();
  await expect(list).toHaveCount(0);
  expect(await stored(page, 'OrderRequests')).toEqual([newer]);
});

test('F-152 a press in a tab that was busy while another tab wrote overwrites nothing', async ({
  page,
  context,
}) => {
  const busy = await context.newPage();
  await Promise.all([page.goto('/OurStore'), busy.goto('/OurStore')]);
  await hydrated(busy);
  await cardAdd(busy, crackers.name).scrollIntoViewIfNeeded();
  const box = await cardAdd(busy, crackers.name).boundingBox();
  expect(box).not.toBeNull();
  const blocked = busy.evaluate(() => {
    const end = performance.now() + 2500;
    while (performance.now() < end);
  });
  await cardAdd(page, matcha.name).click();
  await expect(badge(page)).toHaveText('1');
  // The click waits until the main thread is free.
  await Promise.all([blocked, busy.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)]);
  await expect(badge(busy)).toHaveText('2');
  await expect(badge(page)).toHaveText('2');
  const lines = await stored(page, 'Cart');
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: matcha.id, qty: 1 }),
      expect.objectContaining({ id: crackers.id, qty: 1 }),
    ]),
  );
});

test('F-153 a cart of another shape is read, and nothing is said about it', async ({ page }) => {
  await seedStorage(page, 'Cart', '{"lines":[{"id":"2","quantity":3}]}');
  await page.goto('/Cart');
  await expect(cartLine(page, matcha.name)).toContainText('Total $76.95');
  await expect(badge(page)).toHaveText('1');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});

test('F-153 what could be either of two lists is told, and copied before anything is written', async ({
  page,
}) => {
  const text = '{"a":[{"id":2,"qty":3}],"b":[{"id":4,"qty":1}]}';
  await seedStorage(page, 'Cart', text);
  await page.goto('/OurStore');
  await expect(notice(page, /^We couldn't read the cart/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('Cart'))).toBe(text);
  await cardAdd(page, matcha.name).click();
  await expect(badge(page)).toHaveText('1');
  expect(await page.evaluate(() => localStorage.getItem('Cart.bak'))).toBe(text);
});

test('F-154 what was promised until the page closes stays when another tab saves', async ({
  page,
  context,
}) => {
  await seedCart(page, [
    { id: granola.id, qty: 1 },
    { id: teaSet.id, qty: 1 },
  ]);
  await page.goto('/OurStore');
  await hydrated(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await cardAdd(page, matcha.name).click();
  await expect(notice(page, /save your cart/)).toBeVisible();
  await expect(badge(page)).toHaveText('3');

  const other = await context.newPage();
  await other.goto('/Cart');
  await other.getByRole('button', { name: `Remove ${teaSet.name}` }).click();
  await expect(badge(other)).toHaveText('1');
  await expect(badge(page)).toHaveText('2');
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(cartLine(page, matcha.name)).toBeVisible();
  await expect(cartLine(page, granola.name)).toBeVisible();
});
