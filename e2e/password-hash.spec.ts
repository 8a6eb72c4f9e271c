import { expect, type Page } from 'playwright/test';
import {
  accountOfDara,
  alert,
  credentials,
  dara,
  allStoredData,
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
import { hydrated, holdScripts, requestsOf, seedStorage, stored, test } from './storefront';

const session = { name: 'Dara Sok', email: 'dara@example.com' };

/** The JavaScript fallback takes seconds per hash. */
const patient = { timeout: 40_000 };

/** A plain-text account logs in and is rehashed. */
async function expectUpgrade(page: Page): Promise<void> {
  await seedStorage(page, 'RegisteredUser', dara);
  await page.goto('/Login');
  expect((await storedAccount(page)).password).toBe(dara.password);
  await submit(page, credentials);
  await expect(page).toHaveURL('/UserDashBoard', patient);
  const account = await storedAccount(page);
  expect(account).toEqual({ name: dara.name, email: dara.email, password: expect.any(String) });
  expectHash(account.password, dara.password);
  expect(await stored(page, 'User')).toEqual(session);
  expect(await allStoredData(page)).not.toMatch(/zephyr/i);
}

test('A-52 LOG-04 F-38 a plain password logs in once and is a hash from then on, which logs in too', async ({
  page,
}) => {
  await expectUpgrade(page);
  const upgraded = await rawStored(page, 'RegisteredUser');
  await page.goto('/Login');
  await page.getByRole('button', { name: 'Log out on this device' }).click();
  await submit(page, { ...credentials, Password: 'Zephyr#2025' });
  await expect(refusal(page)).toBeVisible();
  await submit(page, credentials);
  await expect(page).toHaveURL('/UserDashBoard');
  expect(await stored(page, 'User')).toEqual(session);
  expect(await rawStored(page, 'RegisteredUser')).toBe(upgraded);
});

test('A-52 REG-10 LOG-02 what was typed and refused is kept nowhere', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => asked.push(message.text()));
  await page.goto('/Register');
  await submit(page, { ...registration, 'Confirm password': 'Zephyr' });
  await expect(alert(page, 'Password not match')).toBeVisible();
  await page.goto('/Login');
  await submit(page, credentials);
  await expect(refusal(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  expect(`${await allStoredData(page)} ${asked.join(' ')}`).not.toMatch(/zephyr/i);
});

test.describe('on plain http, where WebCrypto is missing,', () => {
  test.use({ baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('localhost', 'shop.test')) });
  test.slow();

  test('A-52 REG-09 REG-10 LOG-04 one can register and log in, and the record has the same form', async ({
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
    expect(account).toEqual({ name: dara.name, email: dara.email, password: expect.any(String) });
    expectHash(account.password, dara.password);
    expect(await stored(page, 'User')).toEqual(session);
    expect(await allStoredData(page)).not.toMatch(/zephyr/i);

    await page.getByRole('button', { name: 'Log out on this device' }).click();
    await submit(page, { ...credentials, Password: 'Zephyr#2025' });
    await expect(refusal(page)).toHaveText('Invalid email or password', patient);
    await submit(page, credentials);
    await expect(page).toHaveURL('/UserDashBoard', patient);
    expect(await storedAccount(page)).toEqual(account);
    expect(await stored(page, 'User')).toEqual(session);
  });

  test('A-52 LOG-04 an account that was made elsewhere logs in, and stays as it is', async ({ page }) => {
    await seedStorage(page, 'RegisteredUser', accountOfDara());
    await page.goto('/Login');
    await submit(page, credentials);
    await expect(page).toHaveURL('/UserDashBoard', patient);
    expect(await storedAccount(page)).toEqual(accountOfDara());
    expect(await stored(page, 'User')).toEqual(session);
  });

  test('A-52 LOG-04 F-38 a plain password is made a hash here too', async ({ page }) => {
    await expectUpgrade(page);
  });

  test('LOG-02 A-52 without an account the answer is the same', async ({ page }) => {
    await page.goto('/Login');
    await submit(page, credentials);
    await expect(refusal(page)).toHaveText('Invalid email or password', patient);
    await expect(page).toHaveURL('/Login');
    expect(await stored(page, 'User')).toBeNull();
  });
});
