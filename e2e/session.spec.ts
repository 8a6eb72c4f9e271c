import { expect, type Page } from 'playwright/test';
import { accountField, accountOfDara, credentials, rawStored, registration, submit } from './account';
import { arriveAt, button, main, seedStorage, stored, test, waitForHydration } from './storefront';
import { screens } from './viewport';

const session = { name: 'Dara Sok', email: 'dara@example.com' };
const loggedIn = 'You are logged in as Dara Sok';

/** A line about the session. It precedes the element around the login form. */
const sessionLine = (page: Page, text: string) =>
  main(page).getByRole('status').filter({ hasText: text }).and(page.locator(':has(~ div form)'));
const logOutButton = (page: Page) => button(page, 'Log out on this device');

test('SES-01 SES-02 A-58 a shopper registers, logs in, keeps the session after Log Out, logs out on the device, and logs in again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Login');
  await waitForHydration(page);
  await expect(sessionLine(page, 'logged')).toHaveCount(0);
  await page.getByRole('link', { name: 'No account yet? Register' }).click();
  await arriveAt(page, '/Register');
  await submit(page, registration);
  await arriveAt(page, '/Login');
  await expect(sessionLine(page, loggedIn)).toBeVisible();
  const account = await rawStored(page, 'RegisteredUser');
  await submit(page, credentials);
  await arriveAt(page, '/UserDashBoard');
  const storedSession = await rawStored(page, 'User');
  expect(JSON.parse(storedSession ?? '')).toEqual(session);

  const logOutLink = main(page).getByRole('navigation').getByRole('link', { name: 'Log Out', exact: true });
  await expect(logOutLink).toHaveAttribute('href', '/Login');
  await logOutLink.click();
  await arriveAt(page, '/Login');
  expect(await rawStored(page, 'User')).toBe(storedSession);
  await expect(sessionLine(page, loggedIn)).toBeVisible();
  await expect(accountField(page, 'Password')).toBeVisible();
  await page.getByRole('link', { name: 'Your dashboard' }).click();
  await arriveAt(page, '/UserDashboard');
  await page.goBack();
  await arriveAt(page, '/Login');

  await logOutButton(page).click();
  await expect(sessionLine(page, 'You are logged out on this device.')).toBeVisible();
  await expect(logOutButton(page)).toHaveCount(0);
  await expect(accountField(page, 'Password')).toBeVisible();
  expect(await rawStored(page, 'User')).toBeNull();
  expect(await rawStored(page, 'RegisteredUser')).toBe(account);
  await page.reload();
  await waitForHydration(page);
  await expect(sessionLine(page, 'logged')).toHaveCount(0);
  await submit(page, credentials);
  await arriveAt(page, '/UserDashBoard');
  expect(await stored(page, 'User')).toEqual(session);
});

test('A-58 the form does not move when the line about the session appears or disappears', async ({
  page,
}) => {
  await page.goto('/Login');
  const top = async () => (await accountField(page, 'Email').boundingBox())?.y;
  for (const size of [screens.phone, screens.desktop]) {
    await page.setViewportSize(size);
    await page.reload();
    await waitForHydration(page);
    const before = await top();
    await page.evaluate((user) => localStorage.setItem('User', user), JSON.stringify(session));
    await page.reload();
    await expect(sessionLine(page, loggedIn)).toBeVisible();
    expect(await top()).toBe(before);
    await logOutButton(page).click();
    await expect(sessionLine(page, 'You are logged out')).toBeVisible();
    expect(await top()).toBe(before);
  }
});

test('F-46 STORE-04 STORE-05 STORE-06 a login, registration or logout in one tab shows in another, both at once and after a reload', async ({
  page,
  context,
}) => {
  await seedStorage(page, 'RegisteredUser', accountOfDara());
  await page.goto('/UserDashboard');
  await expect(main(page).getByText("You're not logged in.", { exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const other = await context.newPage();
  await other.goto('/Login');
  await submit(other, credentials);
  await expect(other).toHaveURL('/UserDashBoard');
  await expect(main(page).getByText('Dara Sok', { exact: true })).toBeVisible();

  await other.goto('/Register');
  await submit(other, { ...registration, Name: 'Sophea Chann', Email: 'sophea@example.com' });
  await expect(other).toHaveURL('/Login');
  await expect(main(page).getByText('Sophea Chann', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Dara Sok')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await expect(main(page).getByText('Sophea Chann', { exact: true })).toBeVisible();
  expect(await stored(page, 'RegisteredUser')).toMatchObject({ name: 'Sophea Chann' });

  await logOutButton(other).click();
  await expect(main(page).getByText("You're not logged in.")).toBeVisible();
  await expect(main(page).getByText('Sophea Chann')).toHaveCount(0);
});
