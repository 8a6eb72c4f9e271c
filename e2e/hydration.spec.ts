import { expect } from 'playwright/test';
import { known, specifiedPaths } from './known-products';
import {
  badge,
  button,
  holdScripts,
  seedCart,
  seedStorage,
  seedWishlist,
  test,
  waitForHydration,
} from './storefront';

const { granola, matcha, gyokuro, mochi } = known;

test('TECH-07 ERR-03 GEN-02 F-93 with data in every store each page hydrates without an error, a policy violation or a request to another origin', async ({
  page,
}) => {
  // The fixture `failOnErrors` fails on errors, violations and requests to other origins.
  test.slow();
  await seedCart(page, [
    { id: granola.id, qty: 2 },
    { id: matcha.id, qty: 3 },
  ]);
  await seedWishlist(page, [gyokuro.id, mochi.id]);
  await seedStorage(page, 'User', { name: 'Dara', email: 'dara@example.com' });
  await seedStorage(page, 'RegisteredUser', { name: 'Dara', email: 'dara@example.com', password: 'x' });
  for (const path of [...specifiedPaths, matcha.path, gyokuro.path, mochi.path]) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(badge(page), path).toHaveText('2');
  }
});

test('FRAME-09 @phone the menu is a link until the page is hydrated, then a button (A-04)', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).tap();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Career' })).toBeInViewport();
  release();
  await button(page, 'Menu').tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
