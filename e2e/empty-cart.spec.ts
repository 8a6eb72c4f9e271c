import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { hydrated, bill, card, cartLine, seedCart, stored, test } from './storefront';

const { crackers, granola } = known;

const top = async (page: Page, text: string) =>
  (await page.getByText(text, { exact: true }).first().boundingBox())?.y ?? 0;

for (const address of ['/Cart', '/UserDashboard/Cart'])
  test(`A-84 CART-12 CART-13 SUM-09 F-1 under the empty cart of ${address} stand best sellers and the form`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    const bestSellers = page.getByRole('region', { name: 'Best sellers' });
    await expect(bestSellers.getByRole('heading', { level: 3 })).toHaveText([
      'Shrimp Crackers Setouchi',
      'Fruit Granola Berry Harvest',
      'Uji Matcha Powder',
      /./,
    ]);
    const tops = await Promise.all(
      ['Cart is empty', 'Best sellers', 'Billing details', 'Payment method'].map((text) => top(page, text)),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(page.getByText('You only need $50.00 more to get free shipping!')).toBeVisible();
    expect(Object.values(await bill(page))).toEqual(['$0.00', '$0.00', '$0.00', '$0.00']);
    await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toHaveCount(0);

    const city = page.getByRole('group', { name: 'Billing details' }).getByLabel('City');
    await city.fill('Siem Reap');
    await page.getByLabel('COD (Cash on Delivery)').check();
    await page.reload();
    await expect(city).toHaveValue('Siem Reap');
    await expect(page.getByLabel('COD (Cash on Delivery)')).toBeChecked();

    await card(page, granola.name)
      .getByRole('button', { name: `Add to cart: ${granola.name}` })
      .click();
    await expect(cartLine(page, granola.name)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toBeVisible();
    await expect(city).toHaveValue('Siem Reap');
    await card(page, crackers.name)
      .getByRole('button', { name: `Add to cart: ${crackers.name}` })
      .click();
    await expect(cartLine(page, crackers.name)).toBeVisible();
    expect(await stored(page, 'Cart')).toMatchObject([{ id: granola.id }, { id: crackers.id }]);
  });

test('A-84 a filled cart shows no best sellers, and one that is emptied does', async ({ page }) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  await expect(cartLine(page, crackers.name)).toBeVisible();
  const bestSellers = page.getByRole('region', { name: 'Best sellers' });
  await expect(bestSellers).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${crackers.name}` }).click();
  await expect(bestSellers).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(cartLine(page, crackers.name)).toBeVisible();
});
