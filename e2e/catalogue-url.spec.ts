import { expect, type Page } from 'playwright/test';
import { known, productNames } from './known-products';
import { recordFrames } from './recorded-frames';
import { arriveAt, card, dialogsOf, headerLink, holdScripts, productHeadings, test } from './storefront';

const { matcha } = known;

const select = (page: Page, name: string) => page.getByRole('combobox', { name });
const filteredUrl = '/OurStore?category=Matcha_Green_Tea&status=in-stock&max=30&sort=price-high-low';
const filteredNames = [
  'Uji Matcha Powder', // 25.65
  'Matcha Latte Mix', // 12.87
  'Genmaicha Brown Rice Tea', // 10.83
  'Hojicha Tea Bags', // 9.60
];

async function expectFiltered(page: Page): Promise<void> {
  await expect(productHeadings(page)).toHaveText(filteredNames);
  await expect(page.getByText('Showing all 4 products')).toBeVisible();
  await expect(select(page, 'Category')).toHaveValue('Matcha Green Tea');
  await expect(select(page, 'Status').locator('option:checked')).toHaveText('In Stock');
  await expect(select(page, 'Sort by').locator('option:checked')).toHaveText('Price high-low');
  await expect(page.getByRole('slider', { name: 'Minimum price' })).toHaveValue('0');
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('30');
}

test('CAT-15 the url has every choice that is not the default', async ({ page }) => {
  await page.goto('/OurStore');
  await select(page, 'Category').selectOption('Snacks & Confectionaries');
  await expect(page).toHaveURL('/OurStore?category=Snacks_%26_Confectionaries');
  await select(page, 'Status').selectOption('Out of Stock');
  await expect(page).toHaveURL('/OurStore?category=Snacks_%26_Confectionaries&status=out-of-stock');
  await select(page, 'Category').selectOption('All Category');
  await expect(page).toHaveURL('/OurStore?status=out-of-stock');
  await select(page, 'Status').selectOption('Both');
  await select(page, 'Sort by').selectOption('Name Z-A');
  await expect(page).toHaveURL('/OurStore?sort=name-z-a');
  await select(page, 'Sort by').selectOption('ID');
  await page.getByLabel('From ($)').fill('20');
  await page.getByRole('button', { name: 'Filter Price' }).click();
  await expect(page).toHaveURL('/OurStore?min=20');
  await page.getByLabel('From ($)').fill('0');
  await page.getByRole('button', { name: 'Filter Price' }).click();
  await expect(page).toHaveURL('/OurStore');
  await expect(productHeadings(page)).toHaveText(productNames);
});

test('CAT-15 a shared link, a reload and Back from a product restore every choice', async ({ page }) => {
  await page.clock.install();
  await page.goto(filteredUrl);
  await expectFiltered(page);
  await page.reload();
  await expectFiltered(page);
  await expect(page).toHaveURL(filteredUrl);
  await card(page, matcha.name).getByRole('link').click();
  await arriveAt(page, matcha.path);
  await page.goBack();
  await arriveAt(page, filteredUrl);
  await expectFiltered(page);
});

test('CAT-05 CAT-15 a filter adds no history entry, so that Back leaves the catalogue, and Our Store in the header clears the filters', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Contact');
  await headerLink(page, 'Our Store').click();
  await arriveAt(page, '/OurStore');
  await select(page, 'Category').selectOption('Baby Collection');
  await select(page, 'Sort by').selectOption('Name A-Z');
  await expect(page).toHaveURL('/OurStore?category=Baby_Collection&sort=name-a-z');
  await page.goBack();
  await arriveAt(page, '/Contact');
  await page.goto('/OurStore?category=Baby_Collection');
  await expect(productHeadings(page)).toHaveCount(5);
  await headerLink(page, 'Our Store').click();
  await expect(page).toHaveURL('/OurStore');
  await expect(productHeadings(page)).toHaveText(productNames);
  await expect(select(page, 'Category')).toHaveValue('All Category');
});

test('F-60 unknown values in the query filter nothing, and markup in the search words is shown as text', async ({
  page,
}) => {
  const dialogs = dialogsOf(page);
  await page.goto(
    '/OurStore?category=<script>alert(1)</script>&min=NaN&max=%E0%A4%A&sort=__proto__&status=maybe',
  );
  await expect(page.getByRole('button', { name: 'Filter Price' })).toBeEnabled();
  await expect(productHeadings(page)).toHaveText(productNames);
  for (const [name, value] of [
    ['Category', 'All Category'],
    ['Status', 'Both'],
    ['Sort by', 'ID'],
  ] as const) {
    await expect(select(page, name).locator('option:checked')).toHaveText(value);
  }
  await expect(page.getByRole('slider', { name: 'Minimum price' })).toHaveValue('0');
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('100');
  await page.goto(`/OurStore?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByText('Results for “<img src=x onerror=alert(1)>”')).toBeVisible();
  await expect(page.getByText('No products were found matching your selection.')).toBeVisible();
  expect(dialogs).toEqual([]);
});

test.describe('before the query is read', () => {
  test('CAT-02 before the scripts run, a url without a query shows all thirty products, and a url with a query shows none', async ({
    page,
  }) => {
    const frames = await recordFrames(page);
    const release = await holdScripts(page);
    await page.goto('/OurStore', { waitUntil: 'commit' });
    await expect(productHeadings(page)).toHaveText(productNames);
    await expect(page.getByText('Showing all 30 products')).toBeVisible();
    await page.goto('/OurStore?category=Baby_Collection', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(30);
    await expect(page.getByText('Showing all')).toBeHidden();
    await expect(page.locator('main article').first()).toBeHidden();
    release();
    await expect(page.getByText('Showing all 5 products')).toBeVisible();
    await expect(productHeadings(page)).toHaveCount(5);
    const visibleCards = (await frames()).map(({ cards }) => cards);
    expect(new Set(visibleCards)).toEqual(new Set([0, 5]));
  });

  test('CAT-02 F-84 a url with a query shows no list for twelve seconds, and then all thirty products below a message', async ({
    page,
  }) => {
    await page.clock.install();
    // Otherwise the time that the page takes to load would pass as well.
    await page.clock.pauseAt(Date.now() + 60_000);
    await holdScripts(page);
    await page.goto('/OurStore?category=Baby_Collection', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.clock.runFor(11_000);
    await expect(page.locator('main article').first()).toBeHidden();
    await page.clock.runFor(2000);
    await expect(page.getByRole('main').getByRole('alert')).toContainText("part of it didn't load");
    await expect(productHeadings(page)).toHaveText(productNames);
  });

  test.describe('where the scripts fail', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test('CAT-02 F-84 a url with a query shows all thirty products', async ({ page }) => {
      await page.route('**/_next/static/**/*.js', (route) => route.abort());
      await page.goto('/OurStore?category=Baby_Collection');
      await expect(productHeadings(page)).toHaveText(productNames);
      await expect(page.getByText('All thirty products: granola,')).toBeVisible();
    });
  });
});
