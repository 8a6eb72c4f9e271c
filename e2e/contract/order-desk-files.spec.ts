import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, mergeTests, type Download, type Page } from 'playwright/test';
import { test as storefrontTest } from '../storefront';
import { test as contractTest } from './contract-test';
import { amountOf, fiveOrders, soldProducts, totalOf } from './desk-messages';
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

const files = (page: Page) => page.getByText('Lists and backup');

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

test.describe('printed', () => {
  /** The text of a sheet as it is printed, its pages, and their width and height in points. */
  async function printed(page: Page, button: string, path: string) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('.desk-sheet')).toHaveCount(1);
    const pdf = await page.pdf({ path, preferCSSPageSize: true });
    const sizes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    return {
      text: execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).replace(
        /[\u00a0 ]+/g,
        ' ',
      ),
      sizes: sizes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]),
    };
  }

  test.beforeEach(async ({ page }) => {
    test.skip(!isInstalled('pdftotext'), 'pdftotext is not installed');
    await page.addInitScript(() => {
      window.print = () => {};
    });
  });

  const plain = (text: string) => text.replace(/[\u00a0 ]+/g, ' ');

  for (const [paper, size] of [
    ['A6', [298, 420]],
    ['58 mm roll', [164, 595]],
  ] as const) {
    test(`A-227 A-209 A-211 the slips of an order fit ${paper} and say what they must`, async ({
      page,
      content,
    }, info) => {
      await openWithFive(page, content);
      const [order] = fiveOrders;
      if (order === undefined) throw new Error('There is no order.');
      await page.getByRole('link', { name: order.name }).click();
      await page.getByRole('radio', { name: paper }).check();
      const due = plain(amountOf(totalOf(content, order), content));

      const parcel = await printed(page, 'Parcel slip', info.outputPath('parcel.pdf'));
      expect(parcel.sizes).toEqual([size]);
      for (const part of [order.reference, order.name, '12 Palm Street', due])
        expect(parcel.text).toContain(part);

      const driver = await printed(page, "Driver's slip", info.outputPath('driver.pdf'));
      expect(driver.sizes).toEqual([size]);
      for (const part of [order.reference, '+971 50 000 0001', due, 'Collect in cash'])
        expect(driver.text).toContain(part);

      const invoice = await printed(page, 'Tax invoice', info.outputPath('invoice.pdf'));
      expect(invoice.sizes).toEqual([size]);
      for (const part of ['Tax Invoice', content.settings.name, content.settings.tax?.number ?? '', due])
        expect(invoice.text).toContain(part);
    });
  }
});

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
