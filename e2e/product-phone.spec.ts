import { expect, type Locator, type Page } from 'playwright/test';
import { known } from './known-products';
import { hydrated, badge, test } from './storefront';
import { scrolled } from './viewport';

const { matcha, mochi, crackers } = known;

const add = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true });
const more = (page: Page) => page.getByRole('button', { name: 'Increase quantity' });
const toTop = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });
const zoom = (page: Page) => page.getByRole('checkbox', { name: /^Zoom/ }).first();

async function boxOf(thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** The bar's visual text is generated content. */
const said = (page: Page) =>
  add(page).evaluate((button) => getComputedStyle(button.closest('div') ?? button, '::before').content);

test('PDP-08 PDP-13 @phone what it costs and Add to cart stay at the thumb, and follow the quantity', async ({
  page,
}) => {
  await page.goto(matcha.path);
  await hydrated(page);
  expect(await said(page)).toBe('"$25.65"');
  await more(page).tap();
  expect(await said(page)).toBe('"$51.30"');
  for (const top of [0, 700, 100_000]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect(add(page)).toBeInViewport({ ratio: 1 });
    const [bar, button] = [await boxOf(add(page)), await boxOf(toTop(page))];
    expect(bar.y).toBeGreaterThan(700);
    expect(button.y + button.height).toBeLessThan(bar.y);
  }
  await add(page).tap();
  await expect(badge(page)).toHaveText('1');
});

test('PDP-15 @phone out of stock is said beside the button as well', async ({ page }) => {
  await page.goto(mochi.path);
  await hydrated(page);
  expect(await said(page)).toBe('"Out of Stock"');
});

test('F-127 @phone the bar covers nothing that has the focus, down to the end of the page', async ({
  page,
}) => {
  await page.goto(crackers.path);
  await hydrated(page);
  const things = page.locator('main a, main button, main input, footer a');
  for (const thing of await things.all()) {
    await thing.focus();
    const isBar = await thing.evaluate((element) => element.closest('.buy-bar') !== null);
    const [bar, box] = [await boxOf(add(page)), await boxOf(thing)];
    if (!isBar) expect(box.y + box.height, await thing.innerText()).toBeLessThanOrEqual(bar.y);
  }
});

test('F-125 on a screen that is low the button stands in its place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(matcha.path);
  await hydrated(page);
  await expect(add(page)).not.toBeInViewport();
});

test('PDP-02 F-127 the picture doubles by the space bar, is moved by arrow keys, and goes back', async ({
  page,
}) => {
  await page.goto(matcha.path);
  await hydrated(page);
  const frame = zoom(page).locator('..');
  const picture = frame.locator('img:visible');
  const { width } = await boxOf(picture);
  await zoom(page).press('Space');
  await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(2 * width, 0);
  const left = () => frame.evaluate((element) => element.scrollLeft);
  expect(await left()).toBeGreaterThan(0);
  const before = await left();
  await zoom(page).press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(before);
  expect(await scrolled(page)).toBe(0);
  await zoom(page).press('Space');
  await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(width, 0);
});

test('PDP-02 @phone a tap on the picture doubles it, and a second one goes back', async ({ page }) => {
  await page.goto(matcha.path);
  await hydrated(page);
  const picture = zoom(page).locator('..').locator('img:visible');
  const { width } = await boxOf(picture);
  await picture.tap();
  await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(2 * width, 0);
  await picture.tap();
  await expect.poll(async () => (await boxOf(picture)).width).toBeCloseTo(width, 0);
});
