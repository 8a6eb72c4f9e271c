import { expect, type Locator, type Page } from 'playwright/test';
import { productNames } from './known-products';
import { button, productHeadings, test, waitForHydration } from './storefront';

const minimum = (page: Page) => page.getByRole('slider', { name: 'Minimum price' });
const maximum = (page: Page) => page.getByRole('slider', { name: 'Maximum price' });
const apply = (page: Page) => button(page, 'Filter Price');

async function expectRange(page: Page, from: number, to: number): Promise<void> {
  await expect(minimum(page)).toHaveValue(String(from));
  await expect(maximum(page)).toHaveValue(String(to));
}

/** The width of a slider handle in px. */
const handleWidth = 24;

/** The centre of a slider's handle, computed from the value of the slider. */
async function handleCentre(slider: Locator): Promise<{ x: number; y: number }> {
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider is not visible');
  const value = Number(await slider.inputValue());
  const isMirrored = await slider.evaluate((element) => getComputedStyle(element).direction === 'rtl');
  const distanceFromLeft = (isMirrored ? 100 - value : value) / 100;
  return {
    x: box.x + handleWidth / 2 + distanceFromLeft * (box.width - handleWidth),
    y: box.y + box.height / 2,
  };
}

/** Drags the handle of a slider by this many px, to the left if the distance is negative. */
async function drag(page: Page, slider: Locator, distance: number): Promise<void> {
  const from = await handleCentre(slider);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + distance, from.y, { steps: 8 });
  await page.mouse.up();
}

test('CAT-12 CAT-13 one click applies typed prices that are too close, although it first shows a message', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  await page.getByLabel('From ($)').fill('8');
  await page.getByLabel('To ($)').fill('12');
  await apply(page).click();
  await expect(page).toHaveURL('/OurStore?min=2&max=12');
  await expect(page.getByText('The range is now $2.00 to $12.00.')).toBeVisible();
});

test('CAT-11 two handles span 0 to 100 percent of the highest price, and a press on the track moves the nearer one', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  await expectRange(page, 0, 100);
  for (const slider of [minimum(page), maximum(page)]) {
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '100');
    await expect(slider).toBeEnabled();
  }
  await expect(minimum(page)).toHaveAttribute('aria-valuetext', '$0.00');
  await expect(maximum(page)).toHaveAttribute('aria-valuetext', '$100.00');
  await minimum(page).press('ArrowRight');
  await expect(minimum(page)).toHaveAttribute('aria-valuetext', '$1.00');
  await expect(page.getByLabel('From ($)')).toHaveValue('1');

  const track = (await minimum(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = track.y + track.height / 2;
  // The click at a quarter of the track is nearer to the minimum, and the click at 70 percent to the maximum.
  await page.mouse.click(track.x + track.width * 0.25, middle);
  await expect.poll(async () => Number(await minimum(page).inputValue())).toBeGreaterThan(20);
  await page.mouse.click(track.x + track.width * 0.7, middle);
  await expect.poll(async () => Number(await maximum(page).inputValue())).toBeLessThan(75);
});

test('CAT-12 F-56 F-57 by keyboard the handles keep ten points apart and stay within 0 to 100', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  await minimum(page).press('End');
  await expectRange(page, 90, 100);
  await maximum(page).press('ArrowLeft');
  await expectRange(page, 90, 100);
  await minimum(page).press('Home');
  await expectRange(page, 0, 100);
  await maximum(page).press('Home');
  await expectRange(page, 0, 10);
  await minimum(page).press('ArrowRight');
  await expectRange(page, 0, 10);
  await minimum(page).press('ArrowLeft');
  await expectRange(page, 0, 10);
  await maximum(page).press('PageUp');
  await expectRange(page, 0, 20);
  await minimum(page).press('PageUp');
  await expectRange(page, 10, 20);
  await minimum(page).press('PageUp');
  await expectRange(page, 10, 20);
  await maximum(page).press('End');
  await expectRange(page, 10, 100);
});

test('CAT-12 F-56 the mouse cannot drag the handles nearer than ten points to each other', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  await drag(page, minimum(page), 400);
  await expectRange(page, 90, 100);
  await drag(page, maximum(page), -400);
  await expectRange(page, 90, 100);
  await drag(page, minimum(page), -400);
  await expectRange(page, 0, 100);
  await drag(page, maximum(page), -400);
  await expectRange(page, 0, 10);
  // Both handles stay draggable at their minimum distance.
  await drag(page, minimum(page), 200);
  await expectRange(page, 0, 10);
  await drag(page, maximum(page), 400);
  await expectRange(page, 0, 100);
});

test('CAT-12 F-57 @phone a finger cannot drag the handles nearer than ten points to each other', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Filter Price' })).toBeInViewport();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const session = await page.context().newCDPSession(page);
  // Touches must stay inside the window.
  const lastX = (page.viewportSize()?.width ?? 0) - 1;
  for (const { slider, distance, from, to } of [
    { slider: minimum(page), distance: 400, from: 90, to: 100 },
    { slider: minimum(page), distance: -400, from: 0, to: 100 },
    { slider: maximum(page), distance: -400, from: 0, to: 10 },
  ]) {
    const start = await handleCentre(slider);
    const touch = (x: number) => [{ x: Math.min(lastX, Math.max(1, x)), y: start.y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touch(start.x) });
    for (const share of [0.1, 0.4, 0.7, 1]) {
      const touchPoints = touch(start.x + distance * share);
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectRange(page, from, to);
  }
});

test('CAT-12 F-57 on a page from right to left a higher price is further left, and the handles keep ten points apart', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  await expect(apply(page)).toBeEnabled();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await minimum(page).press('ArrowLeft');
  await expectRange(page, 1, 100);
  await drag(page, minimum(page), -400);
  await expectRange(page, 90, 100);
  await drag(page, minimum(page), 400);
  await expectRange(page, 0, 100);
  await drag(page, maximum(page), 400);
  await expectRange(page, 0, 10);
});

test('CAT-13 F-59 moving the handles or typing a price filters nothing until Filter Price is pressed, even if the category changes', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  await minimum(page).press('End');
  await page.getByLabel('From ($)').fill('40');
  await page.getByLabel('From ($)').blur();
  await maximum(page).press('ArrowLeft');
  await expect(productHeadings(page)).toHaveText(productNames);
  await expect(page).toHaveURL('/OurStore');
  await apply(page).click();
  await expect(productHeadings(page)).toHaveText(['Gyokuro Loose Leaf Tea']);
  await expect(page).toHaveURL('/OurStore?min=40&max=99');
  await minimum(page).press('Home');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Matcha Green Tea');
  await expect(page).toHaveURL('/OurStore?category=Matcha_Green_Tea&min=40&max=99');
});
