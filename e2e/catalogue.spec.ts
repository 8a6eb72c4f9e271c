import { expect, type Page } from 'playwright/test';
import { productNames } from './known-products';
import { hydrated, card, listed, test } from './storefront';

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
const count = (page: Page) => page.getByText(/^Showing all \d+ products$/);

async function chosen(page: Page): Promise<(string | null)[]> {
  return Promise.all(
    [category(page), status(page), sortBy(page)].map((select) =>
      select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.textContent ?? null),
    ),
  );
}

test('CAT-01 CAT-02 CAT-03 the page has a filter sidebar and all thirty products in the order of their ids', async ({
  page,
}) => {
  await page.goto('/OurStore');
  const sidebar = page.getByRole('complementary', { name: 'Filters' });
  await expect(sidebar.getByRole('combobox')).toHaveCount(2);
  await expect(sidebar.getByRole('slider')).toHaveCount(2);
  await expect(sidebar.getByRole('button', { name: 'Filter Price' })).toBeVisible();
  await expect(listed(page)).toHaveText(productNames.byId);
  await expect(count(page)).toHaveText('Showing all 30 products');
  await expect(
    page.getByRole('main').getByText('Out of Stock', { exact: true }).and(page.locator('p')),
  ).toHaveCount(4);
});

test('CAT-04 CAT-06 CAT-08 the choices stand in their order, at their defaults', async ({ page }) => {
  await page.goto('/OurStore');
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
  expect(await chosen(page)).toEqual(['All Category', 'Both', 'ID']);
  for (const select of [category(page), status(page), sortBy(page)]) {
    await expect(select).not.toHaveAttribute('multiple');
  }
});

test('CAT-05 CAT-03 a category lists its products alone, All Category lists all', async ({ page }) => {
  await page.goto('/OurStore');
  for (const [name, amount] of categories) {
    await category(page).selectOption(name);
    await expect(count(page)).toHaveText(`Showing all ${amount} products`);
    await expect(listed(page)).toHaveCount(amount);
  }
  await expect(listed(page)).toHaveText([
    'Shrimp Crackers Setouchi',
    'Seasonal Mochi Gift Box',
    'Nori Rice Crackers',
    'Sweet Potato Chips',
    'Kinako Butter Cookies',
    'Konpeito Sugar Stars',
  ]);
  await category(page).selectOption('All Category');
  await expect(listed(page)).toHaveText(productNames.byId);
});

test('CAT-08 CAT-09 F-61 Price high-low sorts by the price to pay, equal ones by id', async ({ page }) => {
  await page.goto('/OurStore');
  await sortBy(page).selectOption('Price high-low');
  // The two at $13.20 stay in order of id.
  await expect(listed(page)).toHaveText(highLow(productNames.byPrice));
  await sortBy(page).selectOption('ID');
  await expect(listed(page)).toHaveText(productNames.byId);
});

function highLow(names: readonly string[]): string[] {
  const tied = ['Yuzu Orange Granola', 'Kinako Butter Cookies'];
  const rest = names.toReversed().filter((name) => !tied.includes(name));
  return rest.toSpliced(rest.indexOf('Hinoki Bath Salts') + 1, 0, ...tied);
}

test('CAT-15 category, status, price and order hold together', async ({ page }) => {
  await page.goto('/OurStore');
  await category(page).selectOption('Snacks & Confectionaries');
  await status(page).selectOption('In Stock');
  await sortBy(page).selectOption('Price high-low');
  await expect(listed(page)).toHaveText([
    'Kinako Butter Cookies', // 13.20
    'Konpeito Sugar Stars', // 7.40
    'Nori Rice Crackers', // 5.20
    'Sweet Potato Chips', // 4.93
    'Shrimp Crackers Setouchi', // 4.50
  ]);
  await page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&min=5&max=15`);
  await expect(listed(page)).toHaveText([
    'Kinako Butter Cookies',
    'Konpeito Sugar Stars',
    'Nori Rice Crackers',
  ]);
  await status(page).selectOption('Out of Stock');
  await expect(page.getByText('No products were found matching your selection.')).toBeVisible();
});

test('CAT-16 F-58 where nothing matches, the sentence stands in place of the list', async ({ page }) => {
  await page.goto('/OurStore');
  await hydrated(page);
  await category(page).selectOption('Okamoto Condom & Lubrican');
  await page.getByRole('slider', { name: 'Minimum price' }).press('End');
  await page.getByRole('button', { name: 'Filter Price' }).click();
  await expect(
    page.getByText('No products were found matching your selection.', { exact: true }),
  ).toBeVisible();
  await expect(count(page)).toHaveText('Showing all 0 products');
  await expect(listed(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(listed(page)).toHaveText(productNames.byId);
  expect(await chosen(page)).toEqual(['All Category', 'Both', 'ID']);
});

test('CAT-17 @phone the filters stand in a sheet, which closes and keeps what was chosen', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
  const open = page.getByRole('main').getByRole('button', { name: 'Filters' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const [name, amount, close] of [
    ['Baby Collection', 5, 'Close filters'],
    ['Okamoto Condom & Lubrican', 3, 'Show products'],
  ] as const) {
    await open.tap();
    await sheet.getByRole('combobox', { name: 'Category' }).selectOption(name);
    await sheet.getByRole('button', { name: close }).tap();
    await expect(sheet).toBeHidden();
    await expect(count(page)).toHaveText(`Showing all ${amount} products`);
    await expect(listed(page)).toHaveCount(amount);
  }
  await open.tap();
  await expect(sheet.getByRole('combobox', { name: 'Category' })).toHaveValue('Okamoto Condom & Lubrican');
  await expect(sheet.getByRole('combobox', { name: 'Status' })).toBeInViewport();
  await expect(sheet.getByRole('button', { name: 'Filter Price' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await expect(card(page, 'Thin Latex Condoms')).toBeVisible();
});

test('CAT-04 the longest category is to be read whole', async ({ page }) => {
  await page.goto('/OurStore?category=Okamoto_Condom_%26_Lubrican');
  await expect(category(page)).toHaveValue('Okamoto Condom & Lubrican');
  const [needed, given] = await category(page).evaluate((select) => {
    const copy = document.createElement('select');
    copy.setAttribute('class', select.getAttribute('class') ?? '');
    copy.append(new Option('Okamoto Condom & Lubrican'));
    copy.style.width = 'max-content';
    select.after(copy);
    const widths = [copy.offsetWidth, select.clientWidth];
    copy.remove();
    return widths;
  });
  expect(needed).toBeLessThanOrEqual(given ?? 0);
});

test('CAT-17 @phone the price is filtered in the sheet as well', async ({ page }) => {
  await page.goto('/OurStore');
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('From ($)').fill('50');
  await sheet.getByLabel('From ($)').blur();
  await sheet.getByRole('button', { name: 'Filter Price' }).tap();
  await sheet.getByRole('button', { name: 'Show products' }).tap();
  await expect(listed(page)).toHaveText(['Gyokuro Loose Leaf Tea', 'Matcha Tea Ceremony Set']);
});

test('CAT-15 CAT-17 @phone what narrows the list is told above it, and taken back piece by piece', async ({
  page,
}) => {
  await page.goto('/OurStore?category=Matcha_Green_Tea&status=in-stock&max=50');
  await hydrated(page);
  const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('button');
  await expect(chips).toHaveText(['Matcha Green Tea', 'In Stock', '$0.00 to $50.00']);
  await page.getByRole('button', { name: 'Remove filter: In Stock' }).tap();
  await expect(page).toHaveURL('/OurStore?category=Matcha_Green_Tea&max=50');
  await page.getByRole('button', { name: 'Remove filter: Matcha Green Tea' }).press('Enter');
  await expect(chips).toBeFocused();
  await chips.press('Enter');
  await expect(page).toHaveURL('/OurStore');
  await expect(page.getByText('Showing all 30 products')).toBeVisible();
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
