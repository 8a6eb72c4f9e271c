import { expect, type Page } from 'playwright/test';
import { addresses, known, soldOut } from './known-products';
import {
  hydrated,
  badge,
  holdScripts,
  requestsOf,
  seedCart,
  seedStorage,
  seedWishlist,
  test,
} from './storefront';

const { granola, matcha, gyokuro, mochi } = known;

for (const [area, all] of [
  ['the shop', addresses.filter((address) => !address.includes('User'))],
  ['the dashboard', addresses.filter((address) => address.includes('User'))],
  ['the products', [matcha.path, gyokuro.path, ...soldOut.map(({ path }) => path)]],
] as const) {
  test(`TECH-07 ERR-03 GEN-02 F-93 F-136 with all in storage each page of ${area} hydrates without an error or a policy violation, and asks no other origin`, async ({
    page,
  }) => {
    await seedCart(page, [
      { id: granola.id, qty: 2 },
      { id: matcha.id, qty: 3 },
    ]);
    await seedWishlist(page, [gyokuro.id, mochi.id]);
    await seedStorage(page, 'User', { name: 'Dara', email: 'dara@example.com' });
    await seedStorage(page, 'RegisteredUser', { name: 'Dara', email: 'dara@example.com', password: 'x' });
    for (const address of all) {
      await page.goto(address);
      await hydrated(page);
      await expect(badge(page), address).toHaveText('2');
    }
  });
}

const fields = (page: Page) =>
  page.locator('main :is(input:not([type=checkbox], [type=radio], [type=range]), textarea):enabled:visible');

for (const [address, count] of [
  ['/', 1],
  ['/Login', 2],
  ['/Register', 4],
  ['/ResetPassword', 1],
  ['/Contact', 6],
  ['/TrackOrder', 2],
  ['/UserDashboard/ResetPassword', 1],
  ['/UserDashboard/TrackOrder', 2],
] as const) {
  test(`A-66 what was typed on ${address} before hydration is kept, and Enter sends nothing`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(fields(page)).toHaveCount(count);
    for (const field of await fields(page).all()) await field.fill('dara@example.com');
    const requests = requestsOf(page);
    await fields(page).first().press('Enter');
    release();
    await hydrated(page);
    for (const field of await fields(page).all()) await expect(field).toHaveValue('dara@example.com');
    await expect(page).toHaveURL(address);
    expect(requests.filter((request) => new URL(request).pathname === address)).toEqual([]);
    expect(requests.filter((request) => request.includes('dara'))).toEqual([]);
  });
}

test('A-66 what was chosen on /Contact before hydration is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/Contact', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Cambodia (Asia)' });
  await page.getByRole('checkbox').check();
  release();
  await hydrated(page);
  await expect(page.getByRole('combobox', { name: 'Country' }).locator('option:checked')).toHaveText(
    'Cambodia (Asia)',
  );
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('A-66 what needs the page hydrated waits for it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(matcha.path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(matcha.name);
  for (const name of ['Add to cart', 'Decrease quantity', 'Increase quantity', 'Share']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  release();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(badge(page)).toHaveText('1');
});

test('FRAME-09 @phone the menu is a link until the page is hydrated, then a button (A-04)', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).tap();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Career' })).toBeInViewport();
  release();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
