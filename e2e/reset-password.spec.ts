import { expect } from 'playwright/test';
import { accountField, accountOfDara, expectStoppedAt, submit, submitButton } from './account';
import { hydrated, requestsOf, seedStorage, stored, test } from './storefront';

const answer = 'Accounts are kept on this device only; no email is sent.';
const session = { name: 'Dara Sok', email: 'dara@example.com' };

test('RST-01 one email field, one submit and what to do instead, and nothing else to fill in', async ({
  page,
}) => {
  await page.goto('/ResetPassword');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.locator('form')).toHaveCount(1);
  await expect(main.locator('input, select, textarea')).toHaveCount(1);
  await expect(main.getByRole('button')).toHaveText(['Reset password']);
  await expect(accountField(page, 'Email')).toHaveAttribute('type', 'email');
  for (const typed of ['', 'dara']) {
    await accountField(page, 'Email').fill(typed);
    await expectStoppedAt(page, 'Email', '/ResetPassword');
  }
  await expect(page.getByText(answer)).toHaveCount(0);
  await expect(
    main.getByText("Your account is kept on this device, so we can't email you a new password."),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Register again', exact: true })).toHaveAttribute(
    'href',
    '/Register',
  );
});

for (const [address, email] of [
  ['/ResetPassword', 'sok@example.com'],
  ['/UserDashboard/ResetPassword', 'dara@example.com'],
] as const) {
  test(`RST-02 A-57 ${address} answers ${email} honestly, makes no request and changes no account`, async ({
    page,
  }) => {
    const account = accountOfDara();
    await seedStorage(page, 'RegisteredUser', account);
    await seedStorage(page, 'User', session);
    await page.goto(address);
    await hydrated(page);
    const requests = requestsOf(page);
    for (let time = 0; time < 2; time += 1) {
      await submit(page, { Email: email });
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: answer })).toHaveText(answer);
      await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
    }
    await expect(page).toHaveURL(address);
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    expect(await stored(page, 'RegisteredUser')).toEqual(account);
    expect(await stored(page, 'User')).toEqual(session);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([2, 0]);
    expect(requests).toEqual([]);
  });
}
