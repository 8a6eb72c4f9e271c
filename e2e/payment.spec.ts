import { expect, type Page } from 'playwright/test';
import { allStoredData } from './account';
import { known } from './known-products';
import { installLayoutAudit } from './layout-audit';
import {
  arriveAt,
  badge,
  button,
  cartLine,
  holdScripts,
  main,
  seedCart,
  stored,
  test,
  waitForHydration,
} from './storefront';

const { crackers, teaSet } = known;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const payLink = (page: Page) => page.getByRole('link', { name: 'Pay & Place Order >', exact: true });

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  // One of the two is visible once the page has read the stored cart.
  await expect(page.getByText('Cart is empty').or(payLink(page))).toBeVisible();
  await field(page, name).fill('');
  await field(page, name).pressSequentially(text);
}

test('PAY-02 PAY-03 PAY-12 F-120 F-121 with an empty cart the page shows placeholder addresses and card fields, and nothing to pay', async ({
  page,
}) => {
  await page.goto('/Cart/Payment');
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
  await expect(payLink(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Shop' })).toBeVisible();
  expect(await main(page).innerText()).not.toMatch(/NaN|undefined|null/);
  for (const title of ['Billing address', 'Shipping address']) {
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(section.locator('address')).toHaveText(
      'Your name Street and house number City, state or province Country',
    );
  }
  for (const [name, token] of [
    ['Card number', 'cc-number'],
    ['Month', 'cc-exp-month'],
    ['Year', 'cc-exp-year'],
    ['CVV', 'cc-csc'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('autocomplete', token);
    await expect(field(page, name)).toHaveAttribute('inputmode', 'numeric');
  }
});

test('PAY-02 A-42 before storage is read, the page shows neither placeholder addresses nor a payment method', async ({
  page,
}) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('Checkout', '{"billing":{"firstName":"Dara"},"method":"cod"}'),
  );
  const release = await holdScripts(page);
  await page.goto('/Cart/Payment', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment');
  await expect(page.getByText('Your name').first()).toBeHidden();
  await expect(page.getByText('Credit/Debit Card')).toBeHidden();
  release();
  await expect(page.getByText('COD (Cash on Delivery)')).toBeVisible();
});

/** Each case names a field, the text that is typed, and the field's value after blur. */
const typedCases = [
  ['Card number', '4111abc', '4111'],
  ['Card number', '4111 1111 1111 11119', '4111 1111 1111 1111'],
  ['Card number', '４１１１', '4111'],
  ['Card number', '٤١١١٢', '4111 2'],
  ['Month', '13', '12'],
  ['Month', '0', '1'],
  ['Month', '05', '05'],
  ['Month', '', ''],
  ['Year', '20a308', '2030'],
  ['CVV', '1a2345', '123'],
] as const;

/** Each case names a field, the text that is pasted, and the field's value. */
const pastedCases = [
  ['Card number', '4111-1111-1111-1111', '4111 1111 1111 1111'],
  ['Card number', '123456789012345678901234567890', '1234 5678 9012 3456'],
  ['Card number', 'card: 4111 💳 1111', '4111 1111'],
  ['Month', '0', '1'],
  ['Month', '05/27', '12'],
  ['CVV', 'CVV 1234', '123'],
] as const;

test('PAY-04 PAY-05 PAY-06 PAY-07 PAY-08 PAY-10 F-112 F-114 F-115 what is typed or pasted into a card field is cleaned', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/Cart/Payment');
  for (const [name, keys, expected] of typedCases) {
    await typeInto(page, name, keys);
    await field(page, name).blur();
    await expect(field(page, name), keys).toHaveValue(expected);
  }
  for (const [name, text, expected] of pastedCases) {
    await typeInto(page, name, '');
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page, name).press('ControlOrMeta+v');
    await expect(field(page, name), text).toHaveValue(expected);
  }
});

test('PAY-05 the caret stays where a digit is changed, and Backspace and Delete skip the gaps', async ({
  page,
}) => {
  await page.goto('/Cart/Payment');
  const number = field(page, 'Card number');
  /** Expects the value without the bar, and puts the caret where the bar stands. */
  const setCaret = async (valueWithBar: string) => {
    await expect(number).toHaveValue(valueWithBar.replace('|', ''));
    const position = valueWithBar.indexOf('|');
    await number.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), position);
  };
  await typeInto(page, 'Card number', '411122223333');
  await setCaret('4111 2222| 3333');
  await number.press('Backspace');
  await number.press('9');
  await expect(number).toHaveValue('4111 2229 3333');

  await typeInto(page, 'Card number', '1234567890123456');
  await setCaret('1234 5678 9|012 3456');
  for (let press = 0; press < 3; press += 1) await number.press('Backspace');
  await setCaret('1234| 5601 2345 6');
  await number.press('Delete');
  await expect(number).toHaveValue('1234 6012 3456');
  await number.press('7');
  await expect(number).toHaveValue('1234 7601 2345 6');
});

test('PAY-09 F-116 a year below 2025 becomes the current year when the field is left', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-31T23:50:00+07:00') });
  await page.goto('/Cart/Payment');
  for (const [keys, expected] of [
    ['2024', '2026'],
    ['1', '2026'],
    ['2025', '2025'],
    ['', ''],
  ] as const) {
    await typeInto(page, 'Year', keys);
    await expect(field(page, 'Year')).toHaveValue(keys);
    await field(page, 'Year').blur();
    await expect(field(page, 'Year'), keys).toHaveValue(expected);
  }
  // A quarter of an hour later the next year has begun.
  await page.clock.fastForward('15:00');
  await typeInto(page, 'Year', '2024');
  await field(page, 'Year').blur();
  await expect(field(page, 'Year')).toHaveValue('2027');
});

test('PAY-13 F-119 PST-05 card data gets into no storage, url, request, cookie or history entry', async ({
  page,
}) => {
  await page.clock.install();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => logged.push(`${request.url()} ${request.postData() ?? ''}`));
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  const typeCard = async () => {
    for (const [name, text] of [
      ['Card number', '4111111111111111'],
      ['Month', '11'],
      ['Year', '2031'],
      ['CVV', '987'],
    ] as const)
      await typeInto(page, name, text);
  };
  await page.goto('/Cart/Payment');
  await waitForHydration(page);
  await typeCard();
  await field(page, 'CVV').press('Enter');
  await expect(field(page, 'CVV')).toHaveValue('987');
  await expect(page).toHaveURL('/Cart/Payment');
  await page.goto('/Contact');
  await page.goBack();
  await waitForHydration(page);
  for (const name of ['Card number', 'CVV']) await expect(field(page, name)).toHaveValue('');

  await typeCard();
  await payLink(page).click();
  await arriveAt(page, '/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  const storedAndLogged = [await allStoredData(page), ...logged].join('\n');
  expect(storedAndLogged).toContain('/Cart/Payment/PaymentStatus');
  expect(storedAndLogged.replaceAll(' ', '')).not.toMatch(/4111|987\b/);
  await page.goBack();
  await arriveAt(page, '/Cart/Payment');
  await expect(field(page, 'Card number')).toHaveValue('');
});

test('A-45 PST-01 PST-02 PST-07 F-121 ERR-01 the failure page opens directly and shows its specified texts', async ({
  page,
}) => {
  await page.goto('/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed');
  const failed =
    'Sorry, Payment failed. Unfortunately. Your order cannot be complete. Please ensure that the billing address you provided is the same one where your debit/credit card is registered.';
  await expect(main(page).locator('p').getByText(failed, { exact: true })).toBeVisible();
  await expect(
    main(page).getByText('Alternatively, please try a different payment method.', { exact: true }),
  ).toBeVisible();
  expect(await main(page).innerText()).not.toMatch(/NaN|undefined|null/);
});

for (const width of [1280, 390])
  test(`A-45 at ${width} px nothing on the failure page moves when the stored cart is read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await installLayoutAudit(page);
    await seedCart(page, [{ id: crackers.id, qty: 1 }]);
    const release = await holdScripts(page);
    await page.goto('/Cart/Payment/PaymentStatus', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed');
    await page.evaluate(async () => document.fonts.ready);
    release();
    await expect(page.getByRole('heading', { name: 'Send this order to the shop' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay Now', exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);
  });

test('PAY-11 PST-03 PST-04 PST-05 PST-06 F-120 every payment fails, also with empty fields, and the cart is unchanged', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, [
    { id: crackers.id, qty: 2 },
    { id: teaSet.id, qty: 1 },
  ]);
  await page.goto('/Cart/Payment');
  await payLink(page).click();
  await arriveAt(page, '/Cart/Payment/PaymentStatus');
  await page.getByRole('link', { name: 'Pay Now', exact: true }).click();
  await arriveAt(page, '/Cart/Payment');
  await field(page, 'Card number').fill('5555 5555 5555 4444');
  await field(page, 'Month').fill('12');
  await field(page, 'Year').fill('2032');
  await field(page, 'CVV').fill('123');
  await payLink(page).click();
  await arriveAt(page, '/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Cart', exact: true }).click();
  await arriveAt(page, '/Cart');
  await expect(badge(page)).toHaveText('2');
  await expect(cartLine(page, crackers.name)).toContainText('Total $9.00');
  expect(await stored(page, 'Cart')).toMatchObject([
    { id: crackers.id, qty: 2 },
    { id: teaSet.id, qty: 1 },
  ]);
});

test('GEN-07 GEN-08 a failed payment creates no order and changes no stock', async ({ page }) => {
  const orders = page.getByRole('table').getByRole('row');
  await page.goto('/UserDashboard');
  const before = await orders.allTextContents();
  expect(before.length).toBeGreaterThan(1);
  await page.goto(teaSet.path);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await button(page, 'Add to cart').click();
  await expect(badge(page)).toHaveText('1');
  await page.goto('/Cart/Payment');
  await payLink(page).click();
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await page.goto('/UserDashboard');
  await expect(badge(page)).toHaveText('1');
  expect(await orders.allTextContents()).toEqual(before);
  await page.goto(teaSet.path);
  await expect(page.getByText('In Stock (3 available)')).toBeVisible();
});
