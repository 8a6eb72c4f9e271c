import { expect, type Locator, type Page } from 'playwright/test';
import {
  accountField,
  credentials,
  fillIn,
  rawStored,
  refusal,
  registration,
  storedAccount,
  submit,
} from './account';
import { arrived, hydrated, seedStorage, stored, test } from './storefront';

const session = { name: 'Dara Sok', email: 'dara@example.com' };
const loggedIn = 'You are logged in as Dara Sok';

function line(page: Page, text: string): Locator {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: text })
    .and(page.locator(':has(~ div form)'));
}

const logOutHere = (page: Page) => page.getByRole('button', { name: 'Log out on this device', exact: true });
const logOut = (page: Page) =>
  page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Log Out', exact: true });

test('SES-01 SES-02 A-58 from nobody to registered, logged in, gone through Log Out, logged out, and in again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Login');
  await hydrated(page);
  await expect(accountField(page, 'Email')).toBeVisible();
  await expect(line(page, 'logged')).toHaveCount(0);

  await page.getByRole('link', { name: 'No account yet? Register' }).click();
  await arrived(page, '/Register');
  await submit(page, registration);
  await arrived(page, '/Login');
  await expect(line(page, loggedIn)).toBeVisible();
  const account = await rawStored(page, 'RegisteredUser');
  expect(await stored(page, 'User')).toEqual(session);

  await fillIn(page, credentials);
  await accountField(page, 'Password').press('Enter');
  await arrived(page, '/UserDashBoard');
  const held = await rawStored(page, 'User');

  await logOut(page).click();
  await arrived(page, '/Login');
  expect(await rawStored(page, 'User')).toBe(held);
  await expect(line(page, loggedIn)).toBeVisible();
  await expect(accountField(page, 'Password')).toBeVisible();

  await logOutHere(page).click();
  await expect(line(page, 'You are logged out on this device.')).toBeVisible();
  await expect(logOutHere(page)).toHaveCount(0);
  await expect(accountField(page, 'Password')).toBeVisible();
  expect(await rawStored(page, 'User')).toBeNull();
  expect(await rawStored(page, 'RegisteredUser')).toBe(account);
  await page.reload();
  await hydrated(page);
  await expect(line(page, 'logged')).toHaveCount(0);
  expect(await rawStored(page, 'User')).toBeNull();

  await submit(page, { ...credentials, Password: 'Zephyr#2025' });
  await expect(refusal(page)).toBeVisible();
  await submit(page, credentials);
  await arrived(page, '/UserDashBoard');
  expect(await stored(page, 'User')).toEqual(session);
  expect(await rawStored(page, 'RegisteredUser')).toBe(account);
});

test('SES-02 Log Out is a link to the login page, and User stays to the letter', async ({ page }) => {
  const text = '{ "email": "dara@example.com", "name": "Dara Sok" }';
  await seedStorage(page, 'User', text);
  await page.clock.install();
  await page.goto('/UserDashboard/Cart');
  await hydrated(page);
  await expect(logOut(page)).toHaveAttribute('href', '/Login');
  await logOut(page).click();
  await arrived(page, '/Login');
  await expect(line(page, loggedIn)).toBeVisible();
  expect(await rawStored(page, 'User')).toBe(text);
  await page.getByRole('link', { name: 'Your dashboard' }).click();
  await arrived(page, '/UserDashboard');
  await expect(page.getByRole('main').getByText('Dara Sok', { exact: true })).toBeVisible();
});

for (const [what, tag] of [
  ['a desktop', ''],
  ['a phone', ' @phone'],
] as const) {
  test(`A-58 on ${what} the line that arrives moves nothing${tag}`, async ({ page }) => {
    await page.goto('/Login');
    await hydrated(page);
    const place = async () => (await accountField(page, 'Email').boundingBox())?.y;
    const before = await place();
    await page.evaluate(() => localStorage.setItem('User', '{"name":"Dara Sok","email":"dara@example.com"}'));
    await page.reload();
    await expect(line(page, loggedIn)).toBeVisible();
    expect(await place()).toBe(before);
    await logOutHere(page).click();
    await expect(line(page, 'You are logged out')).toBeVisible();
    expect(await place()).toBe(before);
  });
}

test('SES-02 Log Out with nobody logged in stores nobody', async ({ page }) => {
  await page.clock.install();
  await page.goto('/UserDashboard');
  await hydrated(page);
  await logOut(page).click();
  await arrived(page, '/Login');
  await expect(line(page, 'logged')).toHaveCount(0);
  expect(await rawStored(page, 'User')).toBeNull();
});

test('STORE-04 STORE-05 STORE-06 account and session are there after a reload and in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/Register');
  await submit(page, registration);
  await expect(page).toHaveURL('/Login');
  const account = await storedAccount(page);
  await page.reload();
  await expect(line(page, loggedIn)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/UserDashboard');
  await expect(other.getByRole('main').getByText('Dara Sok', { exact: true })).toBeVisible();
  expect(await storedAccount(other)).toEqual(account);
  await other.goto('/Login');
  await logOutHere(other).click();
  await expect(line(page, loggedIn)).toHaveCount(0);
  expect(await stored(page, 'User')).toBeNull();
  await submit(page, credentials);
  await expect(page).toHaveURL('/UserDashBoard');
});
