import { expect, type Page } from 'playwright/test';
import {
  accountField,
  accountOfDara,
  credentials,
  dara,
  allStoredData,
  expectStoppedAt,
  fillIn,
  refusal,
  registration,
  storedAccount,
  submit,
} from './account';
import { arrived, seedStorage, stored, test } from './storefront';

const svgName = '"><svg onload=alert(1)>';
const imageName = '<img src=x onerror=alert(1)><b>Dara</b>';

const main = (page: Page) => page.getByRole('main');
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out on this device', exact: true });

function dialogsOf(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  return dialogs;
}

/** The name is text: none of it became an element. */
async function expectText(page: Page, name: string): Promise<void> {
  await expect(main(page).getByText(name, { exact: true })).toBeVisible();
  await expect(page.locator('[onload], [onerror], [src="x"]')).toHaveCount(0);
  await expect(main(page).locator('b')).toHaveCount(0);
}

test('F-103 a name with HTML in it registers, and the dashboard shows it as it was typed', async ({
  page,
}) => {
  await page.clock.install();
  const dialogs = dialogsOf(page);
  await page.goto('/Register');
  await submit(page, { ...registration, Name: svgName });
  await arrived(page, '/Login');
  await expect(main(page).getByText(`You are logged in as ${svgName}`)).toBeVisible();
  await submit(page, credentials);
  await arrived(page, '/UserDashBoard');
  await expectText(page, svgName);
  expect(await stored(page, 'User')).toEqual({ name: svgName, email: dara.email });
  expect(dialogs).toEqual([]);
});

test('F-40 a session with HTML for a name is shown as text', async ({ page }) => {
  const dialogs = dialogsOf(page);
  await seedStorage(page, 'User', { name: imageName, email: dara.email });
  await page.goto('/UserDashboard');
  await expectText(page, imageName);
  await page.goto('/Login');
  await expect(main(page).getByText(`You are logged in as ${imageName}`)).toBeVisible();
  await expect(main(page).locator('b')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('F-46 who logs in or out in another tab shows on the dashboard without a reload', async ({
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
  await expect(main(page).getByText("You're not logged in.")).toHaveCount(0);

  await other.goto('/Register');
  await submit(other, { ...registration, Name: 'Sophea Chann', Email: 'sophea@example.com' });
  await expect(other).toHaveURL('/Login');
  await expect(main(page).getByText('Sophea Chann', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Dara Sok')).toHaveCount(0);

  await logOut(other).click();
  await expect(main(page).getByText("You're not logged in.")).toBeVisible();
  await expect(main(page).getByText('Sophea Chann')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('F-104 who registers after another takes the one place: the first can no longer log in', async ({
  page,
}) => {
  const second = { Name: 'Sophea Chann', Email: 'sophea@example.com', Password: 'Saffron&1999' };
  for (const values of [registration, { ...second, 'Confirm password': second.Password }]) {
    await page.goto('/Register');
    await submit(page, values);
    await expect(page).toHaveURL('/Login');
  }
  expect(await storedAccount(page)).toMatchObject({ name: 'Sophea Chann', email: 'sophea@example.com' });
  expect(await allStoredData(page)).not.toContain('dara');
  await page.reload();
  await submit(page, credentials);
  await expect(refusal(page)).toHaveText('Invalid email or password');
  await submit(page, { Email: second.Email, Password: second.Password });
  await expect(page).toHaveURL('/UserDashBoard');
});

test('F-102 what the browser takes for no email is stopped at the field', async ({ page }) => {
  await page.goto('/Register');
  for (const email of [
    'dara sok@example.com',
    'dara@example .com',
    'dara@@example.com',
    'dara@.com',
    '   ',
  ]) {
    await fillIn(page, { ...registration, Email: email });
    await expectStoppedAt(page, 'Email', '/Register');
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const { name, email } of [
  { name: 'without a dot', email: 'a@b' },
  { name: 'with blanks around it', email: '  dara@example.com ' },
  { name: 'of an international domain', email: 'dara@bücher.example' },
  { name: 'of 332 characters', email: `${'dara'.repeat(80)}@example.com` },
]) {
  test(`F-102 an email ${name} is good enough for the browser: it registers, logs in and is shown`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/Register');
    await submit(page, { ...registration, Email: email });
    await expect(page).toHaveURL('/Login');
    await page.reload();
    await submit(page, { ...credentials, Email: email });
    await arrived(page, '/UserDashBoard');
    const { email: kept } = await storedAccount(page);
    await expect(main(page).getByText(kept, { exact: true })).toBeVisible();
    expect(kept).toHaveLength(
      email.includes('ü') ? 'dara@xn--bcher-kva.example'.length : email.trim().length,
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  });
}

test('F-110 a name of blanks alone is no name: the browser stops it', async ({ page }) => {
  await page.goto('/Register');
  await fillIn(page, { ...registration, Name: ' \u00a0 ' });
  await expectStoppedAt(page, 'Name', '/Register');
  await accountField(page, 'Name').fill(' Dara ');
  await submit(page, {});
  await expect(page).toHaveURL('/Login');
});
