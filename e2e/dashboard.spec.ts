import { expect, type Locator, type Page } from 'playwright/test';
import { addresses as pages } from './known-products';
import { arrived, hydrated, seedStorage, test } from './storefront';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Account', exact: true });
const marked = (page: Page) => menu(page).locator('[aria-current="page"]');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Menu label, path and heading. */
const links = [
  ['Account Information', '/UserDashboard', 'My Account'],
  ['Track Order', '/UserDashboard/TrackOrder', 'Track My Order'],
  ['Your Orders', '/UserDashboard#orders', 'My Account'],
  ['Wishlist', '/UserDashboard/Wishlist', 'My Wishlist'],
  ['Your Cart', '/UserDashboard/Cart', 'My Cart'],
  ['Addresses', '/UserDashboard/Address', 'Addresses'],
  ['Reset Password', '/UserDashboard/ResetPassword', 'Reset My Password'],
  ['Log Out', '/Login', 'Login'],
] as const;

async function facts(place: Locator): Promise<(string | null | undefined)[][]> {
  return place
    .locator('dt')
    .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
}

test('DASH-01 DASH-02 the menu stands on every page of the dashboard, with its eight links in their order', async ({
  page,
}) => {
  for (const address of pages.filter((path) => path.startsWith('/UserDashboard'))) {
    await page.goto(address);
    await expect(menu(page).getByRole('link')).toHaveText(links.map(([label]) => label));
    for (const [index, [, target]] of links.entries()) {
      await expect(menu(page).getByRole('link').nth(index)).toBeVisible();
      await expect(menu(page).getByRole('link').nth(index)).toHaveAttribute('href', target);
    }
  }
});

test('DASH-01 @phone the menu is there on a phone too, above the page', async ({ page }) => {
  await page.goto('/UserDashboard/Address');
  await expect(menu(page).getByRole('link')).toHaveText(links.map(([label]) => label));
  for (const link of await menu(page).getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 });
});

for (const [label, target, heading] of links.filter(([, to]) => /#orders|Login/.test(to))) {
  test(`DASH-02 DASH-09 ${label} leads to ${target}, and no other is marked there`, async ({ page }) => {
    await page.clock.install();
    await page.goto(label === 'Addresses' ? '/UserDashboard' : '/UserDashboard/Address');
    await hydrated(page);
    await menu(page).getByRole('link', { name: label, exact: true }).click();
    await arrived(page, target);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // Log Out leaves the dashboard, and the menu with it.
    await expect(marked(page)).toHaveText(label === 'Log Out' ? [] : [label]);
  });
}

test('DASH-02 DASH-09 Your Orders brings the orders into sight, and the mark follows between the two parts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/UserDashboard');
  await hydrated(page);
  const table = page.getByRole('table', { name: 'Your Orders' });
  await expect(table).not.toBeInViewport();
  await expect(marked(page)).toHaveText(['Account Information']);
  await menu(page).getByRole('link', { name: 'Your Orders' }).click();
  await expect(page).toHaveURL('/UserDashboard#orders');
  await expect(table).toBeInViewport();
  await expect(marked(page)).toHaveText(['Your Orders']);
  await menu(page).getByRole('link', { name: 'Account Information' }).click();
  await expect(page).toHaveURL('/UserDashboard');
  await expect(marked(page)).toHaveText(['Account Information']);
  await page.goBack();
  await expect(marked(page)).toHaveText(['Your Orders']);
});

for (const [address, label] of [
  ['/UserDashBoard/', 'Account Information'],
  ['/UserDashboard#orders', 'Your Orders'],
  ['/UserDashboard/TrackOrder/Detail', 'Track Order'],
] as const) {
  test(`DASH-09 opened at ${address}, the menu marks ${label} alone, in its state and in its colour`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    await expect(marked(page)).toHaveText([label]);
    const look = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
    const looks = await Promise.all((await menu(page).getByRole('link').all()).map(look));
    expect(
      looks.filter((color) => color === looks[links.findIndex(([name]) => name === label)]),
    ).toHaveLength(1);
  });
}

test('DASH-03 the dashboard shows name and email of who is logged in, not of who is registered', async ({
  page,
}) => {
  await seedStorage(page, 'User', { name: 'Dara Sok', email: 'dara@example.com' });
  await seedStorage(page, 'RegisteredUser', { name: 'Layla', email: 'layla@example.com', password: 'x' });
  await page.goto('/UserDashboard');
  const account = part(page, 'Account Information');
  await expect(account.getByText('dara@example.com', { exact: true })).toBeVisible();
  await expect(account.getByText('Dara Sok', { exact: true })).toBeVisible();
  expect(await facts(account)).toEqual([
    ['Name', 'Dara Sok'],
    ['Email', 'dara@example.com'],
  ]);
  await expect(account.getByText("You're not logged in")).toHaveCount(0);
  await expect(account.getByRole('link')).toHaveCount(0);
});

test('DASH-03 with nobody logged in, though somebody is registered, it says so and shows the ways in', async ({
  page,
}) => {
  await seedStorage(page, 'RegisteredUser', { name: 'Layla', email: 'layla@example.com', password: 'x' });
  await page.goto('/UserDashboard');
  const account = part(page, 'Account Information');
  await expect(account.getByText("You're not logged in.", { exact: true })).toBeVisible();
  expect(await facts(account)).toEqual([]);
  await expect(page.getByRole('main')).not.toContainText('layla@example.com');
  await expect(account.getByRole('link')).toHaveText(['Log in', 'Register']);
  await expect(account.getByRole('link').first()).toHaveAttribute('href', '/Login');
  await expect(account.getByRole('link').last()).toHaveAttribute('href', '/Register');
});

test('DASH-04 the orders are said to be samples, whether somebody is logged in or not', async ({ page }) => {
  const orders = part(page, 'Your Orders');
  const samples = 'Sample orders, shown the way yours would appear.';
  await page.goto('/UserDashboard');
  await expect(page.getByText("You're not logged in.")).toBeVisible();
  await expect(orders.getByText(samples, { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('User', '{"name":"Dara Sok","email":"dara@example.com"}'));
  await page.reload();
  await expect(page.getByText('Dara Sok', { exact: true })).toBeVisible();
  await expect(orders.getByText(samples, { exact: true })).toBeVisible();
});

test('DASH-04 the recent orders show id, status, date and total, the newest first', async ({ page }) => {
  await page.goto('/UserDashboard');
  const table = part(page, 'Your Orders').getByRole('table', { name: 'Your Orders' });
  await expect(table).toBeVisible();
  const rows = await table
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual([
    ['Order ID', 'Status', 'Date', 'Total'],
    ['MN-10482', 'In Progress', '18 November 2026', '$53.81'],
    ['MN-10467', 'In Progress', '15 November 2026', '$32.33'],
    ['MN-10391', 'Completed', '29 October 2026', '$105.00'],
    ['MN-10274', 'Cancelled', '3 October 2026', '$24.06'],
    ['MN-10158', 'Completed', '11 September 2026', '$34.66'],
    ['MN-10023', 'Completed', '20 August 2026', '$52.50'],
  ]);
});

test('DASH-06 the sample addresses show name, address, phone and email', async ({ page }) => {
  await page.goto('/UserDashboard/Address');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards.getByRole('heading')).toHaveText([
    'Sophea Chann',
    'Sophea Chann, at work',
    'Layla Nassar',
  ]);
  const home = 'House 8, Lotus Pond Lane, Toul Kork, Phnom Penh, Cambodia';
  const work = 'Third floor, Paper Mill House, 21 Ferry Road, Chroy Changvar, Phnom Penh, Cambodia';
  const dubai = 'Flat 1203, Pearl Gate Residence, Jumeirah Beach, Dubai, United Arab Emirates';
  for (const [index, said] of [
    [home, '+855 12 000 000', 'sophea.chann@example.com'],
    [work, '+855 23 000 001', 'sophea.chann@example.org'],
    [dubai, '+971 50 000 0000', 'layla.nassar@example.com'],
  ].entries()) {
    await expect(cards.nth(index).locator('dd')).toHaveText(said);
    await expect(cards.nth(index).locator('dt')).toHaveText(['Address', 'Phone', 'Email']);
    for (const fact of await cards.nth(index).locator('dd').all()) await expect(fact).toBeVisible();
  }
});

test('DASH-08 My Account leads to the dashboard, from every page alike', async ({ page }) => {
  await page.clock.install();
  for (const address of ['/', '/Cart/Payment', '/UserDashboard/Cart']) {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('link', { name: 'My Account', exact: true }).click();
    await arrived(page, '/UserDashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  }
});
