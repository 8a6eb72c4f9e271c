import { expect, type Locator, type Page } from 'playwright/test';
import { productNames } from './known-products';
import { button, hydrated, listed, test } from './storefront';

const low = (page: Page) => page.getByRole('slider', { name: 'Minimum price' });
const high = (page: Page) => page.getByRole('slider', { name: 'Maximum price' });
const apply = (page: Page) => button(page, 'Filter Price');

async function expectRange(page: Page, from: number, to: number): Promise<void> {
  await expect(low(page)).toHaveValue(String(from));
  await expect(high(page)).toHaveValue(String(to));
}

/** The centre of a slider handle, from its value. */
async function handle(slider: Locator): Promise<{ x: number; y: number }> {
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider is not visible');
  const value = Number(await slider.inputValue());
  const isMirrored = await slider.evaluate((element) => getComputedStyle(element).direction === 'rtl');
  const share = (isMirrored ? 100 - value : value) / 100;
  return { x: box.x + 12 + share * (box.width - 24), y: box.y + box.height / 2 };
}

async function drag(page: Page, slider: Locator, by: number): Promise<void> {
  const from = await handle(slider);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by, from.y, { steps: 8 });
  await page.mouse.up();
}

test('CAT-11 two handles span 0 to 100 percent of the highest price, and a press on the track moves the nearer one', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await hydrated(page);
  await expectRange(page, 0, 100);
  for (const slider of [low(page), high(page)]) {
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '100');
    await expect(slider).toBeEnabled();
  }
  await expect(low(page)).toHaveAttribute('aria-valuetext', '$0.00');
  await expect(high(page)).toHaveAttribute('aria-valuetext', '$100.00');
  await low(page).press('ArrowRight');
  await expect(low(page)).toHaveAttribute('aria-valuetext', '$1.00');
  await expect(page.getByLabel('From ($)')).toHaveValue('1');

  const track = await low(page).boundingBox();
  const [start, middle, width] = [track?.x ?? 0, (track?.y ?? 0) + 22, track?.width ?? 0];
  await page.mouse.click(start + width * 0.25, middle);
  await expect.poll(async () => Number(await low(page).inputValue())).toBeGreaterThan(20);
  await page.mouse.click(start + width * 0.7, middle);
  await expect.poll(async () => Number(await high(page).inputValue())).toBeLessThan(75);
});

test('CAT-12 F-56 F-57 by keyboard the handles keep ten points apart and stay within 0 to 100', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await hydrated(page);
  await low(page).press('End');
  await expectRange(page, 90, 100);
  await high(page).press('ArrowLeft');
  await expectRange(page, 90, 100);
  await low(page).press('Home');
  await expectRange(page, 0, 100);
  await high(page).press('Home');
  await expectRange(page, 0, 10);
  await low(page).press('ArrowRight');
  await expectRange(page, 0, 10);
  await low(page).press('ArrowLeft');
  await expectRange(page, 0, 10);
  await high(page).press('PageUp');
  await expectRange(page, 0, 20);
  await low(page).press('PageUp');
  await expectRange(page, 10, 20);
  await low(page).press('PageUp');
  await expectRange(page, 10, 20);
  await high(page).press('End');
  await expectRange(page, 10, 100);
});

test('CAT-12 F-56 by mouse neither handle comes nearer than ten points to the other', async ({ page }) => {
  await page.goto('/OurStore');
  await hydrated(page);
  await drag(page, low(page), 400);
  await expectRange(page, 90, 100);
  await drag(page, high(page), -400);
  await expectRange(page, 90, 100);
  await drag(page, low(page), -400);
  await expectRange(page, 0, 100);
  await drag(page, high(page), -400);
  await expectRange(page, 0, 10);
  // Both handles stay draggable at their minimum distance.
  await drag(page, low(page), 200);
  await expectRange(page, 0, 10);
  await drag(page, high(page), 400);
  await expectRange(page, 0, 100);
});

test('CAT-12 F-57 @phone by finger neither handle comes nearer than ten points to the other', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Filter Price' })).toBeInViewport();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const session = await page.context().newCDPSession(page);
  for (const [slider, by, from, to] of [
    [low(page), 400, 90, 100],
    [low(page), -400, 0, 100],
    [high(page), -400, 0, 10],
  ] as const) {
    const start = await handle(slider);
    const touch = (x: number) => [{ x: Math.min(389, Math.max(1, x)), y: start.y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touch(start.x) });
    for (const share of [0.1, 0.4, 0.7, 1]) {
      const touchPoints = touch(start.x + by * share);
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectRange(page, from, to);
  }
});

test('CAT-12 F-57 in a mirrored page the handles keep apart as well', async ({ page }) => {
  await page.goto('/OurStore');
  await hydrated(page);
  await expect(apply(page)).toBeEnabled();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await low(page).press('ArrowLeft');
  await expectRange(page, 1, 100);
  await drag(page, low(page), -400);
  await expectRange(page, 90, 100);
  await drag(page, low(page), 400);
  await expectRange(page, 0, 100);
  await drag(page, high(page), 400);
  await expectRange(page, 0, 10);
});

test('CAT-13 F-59 moving the handles or typing changes nothing until Filter Price is pressed, also with another category', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await hydrated(page);
  await low(page).press('End');
  await page.getByLabel('From ($)').fill('40');
  await page.getByLabel('From ($)').blur();
  await high(page).press('ArrowLeft');
  await expect(listed(page)).toHaveText(productNames);
  await expect(page).toHaveURL('/OurStore');
  await apply(page).click();
  await expect(listed(page)).toHaveText(['Gyokuro Loose Leaf Tea']);
  await expect(page).toHaveURL('/OurStore?min=40&max=99');
  await low(page).press('Home');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Matcha Green Tea');
  await expect(page).toHaveURL('/OurStore?category=Matcha_Green_Tea&min=40&max=99');
});
