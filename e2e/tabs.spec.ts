import { expect, type BrowserContext, type Page } from 'playwright/test';
import { known } from './known-products';
import { badge, cartLine, notice, seedCart, stored, test } from './storefront';

const { crackers, matcha, teaSet } = known;

async function twoTabs(page: Page, context: BrowserContext, address: string): Promise<readonly [Page, Page]> {
  const other = await context.newPage();
  await Promise.all([page.goto(address), other.goto(address)]);
  return [page, other];
}

const cardAdd = (page: Page, name: string) => page.getByRole('button', { name: `Add to cart: ${name}` });

test('F-42 STORE-06 two tabs that add at the same time keep both lines', async ({ page, context }) => {
  const [first, second] = await twoTabs(page, context, '/OurStore');
  await Promise.all([cardAdd(first, matcha.name).click(), cardAdd(second, crackers.name).click()]);
  await expect(badge(first)).toHaveText('2');
  await expect(badge(second)).toHaveText('2');
  const lines = await stored(first, 'Cart');
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: matcha.id, qty: 1 }),
      expect.objectContaining({ id: crackers.id, qty: 1 }),
    ]),
  );
});

test('F-43 two tabs that add the same product never go above its stock', async ({ page, context }) => {
  const [first, second] = await twoTabs(page, context, teaSet.path);
  const add = (tab: Page) => tab.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const held = async () => stored(first, 'Cart');
  for (const [tab, qty] of [
    [first, 1],
    [second, 2],
    [first, 3],
  ] as const) {
    await add(tab);
    await expect.poll(held).toMatchObject([{ id: teaSet.id, qty }]);
  }
  // Checked at once: a notice lasts two seconds.
  for (const tab of [second, first]) {
    await add(tab);
    await expect(notice(tab, 'Adding quantity greater than stock')).toBeVisible();
  }
  expect(await stored(first, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 3 }]);
});

test('F-42 a change on the cart shows in the other tab, a stale one is never written back', async ({
  page,
  context,
}) => {
  await seedCart(page, [
    { id: matcha.id, qty: 1 },
    { id: crackers.id, qty: 1 },
  ]);
  const [first, second] = await twoTabs(page, context, '/Cart');
  await expect(cartLine(second, crackers.name)).toBeVisible();
  await first.getByRole('button', { name: `Remove ${crackers.name}` }).click();
  await expect(cartLine(second, crackers.name)).toHaveCount(0);
  await second.getByRole('button', { name: `Increase quantity of ${matcha.name}` }).click();
  await expect(cartLine(first, matcha.name)).toContainText('Total $51.30');
  expect(await stored(first, 'Cart')).toMatchObject([{ id: matcha.id, qty: 2 }]);
});

test('F-35 when another tab clears everything, the cart and the wishlist here are empty', async ({
  page,
  context,
}) => {
  await seedCart(page, [{ id: matcha.id, qty: 1 }]);
  await page.goto('/Cart');
  await expect(cartLine(page, matcha.name)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/Cookie');
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible({ timeout: 1000 });
  await expect(badge(page)).toHaveText('0');
});

test('STORE-06 cart and wishlist are there in a new tab', async ({ page, context }) => {
  await page.goto('/OurStore');
  await cardAdd(page, matcha.name).click();
  await page.getByRole('button', { name: `Add to wishlist: ${crackers.name}` }).click();
  await expect(notice(page, 'added to your wishlist')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/Cart');
  await expect(cartLine(other, matcha.name)).toBeVisible();
  await other.goto('/Wishlist');
  await expect(other.getByRole('main').getByRole('heading', { name: crackers.name })).toBeVisible();
});

test('STORE-03 STORE-06 a wish of one tab shows in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/Wishlist');
  await expect(other.getByText('No items in wishlist', { exact: true })).toBeVisible();
  await page.goto('/OurStore');
  await page.getByRole('button', { name: `Add to wishlist: ${matcha.name}` }).click();
  await expect(other.getByRole('main').getByRole('heading', { name: matcha.name })).toBeVisible();
});
