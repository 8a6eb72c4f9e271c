import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { hydrated, badge, card, cartLine, notice, seedCart, stored, test } from './storefront';

const { granola, matcha } = known;

test.use({ expectedErrors: [/broken by the test/] });

/** Rewrites served code so that reading a message throws until `window.isMended` is set. */
async function breakWhatSays(page: Page, entry: string, text: string): Promise<void> {
  let places = 0;
  const sound = `${entry}:"${text}"`;
  const broken = `get ${entry}(){if(!window.isMended)throw Error("broken by the test");return"${text}"}`;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    if (code.includes(sound)) places += 1;
    await route.fulfill({ response, body: code.replaceAll(sound, () => broken) });
  });
  await page.goto(matcha.path);
  expect(places).toBeGreaterThan(0);
}

const main = (page: Page) => page.getByRole('main');
const add = (page: Page) => main(page).getByRole('button', { name: 'Add to cart', exact: true });

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Minato home' }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
});

test('F-142 NF-06 a page that throws leaves frame and cart, leads on, and comes back when tried again', async ({
  page,
}) => {
  await breakWhatSays(page, 'share', 'Share');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expectFrame(page);
  await hydrated(page);
  await expect(badge(page)).toHaveText('1');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: granola.id, qty: 2 }]);

  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(matcha.name);
  await add(page).click();
  await expect(badge(page)).toHaveText('2');
});

test('F-142 from a page that throws the other pages open, the cart among them', async ({ page }) => {
  await breakWhatSays(page, 'share', 'Share');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(cartLine(page, granola.name)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Store' }).click();
  await card(page, matcha.name).getByRole('button', { name: 'Add to cart' }).click();
  await expect(badge(page)).toHaveText('2');
});

test('F-142 a search that throws takes nothing with it', async ({ page }) => {
  await breakWhatSays(page, 'clearSearch', 'Clear search');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toHaveCount(0);
  await expectFrame(page);
  await add(page).click();
  await expect(badge(page)).toHaveText('2');
  await expect(notice(page, 'Added to your cart')).toBeVisible();
});

test('F-142 notices that throw are missed, and the cart is filled all the same', async ({ page }) => {
  await breakWhatSays(page, 'dismiss', 'Dismiss');
  await add(page).click();
  await expect(badge(page)).toHaveText('2');
  await expect(notice(page, /./)).toHaveCount(0);
  await expectFrame(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(matcha.name);
  expect(await stored(page, 'Cart')).toMatchObject([{ id: granola.id }, { id: matcha.id, qty: 1 }]);
});

test('F-142 @phone a menu that throws leaves the way to the cart', async ({ page }) => {
  await breakWhatSays(page, 'closeMenu', 'Close menu');
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).tap();
  await expect(cartLine(page, granola.name)).toBeVisible();
});

test('F-142 where the number of the cart cannot be shown, its link is there without it', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
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
  await expectFrame(page);
});
