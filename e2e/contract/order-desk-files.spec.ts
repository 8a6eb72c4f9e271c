import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, mergeTests, type Download, type Page } from 'playwright/test';
import { test as storefrontTest } from '../storefront';
import { test as contractTest } from './contract-test';
import { fiveOrders, soldProducts } from './desk-messages';
import { openDesk, openWithFive, row, rows } from './desk-page';

const test = mergeTests(storefrontTest, contractTest);

test.beforeEach(({ content }) => test.skip(!content.settings.orderDesk, 'This shop has no order desk.'));

async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return contentOf(await waiting);
}

async function contentOf(download: Download): Promise<{ readonly name: string; readonly text: string }> {
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** Opens a file with the button of that name. */
async function openFile(page: Page, button: string, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
}

const files = (page: Page) => page.getByText('Table, stock list and backup');

/** The orders as they are stored. */
function storedOrders(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('order-desk');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('orders').objectStore('orders').getAll();
          all.addEventListener('success', () => resolve(all.result));
        });
      }),
  );
}

test('A-223 a backup read in another profile gives the same orders, statuses and next invoice number', async ({
  page,
  browser,
  baseURL,
  content,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openWithFive(page, content);
  await page.getByRole('button', { name: 'Confirm: Amal Haddad' }).click();
  await page.getByRole('link', { name: 'Sok Dara' }).click();
  await page.getByRole('button', { name: 'Tax invoice' }).click();
  await page.getByRole('button', { name: 'Yes, invoice 1' }).click();
  await expect(page.getByRole('button', { name: 'Tax invoice 1' })).toBeVisible();
  await files(page).click();
  const { name, text } = await saved(page, 'Save a backup');
  expect(name).toMatch(/-orders-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText(/Last saved on/)).toBeVisible();

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.addInitScript(() => {
    window.print = () => {};
  });
  await openDesk(other);
  await files(other).click();
  await openFile(other, 'Read a backup', name, text);
  await expect(other.getByText('5 orders added, 0 orders changed')).toBeVisible();
  expect(await storedOrders(other)).toEqual(await storedOrders(page));
  await expect(row(other, 'Amal Haddad')).toContainText('Confirmed');
  await other.getByRole('link', { name: 'Amal Haddad' }).click();
  await other.getByRole('button', { name: 'Tax invoice' }).click();
  await other.getByRole('button', { name: 'Yes, invoice 2' }).click();
  await expect(other.getByRole('button', { name: 'Tax invoice 2' })).toBeVisible();

  await openFile(other, 'Read a backup', 'holiday.json', '{"photos":[]}');
  await expect(other.getByText('holiday.json is no backup of an order desk.')).toBeVisible();
  await expect(rows(other)).toHaveCount(5);
});

test('A-223 orders go out as a table', async ({ page, content }) => {
  await openWithFive(page, content);
  await files(page).click();
  const { name, text } = await saved(page, 'Save the table');
  expect(name).toMatch(/^orders-.*\.csv$/);
  for (const order of fiveOrders) expect(text).toContain(order.reference);
  expect(text).toContain(soldProducts(content)[0]?.name);
});

test('A-223 the stock list is the table with what was sold taken off, once', async ({
  page,
  content,
  shop,
}) => {
  const [product] = soldProducts(content);
  if (product?.stock === undefined) throw new Error('The stock of the first product is not counted.');
  const table = readFileSync(join(shop.folder, 'products.csv'), 'utf8');
  await openWithFive(page, content);
  await page.getByRole('button', { name: 'Confirm: Amal Haddad' }).click();
  await files(page).click();
  const stockIn = (text: string) =>
    Number(/^[^,]*,\d+,[^,]*,[^,]*,\d*,(\d+),/m.exec(text.slice(text.indexOf(product.name)))?.[1]);
  expect(stockIn(table)).toBe(product.stock);

  const download = page.waitForEvent('download');
  await openFile(page, 'Open products.csv', 'products.csv', table);
  const first = await contentOf(await download);
  expect(first.name).toBe('products.csv');
  expect(stockIn(first.text)).toBe(product.stock - 2);
  await expect(page.getByText('1 order taken into account.')).toBeVisible();

  const again = page.waitForEvent('download');
  await openFile(page, 'Open products.csv', 'products.csv', first.text);
  expect(stockIn((await contentOf(await again)).text)).toBe(product.stock - 2);
});
