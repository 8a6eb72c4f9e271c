import { expect, type Page } from 'playwright/test';
import {
  accountField,
  accountOfDara,
  alertNotice,
  allStoredData,
  credentials,
  dara,
  expectBusy,
  expectStoppedAt,
  fillIn,
  holdHashes,
  rawStored,
  formError,
  submit,
  submitButton,
} from './account';
import { recordFrames } from './recorded-frames';
import {
  arriveAt,
  dialogsOf,
  expectToLast,
  main,
  openWithStoppedClock,
  seedStorage,
  stored,
  test,
  waitForHydration,
} from './storefront';

const account = accountOfDara();
const wrongCredentials = { ...credentials, Password: 'Zephyr#2025' };

const accountMenu = (page: Page) => page.getByRole('navigation', { name: 'Account', exact: true });
const currentItem = (page: Page) => accountMenu(page).locator('[aria-current="page"]');

test('LOG-01 A-55 the form has email and password, both required, and links to register and to reset', async ({
  page,
}) => {
  await page.goto('/Login');
  await expect(page.locator('main form label')).toHaveText(['Email', 'Password']);
  await expect(main(page).getByRole('link', { name: 'No account yet? Register' })).toHaveAttribute(
    'href',
    '/Register',
  );
  await expect(main(page).getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/ResetPassword',
  );
  for (const label of Object.keys(credentials)) {
    await fillIn(page, { ...credentials, [label]: '' });
    await expectStoppedAt(page, label, '/Login');
  }
  await fillIn(page, { ...credentials, Email: 'dara' });
  await expectStoppedAt(page, 'Email', '/Login');
});

test('LOG-02 A-52 F-37 F-105 every wrong login gets the same red message in the form, after the same number of hash iterations', async ({
  page,
}) => {
  const hashes = await holdHashes(page);
  await page.goto('/Login');
  await hashes.release();
  const pageTexts: string[] = [];
  /** Each attempt has the stored text of the account, the typed email and the typed password. */
  const attempts = [
    // No account can be read.
    ['{oops', dara.email, dara.password],
    ['null', dara.email, dara.password],
    // The email is wrong, then the password.
    [JSON.stringify(account), 'sok@example.com', dara.password],
    [JSON.stringify(account), dara.email, 'Zephyr#2025'],
    // The stored hash does not work as a password.
    [JSON.stringify(account), dara.email, account.password],
    // The stored account has a plain password instead of a hash.
    [JSON.stringify(dara), dara.email, 'Zephyr#2025'],
  ] as const;
  for (const [storedText, email, password] of attempts) {
    await page.evaluate((text) => localStorage.setItem('RegisteredUser', text), storedText);
    await submit(page, { Email: email, Password: password });
    await expect(formError(page)).toHaveText('Invalid email or password');
    await expect(submitButton(page)).toHaveText('Log in');
    await expect(formError(page)).toBeInViewport();
    await expect(formError(page)).toHaveCSS('color', 'rgb(181, 51, 42)');
    pageTexts.push(await main(page).innerText());
    expect(await rawStored(page, 'User')).toBeNull();
    expect(await rawStored(page, 'RegisteredUser')).toBe(storedText);
  }
  expect(new Set(pageTexts).size).toBe(1);
  expect(await hashes.iterations()).toEqual(attempts.map(() => 600_000));
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await expect(page).toHaveURL('/Login');
});

test('LOG-04 A-10 A-48 a login leads to the dashboard at once, and an alert shows there for 2.5 s', async ({
  page,
}) => {
  const dialogs = dialogsOf(page);
  await seedStorage(page, 'RegisteredUser', account);
  await openWithStoppedClock(page, '/Login');
  await submit(page, credentials);
  await expect(page).toHaveURL('/UserDashBoard');
  expect(await stored(page, 'User')).toEqual({ name: 'Dara Sok', email: 'dara@example.com' });
  expect(await stored(page, 'RegisteredUser')).toEqual(account);
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await expectToLast(alertNotice(page, 'Login successful!'), 2500);
  await expect(main(page).getByText('Dara Sok', { exact: true })).toBeVisible();
  expect(dialogs).toEqual([]);
  expect(await allStoredData(page)).not.toMatch(/zephyr/i);
});

test('LOG-05 A-52 the error disappears when a field is edited or a login succeeds, and a second submit does nothing', async ({
  page,
}) => {
  await page.clock.install();
  const hashes = await holdHashes(page);
  await seedStorage(page, 'RegisteredUser', account);
  await page.goto('/Login');
  await submit(page, wrongCredentials);
  await expectBusy(page);
  await hashes.release();
  for (const label of ['Password', 'Email']) {
    await expect(formError(page)).toBeVisible();
    await accountField(page, label).pressSequentially('x');
    await expect(formError(page)).toHaveCount(0);
    await submit(page, wrongCredentials);
  }
  await expect(formError(page)).toBeVisible();
  // Another tab changes the account, so that the credentials in the form become right without an edit.
  const changedAccount = JSON.stringify({ ...dara, password: wrongCredentials.Password });
  await page.evaluate((text) => localStorage.setItem('RegisteredUser', text), changedAccount);
  await submitButton(page).dblclick();
  await expect(formError(page)).toHaveCount(0);
  await expect(page).toHaveURL('/UserDashBoard');
  await expect(alertNotice(page, 'Login successful!')).toHaveCount(1);
  await page.goBack();
  await arriveAt(page, '/Login');
  await expect(accountField(page, 'Email')).toBeVisible();
  await expect(formError(page)).toHaveCount(0);
  // Three wrong logins, one right login and the new hash of its plain password make five.
  expect(await hashes.iterations()).toHaveLength(5);
});

// A login leads to /UserDashBoard, which the specification spells so; it is a second url of /UserDashboard.
test('A-10 LOG-04 links and Back work from /UserDashBoard, and a reload stays there', async ({ page }) => {
  const failedUrls: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failedUrls.push(response.url());
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  await seedStorage(page, 'RegisteredUser', account);
  const frames = await recordFrames(page);
  await page.goto('/Login');
  await waitForHydration(page);
  await submit(page, credentials);
  await arriveAt(page, '/UserDashBoard');
  const myAccount = page.getByRole('contentinfo').getByRole('link', { name: 'My Account' });
  await expect(currentItem(page)).toHaveText(['Account Information']);
  await expect(myAccount).toHaveAttribute('aria-current', 'page');
  await accountMenu(page).getByRole('link', { name: 'Your Orders' }).click();
  await arriveAt(page, '/UserDashboard#orders');
  await expect(page.getByRole('table', { name: 'Your Orders' })).toBeInViewport();
  await expect(currentItem(page)).toHaveText(['Your Orders']);
  await page.goBack();
  await arriveAt(page, '/UserDashBoard');
  await accountMenu(page).getByRole('link', { name: 'Addresses' }).click();
  await arriveAt(page, '/UserDashboard/Address');
  await page.goBack();
  await arriveAt(page, '/UserDashBoard');
  const headings = (await frames()).map(({ heading }) => heading).filter((heading) => heading !== '');
  expect(headings[0]).toBe('Login');
  expect(new Set(headings)).toEqual(new Set(['Login', 'My Account', 'Addresses']));

  await page.reload();
  await waitForHydration(page);
  await expect(page).toHaveURL('/UserDashBoard');
  await expect(main(page).getByText('Dara Sok', { exact: true })).toBeVisible();
  await expect(currentItem(page)).toHaveText(['Account Information']);
  await expect(accountMenu(page).getByRole('link').first()).toHaveAttribute('href', '/UserDashboard');
  expect(failedUrls).toEqual([]);
});
