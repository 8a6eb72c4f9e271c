import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { known } from './known-products';
import { openHost } from './own-host';
import { badge, curtainGone, test as base } from './storefront';

/** The shop built for a host that gives it no origin of its own; `npm test` makes it beside `out/`. */
const build = join('test-results', 'builds', 'sub-path');

/** A host of its own for the test, which the addresses of the test then mean. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const host = await openHost(build);
    await use(host.origin);
    await host.close();
  },
});

test.skip(!existsSync(build) && !process.env['CI'], 'npm test makes the build that this walks through');

test('F-80 below a sub-path one walks from shelf to failed payment, and the cart is kept', async ({
  page,
}) => {
  const lost: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(response.url());
  });
  await page.goto('/shop');
  await page.getByRole('banner').getByRole('link', { name: 'Our Store' }).click();
  await expect(page).toHaveURL('/shop/OurStore');
  await curtainGone(page);
  await page.getByRole('button', { name: `Add to cart: ${known.matcha.name}` }).click();
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('link', { name: known.matcha.name }).first().click();
  await expect(page).toHaveURL(`/shop${known.matcha.path}`);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page).toHaveURL('/shop/Cart');
  await curtainGone(page);
  await page.getByRole('link', { name: 'Proceed to Payment >' }).click();
  await page.getByRole('link', { name: 'Pay & Place Order >' }).click();
  await expect(page).toHaveURL('/shop/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { name: 'Sorry, Payment failed.' })).toBeVisible();
  await page.reload();
  await expect(badge(page)).toHaveText('1');
  expect(lost).toEqual([]);
});
