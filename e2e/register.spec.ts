import { expect } from 'playwright/test';
import {
  accountField,
  alert,
  dara,
  allStoredData,
  expectBusy,
  expectHash,
  expectStoppedAt,
  fillIn,
  holdHashes,
  rawStored,
  registration,
  storedAccount,
  submit,
  submitButton,
} from './account';
import { expectToLast, openWithStoppedClock, stored, test } from './storefront';

test('REG-01 name, email, password and its confirmation: the browser stops an empty one', async ({
  page,
}) => {
  await page.goto('/Register');
  await expect(page.locator('main form label')).toHaveText(['Name', 'Email', 'Password', 'Confirm password']);
  await expect(page.locator('main input')).toHaveCount(4);
  for (const label of Object.keys(registration)) {
    await fillIn(page, { ...registration, [label]: '' });
    await expectStoppedAt(page, label, '/Register');
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('REG-02 the email is of type email, and the browser stops what is none', async ({ page }) => {
  await page.goto('/Register');
  await expect(accountField(page, 'Email')).toHaveAttribute('type', 'email');
  for (const typed of ['dara', 'dara@', '@example.com']) {
    await fillIn(page, { ...registration, Email: typed });
    await expectStoppedAt(page, 'Email', '/Register');
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const { name, password, confirmation, text } of [
  {
    name: 'REG-06 F-99 two different passwords',
    password: dara.password,
    confirmation: 'Zephyr#2025',
    text: 'Password not match',
  },
  {
    name: 'REG-07 F-99 equal passwords that break a rule',
    password: 'zephyr',
    confirmation: 'zephyr',
    text: 'Password not match condition',
  },
  {
    name: 'REG-08 F-99 passwords with both faults',
    password: 'zephyr',
    confirmation: 'zephyrs',
    text: 'Password not match',
  },
]) {
  test(`${name} get a red notice for 2.5 s, and nothing is stored`, async ({ page }) => {
    await openWithStoppedClock(page, '/Register');
    await submit(page, { ...registration, Password: password, 'Confirm password': confirmation });
    await expect(alert(page, text)).toHaveCSS('background-color', 'rgb(150, 39, 31)');
    await expect(page.locator('[data-notice]')).toHaveCount(1);
    await expectToLast(alert(page, text), 2500);
    await expect(page).toHaveURL('/Register');
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

for (const [what, size] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
  ['a phone that is low', { width: 390, height: 600 }],
] as const) {
  test(`REG-06 A-51 on ${what} the notice covers no field and not the button, by Enter and by press`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openWithStoppedClock(page, '/Register');
    await fillIn(page, { ...registration, 'Confirm password': 'Zephyr#2025' });
    for (const go of [
      () => accountField(page, 'Confirm password').press('Enter'),
      () => submitButton(page).click(),
    ]) {
      await go();
      const noticed = await alert(page, 'Password not match').boundingBox();
      for (const control of [accountField(page, 'Confirm password'), submitButton(page)]) {
        const used = await control.boundingBox();
        if (noticed === null || used === null) throw new Error('Something is not to be seen');
        const isApart =
          noticed.y + noticed.height <= used.y ||
          noticed.y >= used.y + used.height ||
          noticed.x >= used.x + used.width;
        expect(isApart).toBe(true);
      }
      await page.clock.runFor(2500);
      await expect(page.locator('[data-notice]')).toHaveCount(0);
    }
  });
}

test('REG-09 A-48 success leads to the login page at once, under an alert that stays for its 2.5 s', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await openWithStoppedClock(page, '/Register');
  await submit(page, registration);
  await expect(page).toHaveURL('/Login');
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await expectToLast(alert(page, 'Registration successful!'), 2500);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(dialogs).toEqual([]);
});

test('REG-10 STORE-04 STORE-05 STORE-08 A-52 success stores the one account, its password as a hash, and the session', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const salts: string[] = [];
  for (const name of ['Somebody before', dara.name]) {
    await page.goto('/Register');
    await submit(page, { ...registration, Name: name });
    await expect(page).toHaveURL('/Login');
    const account = await storedAccount(page);
    expect(account).toEqual({ name, email: 'dara@example.com', password: expect.any(String) });
    salts.push(expectHash(account.password, dara.password));
    expect(await stored(page, 'User')).toEqual({ name, email: 'dara@example.com' });
  }
  expect(salts[0]).not.toBe(salts[1]);
  expect(`${await allStoredData(page)} ${asked.join(' ')}`).not.toMatch(/zephyr/i);
});

test('A-52 REG-09 while the hash is made the form says so, and a second submit does nothing', async ({
  page,
}) => {
  const hashes = await holdHashes(page);
  await openWithStoppedClock(page, '/Register');
  await fillIn(page, registration);
  await submitButton(page).dblclick();
  await expectBusy(page);
  await accountField(page, 'Confirm password').press('Enter');
  await expectBusy(page);
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  expect(await rawStored(page, 'RegisteredUser')).toBeNull();
  expect(await rawStored(page, 'User')).toBeNull();
  await hashes.release();
  await expect(page).toHaveURL('/Login');
  await expect(alert(page, 'Registration successful!')).toHaveCount(1);
  expect(await hashes.rounds()).toEqual([600_000]);
});
