import { expect, type Locator, type Page } from '@playwright/test';
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
import { arrived, awake, seedStorage, stored, test } from './storefront';

const session = { name: 'Dara Sok', email: 'dara@example.com' };
const signedIn = 'You are signed in as Dara Sok';

/** The line that says who is signed in; it stands before the form, never instead of it. */
function line(page: Page, text: string): Locator {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: text })
    .and(page.locator(':has(~ div form)'));
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out on this device', exact: true });
const logOut = (page: Page) =>
  page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Log Out', exact: true });

test('SES-01 SES-02 A-58 from nobody to registered, signed in, logged out and signed out, and in again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Login');
  await awake(page);
  await expect(accountField(page, 'Email')).toBeVisible();
  await expect(line(page, 'signed')).toHaveCount(0);

  await page.getByRole('link', { name: 'No account yet? Register' }).click();
  await arrived(page, '/Register');
  await submit(page, registration);
  await arrived(page, '/Login');
  await expect(line(page, signedIn)).toBeVisible();
  const account = await rawStored(page, 'RegisteredUser');
  expect(await stored(page, 'User')).toEqual(session);

  await fillIn(page, credentials);
  await accountField(page, 'Password').press('Enter');
  await arrived(page, '/UserDashboard');
  const held = await rawStored(page, 'User');

  await logOut(page).click();
  await arrived(page, '/Login');
  expect(await rawStored(page, 'User')).toBe(held);
  await expect(line(page, signedIn)).toBeVisible();
  await expect(accountField(page, 'Password')).toBeVisible();

  await signOut(page).click();
  await expect(line(page, 'You are signed out on this device.')).toBeVisible();
  await expect(signOut(page)).toHaveCount(0);
  await expect(accountField(page, 'Password')).toBeVisible();
  expect(await rawStored(page, 'User')).toBeNull();
  expect(await rawStored(page, 'RegisteredUser')).toBe(account);
  await page.reload();
  await awake(page);
  await expect(line(page, 'signed')).toHaveCount(0);
  expect(await rawStored(page, 'User')).toBeNull();

  await submit(page, { ...credentials, Password: 'Zephyr#2025' });
  await expect(refusal(page)).toBeVisible();
  await submit(page, credentials);
  await arrived(page, '/UserDashboard');
  expect(await stored(page, 'User')).toEqual(session);
  expect(await rawStored(page, 'RegisteredUser')).toBe(account);
});

for (const address of ['/UserDashboard', '/UserDashboard/Cart', '/UserDashboard/TrackOrder/Detail']) {
  test(`SES-02 Log Out on ${address} is a link to the login page, and User stays to the letter`, async ({
    page,
  }) => {
    const text = '{ "email": "dara@example.com", "name": "Dara Sok" }';
    await seedStorage(page, 'User', text);
    await page.clock.install();
    await page.goto(address);
    await awake(page);
    await expect(logOut(page)).toHaveAttribute('href', '/Login');
    await logOut(page).click();
    await arrived(page, '/Login');
    await expect(line(page, signedIn)).toBeVisible();
    expect(await rawStored(page, 'User')).toBe(text);
    await page.getByRole('link', { name: 'Your dashboard' }).click();
    await arrived(page, '/UserDashboard');
    await expect(page.getByRole('main').getByText('Dara Sok', { exact: true })).toBeVisible();
  });
}

for (const [what, tag] of [
  ['a desktop', ''],
  ['a phone', ' @phone'],
] as const) {
  test(`A-58 on ${what} the line that arrives moves nothing${tag}`, async ({ page }) => {
    await page.goto('/Login');
    await awake(page);
    const place = async () => (await accountField(page, 'Email').boundingBox())?.y;
    const before = await place();
    await page.evaluate(() => localStorage.setItem('User', '{"name":"Dara Sok","email":"dara@example.com"}'));
    await page.reload();
    await expect(line(page, signedIn)).toBeVisible();
    expect(await place()).toBe(before);
    await signOut(page).click();
    await expect(line(page, 'You are signed out')).toBeVisible();
    expect(await place()).toBe(before);
  });
}

test('SES-02 Log Out with nobody signed in stores nobody', async ({ page }) => {
  await page.clock.install();
  await page.goto('/UserDashboard');
  await awake(page);
  await logOut(page).click();
  await arrived(page, '/Login');
  await expect(line(page, 'signed')).toHaveCount(0);
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
  await expect(line(page, signedIn)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/UserDashboard');
  await expect(other.getByRole('main').getByText('Dara Sok', { exact: true })).toBeVisible();
  expect(await storedAccount(other)).toEqual(account);
  await other.goto('/Login');
  await signOut(other).click();
  await expect(line(page, signedIn)).toHaveCount(0);
  expect(await stored(page, 'User')).toBeNull();
  await submit(page, credentials);
  await expect(page).toHaveURL('/UserDashboard');
});
