import { expect, type Locator, type Page } from 'playwright/test';
import { known } from './known-products';
import { bill } from './purchase';
import {
  arriveAt,
  badge,
  button,
  cartLine,
  main,
  quantityOf,
  seedCart,
  seedStorage,
  seedWishlist,
  stored,
  test,
  waitForHydration,
} from './storefront';

const { crackers, matcha } = known;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Account', exact: true });
const currentLink = (page: Page) => menu(page).locator('[aria-current="page"]');
const wishlistNames = (page: Page) =>
  page.getByRole('list', { name: 'Wishlist', exact: true }).getByRole('listitem').getByRole('heading');

/** The labels and urls of the account menu. Only the last link leaves the dashboard. */
const links = [
  ['Account Information', '/UserDashboard'],
  ['Track Order', '/UserDashboard/TrackOrder'],
  ['Your Orders', '/UserDashboard#orders'],
  ['Wishlist', '/UserDashboard/Wishlist'],
  ['Your Cart', '/UserDashboard/Cart'],
  ['Addresses', '/UserDashboard/Address'],
  ['Reset Password', '/UserDashboard/ResetPassword'],
  ['Log Out', '/Login'],
] as const;

test('DASH-01 DASH-02 DASH-09 every dashboard page has the menu, which marks only the link of that page', async ({
  page,
}) => {
  const linksToDashboard = links.slice(0, -1);
  for (const [label, path] of [
    ...linksToDashboard,
    // The specification spells the same page with a capital B as well.
    ['Account Information', '/UserDashBoard/'],
    ['Track Order', '/UserDashboard/TrackOrder/Detail'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    const entries = menu(page).getByRole('link');
    await expect(entries, path).toHaveText(links.map(([text]) => text));
    for (const [index, [, target]] of links.entries())
      await expect(entries.nth(index)).toHaveAttribute('href', target);
    await expect(currentLink(page), path).toHaveText([label]);
    const colorOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
    const colors = await Promise.all((await entries.all()).map(colorOf));
    const colorOfCurrent = await colorOf(currentLink(page));
    expect(colors.filter((color) => color === colorOfCurrent)).toHaveLength(1);
  }
});

test('DASH-01 DASH-09 @phone on a phone the menu is one row above the page, which shows the current page', async ({
  page,
}) => {
  await page.goto('/UserDashboard/ResetPassword');
  await expect(menu(page).getByRole('link')).toHaveText(links.map(([label]) => label));
  await waitForHydration(page);
  await expect(currentLink(page)).toBeInViewport({ ratio: 1 });
  const [row, heading] = [
    await menu(page).boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(row?.height).toBeLessThan(80);
  expect(row?.y).toBeLessThan(heading?.y ?? 0);
});

test('DASH-02 DASH-09 Your Orders scrolls to the orders, and the menu marks the section that the url names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/UserDashboard');
  await waitForHydration(page);
  const table = page.getByRole('table', { name: 'Your Orders' });
  await expect(table).not.toBeInViewport();
  await menu(page).getByRole('link', { name: 'Your Orders' }).click();
  await expect(page).toHaveURL('/UserDashboard#orders');
  await expect(table).toBeInViewport();
  await expect(currentLink(page)).toHaveText(['Your Orders']);
  await menu(page).getByRole('link', { name: 'Account Information' }).click();
  await expect(page).toHaveURL('/UserDashboard');
  await expect(currentLink(page)).toHaveText(['Account Information']);
  await page.goBack();
  await expect(currentLink(page)).toHaveText(['Your Orders']);
});

test('DASH-03 DASH-04 the account shows the user who is logged in, not the registered one, above the sample orders', async ({
  page,
}) => {
  await seedStorage(page, 'RegisteredUser', { name: 'Layla', email: 'layla@example.com', password: 'x' });
  await page.goto('/UserDashboard');
  const account = page.getByRole('region', { name: 'Account Information', exact: true });
  await expect(account.getByText("You're not logged in.", { exact: true })).toBeVisible();
  await expect(main(page)).not.toContainText('layla@example.com');
  await expect(account.getByRole('link')).toHaveText(['Log in', 'Register']);

  await seedStorage(page, 'User', { name: 'Dara Sok', email: 'dara@example.com' });
  await page.reload();
  await expect(account.locator('dd')).toHaveText(['Dara Sok', 'dara@example.com']);
  await expect(account.getByRole('link')).toHaveCount(0);
  const orders = page.getByRole('region', { name: 'Your Orders', exact: true });
  await expect(orders.getByText('Sample orders, shown the way yours would appear.')).toBeVisible();
  const rows = await orders
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
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards.getByRole('heading')).toHaveText([
    'Sophea Chann',
    'Sophea Chann, at work',
    'Layla Nassar',
  ]);
  await expect(cards.first().locator('dt')).toHaveText(['Address', 'Phone', 'Email']);
  await expect(cards.first().locator('dd')).toHaveText([
    'House 8, Lotus Pond Lane, Toul Kork, Phnom Penh, Cambodia',
    '+855 12 000 000',
    'sophea.chann@example.com',
  ]);
});

test('DASH-08 the link My Account leads to the dashboard from a page inside and a page outside of it', async ({
  page,
}) => {
  await page.clock.install();
  for (const path of ['/Cart/Payment', '/UserDashboard/Cart']) {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'My Account', exact: true }).click();
    await arriveAt(page, '/UserDashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  }
});

test('DASH-07 the dashboard shows the same cart as the cart page, and a change on one page shows on the other', async ({
  page,
}) => {
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: crackers.id, qty: 3 },
  ]);
  const items = page.getByRole('list', { name: 'Cart', exact: true }).getByRole('heading');
  await page.goto('/UserDashboard/Cart');
  await expect(items).toHaveText([matcha.name, crackers.name]);
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toHaveAttribute(
    'href',
    '/Cart/Payment',
  );
  await button(page, `Increase quantity of ${crackers.name}`).click();
  await button(page, `Remove ${matcha.name}`).click();
  const amounts = { Subtotal: '$18.00', Shipping: '$0.18', 'Tax (5% VAT)': '$0.90', Total: '$19.08' };
  expect(await bill(page)).toEqual(amounts);
  await page.goto('/Cart');
  await expect(items).toHaveText([crackers.name]);
  await expect(quantityOf(page, crackers.name)).toHaveValue('4');
  expect(await bill(page)).toEqual(amounts);
  await button(page, `Remove ${crackers.name}`).click();
  await page.goto('/UserDashboard/Cart');
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
  expect(await stored(page, 'Cart')).toEqual([]);
});

test('DASH-07 the dashboard shows the same wishlist as the wishlist page, and a change on one page shows on the other', async ({
  page,
}) => {
  await page.clock.install();
  await seedWishlist(page, [crackers.id, matcha.id]);
  await page.goto('/UserDashboard/Wishlist');
  await button(page, `Add to cart: ${matcha.name}`).click();
  await expect(badge(page)).toHaveText('1');
  await button(page, `Remove ${crackers.name} from the wishlist`).click();
  await expect(wishlistNames(page)).toHaveText([matcha.name]);
  await menu(page).getByRole('link', { name: 'Your Cart' }).click();
  await arriveAt(page, '/UserDashboard/Cart');
  await expect(cartLine(page, matcha.name)).toContainText('Total $25.65');

  await page.goto('/Wishlist');
  await expect(wishlistNames(page)).toHaveText([matcha.name]);
  await button(page, `Remove ${matcha.name} from the wishlist`).click();
  await page.goto('/UserDashboard/Wishlist');
  await expect(page.getByText('No items in wishlist', { exact: true })).toBeVisible();
});
