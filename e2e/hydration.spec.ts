import { expect } from 'playwright/test';
import { known, specifiedPaths } from './known-products';
import {
  badge,
  button,
  holdScripts,
  requestsOf,
  seedCart,
  seedStorage,
  seedWishlist,
  test,
  waitForHydration,
} from './storefront';

const { granola, matcha, gyokuro, mochi } = known;

test('TECH-07 ERR-03 GEN-02 F-93 with data in every store each page hydrates without an error, a policy violation or a request to another origin', async ({
  page,
}) => {
  // The fixture `failOnErrors` fails on errors, violations and requests to other origins.
  test.slow();
  await seedCart(page, [
    { id: granola.id, qty: 2 },
    { id: matcha.id, qty: 3 },
  ]);
  await seedWishlist(page, [gyokuro.id, mochi.id]);
  await seedStorage(page, 'User', { name: 'Dara', email: 'dara@example.com' });
  await seedStorage(page, 'RegisteredUser', { name: 'Dara', email: 'dara@example.com', password: 'x' });
  for (const path of [...specifiedPaths, matcha.path, gyokuro.path, mochi.path]) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(badge(page), path).toHaveText('2');
  }
});

test('FRAME-09 FRAME-11 A-66 @phone the menu opens and closes before hydration, and stays open while the page hydrates (A-04)', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menuButton = button(page, 'Menu');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menuButton.tap();
  await expect(menu.getByRole('link', { name: 'Our Store' })).toBeInViewport();
  await page.touchscreen.tap(380, 400);
  await expect(menu).toBeHidden();
  await menuButton.tap();
  await menu.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  await menuButton.tap();
  release();
  await waitForHydration(page);
  await expect(menu.getByRole('link', { name: 'Register' })).toBeInViewport();
  await menu.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();
});

test('FRAME-09 A-66 @phone a press on the menu that hydration interrupts opens it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.hover();
  await page.mouse.down();
  release();
  await waitForHydration(page);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('FRAME-09 A-66 @phone Space and Enter open the menu, before hydration and after', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await menu.press('Space');
  await expect(dialog).toBeVisible();
  release();
  await waitForHydration(page);
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('CAT-17 A-66 @phone the filters open and close before hydration, and what is chosen there filters the list', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/OurStore', { waitUntil: 'commit' });
  const open = page.getByRole('main').getByRole('button', { name: 'Filters' });
  const filters = page.getByRole('dialog', { name: 'Filters' });
  for (const close of ['Close filters', 'Show 30 products']) {
    await open.tap();
    await expect(filters.getByRole('slider', { name: 'Minimum price' })).toBeInViewport();
    await filters.getByRole('button', { name: close }).tap();
    await expect(filters).toBeHidden();
    await expect(open).not.toHaveAttribute('aria-busy');
  }
  await open.tap();
  await filters.getByRole('combobox', { name: 'Category' }).selectOption('Baby Collection');
  release();
  await filters.getByRole('button', { name: 'Show 5 products' }).tap();
  await expect(filters).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
});

test('A-66 CAT-13 the price slider works before hydration by press, drag and keys', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/OurStore', { waitUntil: 'commit' });
  const lowest = page.getByRole('slider', { name: 'Minimum price' });
  const highest = page.getByRole('slider', { name: 'Maximum price' });
  const { x, y, width, height } = (await lowest.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const thumbRadius = 12;
  const moveTo = (percent: number) =>
    page.mouse.move(x + thumbRadius + ((width - 2 * thumbRadius) * percent) / 100, y + height / 2);
  await moveTo(30);
  await page.mouse.down();
  await page.mouse.up();
  await moveTo(100);
  await page.mouse.down();
  await moveTo(60);
  await page.mouse.up();
  for (let presses = 0; presses < 3; presses += 1) await highest.press('ArrowLeft');
  release();
  await expect(lowest).toHaveAttribute('aria-valuetext', '$30.00');
  await expect(highest).toHaveAttribute('aria-valuetext', /^\$5[678]\.00$/);
});

test('A-66 A-73 arrow keys on a stepper, the shortcut of the search and what is typed after it are held until hydration', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(matcha.path, { waitUntil: 'commit' });
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Quantity', exact: true });
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await quantity.press(key);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('hoji cha');
  release();
  await expect(quantity).toHaveAttribute('aria-valuenow', '3');
  const search = page.getByRole('banner').getByRole('textbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('hoji cha');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/OurStore?q=hoji+cha');
});

for (const path of ['/', '/OurStore', matcha.path])
  test(`A-66 A-73 on ${path} a search is pressed, typed and ended with Enter before hydration`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('hojj');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('i');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/OurStore?q=hoji');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Hojicha');
  });

test('A-66 A-73 a search that is left with Escape before hydration does not open later', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await search.click();
  await page.keyboard.type('tea');
  await page.keyboard.press('Escape');
  await expect(search).not.toHaveAttribute('aria-busy');
  release();
  await waitForHydration(page);
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await search.click();
  await expect(page.getByRole('banner').getByRole('textbox', { name: 'Search' })).toHaveValue('');
});

test('A-66 PDP-13 two quantities that are typed and added before hydration make their sum', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(matcha.path, { waitUntil: 'commit' });
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Quantity', exact: true });
  for (const wanted of ['2', '9']) {
    await quantity.fill(wanted);
    await button(page, 'Add to cart').first().click();
  }
  release();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('Cart'))).toContain('"qty":11');
});

test('A-66 TRK-02 Enter before hydration submits the form once it works, and never natively', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/TrackOrder', { waitUntil: 'commit' });
  const requests = requestsOf(page);
  const fields = page.locator('main form input');
  await fields.first().fill('4111');
  await fields.last().fill('dara@example.com');
  await fields.last().press('Enter');
  await expect(page.locator('main form button')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL('/TrackOrder/Detail');
  expect(requests.filter((url) => /4111|dara/.test(url))).toEqual([]);
});

test('A-66 nothing runs before the page is used', async ({ page }) => {
  await page.goto('/');
  const prefetched = page.waitForResponse('**/index.txt');
  await prefetched;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  expect(await page.locator('script[src*="/chunks/"]').count()).toBe(0);
  await button(page, 'Scroll to top').focus();
  await expect(page.locator('[data-not-ready]')).toHaveCount(0);
});

test('A-66 each script is in the page once after it hydrates', async ({ page }) => {
  await page.goto(matcha.path);
  await button(page, 'Add to cart').first().click();
  await expect(badge(page)).toHaveText('1');
  await expect(page.locator('[data-not-ready]')).toHaveCount(0);
  const scripts = await page
    .locator('script[src*="/chunks/"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('src')));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((src, index) => scripts.indexOf(src) !== index)).toEqual([]);
});

test('FRAME-07 FRAME-08 the badge counts a stored cart without hydration, also after a change in another tab', async ({
  context,
  page,
}) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  await page.goto('/');
  await expect(badge(page)).toHaveText('1');
  const otherTab = await context.newPage();
  await otherTab.goto(matcha.path);
  await button(otherTab, 'Add to cart').click();
  await expect(badge(otherTab)).toHaveText('2');
  await expect(badge(page)).toHaveText('2');
  await expect(page.locator('#chunk-load-guard')).toHaveCount(1);
});

test('A-07 A-08 Back shows the page before, even if the page was reloaded and not used since', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  await page.getByRole('link', { name: matcha.name }).first().click();
  await expect(page).toHaveURL(matcha.path);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/OurStore');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Store');
});
