import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { badge, notice, seedStorage, stored, test, waitForHydration } from './storefront';

const { crackers, matcha } = known;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
});

/** `page.goBack()` waits for a load event, which a restored page does not fire. */
const goBack = (page: Page) => page.evaluate(() => window.history.back());

test('F-48 a page restored from the back-forward cache shows the cart that was stored meanwhile', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  await page.goto('/Cookie');
  await page.evaluate(() => localStorage.setItem('Cart', '[{"id":2,"qty":1},{"id":4,"qty":2}]'));
  await goBack(page);
  await expect(page).toHaveURL('/OurStore');
  await expect(badge(page)).toHaveText('2');
  expect(await page.evaluate('isRestored')).toBe(true);
  await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).click();
  await expect(notice(page, 'Quantity 2 · Total $51.30')).toBeVisible();
  expect(await stored(page, 'Cart')).toMatchObject([
    { id: matcha.id, qty: 2 },
    { id: crackers.id, qty: 2 },
  ]);
});

test('F-155 a checkout restored from the back-forward cache shows the draft that was stored meanwhile, or none if it was deleted', async ({
  page,
}) => {
  await seedStorage(page, 'Cart', [{ id: matcha.id, qty: 1 }]);
  const storedDraft = () => page.evaluate(() => sessionStorage.getItem('Checkout'));
  await page.goto('/Cart');
  await waitForHydration(page);
  await page.getByLabel('First name').fill('Sophea');
  await page.getByLabel('City').fill('Siem Reap');
  await page.goto('/Cookie');
  await page.evaluate(() => sessionStorage.setItem('Checkout', '{"billing":{"firstName":"Dara"}}'));
  await goBack(page);
  await expect(page.getByLabel('First name')).toHaveValue('Dara');
  await expect(page.getByLabel('City')).toHaveValue('');
  expect(await page.evaluate('isRestored')).toBe(true);

  await page.goto('/Cookie');
  await page.evaluate(() => sessionStorage.removeItem('Checkout'));
  await goBack(page);
  await expect(page.getByLabel('First name')).toHaveValue('');
  await page.getByLabel('City').pressSequentially('K');
  await expect.poll(storedDraft).toContain('"city":"K"');
  expect(await storedDraft()).not.toMatch(/Dara|Sophea|Siem Reap/);
});
