import { expect, type Page } from 'playwright/test';
import {
  accountField,
  accountOfDara,
  alert,
  credentials,
  dara,
  allStoredData,
  expectBusy,
  expectStoppedAt,
  fillIn,
  hashed,
  holdHashes,
  rawStored,
  refusal,
  submit,
  submitButton,
} from './account';
import { arrived, expectToLast, openWithStoppedClock, seedStorage, stored, test } from './storefront';

const account = accountOfDara();

async function openLogin(page: Page, held: unknown = account): Promise<void> {
  await seedStorage(page, 'RegisteredUser', held);
  await page.goto('/Login');
}

test('LOG-01 email and password, both required: the browser stops an empty one', async ({ page }) => {
  await openLogin(page);
  await expect(page.locator('main form label')).toHaveText(['Email', 'Password']);
  await expect(page.locator('main input')).toHaveCount(2);
  for (const label of Object.keys(credentials)) {
    await fillIn(page, { ...credentials, [label]: '' });
    await expectStoppedAt(page, label, '/Login');
  }
  await fillIn(page, { ...credentials, Email: 'dara' });
  await expectStoppedAt(page, 'Email', '/Login');
  expect(await rawStored(page, 'User')).toBeNull();
});

test('LOG-01 A-55 links lead to register and to reset the password, and from register back', async ({
  page,
}) => {
  await page.clock.install();
  const follow = async (name: string, address: string, heading: string) => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await arrived(page, address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await page.goto('/Login');
  await follow('No account yet? Register', '/Register', 'Register');
  await follow('Already have an account? Log in', '/Login', 'Login');
  await follow('Forgot your password?', '/ResetPassword', 'Reset Password');
});

for (const { name, typed = {}, held = account } of [
  { name: 'LOG-02 LOG-03 F-105 a wrong password', typed: { Password: 'Zephyr#2025' } },
  { name: 'LOG-02 STORE-07 F-37 an account that cannot be read', held: '{oops' },
  { name: 'A-52 the stored hash itself', typed: { Password: account.password } },
]) {
  test(`${name}: "Invalid email or password" in red, in the form, and nothing else`, async ({ page }) => {
    await openLogin(page, held);
    const before = await rawStored(page, 'RegisteredUser');
    await submit(page, { ...credentials, ...typed });
    await expect(refusal(page)).toHaveText('Invalid email or password');
    await expect(refusal(page)).toBeInViewport();
    await expect(refusal(page)).toHaveCSS('color', 'rgb(181, 51, 42)');
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    await expect(page).toHaveURL('/Login');
    expect(await rawStored(page, 'User')).toBeNull();
    expect(await rawStored(page, 'RegisteredUser')).toBe(before);
  });
}

test('LOG-02 A-52 F-105 no account, an unknown email and a wrong password get one answer, after the same work', async ({
  page,
}) => {
  const hashes = await holdHashes(page);
  await page.goto('/Login');
  await hashes.release();
  const answers: string[] = [];
  for (const [held, Email, Password] of [
    [null, dara.email, dara.password],
    [account, 'sok@example.com', dara.password],
    [account, dara.email, 'Zephyr#2025'],
    [dara, dara.email, 'Zephyr#2025'],
    [dara, 'sok@example.com', dara.password],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem('RegisteredUser', value), JSON.stringify(held));
    await submit(page, { Email, Password });
    await expect(refusal(page)).toBeVisible();
    await expect(submitButton(page)).toHaveText('Log in');
    answers.push(await page.getByRole('main').innerText());
  }
  expect(new Set(answers).size).toBe(1);
  expect(await hashes.rounds()).toEqual([600_000, 600_000, 600_000, 600_000, 600_000]);
});

test('LOG-04 A-10 A-48 success leads to the dashboard at once, under an alert that stays for its 2.5 s', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await seedStorage(page, 'RegisteredUser', account);
  await openWithStoppedClock(page, '/Login');
  await submit(page, credentials);
  await expect(page).toHaveURL('/UserDashBoard');
  expect(await stored(page, 'User')).toEqual({ name: 'Dara Sok', email: 'dara@example.com' });
  expect(await stored(page, 'RegisteredUser')).toEqual(account);
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await expectToLast(alert(page, 'Login successful!'), 2500);
  await expect(page.getByRole('main').getByText('Dara Sok', { exact: true })).toBeVisible();
  expect(dialogs).toEqual([]);
  expect(await allStoredData(page)).not.toMatch(/zephyr/i);
});

test('LOG-03 A-56 blanks around the email do not count on either side, those of a password do', async ({
  page,
}) => {
  const password = ' Zephyr#2026 ';
  await openLogin(page, { ...dara, email: '  dara@example.com ', password: hashed(password) });
  await submit(page, credentials);
  await expect(refusal(page)).toBeVisible();
  await submit(page, { Email: ' dara@example.com  ', Password: password });
  await expect(page).toHaveURL('/UserDashBoard');
});

test('LOG-05 the answer goes as soon as either field is edited, and comes again', async ({ page }) => {
  await openLogin(page);
  await submit(page, { ...credentials, Password: 'Zephyr#2025' });
  for (const label of ['Password', 'Email']) {
    await expect(refusal(page)).toBeVisible();
    await accountField(page, label).pressSequentially('x');
    await expect(refusal(page)).toHaveCount(0);
    await submit(page, { ...credentials, Password: 'Zephyr#2025' });
  }
  await expect(refusal(page)).toBeVisible();
});

test('LOG-05 the answer goes at the next login that succeeds', async ({ page }) => {
  await page.clock.install();
  const hashes = await holdHashes(page);
  await page.goto('/Login');
  await submit(page, credentials);
  await expectBusy(page);
  await hashes.release();
  await expect(refusal(page)).toBeVisible();
  // As another tab would: the next submit succeeds without an edit.
  await page.evaluate((text) => localStorage.setItem('RegisteredUser', text), JSON.stringify(account));
  await submitButton(page).click();
  await expect(refusal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/UserDashBoard');
  await page.goBack();
  await arrived(page, '/Login');
  await expect(accountField(page, 'Email')).toBeVisible();
  await expect(refusal(page)).toHaveCount(0);
});

test('A-52 LOG-04 while the hash is made the form says so, and a second submit does nothing', async ({
  page,
}) => {
  const hashes = await holdHashes(page);
  await seedStorage(page, 'RegisteredUser', account);
  await openWithStoppedClock(page, '/Login');
  await fillIn(page, credentials);
  await submitButton(page).dblclick();
  await expectBusy(page);
  await accountField(page, 'Password').press('Enter');
  await expectBusy(page);
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  expect(await rawStored(page, 'User')).toBeNull();
  await hashes.release();
  await expect(page).toHaveURL('/UserDashBoard');
  await expect(alert(page, 'Login successful!')).toHaveCount(1);
  expect(await hashes.rounds()).toEqual([600_000]);
});
