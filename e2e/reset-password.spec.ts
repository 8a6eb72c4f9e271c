import { expect } from 'playwright/test';
import { accountField, accountOfDara, expectStoppedAt, submit, submitButton } from './account';
import { hydrated, main, requestsOf, seedStorage, stored, test } from './storefront';

const answer = 'Accounts are kept on this device only; no email is sent.';

test('RST-01 RST-02 A-57 the form asks for an email, answers honestly, makes no request and changes no account', async ({
  page,
}) => {
  const account = accountOfDara();
  const session = { name: account.name, email: account.email };
  await seedStorage(page, 'RegisteredUser', account);
  await seedStorage(page, 'User', session);
  for (const address of ['/ResetPassword', '/UserDashboard/ResetPassword']) {
    await page.goto(address);
    await hydrated(page);
    await expect(main(page).locator('input, select, textarea')).toHaveCount(1);
    await expect(submitButton(page)).toHaveText('Reset password');
    await expect(accountField(page, 'Email')).toHaveAttribute('type', 'email');
    for (const typed of ['', 'dara']) {
      await accountField(page, 'Email').fill(typed);
      await expectStoppedAt(page, 'Email', address);
    }
    await expect(page.getByText(answer)).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Register again', exact: true })).toHaveAttribute(
      'href',
      '/Register',
    );
    const requests = requestsOf(page);
    for (const email of ['sok@example.com', account.email]) {
      await submit(page, { Email: email });
      await expect(main(page).getByRole('status').filter({ hasText: answer })).toHaveText(answer);
    }
    await expect(page).toHaveURL(address);
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    expect(await stored(page, 'RegisteredUser')).toEqual(account);
    expect(await stored(page, 'User')).toEqual(session);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([2, 0]);
    expect(requests).toEqual([]);
  }
});
