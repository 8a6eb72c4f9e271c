import jsQR from 'jsqr';
import { expect, mergeTests, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { KHQR } from 'ts-khqr';
import { axeFaults } from '../shown-pages';
import { button, seedCart, test as storefrontTest, waitForHydration } from '../storefront';
import { expectedBill, plainAmount, shownAmount } from './amounts';
import { test as contractTest } from './contract-test';
import type { ShopContent } from './shop-content';

const test = mergeTests(storefrontTest, contractTest);

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });
test.beforeEach(({ content }) => test.skip(content.settings.khqr === undefined, 'the shop has no stand'));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send this order to the shop' });
const card = (page: Page) => dialog(page).getByRole('figure');
const code = (page: Page) => card(page).getByRole('img');
const withoutBlanks = (text: string) => text.replace(/\s/g, '');

/** Opens the card for two of the first product that has so many. Returns the total, and the reference of the message. */
async function openCard(page: Page, { settings, products }: ShopContent, method = 'Collect and Pay') {
  const product = products.find(
    ({ stock, unitCents }) => (stock === undefined || stock > 1) && unitCents > 0,
  );
  const { id, unitCents } = product ?? { id: 0, unitCents: 0 };
  await seedCart(page, [{ id, qty: 2 }]);
  await page.goto('/Cart');
  await waitForHydration(page);
  await page.getByRole('radio', { name: method }).check();
  await button(page, 'Proceed to Payment >').click();
  await expect(dialog(page)).toBeVisible();
  const text = await dialog(page).locator('details p').first().textContent();
  const reference = / (\d{6}-[2-9A-HJ-NP-Z]{4})\n/.exec(text ?? '')?.[1] ?? '';
  return { total: expectedBill(2 * unitCents, settings).total, reference };
}

/** The text that an independent reader finds in a screenshot. */
async function scanned(shown: Page | Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await shown.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** In milliseconds since the epoch. */
function timesOf(khqr: string) {
  const [, made, expires] = /99340013(\d{13})0113(\d{13})6304/.exec(khqr) ?? [];
  return { made: Number(made), expires: Number(expires) };
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test.describe(`on a screen of ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('A-182 a screenshot of the page with the card holds the code of the amount and the reference', async ({
      page,
      content,
    }) => {
      const { settings } = content;
      const { total, reference } = await openCard(page, content);
      await expect(card(page)).toContainText(reference);
      const shown = withoutBlanks(await card(page).innerText());
      expect(shown).toContain(withoutBlanks(shownAmount(total, settings.currency)));
      await card(page).scrollIntoViewIfNeeded();
      const text = (await scanned(page)) ?? '';
      expect(KHQR.verify(text)).toEqual({ isValid: true });
      const { data: stand } = KHQR.parse(settings.khqr ?? '');
      expect(KHQR.parse(text).data).toMatchObject({
        ...stand,
        pointofInitiationMethod: '12',
        transactionAmount: plainAmount(total, settings.currency),
        billNumber: reference,
        creationTimestamp: expect.stringMatching(/^\d{13}$/),
        expirationTimestamp: expect.stringMatching(/^\d{13}$/),
        crc: text.slice(-4),
      });
      // The card fits on one screen.
      const box = await card(page).boundingBox();
      expect(box?.height).toBeLessThan(size.height - 40);
      expect(box?.width).toBeLessThanOrEqual(size.width - 40);
      const hiddenWidth = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hiddenWidth).toBe(0);
    });
  });

test('A-182 the open card is accessible, and no text of it says that anything is paid', async ({
  page,
  content,
}) => {
  await page.clock.install();
  await openCard(page, content);
  await expect(code(page)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await dialog(page).innerText()).not.toMatch(/\bpaid\b/i);
  await page.clock.fastForward('15:01');
  await expect(code(page)).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  // The shopper may have paid, and must not pay twice.
  const warning = 'This code has expired. If you have paid, send the receipt and do not pay again.';
  await expect(card(page)).toContainText(warning);
  expect((await dialog(page).innerText()).replace(warning, '')).not.toMatch(/\bpaid\b/i);
});

test('F-283 F-282 after its time the code is covered, and “New code” makes one of a later time, also offline', async ({
  page,
  context,
  content,
}) => {
  await page.clock.install();
  await openCard(page, content);
  await expect(code(page)).toBeVisible();
  const first = (await scanned(card(page))) ?? '';
  await context.setOffline(true);
  await page.clock.fastForward('14:00');
  await expect(code(page)).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(card(page).getByRole('status')).toHaveText(/^This code has expired\./);
  await expect(code(page)).toHaveCount(0);
  expect(await scanned(page)).toBeUndefined();
  await button(page, 'New code').click();
  await expect(code(page)).toBeVisible();
  await expect(card(page)).toBeFocused();
  const second = (await scanned(card(page))) ?? '';
  expect(KHQR.verify(second)).toEqual({ isValid: true });
  const { transactionAmount, billNumber } = KHQR.parse(first).data ?? {};
  expect(KHQR.parse(second).data).toMatchObject({ transactionAmount, billNumber });
  expect(timesOf(second).made).toBeGreaterThanOrEqual(timesOf(first).expires);
  await expect(dialog(page).getByRole('alert')).toBeEmpty();
});

test('F-282 a device clock of yesterday is said', async ({ page, content }) => {
  await page.clock.install({ time: Date.now() - 24 * 60 * 60 * 1000 });
  await openCard(page, content);
  await expect(dialog(page).getByRole('alert')).toHaveText(/^This device's clock seems wrong/);
  await expect(code(page)).toBeVisible();
});

test('F-282 of a device clock that is right nothing is said', async ({ page, content }) => {
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await openCard(page, content);
  await asked;
  await expect(code(page)).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toBeEmpty();
});

test('A-182 the code prints with its name, amount and reference', async ({ page, content }) => {
  const { total, reference } = await openCard(page, content);
  await expect(code(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-sheet]');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(reference);
  const text = withoutBlanks(await sheet.innerText());
  expect(text).toContain(withoutBlanks(shownAmount(total, content.settings.currency)));
  expect(KHQR.verify((await scanned(page)) ?? '')).toEqual({ isValid: true });
  await expect(page.locator('main, dialog').filter({ visible: true })).toHaveCount(0);
});

test('A-183 with cash on delivery the card is closed until it is opened', async ({ page, content }) => {
  test.skip(!content.settings.payment.methods.includes('cod'), 'the shop takes no cash on delivery');
  await openCard(page, content, 'COD (Cash on Delivery)');
  const title = dialog(page).getByText('Pay with KHQR instead of cash');
  await expect(title).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await title.click();
  await expect(code(page)).toBeVisible();
});
