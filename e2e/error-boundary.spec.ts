import { expect, type Page } from 'playwright/test';
import { chunkUrls } from './deploys';
import { known } from './known-products';
import {
  arriveAt,
  badge,
  button,
  card,
  cartLine,
  headerLink,
  interact,
  main,
  notice,
  seedCart,
  stored,
  test,
  waitForHydration,
} from './storefront';

const { granola, matcha } = known;

/** A prop of the quantity stepper. */
const onlyOnProductPage = 'stopsAtEnds:!0';

test.use({ expectedErrors: [/broken by the test/] });

/**
 * Opens a product page on which it throws to read one of these properties, until `window.isRepaired` is set. They are
 * written as in the minified scripts, such as dismiss:"Dismiss"; a getter that throws replaces them.
 */
async function openWithBroken(page: Page, properties: readonly string[]): Promise<void> {
  const found = new Set<string>();
  await page.route(chunkUrls, async (route) => {
    const response = await route.fetch();
    let code = await response.text();
    for (const property of properties) {
      const [name, value] = property.split(':');
      const getter = `get ${name}(){if(!window.isRepaired)throw Error("broken by the test");return ${value}}`;
      if (code.includes(property)) found.add(property);
      code = code.replaceAll(property, getter);
    }
    await route.fulfill({ response, body: code });
  });
  await page.goto(matcha.path);
  await interact(page);
  // A property that is in no script would make the test prove nothing.
  await expect.poll(() => [...found].toSorted()).toEqual(properties.toSorted());
}

async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Minato home' }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
});

test('F-142 NF-06 when a page throws, layout, cart and other pages work, and Try again repairs the page', async ({
  page,
}) => {
  await page.clock.install();
  await openWithBroken(page, [onlyOnProductPage]);
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Something went wrong');
  await expectLayout(page);
  await waitForHydration(page);
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await arriveAt(page, '/Cart');
  await expect(cartLine(page, granola.name)).toBeVisible();
  await headerLink(page, 'Our Store').click();
  await arriveAt(page, '/OurStore');
  await card(page, matcha.name).getByRole('link', { name: matcha.name }).click();
  await arriveAt(page, matcha.path);
  await expect(heading).toHaveText('Something went wrong');

  await page.evaluate(() => Object.assign(window, { isRepaired: true }));
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText(matcha.name);
  await button(page, 'Add to cart').click();
  await expect(badge(page)).toHaveText('2');
});

test('F-142 when search and notices throw, they are missing and everything else works', async ({ page }) => {
  await openWithBroken(page, ['clearSearch:"Clear search"', 'dismiss:"Dismiss"']);
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

test('F-142 @phone when the menu throws, it is missing and the cart link works', async ({ page }) => {
  await openWithBroken(page, ['closeMenu:"Close menu"']);
  await waitForHydration(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).tap();
  await expect(cartLine(page, granola.name)).toBeVisible();
});

test('F-142 when the cart badge throws, the cart link works without a number', async ({ page }) => {
  await page.route(chunkUrls, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    // This prop stands only on the badge. React reads every prop of an element, and so calls the getter.
    const prop = '"data-testid":"cart-badge"';
    const throwingProp = 'get "data-testid"(){throw Error("broken by the test")}';
    await route.fulfill({ response, body: code.replaceAll(prop, throwingProp) });
  });
  await page.goto(matcha.path);
  await waitForHydration(page);
  await expect(badge(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(cartLine(page, granola.name)).toBeVisible();
  await expectLayout(page);
});
