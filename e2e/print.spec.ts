import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import {
  badge,
  cartLine,
  main,
  notice,
  openWithStoppedClock,
  seedCart,
  test,
  waitForHydration,
} from './storefront';

const { crackers, matcha } = known;

const lines = [
  { id: matcha.id, qty: 2 },
  { id: crackers.id, qty: 3 },
] as const;

async function emulatePrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
}

test('F-126 a page that is printed under the curtain prints its content without curtain and notice, and order steps keep their colours', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/OurStore');
  await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).press('Enter');
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL('/Contact');
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeHidden();
  await emulatePrint(page);
  await expect(main(page).locator('h1')).toBeVisible();
  await expect(page.locator('[data-curtain]')).toBeHidden();
  await expect(page.locator('[data-notice]').filter({ visible: true })).toHaveCount(0);

  await page.goto('/TrackOrder/Detail');
  await expect(main(page).locator('progress')).toHaveCSS('print-color-adjust', 'exact');
  await expect(main(page).getByRole('listitem').filter({ visible: true })).toHaveCount(5);
});

test('F-126 the cart prints lines, amounts, customer and payment method, as an order does, and no controls', async ({
  page,
}) => {
  await seedCart(page, lines);
  await page.goto('/Cart');
  await waitForHydration(page);
  await expect(badge(page)).toHaveText('2');
  await main(page).getByLabel('First name').first().fill('Dara');
  await main(page).getByLabel('Order notes').fill('Please ring twice.');
  await main(page).getByLabel('COD (Cash on Delivery)').check();
  await emulatePrint(page);

  for (const [name, unit, qty, total] of [
    [matcha.name, '$25.65', '2', '$51.30'],
    [crackers.name, '$4.50', '3', '$13.50'],
  ] as const) {
    const line = cartLine(page, name);
    await expect(line.getByText(unit)).toBeVisible();
    await expect(line.getByText(total)).toBeVisible();
    await expect(line.getByText('×')).toBeVisible();
    await expect(line.getByRole('spinbutton')).toBeVisible();
    await expect(line.getByRole('spinbutton')).toHaveValue(qty);
    await expect(line.locator('button').filter({ visible: true })).toHaveCount(0);
  }
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  for (const amount of ['$64.80', 'Free', '$3.24', '$68.04'])
    await expect(summary.getByText(amount, { exact: true })).toBeVisible();
  await expect(main(page).getByLabel('First name').first()).toBeVisible();
  await expect(main(page).getByLabel('First name').first()).toHaveValue('Dara');
  await expect(main(page).getByLabel('Order notes')).toBeVisible();
  await expect(main(page).getByText('COD (Cash on Delivery)')).toBeVisible();

  for (const hidden of [
    main(page).getByLabel('Coupon code'),
    main(page).getByText('You have free shipping!'),
    main(page).getByText('Collect and Pay', { exact: true }),
    main(page).getByText('Credit/Debit Card', { exact: true }),
    main(page).getByText('Ship to a different address?'),
    main(page).getByText('Proceed to Payment'),
    main(page).getByText('Back to Shop'),
  ]) {
    await expect(hidden).toHaveCount(1);
    await expect(hidden).toBeHidden();
  }

  // On paper the order comes first, then its amounts, then the customer.
  const offsets = await Promise.all(
    [cartLine(page, crackers.name), summary, main(page).getByText('Billing details')].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().top),
    ),
  );
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
});

test('F-126 the payment page prints addresses, method and bill, and nothing of a typed card', async ({
  page,
}) => {
  await seedCart(page, lines);
  await page.goto('/Cart/Payment');
  await waitForHydration(page);
  const number = page.locator('[autocomplete="cc-number"]');
  await number.fill('4111 1111 1111 1111');
  await emulatePrint(page);
  await expect(page.locator('[autocomplete^="cc-"]').filter({ visible: true })).toHaveCount(0);
  await expect(number).toHaveValue('4111 1111 1111 1111');
  for (const name of ['Billing address', 'Shipping address', 'Payment method', 'Order summary'])
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(main(page).getByText(`${matcha.name} × 2`)).toBeVisible();
  await expect(main(page).getByText('$68.04', { exact: true })).toBeVisible();
  await expect(main(page).locator('a').filter({ visible: true })).toHaveCount(0);
});
