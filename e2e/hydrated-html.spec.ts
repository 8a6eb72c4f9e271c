import { expect, type Page } from 'playwright/test';
import { alert, registration, submit } from './account';
import { known } from './known-products';
import { hydrated, badge, notice, seedCart, seedWishlist, test } from './storefront';
import { domFaults } from './valid-html';

const { matcha, crackers, mochi } = known;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('main').getByText(/^Loading your/)).toHaveCount(0);
}

test('a page that is not valid would be found', async ({ page }) => {
  await open(page, '/Login');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.append(document.createElement('li'));
    main?.prepend(...[1, 2].map(() => Object.assign(document.createElement('p'), { id: 'twice' })));
  });
  const faults = await domFaults(page, 'a broken page');
  expect(faults.join('\n')).toMatch(/no-dup-id/);
  expect(faults.join('\n')).toMatch(/element-permitted-(content|parent)/);
});

test('the pages of a filled cart and wishlist are valid HTML, with the other address and the refused coupon', async ({
  page,
}) => {
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: crackers.id, qty: 1 },
  ]);
  await seedWishlist(page, [matcha.id, mochi.id]);
  for (const address of ['/Wishlist', '/UserDashboard/Cart', '/Cart/Payment', '/Cart']) {
    await open(page, address);
    await expect(badge(page)).toHaveText('2');
    expect(await domFaults(page, `the filled ${address}`)).toEqual([]);
  }
  await page.getByRole('checkbox', { name: 'Ship to a different address?' }).check();
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  expect(await domFaults(page, 'the cart with its answers')).toEqual([]);
});

test('search, notices of every kind and narrowed results are valid HTML', async ({ page }) => {
  await open(page, '/OurStore?q=matcha');
  await expect(page.locator('mark').first()).toBeVisible();
  expect(await domFaults(page, 'narrowed results')).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: `Add to wishlist: ${matcha.name}` }).press('Enter');
  await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).press('Enter');
  await notice(page, 'Added to your cart').getByRole('button', { name: 'Dismiss' }).focus();
  expect(await domFaults(page, 'search and notices')).toEqual([]);
  await page.goto('/OurStore?q=gronalaa');
  await expect(page.getByText('Did you mean')).toBeVisible();
  expect(await domFaults(page, 'no results')).toEqual([]);
});

for (const [name, button] of [
  ['side menu', 'Menu'],
  ['filter sheet', 'Filters'],
] as const) {
  test(`the open ${name} is valid HTML @phone`, async ({ page }) => {
    await open(page, '/OurStore');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await domFaults(page, name)).toEqual([]);
  });
}

test('forms with their errors are valid HTML', async ({ page }) => {
  await open(page, '/Register');
  await submit(page, { ...registration, 'Confirm password': 'Another#2026' });
  await expect(alert(page, 'Password not match')).toBeVisible();
  expect(await domFaults(page, 'passwords that differ')).toEqual([]);
  await open(page, '/Cart/Payment');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4');
  await page.getByRole('textbox', { name: 'Month' }).fill('13');
  expect(await domFaults(page, 'a card half typed')).toEqual([]);
});
