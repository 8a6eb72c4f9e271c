import { expect } from 'playwright/test';
import { known } from './known-products';
import { arriveAt, badge, button, quantityOf, requestsOf, seedStorage, test } from './storefront';

const { matcha, teaSet } = known;

const cartChangedText = "Some items in your cart have changed or sold out. We've updated your cart.";

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test('A-63 each page load requests the catalogue file once, and only if the stored cart or wishlist is not empty', async ({
  page,
}) => {
  await page.clock.install();
  const requests = requestsOf(page);
  const catalogueRequests = () => requests.filter((url) => url.includes('/catalogue/'));
  await page.goto('/OurStore');
  await button(page, `Add to cart: ${matcha.name}`).click();
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(quantityOf(page, matcha.name)).toHaveValue('1');
  expect(catalogueRequests()).toEqual([]);
  await page.evaluate(() => localStorage.setItem('wishlist', '[{"id":2}]'));
  await page.reload();
  await expect(quantityOf(page, matcha.name)).toHaveValue('1');
  await page.goto('/Wishlist');
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await arriveAt(page, '/Cart');
  await expect(quantityOf(page, matcha.name)).toHaveValue('1');
  expect(catalogueRequests()).toHaveLength(2); // one for each of the two pages that were loaded
});

test('A-63 the catalogue file is requested before the scripts, and only if the stored cart is a valid list with a line', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*', () => {}); // never answered
  const requests = requestsOf(page);
  const openWithCart = async (cart: string) => {
    await page.addInitScript((text) => localStorage.setItem('Cart', text), cart);
    await page.goto('/Cart', { waitUntil: 'domcontentloaded' });
  };
  // An empty list, no list and truncated JSON need no catalogue.
  for (const cart of ['[]', '{"id":2,"qty":1}', '[{"id":2,"qty":1}']) await openWithCart(cart);
  expect(requests.filter((url) => url.includes('/catalogue/'))).toEqual([]);
  const catalogueResponse = page.waitForResponse('**/catalogue/*');
  await openWithCart('[{"id":2,"qty":1}]');
  expect((await catalogueResponse).status()).toBe(200);
  const order = requests.slice(requests.findLastIndex((url) => url.endsWith('/Cart')));
  const first = order.find((url) => /\/catalogue\/|\/chunks\/.*\.js/.test(url));
  expect(first).toContain('/catalogue/');
});

/** The lines are duplicate, sold out, unknown and invalid. They hold three ids, of which one can stay. */
const oldCart =
  '[{"id":23,"qty":2},{"id":23,"qty":5},{"id":6,"qty":1},{"id":77,"qty":1,"note":"keep me"},"nonsense"]';

test('A-63 while the catalogue cannot be loaded, the badge counts stored ids, stored lines stay as they are, and added products are stored', async ({
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
  const oldLines = oldCart.slice(0, -1); // without the closing bracket
  expect(written?.startsWith(oldLines)).toBe(true);
  expect(written).toContain('"id":2,');

  // The shop knows only the added line, so it shows no amounts and no payment.
  await page.getByRole('link', { name: 'Cart, 4 items' }).click();
  await arriveAt(page, '/Cart');
  await expect(button(page, 'Try again')).toBeVisible();
  await expect(page.getByText('Subtotal')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toHaveCount(0);

  await page.unroute('**/catalogue/*');
  await button(page, 'Try again').click();
  await expect(quantityOf(page, teaSet.name)).toHaveValue('3');
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toBeVisible();
  await expect(quantityOf(page, matcha.name)).toHaveValue('1');
  await expect(page.getByRole('status').filter({ hasText: cartChangedText })).toHaveCount(1);
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await expect(badge(page)).toHaveText('2');
});
