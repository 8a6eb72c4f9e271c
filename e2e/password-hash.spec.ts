import { expect } from 'playwright/test';
import {
  alert,
  allStoredData,
  credentials,
  dara,
  expectBusy,
  expectHash,
  fillIn,
  rawStored,
  refusal,
  registration,
  storedAccount,
  submit,
  submitButton,
} from './account';
import { button, holdScripts, hydrated, requestsOf, seedStorage, stored, test } from './storefront';

const session = { name: 'Dara Sok', email: 'dara@example.com' };

/** The JavaScript fallback takes seconds per hash. */
const patient = { timeout: 40_000 };

test('A-52 LOG-04 F-38 a stored plain password logs in once and becomes a hash, which logs in too', async ({
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
  await expect(refusal(page)).toBeVisible();
  await submit(page, credentials);
  await expect(page).toHaveURL('/UserDashBoard');
  expect(await stored(page, 'User')).toEqual(session);
  expect(await storedAccount(page)).toEqual(account);
});

test.describe('on plain http, where WebCrypto is missing,', () => {
  test.use({ baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('localhost', 'shop.test')) });
  test.slow();

  test('A-52 REG-09 REG-10 LOG-04 a shopper registers and logs in with the same kind of hash', async ({
    page,
  }) => {
    await page.goto('/Register');
    await hydrated(page);
    expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
    await fillIn(page, registration);
    const release = await holdScripts(page);
    const requests = requestsOf(page);
    await submitButton(page).dblclick();
    await expectBusy(page);
    // The fallback's code loads only now.
    await expect.poll(() => requests.filter((request) => request.endsWith('.js')).length).toBeGreaterThan(0);
    expect(await rawStored(page, 'RegisteredUser')).toBeNull();
    release();
    await expect(alert(page, 'Registration successful!')).toHaveCount(1, patient);
    await expect(page).toHaveURL('/Login');
    const account = await storedAccount(page);
    expectHash(account.password, dara.password);
    expect(await stored(page, 'User')).toEqual(session);
    expect(await allStoredData(page)).not.toMatch(/zephyr/i);

    await button(page, 'Log out on this device').click();
    await submit(page, { ...credentials, Password: 'Zephyr#2025' });
    await expect(refusal(page)).toHaveText('Invalid email or password', patient);
    await submit(page, credentials);
    await expect(page).toHaveURL('/UserDashBoard', patient);
    expect(await storedAccount(page)).toEqual(account);
  });
});
