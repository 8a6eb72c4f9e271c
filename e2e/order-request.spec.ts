import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { leavePage } from './viewport';
import { arriveAt, cartLine, seedCart, stored, test, waitForHydration } from './storefront';

const { crackers, matcha } = known;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const orderRequests = (page: Page) => page.getByRole('list', { name: 'Your Order Requests' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The message of the order, read from its WhatsApp link. */
async function messageText(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const { origin, pathname, searchParams } = new URL(href ?? '');
  expect(origin + pathname).toBe('https://wa.me/');
  return searchParams.get('text') ?? '';
}

test('A-70 A-69 a cash order becomes a message, is kept on the dashboard, and can be ordered again', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install();
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: crackers.id, qty: 1 },
  ]);
  await page.goto('/UserDashboard');
  await expect(page.getByText('None yet.')).toBeVisible();
  const sampleOrders = await page.getByRole('table').getByRole('row').allTextContents();

  await page.goto('/Cart');
  await waitForHydration(page);
  const sendButton = page.getByRole('button', { name: 'Send this order to the shop' });
  await page.getByLabel('First name').first().fill('Sokha');
  await page.getByLabel('Phone').first().fill('+855 12 000 000');
  await page.getByLabel('Order notes').fill('For my mother.');
  await page.getByLabel('Coupon code').fill('SPRING');
  await expect(sendButton).toHaveCount(0);
  await page.getByLabel('COD (Cash on Delivery)').check();
  await sendButton.press('Enter');
  await expect(dialog(page, 'Send this order to the shop')).toContainText(
    'Still missing: a delivery address.',
  );
  const text = await messageText(page);
  // The reference is a date and four characters, without 0 and 1, which look like letters.
  expect(text).toMatch(/^Minato order request \d{6}-[2-9A-Z]{4}\n/);
  for (const part of [
    '2 × Uji Matcha Powder at $25.65: $51.30\n1 × Shrimp Crackers Setouchi: $4.50\n',
    'Subtotal: $55.80\nShipping: Free\nTax (5% VAT): $2.79\nTotal: $58.59\n',
    'Coupon code: SPRING\nPayment method: COD (Cash on Delivery)\n',
    'From:\nSokha\n+855 12 000 000\n',
    'Order notes: For my mother.\n',
    `This cart: ${baseURL}/Cart?items=2.2-4.1`,
  ])
    expect(text).toContain(part);

  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'WhatsApp' }).press('Enter');
  const whatsappTab = await opening;
  await whatsappTab.waitForURL('https://wa.me/**');
  expect(await whatsappTab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await whatsappTab.close();
  // A headless page stays visible when another opens, so the test hides it.
  await leavePage(page);
  await expect(
    page.getByText("Opened in WhatsApp. Press Send there; we can't see whether it was sent."),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sendButton).toBeFocused();
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 2 }, { id: crackers.id }]);

  await page.goto('/UserDashboard');
  const reference = /\d{6}-\w{4}/.exec(text)?.[0] ?? '';
  await expect(orderRequests(page).getByRole('heading')).toHaveText([reference]);
  await expect(orderRequests(page)).toContainText('Opened in WhatsApp');
  expect(await page.getByRole('table').getByRole('row').allTextContents()).toEqual(sampleOrders);
  await page.getByRole('button', { name: `Send again: ${reference}` }).click();
  expect(await messageText(page)).toBe(text);
  await page.keyboard.press('Escape');

  await page.evaluate(() => localStorage.setItem('Cart', '[]'));
  await page.getByRole('link', { name: `Order again: ${reference}` }).click();
  await page.getByRole('button', { name: 'Add to my cart' }).click();
  await arriveAt(page, '/Cart');
  await expect(cartLine(page, matcha.name).getByRole('spinbutton')).toHaveValue('2');
  await expect(cartLine(page, crackers.name).getByRole('spinbutton')).toHaveValue('1');
});

test('A-70 PAY-13 PST-01 after a failed payment the order can be copied or printed, without card data', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart/Payment');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1111');
  await page.getByRole('textbox', { name: 'CVV' }).fill('737');
  await page.getByRole('link', { name: 'Pay & Place Order >' }).click();
  await arriveAt(page, '/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { name: 'Send this order to the shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied. Now paste it into a message to the shop.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(
    '1 × Shrimp Crackers Setouchi: $4.50\n\nSubtotal: $4.50\nShipping: $0.05\nTax (5% VAT): $0.23\nRounding: −$0.01\nTotal: $4.77\n',
  );
  expect(text).toContain('Payment method: Credit/Debit Card');
  expect(text).not.toMatch(/4111|737/);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/4111|737/);

  // A headless browser has no print dialog, so this only sends the event that comes before one.
  await page.evaluate(() =>
    Object.assign(window, { print: () => window.dispatchEvent(new Event('beforeprint')) }),
  );
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByText('Ready to print.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sheet]')).toBeVisible();
  await expect(page.locator('[data-sheet]')).toContainText('Rounding: −$0.01\nTotal: $4.77');
  await expect(page.getByText('Harbour House, 10 Minato Lane').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeHidden();
});
