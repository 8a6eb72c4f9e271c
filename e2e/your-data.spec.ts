import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { arriveAt, badge, seedCart, seedStorage, seedWishlist, test, waitForHydration } from './storefront';

const { crackers, matcha } = known;

const account = { name: 'Dara Sok', email: 'dara@minato.example', password: '$pbkdf2-sha256$i=1$salt$hash' };

const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 4 }) });
const keysInStorage = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

test('A-75 SES-01 F-127 stored data is listed, saved to a file without the password hash, and deleted by keyboard in all tabs', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: crackers.id, qty: 1 },
  ]);
  await seedWishlist(page, [matcha.id]);
  await seedStorage(page, 'RegisteredUser', account);
  await seedStorage(page, 'User', { name: account.name, email: account.email });
  await page.goto('/Cart');
  await page.getByLabel('City').first().fill('Siem Reap');
  await expect.poll(() => keysInStorage(page)).toContain('Checkout');
  await page.goto('/Cookie');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Your Data', exact: true }).click();
  await arriveAt(page, '/UserDashboard#your-data');
  await expect(page.getByRole('heading', { name: 'Your Data' })).toBeInViewport();

  const storedKeys = await keysInStorage(page);
  expect(storedKeys).toEqual(
    expect.arrayContaining(['Cart', 'Checkout', 'RegisteredUser', 'User', 'wishlist']),
  );
  for (const key of storedKeys) await expect(page.getByText(key, { exact: true }).last()).toBeVisible();
  for (const [name, summary] of [
    ['Cart', '2 products'],
    ['Wishlist', '1 product'],
    ['Account', '1 account'],
    ['Logged in', 'Dara Sok, dara@minato.example'],
    ['Checkout form', '1 field filled in'],
    ['Currency', 'Nothing kept'],
  ] as const)
    await expect(item(page, name)).toContainText(summary);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^minato-your-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    device: {
      Cart: [
        { id: matcha.id, qty: 2 },
        { id: crackers.id, qty: 1 },
      ],
      RegisteredUser: { name: account.name, email: account.email },
    },
    tab: { Checkout: { billing: { city: 'Siem Reap' } } },
  });
  expect(text).not.toMatch(/password|pbkdf2/);

  const other = await context.newPage();
  await other.goto('/Login');
  await expect(badge(other)).toHaveText('2');
  await expect(other.getByText('You are logged in as Dara Sok')).toBeVisible();
  // In a background tab the dialog would close late.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Delete: Cart' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(item(page, 'Cart')).toContainText('Nothing kept');
  await expect(item(page, 'Cart')).toBeFocused();
  await expect(badge(page)).toHaveText('0');
  await expect(badge(other)).toHaveText('0');

  await page.getByRole('button', { name: 'Delete everything' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete everything?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete everything' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).press('Enter');
  await expect(
    page.getByText('Deleted. This browser no longer keeps anything you typed or chose.'),
  ).toBeFocused();
  await expect(page.getByText("You're not logged in.")).toBeVisible();
  await expect(other.getByText(/^You are logged in/)).toHaveCount(0);
  expect(await keysInStorage(page)).toEqual([]);
  await other.getByRole('link', { name: 'Wishlist' }).last().click();
  await arriveAt(other, '/Wishlist');
  await expect(other.getByText('No items in wishlist')).toBeVisible();
  expect(await keysInStorage(page)).toEqual([]);
});

test('A-75 a press that comes before the browser tells that Escape has closed a dialog opens it again', async ({
  page,
}) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/UserDashboard#your-data');
  await page.getByRole('button', { name: 'Delete everything' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete everything?' });
  await dialog.evaluate((element) =>
    element.addEventListener(
      'close',
      () => document.activeElement instanceof HTMLElement && document.activeElement.click(),
      { capture: true, once: true },
    ),
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
});

test('A-75 F-31 with blocked storage the page says so, and what it keeps in memory can be deleted', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
  });
  await page.goto('/OurStore');
  await page.getByRole('button', { name: `Add to cart: ${crackers.name}` }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Account' }).click();
  await arriveAt(page, '/UserDashboard');
  await page.getByRole('heading', { name: 'Your Data' }).click();
  await expect(page.getByText("Your browser isn't letting us keep everything.")).toBeVisible();
  await expect(item(page, 'Cart')).toContainText('1 product');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(badge(page)).toHaveText('0');
  await expect(page.getByRole('button', { name: 'Delete everything' })).toHaveCount(0);
});

test('A-75 F-127 Your Data is folded until it is opened, by keyboard too, and a link to it opens it', async ({
  page,
}) => {
  await page.goto('/UserDashboard');
  await waitForHydration(page);
  const cart = item(page, 'Cart');
  await expect(cart).toBeHidden();
  const summary = page.locator('summary').filter({ hasText: 'Your Data' });
  await expect(summary).toBeVisible();
  await summary.press('Enter');
  await expect(cart).toBeVisible();
  await summary.press('Enter');
  await expect(cart).toBeHidden();
  await page.goto('/UserDashboard#your-data');
  await expect(cart).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(cart).toBeVisible();
});
