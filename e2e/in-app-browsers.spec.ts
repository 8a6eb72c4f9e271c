import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { leavePage } from './viewport';
import { hydrated, seedCart, stored, test } from './storefront';

const { crackers, matcha } = known;

const answer = (page: Page) => page.getByRole('dialog').getByRole('status');
const way = (page: Page, name: string) => page.getByRole('dialog').getByText(name, { exact: true });
const selected = (page: Page) => page.evaluate(() => String(window.getSelection()));

/** In-app browsers may block both ways to copy. */
async function refuseCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.assign(document, { execCommand: () => false });
  });
}

async function openChannels(page: Page): Promise<void> {
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await page.goto('/Cart');
  await hydrated(page);
  await page.getByLabel('COD (Cash on Delivery)').check();
  await page.getByRole('button', { name: 'Send this order to the shop' }).click();
  await expect(way(page, 'WhatsApp')).toBeVisible();
}

for (const [kind, print] of [
  ['does nothing', () => Object.assign(window, { print: () => undefined })],
  ['is missing', () => Object.assign(window, { print: undefined })],
] as const)
  test(`F-158 where printing ${kind} nothing is claimed, the order can be read and copied, and it can be tried again`, async ({
    page,
  }) => {
    await page.addInitScript(print);
    await openChannels(page);
    for (let press = 0; press < 2; press += 1) {
      await way(page, 'Print').click();
      await expect(answer(page)).toContainText("This browser can't print. You can read the order below.");
      await expect(page.getByText(/^Minato order request \d{6}-/).locator('visible=true')).toHaveCount(1);
    }
    expect(await stored(page, 'OrderRequests')).toBeNull();
    // From here on printing works.
    await page.evaluate(() =>
      Object.assign(window, { print: () => window.dispatchEvent(new Event('beforeprint')) }),
    );
    await way(page, 'Print').click();
    await expect(answer(page)).toContainText('Ready to print.');
    expect(await stored(page, 'OrderRequests')).toMatchObject([{ sentBy: ['print'] }]);
  });

test('F-158 A-70 printing that begins is told, and kept', async ({ page }) => {
  await openChannels(page);
  await way(page, 'Print').click();
  await expect(answer(page)).toContainText('Ready to print.');
  expect(await stored(page, 'OrderRequests')).toMatchObject([{ sentBy: ['print'] }]);
});

test('F-158 where new tabs and apps do not open, the order can be copied instead', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="http"], a[href^="mailto:"]'))
        event.preventDefault();
    }),
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChannels(page);
  for (const name of ['WhatsApp', 'Telegram', 'Email']) {
    await way(page, name).click();
    await expect(answer(page)).toHaveText('Nothing opened? Copy the order');
    expect(await stored(page, 'OrderRequests')).toBeNull();
  }
  await answer(page).getByRole('button', { name: 'Copy the order' }).press('Enter');
  await expect(answer(page)).toContainText('Copied. Now paste it into a message to the shop.');
  await expect(answer(page)).toBeFocused();
  await way(page, 'WhatsApp').click();
  await leavePage(page);
  await expect(answer(page)).toContainText('Opened in WhatsApp.');
  expect(await stored(page, 'OrderRequests')).toMatchObject([{ sentBy: ['copy', 'whatsapp'] }]);
});

test.describe('under a thumb', () => {
  test.use({ expectedErrors: [/^request to https:\/\/wa\.me\//] });

  test('F-158 @phone no link asks for a new tab; the page that is left keeps the request', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'an app of the shopper' }),
    );
    await openChannels(page);
    await way(page, 'WhatsApp').tap();
    await page.waitForURL('https://wa.me/**');
    expect(context.pages()).toHaveLength(1);
    await page.goBack();
    await expect
      .poll(() => stored(page, 'OrderRequests'))
      .toMatchObject([{ sentBy: ['whatsapp'], lines: [{ id: matcha.id }] }]);
  });
});

test('F-158 no page asks for a new tab in its HTML', async ({ page }) => {
  for (const address of ['/', '/Contact', '/AboutUs', '/Cart', '/UserDashboard']) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('[target]')).toHaveCount(0);
  }
});

test('F-158 where nothing can be copied, the text is selected and that is said: order, link, product', async ({
  page,
}) => {
  await refuseCopying(page);
  const said = "Your browser doesn't let us copy. The text is selected, so you can copy it yourself.";
  await openChannels(page);
  for (let press = 0; press < 2; press += 1) {
    await way(page, 'Copy').click();
    await expect(answer(page)).toHaveText(said);
    await expect.poll(() => selected(page)).toMatch(/^Minato order request[^]*\/Cart\?items=2\.2$/);
    await page.evaluate(() => window.getSelection()?.removeAllRanges());
  }
  expect(await stored(page, 'OrderRequests')).toBeNull();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share this cart' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(answer(page)).toHaveText(said);
  await expect.poll(() => selected(page)).toMatch(/^http.*\/Cart\?items=2\.2$/);

  await page.goto(crackers.path);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText(said)).toBeVisible();
  await expect.poll(() => selected(page)).toMatch(new RegExp(`${crackers.path}$`));
});

for (const [kind, break_] of [
  ['does nothing', () => Object.assign(HTMLAnchorElement.prototype, { click: () => undefined })],
  ['fails', () => Object.assign(URL, { createObjectURL: undefined })],
] as const)
  test(`F-158 A-75 where saving a file ${kind} nothing is claimed, and all of it can be read and copied`, async ({
    page,
  }) => {
    await refuseCopying(page);
    await page.addInitScript(break_);
    await seedCart(page, [{ id: matcha.id, qty: 2 }]);
    await page.goto('/UserDashboard');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    await expect(page.getByText(/read and copy .+ below/i)).toBeVisible();
    await expect(page.getByText(/is made|saved to/)).toHaveCount(0);
    if (kind === 'does nothing') await page.getByText('Read and copy as text').click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText(/^Your browser doesn't let us copy\. The text is selected/)).toBeVisible();
    expect(await selected(page)).toContain('"qty": 2');
  });

test('F-161 a cart of every product, and fields without an end: links stay short, and the page says what is left out', async ({
  page,
}) => {
  const every = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, qty: 3 }));
  await seedCart(page, every);
  await page.goto('/Cart');
  await hydrated(page);
  await page.getByLabel('COD (Cash on Delivery)').check();
  for (const name of ['First name', 'Company', 'Address', 'City', 'Phone', 'Email'])
    await page.getByRole('group', { name: 'Billing details' }).getByLabel(name).fill('ខ'.repeat(10_000));
  await page.getByLabel('Order notes').fill('👍🏽'.repeat(10_000));
  await page.getByRole('button', { name: 'Send this order to the shop' }).click();
  await expect(page.getByText(/^This order is too long for WhatsApp, Telegram and email, so /)).toBeVisible();
  await expect(page.getByText(/^Some of what you typed is very long\./)).toBeVisible();
  for (const [name, most] of [
    ['WhatsApp', 3500],
    ['Telegram', 3500],
    ['Email', 2000],
  ] as const) {
    const href = (await way(page, name).getAttribute('href')) ?? '';
    expect(href.length).toBeLessThan(most);
    expect(decodeURIComponent(href)).toContain('/Cart?items=1.3-2.3-');
    expect(decodeURIComponent(href)).not.toContain('\ufffd');
  }
});
