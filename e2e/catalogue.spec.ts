import { expect, type Locator, type Page } from 'playwright/test';
import { productNames } from './known-products';
import { card, productHeadings, test, waitForHydration } from './storefront';

/** Names and numbers of products. */
const categories = [
  ['Calbee Frugra', 5],
  ['Matcha Green Tea', 6],
  ['Baby Collection', 5],
  ['Healthcare Products', 5],
  ['Okamoto Condom & Lubrican', 3],
  ['Snacks & Confectionaries', 6],
] as const;

const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const status = (page: Page) => page.getByRole('combobox', { name: 'Status' });
const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const countText = (page: Page) => page.getByText(/^Showing all \d+ products$/);

/** The chosen options of category, status and order. */
async function selectedTexts(page: Page): Promise<(string | null)[]> {
  return Promise.all(
    [category(page), status(page), sortBy(page)].map((select) =>
      select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.textContent ?? null),
    ),
  );
}

test('CAT-01 CAT-02 CAT-03 CAT-04 CAT-06 CAT-08 at first no filter is set, and all thirty products are listed in the order of their ids', async ({
  page,
}) => {
  await page.goto('/OurStore');
  const sidebar = page.getByRole('complementary', { name: 'Filters' });
  await expect(sidebar.getByRole('combobox')).toHaveCount(2);
  await expect(sidebar.getByRole('slider')).toHaveCount(2);
  await expect(sidebar.getByRole('button', { name: 'Filter Price' })).toBeVisible();
  await expect(productHeadings(page)).toHaveText(productNames);
  await expect(countText(page)).toHaveText('Showing all 30 products');
  const soldOutText = page.getByRole('main').getByText('Out of Stock', { exact: true });
  // An option of the status filter has the same text.
  const soldOutLabels = soldOutText.and(page.locator('p'));
  await expect(soldOutLabels).toHaveCount(4);

  await expect(category(page).getByRole('option')).toHaveText([
    'All Category',
    ...categories.map(([name]) => name),
  ]);
  await expect(status(page).getByRole('option')).toHaveText(['Both', 'In Stock', 'Out of Stock']);
  await expect(sortBy(page).getByRole('option')).toHaveText([
    'ID',
    'Price low-high',
    'Price high-low',
    'Name A-Z',
    'Name Z-A',
  ]);
  expect(await selectedTexts(page)).toEqual(['All Category', 'Both', 'ID']);
  for (const select of [category(page), status(page), sortBy(page)]) {
    await expect(select).not.toHaveAttribute('multiple');
  }
});

test('CAT-03 CAT-04 CAT-05 a category lists its own products, All Category lists all, and the longest name fits the field', async ({
  page,
}) => {
  await page.goto('/OurStore');
  for (const [name, amount] of categories) {
    await category(page).selectOption(name);
    await expect(countText(page)).toHaveText(`Showing all ${amount} products`);
    await expect(productHeadings(page)).toHaveCount(amount);
  }
  await expect(productHeadings(page)).toHaveText([
    'Shrimp Crackers Setouchi',
    'Seasonal Mochi Gift Box',
    'Nori Rice Crackers',
    'Sweet Potato Chips',
    'Kinako Butter Cookies',
    'Konpeito Sugar Stars',
  ]);
  await category(page).selectOption('All Category');
  await expect(productHeadings(page)).toHaveText(productNames);
  expect(await missingWidth(category(page))).toBeLessThanOrEqual(0);
});

/** How many pixels the select is too narrow for its longest option; negative if it has room to spare. */
async function missingWidth(select: Locator): Promise<number> {
  return select.evaluate((element) => {
    const copy = document.createElement('select');
    copy.setAttribute('class', element.getAttribute('class') ?? '');
    copy.append(new Option('Okamoto Condom & Lubrican'));
    copy.style.width = 'max-content';
    element.after(copy);
    const missing = copy.offsetWidth - element.clientWidth;
    copy.remove();
    return missing;
  });
}

test('CAT-15 category, status, price and order combine', async ({ page }) => {
  await page.goto('/OurStore');
  await category(page).selectOption('Snacks & Confectionaries');
  await status(page).selectOption('In Stock');
  await sortBy(page).selectOption('Price high-low');
  await expect(productHeadings(page)).toHaveText([
    'Kinako Butter Cookies', // 13.20
    'Konpeito Sugar Stars', // 7.40
    'Nori Rice Crackers', // 5.20
    'Sweet Potato Chips', // 4.93
    'Shrimp Crackers Setouchi', // 4.50
  ]);
  await page.goto(`${page.url()}&min=5&max=15`);
  await expect(productHeadings(page)).toHaveText([
    'Kinako Butter Cookies',
    'Konpeito Sugar Stars',
    'Nori Rice Crackers',
  ]);
  await status(page).selectOption('Out of Stock');
  await expect(page.getByText('No products were found matching your selection.')).toBeVisible();
});

test('CAT-16 F-58 when no product matches, a sentence replaces the list', async ({ page }) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  await category(page).selectOption('Okamoto Condom & Lubrican');
  await page.getByRole('slider', { name: 'Minimum price' }).press('End');
  await page.getByRole('button', { name: 'Filter Price' }).click();
  await expect(
    page.getByText('No products were found matching your selection.', { exact: true }),
  ).toBeVisible();
  await expect(countText(page)).toHaveText('Showing all 0 products');
  await expect(productHeadings(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(productHeadings(page)).toHaveText(productNames);
  expect(await selectedTexts(page)).toEqual(['All Category', 'Both', 'ID']);
});

test('CAT-17 @phone the filters are in a sheet, which closes and keeps the choices', async ({ page }) => {
  await page.goto('/OurStore');
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
  const open = page.getByRole('main').getByRole('button', { name: 'Filters' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const [name, amount, close] of [
    ['Baby Collection', 5, 'Close filters'],
    ['Okamoto Condom & Lubrican', 3, 'Show 3 products'],
  ] as const) {
    await open.tap();
    await sheet.getByRole('combobox', { name: 'Category' }).selectOption(name);
    await sheet.getByRole('button', { name: close }).tap();
    await expect(sheet).toBeHidden();
    await expect(countText(page)).toHaveText(`Showing all ${amount} products`);
    await expect(productHeadings(page)).toHaveCount(amount);
  }
  await open.tap();
  await expect(sheet.getByRole('combobox', { name: 'Category' })).toHaveValue('Okamoto Condom & Lubrican');
  await expect(sheet.getByRole('combobox', { name: 'Status' })).toBeInViewport();
  await sheet.getByLabel('To ($)').fill('12');
  await sheet.getByRole('button', { name: 'Filter Price' }).tap();
  await expect(page).toHaveURL('/OurStore?category=Okamoto_Condom_%26_Lubrican&max=12');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await expect(card(page, 'Thin Latex Condoms')).toBeVisible();
});

test('CAT-15 CAT-17 @phone applied filters are shown above the list and can be removed one by one', async ({
  page,
}) => {
  await page.goto('/OurStore?category=Matcha_Green_Tea&status=in-stock&max=50');
  await waitForHydration(page);
  const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('button');
  await expect(chips).toHaveText(['In Stock', '$0.00 to $50.00']);
  await page.getByRole('button', { name: 'Remove filter: In Stock' }).press('Enter');
  await expect(page).toHaveURL('/OurStore?category=Matcha_Green_Tea&max=50');
  await expect(chips).toBeFocused();
  await chips.press('Enter');
  await expect(page).toHaveURL('/OurStore?category=Matcha_Green_Tea');
  await expect(page.getByText('Showing all 6 products')).toBeVisible();
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('CAT-04 CAT-05 a category shows its picture, its word and a sentence, and its chip and the field choose alike', async ({
  page,
}) => {
  await page.goto('/OurStore?category=Matcha_Green_Tea');
  const chips = page.getByRole('list', { name: 'Categories' }).getByRole('button');
  // All categories have the number of all products in the place of a picture.
  await expect(chips).toHaveText(['30All Category', ...categories.map(([name]) => name)]);
  const sentence = (text: string) => page.getByRole('main').getByText(text);
  await expect(sentence('Stone-ground powder, loose leaf and tea bags from Uji and Yame.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'お茶' })).toHaveAttribute('lang', 'ja');
  await expect(chips.and(page.locator('[aria-pressed=true]'))).toHaveText('Matcha Green Tea');
  await chips.filter({ hasText: 'Baby Collection' }).click();
  await expect(page).toHaveURL('/OurStore?category=Baby_Collection');
  await expect(category(page)).toHaveValue('Baby Collection');
  await expect(sentence('Lotion, wipes and bottles for small people')).toBeVisible();
  await category(page).selectOption('All Category');
  await expect(chips.and(page.locator('[aria-pressed=true]'))).toHaveAccessibleName('All Category');
  await expect(sentence('Lotion, wipes and bottles for small people')).toHaveCount(0);
  await chips.filter({ hasText: 'Snacks' }).click();
  await expect(productHeadings(page)).toHaveCount(6);
});

test('CAT-04 A-66 the categories stay where they are scrolled before hydration, and later show what is chosen elsewhere @phone', async ({
  page,
}) => {
  await page.goto('/OurStore');
  const chips = page.getByRole('list', { name: 'Categories' }).getByRole('button');
  await chips.last().scrollIntoViewIfNeeded();
  await waitForHydration(page);
  await expect(chips.first()).not.toBeInViewport();
  await chips.last().tap();
  await expect(page).toHaveURL('/OurStore?category=Snacks_%26_Confectionaries');
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  await category(page).selectOption('All Category');
  await expect(chips.first()).toBeInViewport();
});

test('CAT-01 wide screens show four columns from 1440 px on and five from 1760', async ({ page }) => {
  await page.goto('/OurStore');
  for (const [width, columns] of [
    [1439, 3],
    [1440, 4],
    [1759, 4],
    [1760, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((article) => Math.round(article.getBoundingClientRect().top)));
    expect(
      tops.filter((top) => top === tops[0]),
      String(width),
    ).toHaveLength(columns);
  }
});
