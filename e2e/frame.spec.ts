import { expect } from 'playwright/test';
import { addresses, known } from './known-products';
import { arrived, badge, card, listed, requestsOf, seedCart, seedStorage, test } from './storefront';

const { granola, matcha, teaSet } = known;
const nav = [
  ['Home', '/'],
  ['Our Store', '/OurStore'],
  ['Career', '/Career'],
  ['About Us', '/AboutUs'],
  ['Contact', '/Contact'],
] as const;

for (const [area, all] of [
  ['the shop', addresses.filter((address) => !address.includes('User'))],
  ['the dashboard', addresses.filter((address) => address.includes('User'))],
  ['a product', [matcha.path]],
] as const) {
  test(`FRAME-01 FRAME-23 GEN-05 each page of ${area} opens for anyone, in the frame`, async ({ page }) => {
    for (const address of all) {
      await page.goto(address);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Minato home' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      const toTop = page.getByRole('button', { name: 'Scroll to top' });
      await expect(toTop).toBeEnabled();
      await expect(toTop).toBeInViewport({ ratio: 1 });
      expect(new URL(page.url()).pathname).toBe(address);
    }
  });
}

test.describe('the not-found page', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('FRAME-01 FRAME-23 stands in the frame as well', async ({ page }) => {
    await page.goto('/Nowhere');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Minato home' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeInViewport({ ratio: 1 });
  });
});

test('FRAME-02 the logo leads home', async ({ page }) => {
  await page.clock.install();
  await page.goto('/Contact');
  await page.getByRole('banner').getByRole('link', { name: 'Minato home' }).click();
  await arrived(page, '/');
});

test('FRAME-03 the header has exactly these five links', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(nav.map(([label]) => label));
  for (const [index, [, address]] of nav.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', address);
  }
});

test('FRAME-05 the user icon leads to /Login, for a visitor and for one who is logged in', async ({
  page,
}) => {
  const icon = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await page.goto('/');
  await expect(icon).toHaveAttribute('href', '/Login');
  await seedStorage(page, 'User', { name: 'Dara', email: 'dara@example.com' });
  await page.goto('/UserDashboard');
  const account = page.getByRole('region', { name: 'Account Information' });
  await expect(account.getByText('dara@example.com')).toBeVisible();
  await expect(icon).toHaveAttribute('href', '/Login');
});

test('FRAME-06 FRAME-07 the cart icon leads to the cart and counts lines, not units', async ({ page }) => {
  await seedCart(page, [
    { id: granola.id, qty: 3 },
    { id: matcha.id, qty: 4 },
  ]);
  await page.goto('/');
  await expect(badge(page)).toHaveText('2');
  const icon = page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' });
  await expect(icon).toHaveAttribute('href', '/Cart');
});

test('FRAME-07 an empty cart shows a 0', async ({ page }) => {
  await page.goto('/');
  await expect(badge(page)).toHaveText('0');
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});

test('FRAME-08 the badge answers to add and remove at once, and is right after a reload', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/OurStore');
  for (const [index, { name }] of [granola, matcha, teaSet].entries()) {
    await card(page, name).getByRole('button', { name: 'Add to cart' }).click();
    await expect(badge(page)).toHaveText(String(index + 1));
  }
  await page.reload();
  await expect(badge(page)).toHaveText('3');
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await arrived(page, '/Cart');
  await page.getByRole('button', { name: `Remove ${matcha.name}` }).click();
  await expect(badge(page)).toHaveText('2');
  await page.reload();
  await expect(badge(page)).toHaveText('2');
});

test('FRAME-09 the links stand in the bar from 1024 px on, behind the menu button below', async ({
  page,
}) => {
  const links = page.getByRole('banner').getByRole('navigation');
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  await expect(links).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(links).toBeHidden();
  await expect(menu).toBeVisible();
});

test('FRAME-09 FRAME-10 @phone the menu slides in with the five links, Login and Register', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const links = menu.getByRole('link');
  await expect(links).toHaveText([...nav.map(([label]) => label), 'Login', 'Register']);
  const targets = [...nav.map(([, address]) => address), '/Login', '/Register'];
  for (const [index, address] of targets.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', address);
    await expect(links.nth(index)).toBeInViewport();
  }
});

test('FRAME-11 @phone the menu closes by its button, by Escape and by a tap beside it', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const close of [
    () => menu.getByRole('button', { name: 'Close menu' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(380, 400),
  ]) {
    await open.tap();
    await expect(menu.getByRole('link', { name: 'Career' })).toBeInViewport();
    await close();
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  }
});

for (const [label, address] of [
  ['Career', '/Career'],
  ['Register', '/Register'],
  ['Home', '/'],
] as const) {
  test(`FRAME-11 @phone the menu closes when ${label} is chosen`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: label }).tap();
    await expect(menu).toBeHidden();
    await arrived(page, address);
  });
}

test('FRAME-04 FRAME-12 FRAME-13 the toggle opens a search bar under the header', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('search');
  await expect(bar).toHaveCount(0);
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(bar.getByRole('textbox')).toHaveCount(1);
  await expect(bar.getByPlaceholder('Search', { exact: true })).toBeFocused();
  await expect(bar.getByRole('button', { name: 'Clear search' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Close search' })).toBeVisible();
  await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? 0)).toBeGreaterThanOrEqual(80);
  await toggle.click();
  await expect(bar).toHaveCount(0);
});

test('FRAME-14 FRAME-15 clear empties the input, close hides the bar', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await toggle.click();
  const input = page.getByPlaceholder('Search', { exact: true });
  await input.fill('granola');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(input).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('FRAME-15 the bar does not lie over the next page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('search')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await arrived(page, '/Contact');
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.goBack();
  await arrived(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('FRAME-16 typing in the bar asks nobody and shows no result', async ({ page }) => {
  await page.goto('/Contact');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const bar = page.getByRole('search');
  const before = await bar.innerHTML();
  const requests = requestsOf(page);
  await bar.getByRole('textbox').pressSequentially('matcha');
  await expect(bar.getByRole('textbox')).toHaveValue('matcha');
  expect(await bar.innerHTML()).toBe(before);
  await expect(bar.getByRole('link')).toHaveCount(0);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/Contact');
});

test('FRAME-16 Enter goes to the catalogue, which narrows itself (A-05)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/Contact');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByPlaceholder('Search', { exact: true }).fill('tea & more');
  await page.keyboard.press('Enter');
  await arrived(page, '/OurStore?q=tea+%26+more');
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByText('No products were found matching your selection.')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByPlaceholder('Search', { exact: true }).fill(' powder MATCHA ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/OurStore?q=powder+MATCHA');
  await expect(listed(page)).toHaveText([matcha.name]);
  await expect(page.getByText('Showing all 1 products')).toBeVisible();
});

test('FRAME-17 FRAME-18 the footer holds blurb, contact, three groups of links, logos and social links', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Minato brings everyday goods from Japan');
  await expect(footer.getByRole('link', { name: 'hello@minato.example' })).toHaveAttribute(
    'href',
    'mailto:hello@minato.example',
  );
  await expect(footer.getByRole('link', { name: '+855 23 000 000' })).toBeVisible();
  await expect(footer).toContainText('Phnom Penh');
  for (const [title, labels] of [
    ['Quick links', ['Home', 'Our Store', 'About Us', 'Career', 'Contact', 'My Account']],
    ['Useful links', ['Wishlist', 'Cart', 'Track Order', 'Login', 'Register']],
    ['Privacy', ['Cookie', 'Terms & Conditions', 'Privacy Policy']],
  ] as const) {
    const group = footer.getByRole('heading', { name: title }).locator('..');
    await expect(group.getByRole('link')).toHaveText(labels);
  }
  const payments = footer.getByRole('list', { name: 'Payment methods' }).getByRole('listitem');
  await expect(payments).toHaveText(['Visa', 'Mastercard', 'JCB', 'American Express']);
  for (const logo of await payments.locator('svg').all()) await expect(logo).toBeVisible();
  await expect(payments.locator('svg')).toHaveCount(4);
  await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(4);
});

test('FRAME-19 F-122 the copyright line tells the year of the visitor', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-15T12:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Minato');
});
