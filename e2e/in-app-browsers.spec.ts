import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { leavePage } from './viewport';
import { seedCart, stored, test, waitForHydration } from './storefront';

const { crackers, matcha } = known;

const status = (page: Page) => page.getByRole('dialog').getByRole('status');
/** One way to send an order, such as WhatsApp or Copy. */
const channel = (page: Page, name: string) => page.getByRole('dialog').getByText(name, { exact: true });
const selectedText = (page: Page) => page.evaluate(() => String(window.getSelection()));

/** Blocks both ways to copy, as in-app browsers may. */
async function refuseCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.assign(document, { execCommand: () => false });
  });
}

async function openChannels(page: Page): Promise<void> {
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await page.goto('/Cart');
  await waitForHydration(page);
  await page.getByLabel('COD (Cash on Delivery)').check();
  await page.getByRole('button', { name: 'Send this order to the shop' }).click();
  await expect(channel(page, 'WhatsApp')).toBeVisible();
}

/** Each button is pressed twice, because the second press must get the same answer as the first. */
const presses = ['first press', 'second press'];

test('F-158 A-70 if the browser cannot print, the page says so and shows the order, and only a printed order is stored', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: undefined }));
  await openChannels(page);
  for (const press of presses) {
    await channel(page, 'Print').click();
    await expect(status(page), press).toContainText(
      "This browser can't print. You can read the order below.",
    );
    await expect(page.getByText(/^Minato order request \d{6}-/).locator('visible=true')).toHaveCount(1);
  }
  expect(await stored(page, 'OrderRequests')).toBeNull();
  await page.evaluate(() =>
    Object.assign(window, { print: () => window.dispatchEvent(new Event('beforeprint')) }),
  );
  await channel(page, 'Print').click();
  await expect(status(page)).toContainText('Ready to print.');
  expect(await stored(page, 'OrderRequests')).toMatchObject([{ sentBy: ['print'] }]);
});

test('F-158 if no app opens, the order can be copied instead', async ({ page, context }) => {
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="http"], a[href^="mailto:"]'))
        event.preventDefault();
    }),
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openChannels(page);
  for (const name of ['WhatsApp', 'Telegram', 'Email']) {
    await channel(page, name).click();
    await page.clock.fastForward(2000);
    await expect(status(page)).toHaveText('Nothing opened? Copy the order');
    expect(await stored(page, 'OrderRequests')).toBeNull();
  }
  await status(page).getByRole('button', { name: 'Copy the order' }).press('Enter');
  await expect(status(page)).toContainText('Copied. Now paste it into a message to the shop.');
  await expect(status(page)).toBeFocused();
  await channel(page, 'WhatsApp').click();
  await leavePage(page);
  await expect(status(page)).toContainText('Opened in WhatsApp.');
  expect(await stored(page, 'OrderRequests')).toMatchObject([{ sentBy: ['copy', 'whatsapp'] }]);
});

test.describe('with touch', () => {
  test.use({ expectedErrors: [/^request to https:\/\/wa\.me\//] });

  test('F-158 @phone links open in the same tab, and the order request is stored when the shopper leaves the page', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }),
    );
    await openChannels(page);
    await channel(page, 'WhatsApp').tap();
    await page.waitForURL('https://wa.me/**');
    expect(context.pages()).toHaveLength(1);
    await page.goBack();
    await expect
      .poll(() => stored(page, 'OrderRequests'))
      .toMatchObject([{ sentBy: ['whatsapp'], lines: [{ id: matcha.id }] }]);
  });
});

test('F-158 if the browser refuses to copy, the page selects the order, cart link or product link, and says so', async ({
  page,
}) => {
  await refuseCopying(page);
  const message = "Your browser doesn't let us copy. The text is selected, so you can copy it yourself.";
  await openChannels(page);
  for (const press of presses) {
    await channel(page, 'Copy').click();
    await expect(status(page), press).toHaveText(message);
    await expect.poll(() => selectedText(page)).toMatch(/^Minato order request/);
    // The link at the end holds id and quantity.
    expect(await selectedText(page)).toMatch(/\/Cart\?items=2\.2$/);
    await page.evaluate(() => window.getSelection()?.removeAllRanges());
  }
  expect(await stored(page, 'OrderRequests')).toBeNull();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share this cart' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(status(page)).toHaveText(message);
  await expect.poll(() => selectedText(page)).toMatch(/^http.*\/Cart\?items=2\.2$/);

  await page.goto(crackers.path);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect.poll(() => selectedText(page)).toMatch(new RegExp(`${crackers.path}$`));
});

/** Apps and systems cut off urls that have this many characters or more. */
const maxUrlLengths = { WhatsApp: 3500, Telegram: 3500, Email: 2000 };

test('F-161 with every product and very long fields the links of the order stay short, and the page says what is left out', async ({
  page,
}) => {
  const allLines = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, qty: 3 }));
  await seedCart(page, allLines);
  await page.goto('/Cart');
  await waitForHydration(page);
  await page.getByLabel('COD (Cash on Delivery)').check();
  for (const name of ['First name', 'Company', 'Address', 'City', 'Phone', 'Email'])
    await page.getByRole('group', { name: 'Billing details' }).getByLabel(name).fill('ខ'.repeat(10_000));
  // This emoji consists of two characters, of two UTF-16 units each.
  await page.getByLabel('Order notes').fill('👍🏽'.repeat(10_000));
  await page.getByRole('button', { name: 'Send this order to the shop' }).click();
  await expect(page.getByText(/^This order is too long for WhatsApp, Telegram and email, so /)).toBeVisible();
  await expect(page.getByText(/^Some of what you typed is very long\./)).toBeVisible();
  for (const [name, maxLength] of Object.entries(maxUrlLengths)) {
    const href = (await channel(page, name).getAttribute('href')) ?? '';
    expect(href.length).toBeLessThan(maxLength);
    expect(decodeURIComponent(href)).toContain('/Cart?items=1.3-2.3-');
    // The replacement character stands where a character was cut in two.
    expect(decodeURIComponent(href)).not.toContain('\ufffd');
  }
});
