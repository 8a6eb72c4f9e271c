import { expect, type Page } from 'playwright/test';
import { installShiftAudit } from './shift-audit';
import { holdScripts, test } from './storefront';
import { edgesOf } from './viewport';

const chips = (page: Page) => page.getByRole('list', { name: 'Categories' });
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name });
const select = (page: Page, name: string) => page.getByRole('combobox', { name });
const firstCard = (page: Page) => page.locator('main article').first();
const shifts = (page: Page) => page.evaluate(() => window.shiftFaults());

/** Opens a page whose scripts wait for the function that this returns. */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Runs the scripts, and expects that `text` comes and moves nothing. */
async function expectStill(page: Page, release: () => void, text: string): Promise<void> {
  const before = await shifts(page);
  release();
  await expect(page.getByText(text)).toBeVisible();
  await expect(firstCard(page)).toBeVisible();
  expect(await shifts(page)).toEqual(before);
}

test.beforeEach(async ({ page }) => {
  await installShiftAudit(page);
});

const category = 'Baby Collection';

for (const { width, control, choose } of [
  { width: 390, control: 'picture', choose: async (page: Page) => chip(page, category).click() },
  {
    width: 1280,
    control: 'option',
    choose: async (page: Page) => select(page, 'Category').selectOption(category),
  },
])
  test(`CAT-05 A-66 at ${width} px a category whose ${control} is chosen before hydration gets its place at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    const release = await openUnhydrated(page, '/OurStore');
    const before = await edgesOf(chips(page));
    await choose(page);
    expect((await edgesOf(chips(page))).top).toBeGreaterThan(before.top + 100);
    await expect(firstCard(page)).toBeHidden();

    await expectStill(page, release, 'Showing all 5 products');
    await expect(page.getByRole('main').getByText(category).first()).toBeVisible();
    await expect(page).toHaveURL('/OurStore?category=Baby_Collection');
  });

test('CAT-05 A-66 the category chosen last before hydration is shown, and its ring alone', async ({
  page,
}) => {
  const release = await openUnhydrated(page, '/OurStore');
  await chip(page, 'Calbee Frugra').click();
  await chip(page, category).click();
  await expect(chips(page).locator('[aria-busy]')).toHaveAccessibleName(category);

  await expectStill(page, release, 'Showing all 5 products');
  await expect(page).toHaveURL('/OurStore?category=Baby_Collection');
});

test('CAT-05 A-66 All Category, chosen after a category before hydration, takes back the place of the category', async ({
  page,
}) => {
  const release = await openUnhydrated(page, '/OurStore');
  const before = await edgesOf(chips(page));
  await chip(page, category).click();
  await chip(page, 'All Category').click();
  expect((await edgesOf(chips(page))).top).toBe(before.top);
  await expect(firstCard(page)).toBeVisible();

  await expectStill(page, release, 'Showing all 30 products');
  await expect(page).toHaveURL('/OurStore');
});

for (const [field, option, text, search] of [
  ['Status', 'Out of Stock', 'Showing all 4 products', '?status=out-of-stock'],
  ['Sort by', 'Name Z-A', 'Showing all 30 products', '?sort=name-z-a'],
] as const)
  test(`CAT-15 A-66 nothing moves when "${field}", chosen before hydration, applies`, async ({ page }) => {
    const release = await openUnhydrated(page, '/OurStore');
    await select(page, field).selectOption(option);
    await expect(firstCard(page)).toBeHidden();

    await expectStill(page, release, text);
    await expect(page).toHaveURL(`/OurStore${search}`);
  });

test('CAT-13 A-66 nothing moves when a price, typed before hydration, applies', async ({ page }) => {
  const release = await openUnhydrated(page, '/OurStore');
  await page.getByRole('textbox', { name: 'To' }).fill('10');
  await page.getByRole('button', { name: 'Filter Price' }).click();
  await expect(firstCard(page)).toBeHidden();

  await expectStill(page, release, '$0.00 to $');
});

test('CAT-05 F-60 a url with an unknown category moves nothing', async ({ page }) => {
  const release = await openUnhydrated(page, '/OurStore?category=Toys');
  await expect(chips(page)).toBeVisible();
  await expectStill(page, release, 'Showing all 30 products');
});
