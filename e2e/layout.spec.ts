import { expect } from 'playwright/test';
import { known } from './known-products';
import {
  arriveAt,
  badge,
  button,
  card,
  headerLink,
  productHeadings,
  requestsOf,
  seedCart,
  seedStorage,
  test,
  waitForHydration,
} from './storefront';
import { edgesOf } from './viewport';

const { granola, matcha, teaSet } = known;

/** The header's height on a desktop in px. */
const headerHeight = 80;

/** The labels and paths of the header's links. */
const links = [
  ['Home', '/'],
  ['Our Store', '/OurStore'],
  ['Career', '/Career'],
  ['About Us', '/AboutUs'],
  ['Contact', '/Contact'],
] as const;

test('FRAME-02 FRAME-03 FRAME-05 FRAME-07 the header has a logo, five links, a login link and an empty cart', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Contact');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation').getByRole('link')).toHaveText(links.map(([label]) => label));
  for (const [label, path] of links) await expect(headerLink(page, label)).toHaveAttribute('href', path);
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/Login');
  await expect(badge(page)).toHaveText('0');
  await expect(header.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await header.getByRole('link', { name: 'Minato home' }).click();
  await arriveAt(page, '/');
});

test('FRAME-05 FRAME-06 FRAME-07 with a session the user icon still leads to /Login, and the cart badge counts lines, not units', async ({
  page,
}) => {
  await seedStorage(page, 'User', { name: 'Dara', email: 'dara@example.com' });
  await seedCart(page, [
    { id: granola.id, qty: 3 },
    { id: matcha.id, qty: 4 },
  ]);
  await page.goto('/UserDashboard');
  const account = page.getByRole('region', { name: 'Account Information' });
  await expect(account.getByText('dara@example.com')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/Login');
  await expect(badge(page)).toHaveText('2');
  await expect(header.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '/Cart');
});

test('FRAME-08 the badge changes at once on add and remove, and is right after a reload', async ({
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
  await arriveAt(page, '/Cart');
  await button(page, `Remove ${matcha.name}`).click();
  await expect(badge(page)).toHaveText('2');
  await page.reload();
  await expect(badge(page)).toHaveText('2');
});

test('FRAME-09 the links are in the bar from 1024 px on, and behind the menu button below', async ({
  page,
}) => {
  const bar = page.getByRole('banner').getByRole('navigation');
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  await expect(bar).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(bar).toBeHidden();
  await expect(menu).toBeVisible();
});

test('FRAME-09 FRAME-10 FRAME-11 @phone the menu holds the five links, Login, Register and the categories, and closes by button, Escape, a tap beside it and a link', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  const menuButton = button(page, 'Menu');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menuButton.tap();
  const targets = [
    ...links,
    ['Calbee Frugra', '/OurStore?category=Calbee_Frugra'],
    ['Matcha Green Tea', '/OurStore?category=Matcha_Green_Tea'],
    ['Baby Collection', '/OurStore?category=Baby_Collection'],
    ['Healthcare Products', '/OurStore?category=Healthcare_Products'],
    ['Okamoto Condom & Lubrican', '/OurStore?category=Okamoto_Condom_%26_Lubrican'],
    ['Snacks & Confectionaries', '/OurStore?category=Snacks_%26_Confectionaries'],
    ['Login', '/Login'],
    ['Register', '/Register'],
  ] as const;
  await expect(menu.getByRole('link')).toHaveText(targets.map(([label]) => label));
  for (const [index, [, path]] of targets.entries()) {
    await expect(menu.getByRole('link').nth(index)).toHaveAttribute('href', path);
    await expect(menu.getByRole('link').nth(index)).toBeInViewport();
  }
  await menu.getByRole('button', { name: 'Close menu' }).tap();
  const besideMenu = { x: 380, y: 400 };
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(besideMenu.x, besideMenu.y),
    // A link to the current page closes the menu, although the path stays the same.
    () => menu.getByRole('link', { name: 'Home' }).tap(),
  ]) {
    await expect(menu).toBeHidden();
    await menuButton.tap();
    await expect(menu.getByRole('link', { name: 'Career' })).toBeInViewport();
    await close();
  }
  await expect(menu).toBeHidden();
  await menuButton.tap();
  await menu.getByRole('link', { name: 'Register' }).tap();
  await expect(menu).toBeHidden();
  await arriveAt(page, '/Register');
});

test('FRAME-09 FRAME-11 an open menu can be closed in a wider window, and closes when Back changes the page', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button(page, 'Menu').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await arriveAt(page, '/Contact');
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Menu').click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
});

test('FRAME-04 FRAME-12 FRAME-13 FRAME-14 FRAME-15 the search bar opens under the header, and can be cleared and closed', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('search');
  // The open bar has a button of the same name.
  const toggle = page
    .getByRole('banner')
    .getByRole('button', { name: 'Search' })
    .and(page.locator('[aria-expanded]'));
  const input = bar.getByPlaceholder('Search', { exact: true });
  await expect(bar).toHaveCount(0);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(bar.getByRole('textbox')).toHaveCount(1);
  await expect(input).toBeFocused();
  await expect
    .poll(async () => Math.round((await bar.boundingBox())?.y ?? 0))
    .toBeGreaterThanOrEqual(headerHeight);
  await input.fill('granola');
  await bar.getByRole('button', { name: 'Clear search' }).click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await bar.getByRole('button', { name: 'Close search' }).click();
  await expect(bar).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(bar).toBeVisible();
  await toggle.click();
  await expect(bar).toHaveCount(0);
});

test('FRAME-15 the search bar closes when another page opens', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('search')).toBeVisible();
  await headerLink(page, 'Contact').click();
  await arriveAt(page, '/Contact');
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.goBack();
  await arriveAt(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('FRAME-16 typing in the search bar makes no request and shows no result, and Enter searches the catalogue (A-05)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Contact');
  await waitForHydration(page);
  const bar = page.getByRole('search');
  const searchButton = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await searchButton.click();
  await expect(searchButton).toHaveCount(2);
  // The pictures of the categories load when the bar opens.
  await page.waitForLoadState('networkidle');
  const before = await bar.innerHTML();
  const requests = requestsOf(page);
  await bar.getByRole('textbox').pressSequentially('tea & more');
  await expect(bar.getByRole('textbox')).toHaveValue('tea & more');
  expect(await bar.innerHTML()).toBe(before);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/Contact');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/OurStore?q=tea+%26+more');
  await expect(bar).toBeHidden();
  await expect(page.getByText('No products were found matching your selection.')).toBeVisible();

  await searchButton.click();
  await bar.getByRole('textbox').fill(' powder MATCHA ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/OurStore?q=powder+MATCHA');
  await expect(productHeadings(page)).toHaveText([matcha.name]);
  await expect(page.getByText('Showing all 1 products')).toBeVisible();
  await button(page, 'Clear search words').click();
  await expect(page).toHaveURL('/OurStore');
  await expect(productHeadings(page)).toHaveCount(30);
});

test('FRAME-17 FRAME-18 FRAME-19 F-122 the footer holds blurb, contact, links, four payment logos, social links and the visitor’s year', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-06-15T12:00:00'));
  await page.goto('/');
  await waitForHydration(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2031 Minato');
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
  const marks = payments.locator('[data-network]');
  for (const mark of await marks.all()) await expect(mark).toBeVisible();
  const pictures = await marks.evaluateAll((elements) =>
    elements.map((element) => {
      const { maskImage, maskPosition } = getComputedStyle(element);
      return { file: /url\("(.+)"\)/.exec(maskImage)?.[1] ?? '', place: parseFloat(maskPosition) };
    }),
  );
  expect(pictures.map(({ place }) => Math.round(place))).toEqual([86, 57, 43, 0]);
  expect((await page.request.get(pictures[0]?.file ?? '')).ok()).toBe(true);
  await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(4);
});

test('FRAME-17 @phone the footer takes at most 520 px of a phone, and each of its links is 44 px high', async ({
  page,
}) => {
  await page.goto('/Login');
  const footer = page.getByRole('contentinfo');
  const { top, bottom } = await edgesOf(footer);
  expect(bottom - top).toBeLessThanOrEqual(520);
  const targets = await footer.getByRole('link').all();
  expect(targets).toHaveLength(21);
  for (const link of targets) {
    const edges = await edgesOf(link);
    expect(edges.bottom - edges.top, await link.innerText()).toBeGreaterThanOrEqual(44);
  }
});
