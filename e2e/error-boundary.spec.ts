import { expect, type Page } from 'playwright/test';
import { chunkUrls } from './deploys';
import { known } from './known-products';
import {
  arrived,
  badge,
  button,
  card,
  cartLine,
  headerLink,
  hydrated,
  main,
  notice,
  seedCart,
  stored,
  test,
} from './storefront';

const { granola, matcha } = known;

test.use({ expectedErrors: [/broken by the test/] });

/** Rewrites served code so that reading these messages throws until `window.isMended` is set. */
async function breakMessages(page: Page, messages: Readonly<Record<string, string>>): Promise<void> {
  const found = new Set<string>();
  await page.route(chunkUrls, async (route) => {
    const response = await route.fetch();
    let code = await response.text();
    for (const [key, text] of Object.entries(messages)) {
      if (code.includes(`${key}:"${text}"`)) found.add(key);
      const broken = `get ${key}(){if(!window.isMended)throw Error("broken by the test");return"${text}"}`;
      code = code.replaceAll(`${key}:"${text}"`, () => broken);
    }
    await route.fulfill({ response, body: code });
  });
  await page.goto(matcha.path);
  expect([...found].toSorted()).toEqual(Object.keys(messages).toSorted());
}

async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Minato home' }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
});

test('F-142 NF-06 a page that throws keeps layout and cart; Try again and other pages work', async ({
  page,
}) => {
  await page.clock.install();
  await breakMessages(page, { share: 'Share' });
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Something went wrong');
  await expectLayout(page);
  await hydrated(page);
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await arrived(page, '/Cart');
  await expect(cartLine(page, granola.name)).toBeVisible();
  await headerLink(page, 'Our Store').click();
  await arrived(page, '/OurStore');
  await card(page, matcha.name).getByRole('link', { name: matcha.name }).click();
  await arrived(page, matcha.path);
  await expect(heading).toHaveText('Something went wrong');

  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText(matcha.name);
  await button(page, 'Add to cart').click();
  await expect(badge(page)).toHaveText('2');
});

test('F-142 a search or notices that throw are missing, and all else works', async ({ page }) => {
  await breakMessages(page, { clearSearch: 'Clear search', dismiss: 'Dismiss' });
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await search.click();
  await expect(search).toHaveCount(0);
  await button(page, 'Add to cart').click();
  await expect(badge(page)).toHaveText('2');
  await expect(notice(page, /./)).toHaveCount(0);
  await expectLayout(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(matcha.name);
  expect(await stored(page, 'Cart')).toMatchObject([{ id: granola.id }, { id: matcha.id, qty: 1 }]);
});

test('F-142 @phone a menu that throws leaves the way to the cart', async ({ page }) => {
  await breakMessages(page, { closeMenu: 'Close menu' });
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).tap();
  await expect(cartLine(page, granola.name)).toBeVisible();
});

test('F-142 a cart badge that throws leaves the cart link without a number', async ({ page }) => {
  await page.route(chunkUrls, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      '"data-testid":"cart-badge"',
      'get a(){throw Error("broken by the test")}',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(matcha.path);
  await hydrated(page);
  await expect(badge(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(cartLine(page, granola.name)).toBeVisible();
  await expectLayout(page);
});
