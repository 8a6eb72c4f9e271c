import { expect, type Page } from 'playwright/test';
import { accountOfDara, credentials, submit } from './account';
import { recordFrames } from './recorded-frames';
import { arrived, hydrated, seedStorage, test } from './storefront';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Account', exact: true });
const marked = (page: Page) => menu(page).locator('[aria-current="page"]');
const myAccount = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'My Account' });

test('A-10 LOG-04 a login leads to /UserDashBoard at once, and every way on from there works', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(answer.url());
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  await seedStorage(page, 'RegisteredUser', accountOfDara());
  const film = await recordFrames(page);
  await page.goto('/Login');
  await hydrated(page);
  await submit(page, credentials);
  await arrived(page, '/UserDashBoard');
  const name = page.getByRole('main').getByText('Dara Sok', { exact: true });
  await expect(name).toBeVisible();
  await expect(marked(page)).toHaveText(['Account Information']);
  await expect(myAccount(page)).toHaveAttribute('aria-current', 'page');

  await menu(page).getByRole('link', { name: 'Your Orders' }).click();
  await arrived(page, '/UserDashboard#orders');
  await expect(page.getByRole('table', { name: 'Your Orders' })).toBeInViewport();
  await expect(marked(page)).toHaveText(['Your Orders']);
  await page.goBack();
  await arrived(page, '/UserDashBoard');
  await expect(marked(page)).toHaveText(['Account Information']);
  await menu(page).getByRole('link', { name: 'Addresses' }).click();
  await arrived(page, '/UserDashboard/Address');
  await page.goBack();
  await arrived(page, '/UserDashBoard');

  const headings = (await film()).map(({ heading }) => heading).filter((heading) => heading !== '');
  expect(headings[0]).toBe('Login');
  expect(new Set(headings)).toEqual(new Set(['Login', 'My Account', 'Addresses']));
  expect(failed).toEqual([]);
});

test('A-10 loaded anew, /UserDashBoard stays the address, with who is logged in and the mark of the menu', async ({
  page,
}) => {
  await seedStorage(page, 'User', { name: 'Dara Sok', email: 'dara@example.com' });
  await page.goto('/UserDashBoard');
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL('/UserDashBoard');
  await expect(page.getByRole('main').getByText('Dara Sok', { exact: true })).toBeVisible();
  await expect(marked(page)).toHaveText(['Account Information']);
  await expect(myAccount(page)).toHaveAttribute('aria-current', 'page');
  await expect(menu(page).getByRole('link').first()).toHaveAttribute('href', '/UserDashboard');
});
