import { expect } from 'playwright/test';
import { known } from './known-products';
import { arrived, badge, button, quantityOf, requestsOf, seedStorage, test } from './storefront';

const { matcha, teaSet } = known;

const changed = "Some items in your cart have changed or sold out. We've updated your cart.";

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test('A-63 the catalogue file is requested once, and only where storage holds a line', async ({ page }) => {
  await page.clock.install();
  const asked = requestsOf(page);
  const files = () => asked.filter((address) => address.includes('/catalogue/'));
  await page.goto('/OurStore');
  await button(page, `Add to cart: ${matcha.name}`).click();
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(quantityOf(page, matcha.name)).toHaveValue('1');
  expect(files()).toEqual([]);
  await page.evaluate(() => localStorage.setItem('wishlist', '[{"id":2}]'));
  await page.reload();
  await expect(quantityOf(page, matcha.name)).toHaveValue('1');
  await page.goto('/Wishlist');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await arrived(page, '/Cart');
  await expect(quantityOf(page, matcha.name)).toHaveValue('1');
  expect(files()).toHaveLength(2); // one for each of the two pages that were loaded
});

test('A-63 the catalogue file is preloaded before the scripts where storage holds a line, and only there', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*', () => {}); // never answered
  const open = async (cart: string) => {
    await page.addInitScript((text) => localStorage.setItem('Cart', text), cart);
    await page.goto('/Cart', { waitUntil: 'domcontentloaded' });
  };
  const ahead = page.locator('link[as="fetch"]');
  for (const cart of ['[]', '{"id":2,"qty":1}', '[{"id":2,"qty":1}']) {
    await open(cart);
    await expect(ahead).toHaveCount(0);
  }
  const file = page.waitForResponse('**/catalogue/*');
  await open('[{"id":2,"qty":1}]');
  expect((await file).status()).toBe(200);
  await expect(ahead).toHaveCount(1);
});

/** Duplicate, sold out, unknown and invalid lines: three ids, of which one can stay. */
const oldCart =
  '[{"id":23,"qty":2},{"id":23,"qty":5},{"id":6,"qty":1},{"id":77,"qty":1,"note":"keep me"},"nonsense"]';

test('A-63 while the catalogue cannot be loaded the badge counts stored ids, stored lines stay as they are, and adding is stored', async ({
  page,
}) => {
  await page.clock.install();
  await seedStorage(page, 'Cart', oldCart);
  await page.route('**/catalogue/*', (route) => route.abort());
  await page.goto('/Cart');
  await expect(badge(page)).toHaveText('3');
  await expect(
    page.getByText("Your items are safe, but we couldn't load the catalogue to show them."),
  ).toBeVisible();
  await expect(page.getByText('Cart is empty')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toHaveCount(0);
  await expect(page.getByText('Subtotal')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('Cart'))).toBe(oldCart);

  await page.goto(matcha.path);
  await button(page, 'Add to cart').click();
  await expect(badge(page)).toHaveText('4');
  const written = await page.evaluate(() => localStorage.getItem('Cart'));
  expect(written?.startsWith(oldCart.slice(0, -1))).toBe(true);
  expect(written).toContain('"id":2,');

  // Only one line is known: no amounts, no payment.
  await page.getByRole('link', { name: 'Cart, 4 items' }).click();
  await arrived(page, '/Cart');
  await expect(button(page, 'Try again')).toBeVisible();
  await expect(page.getByText('Subtotal')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toHaveCount(0);

  await page.unroute('**/catalogue/*');
  await button(page, 'Try again').click();
  await expect(quantityOf(page, teaSet.name)).toHaveValue('3');
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toBeVisible();
  await expect(quantityOf(page, matcha.name)).toHaveValue('1');
  await expect(page.locator('[data-floating]').getByRole('status')).toContainText(changed);
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await expect(badge(page)).toHaveText('2');
});
