import { expect } from 'playwright/test';
import {
  accountField,
  accountOfDara,
  alertNotice,
  allStoredData,
  credentials,
  dara,
  expectBusy,
  expectHash,
  expectStoppedAt,
  fillIn,
  rawStored,
  formError,
  registration,
  storedAccount,
  submit,
  submitButton,
} from './account';
import {
  button,
  holdScripts,
  main,
  requestsOf,
  seedStorage,
  stored,
  test,
  waitForHydration,
} from './storefront';

const session = { name: 'Dara Sok', email: 'dara@example.com' };

/** Without WebCrypto, a hash in JavaScript takes seconds. */
const slowHash = { timeout: 40_000 };

test('A-52 LOG-04 F-38 a password that is stored as plain text is replaced by its hash at the first login, and still logs in after it', async ({
  page,
}) => {
  await seedStorage(page, 'RegisteredUser', dara);
  await page.goto('/Login');
  await submit(page, credentials);
  await expect(page).toHaveURL('/UserDashBoard');
  const account = await storedAccount(page);
  expect(account).toEqual({ name: dara.name, email: dara.email, password: expect.any(String) });
  expectHash(account.password, dara.password);
  expect(await stored(page, 'User')).toEqual(session);
  expect(await allStoredData(page)).not.toMatch(/zephyr/i);
  await page.goto('/Login');
  await button(page, 'Log out on this device').click();
  await submit(page, { ...credentials, Password: 'Zephyr#2025' });
  await expect(formError(page)).toBeVisible();
  await submit(page, credentials);
  await expect(page).toHaveURL('/UserDashBoard');
  expect(await stored(page, 'User')).toEqual(session);
  expect(await storedAccount(page)).toEqual(account);
});

test.describe('on plain http, where WebCrypto is missing', () => {
  // Unlike localhost, this host is not a secure context when it is served without https.
  test.use({ baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('localhost', 'shop.test')) });
  test.slow();

  test('A-52 REG-09 REG-10 LOG-04 a shopper registers and logs in, and the stored hash is the same as with WebCrypto', async ({
    page,
  }) => {
    await page.goto('/Register');
    await waitForHydration(page);
    expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
    await fillIn(page, registration);
    const release = await holdScripts(page);
    const requests = requestsOf(page);
    await submitButton(page).dblclick();
    await expectBusy(page);
    // The code that replaces WebCrypto loads only now.
    await expect.poll(() => requests.filter((request) => request.endsWith('.js')).length).toBeGreaterThan(0);
    expect(await rawStored(page, 'RegisteredUser')).toBeNull();
    release();
    await expect(alertNotice(page, 'Registration successful!')).toHaveCount(1, slowHash);
    await expect(page).toHaveURL('/Login');
    const account = await storedAccount(page);
    expectHash(account.password, dara.password);
    expect(await stored(page, 'User')).toEqual(session);
    expect(await allStoredData(page)).not.toMatch(/zephyr/i);

    await button(page, 'Log out on this device').click();
    await submit(page, { ...credentials, Password: 'Zephyr#2025' });
    await expect(formError(page)).toHaveText('Invalid email or password', slowHash);
    await submit(page, credentials);
    await expect(page).toHaveURL('/UserDashBoard', slowHash);
    expect(await storedAccount(page)).toEqual(account);
  });
});

const resetAnswer = 'Accounts are kept on this device only; no email is sent.';

test('RST-01 RST-02 A-57 the reset form asks for an email, says that no email is sent, makes no request and changes no account', async ({
  page,
}) => {
  const account = accountOfDara();
  await seedStorage(page, 'RegisteredUser', account);
  await seedStorage(page, 'User', session);
  for (const path of ['/ResetPassword', '/UserDashboard/ResetPassword']) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(main(page).locator('input, select, textarea')).toHaveCount(1);
    await expect(submitButton(page)).toHaveText('Reset password');
    await expect(accountField(page, 'Email')).toHaveAttribute('type', 'email');
    for (const typed of ['', 'dara']) {
      await accountField(page, 'Email').fill(typed);
      await expectStoppedAt(page, 'Email', path);
    }
    await expect(page.getByText(resetAnswer)).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Register again', exact: true })).toHaveAttribute(
      'href',
      '/Register',
    );
    const requests = requestsOf(page);
    for (const email of ['sok@example.com', account.email]) {
      await submit(page, { Email: email });
      await expect(main(page).getByRole('status').filter({ hasText: resetAnswer })).toHaveText(resetAnswer);
    }
    await expect(page).toHaveURL(path);
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    expect(await stored(page, 'RegisteredUser')).toEqual(account);
    expect(await stored(page, 'User')).toEqual(session);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([2, 0]);
    expect(requests).toEqual([]);
  }
});
