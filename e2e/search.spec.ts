import { expect, type Page } from 'playwright/test';
import { arriveAt, card, productHeadings, test, waitForHydration } from './storefront';
import { scrollTop } from './viewport';

const field = (page: Page) => page.getByRole('search').getByPlaceholder('Search', { exact: true });
const marks = (page: Page) => page.getByRole('main').locator('mark');

test('A-73 a shopper opens the search with Ctrl+K, searches with a typing error and in Japanese, filters the results, and comes back from a product', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/AboutUs');
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('machta');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/OurStore?q=machta');
  await expect(page.getByRole('status').filter({ hasText: 'Showing all 7 products' })).toBeVisible();
  await expect(page.getByText('Nothing matches “machta” exactly. These are the closest.')).toBeVisible();
  await expect(productHeadings(page).first()).toHaveText('Uji Matcha Powder');
  await expect(marks(page)).toHaveText(['Matcha', 'Matcha', 'Matcha', 'Matcha']);

  // A new search scrolls to the top.
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('machta');
  await page.keyboard.type('お茶');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/OurStore?q=%E3%81%8A%E8%8C%B6');
  await expect(page.getByText('Showing all 6 products')).toBeVisible();
  await expect(page.getByText('Results for “お茶”')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('In Stock');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price low-high');
  await expect(page).toHaveURL('/OurStore?q=%E3%81%8A%E8%8C%B6&status=in-stock&sort=price-low-high');
  await expect(productHeadings(page)).toHaveText([
    'Hojicha Tea Bags', // 9.60
    'Genmaicha Brown Rice Tea', // 10.83
    'Matcha Latte Mix', // 12.87
    'Uji Matcha Powder', // 25.65
    'Gyokuro Loose Leaf Tea', // 50.00
    'Matcha Tea Ceremony Set', // 100.00
  ]);
  await card(page, 'Hojicha Tea Bags').getByRole('link').click();
  await arriveAt(page, /Hojicha_Tea_Bags$/);
  await page.goBack();
  await arriveAt(page, '/OurStore?q=%E3%81%8A%E8%8C%B6&status=in-stock&sort=price-low-high');
  await expect(productHeadings(page).first()).toHaveText('Hojicha Tea Bags');
  await expect(marks(page).first()).toHaveText('Tea');
  await page.goBack();
  await expect(page).toHaveURL('/OurStore?q=machta');
  await expect(page.getByText('Showing all 7 products')).toBeVisible();
});

test('A-73 CAT-16 a search without matches gets suggestions, and Ctrl+K does nothing in an open dialog', async ({
  page,
}) => {
  await page.goto('/OurStore?q=gronalaa&status=in-stock');
  await expect(page.getByText('No products were found matching your selection.')).toBeVisible();
  await expect(page.getByText('Showing all 0 products')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Perhaps one of these?' })).toBeVisible();
  await expect(productHeadings(page)).toHaveText([
    'Maple Walnut Granola',
    'Cocoa Banana Granola',
    'Yuzu Orange Granola',
  ]);
  await page.getByRole('link', { name: '“granola”?' }).click();
  await expect(page).toHaveURL('/OurStore?q=granola');
  await expect(page.getByText('Showing all 5 products')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Baby Collection');
  await page.getByRole('link', { name: 'Show the 5 products for “granola” hidden by the filters' }).click();
  await expect(page).toHaveURL('/OurStore?q=granola');
  await expect(page.getByText('Showing all 5 products')).toBeVisible();
  // Filters replace the history entry: one step back undoes “Show the 5 products”, the next leaves “granola”.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/OurStore?q=gronalaa&status=in-stock');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await page.getByRole('link', { name: 'Snacks & Confectionaries' }).click();
  await expect(page).toHaveURL('/OurStore?category=Snacks_%26_Confectionaries');
  await expect(page.getByText('Showing all 6 products')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
});

test('A-73 F-60 odd, long and hostile search words do not break the catalogue', async ({ page }) => {
  for (const words of [
    '((((a+)+)+$', // slow or invalid as a regular expression
    '\u202e抹茶\u0000\u0007', // control characters
    '🍵'.repeat(300),
    'constructor __proto__',
    `${'x'.repeat(5000)} tea`,
  ]) {
    await page.goto(`/OurStore?q=${encodeURIComponent(words)}`);
    await expect(page.getByText(/^Showing all \d products$/)).toBeVisible();
    await expect(page.getByText('Results for')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
});
