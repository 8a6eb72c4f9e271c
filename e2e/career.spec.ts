import { expect, type Page } from 'playwright/test';
import { arrived, hydrated, requestsOf, test } from './storefront';

const positions = (page: Page) =>
  page.getByRole('list', { name: 'Career', exact: true }).getByRole('listitem');

const open = [
  ['Buyer, Tea and Confectionery', ['Buying', 'Full-time', 'Dubai, United Arab Emirates']],
  ['Warehouse Team Member', ['Operations', 'Full-time', 'Phnom Penh, Cambodia']],
  ['Customer Care, Khmer and English', ['Customer Care', 'Part-time', 'Phnom Penh, Cambodia']],
] as const;

test('CAR-01 exactly three positions are open, each with title, business, type and location', async ({
  page,
}) => {
  await page.goto('/Career');
  await expect(positions(page).getByRole('heading')).toHaveText(open.map(([title]) => title));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  for (const [index, [title, facts]] of open.entries()) {
    const position = positions(page).nth(index);
    await expect(position.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(position.locator('dt')).toHaveText(['Business', 'Type', 'Location']);
    await expect(position.locator('dd')).toHaveText(facts);
    for (const fact of await position.locator('dd').all()) await expect(fact).toBeVisible();
    await expect(position.getByRole('link', { name: `Write to us about ${title}` })).toHaveAttribute(
      'href',
      /^\/Contact\?subject=/,
    );
  }
});

test('CAR-01 CON-01 a link to write about a position opens the contact form with its name', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Career');
  await hydrated(page);
  await page.getByRole('link', { name: 'Write to us about Customer Care, Khmer and English' }).click();
  await arrived(page, /\/Contact/);
  const subject = page.getByLabel('Subject');
  await expect(subject).toHaveValue('Customer Care, Khmer and English');
  await page.reload();
  await hydrated(page);
  await expect(subject).toHaveValue('Customer Care, Khmer and English');
});

test('CAR-01 @phone on a phone the three positions show the same', async ({ page }) => {
  await page.goto('/Career');
  await expect(positions(page)).toHaveCount(3);
  for (const [index, [title, facts]] of open.entries()) {
    await expect(positions(page).nth(index).getByRole('heading')).toHaveText(title);
    await expect(positions(page).nth(index).locator('dd')).toHaveText(facts);
    for (const fact of await positions(page).nth(index).locator('dd').all()) await expect(fact).toBeVisible();
  }
});

test('CAR-02 a search and two filters can be used, ask nobody and change nothing in the list', async ({
  page,
}) => {
  await page.goto('/Career');
  await hydrated(page);
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search positions' });
  const type = page.getByRole('combobox', { name: 'Type', exact: true });
  const place = page.getByRole('combobox', { name: 'Location', exact: true });
  const list = page.getByRole('list', { name: 'Career', exact: true });
  const before = await list.innerHTML();
  const requests = requestsOf(page);

  for (const [select, values] of [
    [type, ['Full-time', 'Part-time', 'Any']],
    [place, ['Dubai, United Arab Emirates', 'Phnom Penh, Cambodia', 'Any']],
  ] as const) {
    await expect(select).toHaveValue('Any');
    await expect(select.locator('option')).toHaveText(['Any', ...values.slice(0, -1)]);
    for (const value of values) {
      await select.selectOption(value);
      await expect(select).toHaveValue(value);
      await expect(positions(page)).toHaveCount(3);
      expect(await list.innerHTML()).toBe(before);
    }
  }
  await type.selectOption('Part-time');
  await place.selectOption('Dubai, United Arab Emirates');
  await search.pressSequentially('warehouse');
  expect(await list.innerHTML()).toBe(before);
  await search.fill('nothing that is here');
  await search.press('Enter');
  await expect(search).toHaveValue('nothing that is here');
  await expect(type).toHaveValue('Part-time');
  await expect(page).toHaveURL('/Career');
  await expect(positions(page).getByRole('heading')).toHaveText(open.map(([title]) => title));
  expect(await list.innerHTML()).toBe(before);
  expect(requests).toEqual([]);
});
