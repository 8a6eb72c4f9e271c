import { join } from 'node:path';
import { expect } from 'playwright/test';
import { accountOfDara, credentials, submit } from './account';
import { otherBuilds, reasonToSkip } from './exported-files';
import { known } from './known-products';
import { startHost } from './hosts';
import { arriveAt, badge, seedStorage, test as base, waitForHydration } from './storefront';

const build = join(otherBuilds, 'sub-path');
const reason = reasonToSkip(build);

const test = base.extend({
  baseURL: async ({}, use) => {
    const host = await startHost(build);
    await use(host.origin);
    await host.close();
  },
});

test.skip(reason !== undefined, reason);

test('F-80 below a sub-path a shopper goes from home to the failed payment, and the cart is stored under a key of its own', async ({
  page,
}) => {
  const failedUrls: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failedUrls.push(response.url());
  });
  await page.clock.install();
  await page.goto('/shop');
  await page.getByRole('banner').getByRole('link', { name: 'Our Store' }).click();
  await arriveAt(page, '/shop/OurStore');
  await page.getByRole('button', { name: `Add to cart: ${known.matcha.name}` }).click();
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('link', { name: known.matcha.name }).first().click();
  await arriveAt(page, `/shop${known.matcha.path}`);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await arriveAt(page, '/shop/Cart');
  await page.getByRole('link', { name: 'Proceed to Payment >' }).click();
  await arriveAt(page, '/shop/Cart/Payment');
  await page.getByRole('link', { name: 'Pay & Place Order >' }).click();
  await arriveAt(page, '/shop/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await page.reload();
  await expect(badge(page)).toHaveText('1');
  // Another shop at this origin may have a cart, too.
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('/shop:Cart');
  expect(keys.filter((key) => !key.startsWith('/shop:'))).toEqual([]);
  expect(failedUrls).toEqual([]);
});

test('A-10 F-80 below a sub-path a login leads to the dashboard, with and without a slash', async ({
  page,
}) => {
  const failedUrls: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failedUrls.push(response.url());
  });
  await seedStorage(page, '/shop:RegisteredUser', accountOfDara());
  await page.clock.install();
  await page.goto('/shop/Login');
  await waitForHydration(page);
  await submit(page, credentials);
  await arriveAt(page, '/shop/UserDashBoard');
  for (const path of ['/shop/UserDashBoard', '/shop/UserDashBoard/']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Dara Sok', { exact: true })).toBeVisible();
    const currentItem = page
      .getByRole('navigation', { name: 'Account', exact: true })
      .locator('[aria-current=page]');
    await expect(currentItem).toHaveText('Account Information');
  }
  expect(failedUrls).toEqual([]);
});
