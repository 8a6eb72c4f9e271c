import { expect, type BrowserContext, type Page } from 'playwright/test';
import { known } from './known-products';
import { installShiftAudit } from './shift-audit';
import { badge, button, cartLine, notice, seedCart, stored, test, waitForHydration } from './storefront';

const { granola, crackers, matcha, teaSet } = known;

async function openTwoTabs(
  page: Page,
  context: BrowserContext,
  path: string,
): Promise<readonly [Page, Page]> {
  const other = await context.newPage();
  await Promise.all([page.goto(path), other.goto(path)]);
  return [page, other];
}

const addButton = (page: Page, name: string) => button(page, `Add to cart: ${name}`);

/** Expects a stored cart of these products, one of each, in any order. */
async function expectLines(page: Page, ids: readonly number[]): Promise<void> {
  const lines = await stored(page, 'Cart');
  expect(lines).toHaveLength(ids.length);
  expect(lines).toEqual(expect.arrayContaining(ids.map((id) => expect.objectContaining({ id, qty: 1 }))));
}

test('F-42 STORE-06 two tabs that add at the same time keep both lines', async ({ page, context }) => {
  const [first, second] = await openTwoTabs(page, context, '/OurStore');
  await Promise.all([addButton(first, matcha.name).click(), addButton(second, crackers.name).click()]);
  await expect(badge(first)).toHaveText('2');
  await expect(badge(second)).toHaveText('2');
  await expectLines(first, [matcha.id, crackers.id]);
});

test('F-152 if one tab is busy while another saves the cart, the next click in the busy tab overwrites nothing', async ({
  page,
  context,
}) => {
  const [first, busy] = await openTwoTabs(page, context, '/OurStore');
  await waitForHydration(busy);
  await addButton(busy, crackers.name).scrollIntoViewIfNeeded();
  const box = await addButton(busy, crackers.name).boundingBox();
  expect(box).not.toBeNull();
  // This loop keeps the main thread busy for 2.5 s.
  const blocked = busy.evaluate(() => {
    const end = performance.now() + 2500;
    while (performance.now() < end);
  });
  await addButton(first, matcha.name).click();
  await expect(badge(first)).toHaveText('1');
  // The click waits until the main thread is free.
  await Promise.all([blocked, busy.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)]);
  await expect(badge(busy)).toHaveText('2');
  await expect(badge(first)).toHaveText('2');
  await expectLines(first, [matcha.id, crackers.id]);
});

test('F-43 two tabs that add the same product never exceed its stock', async ({ page, context }) => {
  const [first, second] = await openTwoTabs(page, context, teaSet.path);
  const add = (tab: Page) => button(tab, 'Add to cart').click();
  for (const [tab, qty] of [
    [first, 1],
    [second, 2],
    [first, 3],
  ] as const) {
    await add(tab);
    await expect.poll(() => stored(first, 'Cart')).toMatchObject([{ id: teaSet.id, qty }]);
  }
  // Each notice is checked right after its click, because it lasts two seconds.
  for (const tab of [second, first]) {
    await add(tab);
    await expect(notice(tab, 'Adding quantity greater than stock')).toBeVisible();
  }
  expect(await stored(first, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 3 }]);
});

test('F-42 a change of the cart shows in the other tab, and an old state is never written back', async ({
  page,
  context,
}) => {
  await seedCart(page, [
    { id: matcha.id, qty: 1 },
    { id: crackers.id, qty: 1 },
  ]);
  const [first, second] = await openTwoTabs(page, context, '/Cart');
  await expect(cartLine(second, crackers.name)).toBeVisible();
  await button(first, `Remove ${crackers.name}`).click();
  await expect(cartLine(second, crackers.name)).toHaveCount(0);
  await button(second, `Increase quantity of ${matcha.name}`).click();
  await expect(cartLine(first, matcha.name)).toContainText('Total $51.30');
  expect(await stored(first, 'Cart')).toMatchObject([{ id: matcha.id, qty: 2 }]);
});

test('F-35 when another tab clears storage, the cart is empty within a second', async ({ page, context }) => {
  await seedCart(page, [{ id: matcha.id, qty: 1 }]);
  await page.goto('/Cart');
  await expect(cartLine(page, matcha.name)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/Cookie');
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible({ timeout: 1000 });
  await expect(badge(page)).toHaveText('0');
});

test('STORE-03 STORE-06 a product added to the wishlist shows in another tab at once and after a reload, and the cart shows in a new tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/Wishlist');
  await expect(other.getByText('No items in wishlist', { exact: true })).toBeVisible();
  await page.goto('/OurStore');
  await addButton(page, matcha.name).click();
  await button(page, `Add to wishlist: ${crackers.name}`).click();
  const wishedProduct = other
    .getByRole('list', { name: 'Wishlist', exact: true })
    .getByRole('heading', { name: crackers.name });
  await expect(wishedProduct).toBeVisible();
  expect(await stored(other, 'wishlist')).toMatchObject([{ id: crackers.id }]);
  await other.reload();
  await expect(wishedProduct).toBeVisible();
  const newTab = await context.newPage();
  await newTab.goto('/Cart');
  await expect(cartLine(newTab, matcha.name)).toBeVisible();
});

test('STORE-06 A-66 what another tab changes in the cart or the currency moves nothing that is seen', async ({
  page,
  context,
}) => {
  await installShiftAudit(page);
  await seedCart(page, [{ id: matcha.id, qty: 1 }]);
  await page.goto('/Cart');
  await expect(cartLine(page, matcha.name)).toBeVisible();
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto(crackers.path);
  await button(other, 'Add to cart').click();
  await expect(cartLine(page, crackers.name)).toBeVisible();
  await other.evaluate(() => localStorage.setItem('currency', '"KHR"'));
  await expect(cartLine(page, matcha.name)).toContainText('KHR');
  expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);
});

for (const width of [390, 1280])
  test(`STORE-06 A-33 A-66 at ${width} px a currency chosen in another tab moves nothing on a page at rest`, async ({
    page,
    context,
  }) => {
    await installShiftAudit(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(matcha.path);
    const other = await context.newPage();
    await other.goto('/AboutUs');
    await expect(page.locator('[data-not-ready]')).not.toHaveCount(0);
    await other.evaluate(() => localStorage.setItem('currency', '"KHR"'));
    await expect(page.getByRole('main').getByText('≈ KHR 102,600').first()).toBeVisible();
    expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);
  });

test('F-154 with full storage a tab keeps an added line in memory, also when another tab saves the cart', async ({
  page,
  context,
}) => {
  await seedCart(page, [
    { id: granola.id, qty: 1 },
    { id: teaSet.id, qty: 1 },
  ]);
  await page.goto('/OurStore');
  await waitForHydration(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await addButton(page, matcha.name).click();
  await expect(notice(page, /save your cart/)).toBeVisible();
  await expect(badge(page)).toHaveText('3');

  const other = await context.newPage();
  await other.goto('/Cart');
  await button(other, `Remove ${teaSet.name}`).click();
  await expect(badge(other)).toHaveText('1');
  await expect(badge(page)).toHaveText('2');
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(cartLine(page, matcha.name)).toBeVisible();
  await expect(cartLine(page, granola.name)).toBeVisible();
});
