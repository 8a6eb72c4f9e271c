import { expect } from 'playwright/test';
import { known } from './known-products';
import { arriveAt, card, openWithStoppedClock, test } from './storefront';
import { scrollTop } from './viewport';

const { matcha } = known;

/** This product has the id 30. */
const latte = 'Matcha Latte Mix';

test('A-07 after Back the catalogue offers to continue from the opened card, and a product page lists the products that were viewed before', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/OurStore?sort=name-z-a&category=Matcha_Green_Tea');
  const continueButton = page.getByRole('button', { name: /^Continue from/ });
  await expect(continueButton).toHaveCount(0);
  await card(page, latte).getByRole('link').click();
  await arriveAt(page, /Matcha_Latte_Mix$/);
  const storedViewings = () => page.evaluate(() => localStorage.getItem('recentlyViewed'));
  // The list loads, and the view is stored, on the first interaction.
  await page.mouse.move(100, 100);
  await expect.poll(storedViewings).toContain('"id":30');
  await page.goBack();
  await arriveAt(page, /sort=name-z-a/);
  expect(await scrollTop(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(continueButton).toBeFocused();
  await expect(continueButton).toHaveText(`Continue from ${latte}`);
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(card(page, latte)).not.toBeInViewport();
  await continueButton.press('Enter');
  await expect(card(page, latte)).toBeInViewport({ ratio: 0.9 });
  await expect(card(page, latte).getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: /All Category/ }).click();
  await expect(continueButton).toBeVisible();

  await card(page, matcha.name).getByRole('link').click();
  await arriveAt(page, matcha.path);
  // Any key is an interaction, and the list shows a frame after it is loaded.
  await page.keyboard.press('Shift');
  await page.clock.resume();
  const recentlyViewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recentlyViewed.getByRole('link')).toHaveText([latte]);
  await recentlyViewed.getByRole('link', { name: latte }).click();
  await arriveAt(page, /Matcha_Latte_Mix$/);
  await page.keyboard.press('Shift');
  await expect(recentlyViewed.getByRole('link')).toHaveText([matcha.name]);
  await page.getByRole('button', { name: 'Clear recently viewed products' }).press('Enter');
  await expect(recentlyViewed).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await storedViewings()).toBeNull();
});
