import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { hydrated, bill, cartLine, arrived, holdScripts, requestsOf, seedCart, test } from './storefront';

const { crackers, matcha } = known;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function type(page: Page, name: string, text: string): Promise<void> {
  await expect(
    page.getByText('Cart is empty').or(page.getByRole('link', { name: 'Pay & Place' })),
  ).toBeVisible();
  await field(page, name).fill('');
  await field(page, name).pressSequentially(text);
}

test('PAY-01 the summary has the lines and amounts of the cart', async ({ page }) => {
  await seedCart(page, [
    { id: crackers.id, qty: 3 },
    { id: matcha.id, qty: 1 },
  ]);
  await page.goto('/Cart');
  await expect(cartLine(page, matcha.name)).toBeVisible();
  const amounts = {
    Subtotal: '$39.15',
    Shipping: '$0.39',
    'Tax (5% VAT)': '$1.96',
    Total: '$41.50',
  };
  expect(await bill(page)).toEqual(amounts);
  await page.goto('/Cart/Payment');
  const lines = page.getByRole('complementary', { name: 'Order summary' }).getByRole('listitem');
  await expect(lines).toHaveText(['Shrimp Crackers Setouchi × 3$13.50', 'Uji Matcha Powder × 1$25.65']);
  expect(await bill(page)).toEqual(amounts);
});

test('PAY-02 without anything typed the addresses are placeholders', async ({ page }) => {
  await page.goto('/Cart/Payment');
  for (const title of ['Billing address', 'Shipping address']) {
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(section.locator('address')).toHaveText(
      'Your name Street and house number City, state or province Country',
    );
  }
});

test('PAY-02 A-42 until what was typed is read, no placeholder and no other method flashes', async ({
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

test('PAY-03 has fields for card number, month, year and CVV, which the browser can fill', async ({
  page,
}) => {
  await page.goto('/Cart/Payment');
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

/** Typed text, and the field's value after blur. */
const typed = {
  'PAY-04 PAY-05 PAY-06 F-114 a card number is digits by fours, 19 characters at most': {
    name: 'Card number',
    cases: [
      ['4111abc', '4111'],
      ['4111111111111111', '4111 1111 1111 1111'],
      ['4111 1111 1111 11119', '4111 1111 1111 1111'],
      ['４１１１', '4111'],
      ['٤١١١٢', '4111 2'],
    ],
  },
  'PAY-07 F-115 a month is digits from 1 to 12': {
    name: 'Month',
    cases: [
      ['13', '12'],
      ['99', '12'],
      ['0', '1'],
      ['00', '1'],
      ['05', '05'],
      ['a1-1', '11'],
      ['', ''],
    ],
  },
  'PAY-08 a year is four digits at most': { name: 'Year', cases: [['20a308', '2030']] },
  'PAY-10 a CVV is three digits at most': {
    name: 'CVV',
    cases: [
      ['ab', ''],
      ['12345', '123'],
    ],
  },
} as const;

for (const [title, { name, cases }] of Object.entries(typed)) {
  test(title, async ({ page }) => {
    await page.goto('/Cart/Payment');
    for (const [keys, left] of cases) {
      await type(page, name, keys);
      await field(page, name).blur();
      await expect(field(page, name), keys).toHaveValue(left);
    }
  });
}

test('PAY-05 a digit mended in the middle keeps the caret where it was', async ({ page }) => {
  await page.goto('/Cart/Payment');
  await type(page, 'Card number', '411122223333');
  const number = field(page, 'Card number');
  for (let step = 0; step < 5; step += 1) await number.press('ArrowLeft');
  await number.press('Backspace');
  await number.press('9');
  await expect(number).toHaveValue('4111 2229 3333');
});

test('PAY-05 Backspace and Delete go on over the gaps between the groups', async ({ page }) => {
  await page.goto('/Cart/Payment');
  await type(page, 'Card number', '1234567890123456');
  const number = field(page, 'Card number');
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(11, 11));
  for (let press = 0; press < 3; press += 1) await number.press('Backspace');
  await expect(number).toHaveValue('1234 5601 2345 6');
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await number.press('Delete');
  await expect(number).toHaveValue('1234 6012 3456');
  await number.press('7');
  await expect(number).toHaveValue('1234 7601 2345 6');
});

const pasted = [
  { name: 'Card number', text: '4111-1111-1111-1111', left: '4111 1111 1111 1111' },
  { name: 'Card number', text: '123456789012345678901234567890', left: '1234 5678 9012 3456' },
  { name: 'Card number', text: 'card: 4111 💳 1111', left: '4111 1111' },
  { name: 'Month', text: '0', left: '1' },
  { name: 'Month', text: '05/27', left: '12' },
  { name: 'Year', text: '20301', left: '2030' },
  { name: 'CVV', text: 'CVV 1234', left: '123' },
];

test('F-112 PAY-04 PAY-06 PAY-07 PAY-10 what is pasted is cleaned at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/Cart/Payment');
  for (const { name, text, left } of pasted) {
    await type(page, name, '');
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page, name).press('ControlOrMeta+v');
    await expect(field(page, name), text).toHaveValue(left);
  }
});

test('PAY-09 F-116 a year below 2025 becomes the year of that moment when the field is left', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-12-31T23:50:00+07:00') });
  await page.goto('/Cart/Payment');
  for (const [keys, left] of [
    ['2024', '2026'],
    ['1', '2026'],
    ['20', '2026'],
    ['2025', '2025'],
    ['9999', '9999'],
    ['', ''],
  ] as const) {
    await type(page, 'Year', keys);
    await expect(field(page, 'Year')).toHaveValue(keys);
    await field(page, 'Year').blur();
    await expect(field(page, 'Year'), keys).toHaveValue(left);
  }
  await page.clock.fastForward('15:00');
  await type(page, 'Year', '2024');
  await field(page, 'Year').blur();
  await expect(field(page, 'Year')).toHaveValue('2027');
});

test('A-66 a card number typed before hydration is kept, and cleaned then', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/Cart/Payment', { waitUntil: 'domcontentloaded' });
  await field(page, 'Card number').fill('4111-1111-1111-1111');
  release();
  await expect(field(page, 'Card number')).toHaveValue('4111 1111 1111 1111');
});

test('PAY-11 F-120 PST-05 Pay & Place Order > goes to the failure with empty fields', async ({ page }) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart/Payment');
  await page.getByRole('link', { name: 'Pay & Place Order >', exact: true }).click();
  await expect(page).toHaveURL('/Cart/Payment/PaymentStatus');
});

test('PAY-11 PST-05 Enter in a field pays nothing and submits nothing', async ({ page }) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart/Payment');
  await type(page, 'CVV', '123');
  await field(page, 'CVV').press('Enter');
  await expect(field(page, 'CVV')).toHaveValue('123');
  await expect(page).toHaveURL('/Cart/Payment');
});

test('PAY-13 F-119 who leaves by the address bar and comes back finds no card data', async ({ page }) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart/Payment');
  await hydrated(page);
  await type(page, 'Card number', '4111111111111111');
  await type(page, 'CVV', '987');
  await page.goto('/Contact');
  await page.goBack();
  await hydrated(page);
  await expect(field(page, 'Card number')).toHaveValue('');
  await expect(field(page, 'CVV')).toHaveValue('');
});

test('PAY-12 F-120 F-121 with an empty cart there is nothing to pay', async ({ page }) => {
  await page.goto('/Cart/Payment');
  await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay & Place Order >' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Shop' })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/NaN|undefined|null/);
});

test('PAY-13 F-119 PST-05 card data is nowhere: not in storage, addresses, requests, cookies or history', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => said.push(`${request.url()} ${request.postData() ?? ''}`));
  const asked = requestsOf(page);
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart/Payment');
  await type(page, 'Card number', '4111111111111111');
  await type(page, 'Month', '11');
  await type(page, 'Year', '2031');
  await type(page, 'CVV', '987');
  await page.getByRole('link', { name: 'Pay & Place Order >' }).click();
  await arrived(page, '/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      window.location.href,
      window.history.state,
      window.name,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
  const everything = [kept, ...said, ...asked, JSON.stringify(await context.cookies())].join('\n');
  expect(everything).toContain('/Cart/Payment/PaymentStatus');
  expect(everything.replaceAll(' ', '')).not.toMatch(/4111|987\b/);
  await page.goBack();
  await arrived(page, '/Cart/Payment');
  await expect(field(page, 'Card number')).toHaveValue('');
});
