import { expect, mergeTests, type Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { test as storefrontTest } from '../storefront';
import { test as contractTest } from './contract-test';
import { openWithFive } from './desk-page';

const test = mergeTests(storefrontTest, contractTest);

const pointsPerMm = 72 / 25.4;

// The sums are typed by hand, so they are those of one shop.
test.beforeEach(({ content }) =>
  test.skip(content.settings.name !== 'Sidra & Sons', 'The sums are those of Sidra & Sons.'),
);

/** What a printer gets: the size of each page in millimetres, and its text on one line. */
async function printed(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const first = await pdf.getPage(1);
  const [, , width = 0, height = 0] = first.view;
  const { text } = await extractText(pdf, { mergePages: true });
  return {
    pages: pdf.numPages,
    size: [width, height].map((points) => Math.round(points / pointsPerMm)),
    text: text.replaceAll(/\s+/g, ' '),
  };
}

async function openOrder(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

test.beforeEach(async ({ page, content }) => {
  // The sheet stays until the browser says that it has printed.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openWithFive(page, content);
});

// Two pots at 89.00 and a trough at 129.90 less 10%: 178.00 + 116.91, and 15.00 for shipping.
const goods =
  '2 × Glazed Olive Pot AED 89.00 AED 178.00 1 × Long Sill Trough AED 116.91 Shipping AED 15.00 Total AED 309.91';
const papers = [
  ['A6', [105, 148]],
  ['58 mm roll', [58, 210]],
] as const;

for (const [paper, size] of papers) {
  test(`A-211 a parcel slip fits on one page of ${paper}, and says what is in the parcel`, async ({
    page,
  }) => {
    await openOrder(page, 'Amal Haddad');
    await page.getByRole('radio', { name: paper }).check();
    await page.getByRole('button', { name: 'Parcel slip' }).click();
    const sheet = await printed(page);
    expect(sheet).toMatchObject({ pages: 1, size });
    expect(sheet.text).toContain('Sidra & Sons Order 261120-A2B3 · 20 November 2026');
    expect(sheet.text).toContain('Deliver to Amal Haddad 12 Palm Street Dubai +971 50 000 0001');
    expect(sheet.text).toContain(goods);
    // Nothing of the page around it.
    expect(sheet.text).not.toContain('Order desk');
  });

  test(`A-211 a driver's slip fits on one page of ${paper}, with the cash and the change`, async ({
    page,
  }) => {
    await openOrder(page, '田中 花子');
    await page.getByRole('radio', { name: paper }).check();
    await page.getByRole('button', { name: "Driver's slip" }).click();
    const sheet = await printed(page);
    expect(sheet).toMatchObject({ pages: 1, size });
    expect(sheet.text).toContain('261122-G8H9 Sidra & Sons · 2 pieces');
    // 89.00 + 116.91 + 15.00 = 220.91, in coins of 25 fils.
    expect(sheet.text).toContain('Collect in cash AED 221.00 The order costs AED 220.91, rounded to coins.');
    expect(sheet.text).toContain(
      'AED 230.00 give back AED 9.00 AED 250.00 give back AED 29.00 AED 300.00 give back AED 79.00 AED 500.00 give back AED 279.00',
    );
    expect(sheet.text).toContain('Notes Ring twice');
    expect(sheet.text).not.toContain('Glazed');
  });

  test(`A-209 a tax invoice fits on one page of ${paper}, with every field and its own number`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-24T08:00:00Z');
    await openOrder(page, 'Amal Haddad');
    await page.getByRole('radio', { name: paper }).check();
    await page.getByRole('button', { name: 'Tax invoice' }).click();
    await expect(page.getByText('Give this order invoice 1?')).toBeFocused();
    await page.getByRole('button', { name: 'Yes, invoice 1' }).click();
    await expect(page.getByRole('button', { name: 'Tax invoice 1' })).toBeVisible();
    await expect(page.getByText('This order has tax invoice 1, given on 24 November 2026.')).toBeVisible();
    const sheet = await printed(page);
    expect(sheet).toMatchObject({ pages: 1, size });
    expect(sheet.text).toContain('Tax Invoice Sidra & Sons 7 Palm Court, Dubai');
    expect(sheet.text).toContain('Tax Registration Number (TRN) 100-0000-0000-0003');
    expect(sheet.text).toContain('Invoice number 1 Date of issue 24 November 2026 Order 261120-A2B3');
    // 309.91 × 5 / 105 = 14.76.
    expect(sheet.text).toContain('Shipping AED 15.00 Total (AED) AED 309.91 of which VAT 5% (AED) AED 14.76');
  });
}

test('A-209 the next order has the next number, and a printed one keeps its own', async ({ page }) => {
  await openOrder(page, 'Amal Haddad');
  await page.getByRole('button', { name: 'Tax invoice' }).click();
  await page.getByRole('button', { name: 'Yes, invoice 1' }).click();
  await page.getByRole('button', { name: 'Tax invoice 1' }).click();
  expect((await printed(page)).text).toContain('Invoice number 1 ');
  await openOrder(page, 'Sok Dara');
  await page.getByRole('button', { name: 'Tax invoice' }).click();
  await page.getByRole('button', { name: 'Yes, invoice 2' }).click();
  await expect(page.getByRole('button', { name: 'Tax invoice 2' })).toBeVisible();
  // Three pots, collected: 267.00 × 5 / 105 = 12.71.
  expect((await printed(page)).text).toContain('Total (AED) AED 267.00 of which VAT 5% (AED) AED 12.71');
});

test('A-209 a cancelled order gets no invoice, and its slip says that it is cancelled', async ({ page }) => {
  await openOrder(page, 'Amal Haddad');
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Cancelled' }).click();
  await expect(page.getByRole('button', { name: 'Tax invoice' })).toHaveCount(0);
  await page.getByRole('button', { name: "Driver's slip" }).click();
  const { text } = await printed(page);
  expect(text).toContain('This order is cancelled');
  expect(text).not.toContain('Collect in cash');
});

test('A-211 the lines of an address in two scripts begin at one side', async ({ page }) => {
  await openOrder(page, 'سارة المنصوري');
  await page.getByRole('button', { name: "Driver's slip" }).click();
  await page.emulateMedia({ media: 'print' });
  const lines = page.locator('.desk-sheet address bdi');
  await expect(lines).toHaveText(['سارة المنصوري', '12 Palm Street', 'Dubai', '+971 50 000 0002']);
  const starts = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(1);
  expect(await lines.first().evaluate((line) => getComputedStyle(line).direction)).toBe('rtl');
});

test('A-211 the slips of all confirmed orders are pages of one print', async ({ page }) => {
  for (const name of ['Amal Haddad', 'Sok Dara']) {
    await page.getByRole('button', { name: `Confirm: ${name}` }).click();
    await expect(page.getByRole('button', { name: `Mark packed: ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Print the slips of all 2 confirmed orders (A6)' }).click();
  const sheet = await printed(page);
  // Sok Dara collects the order, so no driver takes it.
  expect(sheet).toMatchObject({ pages: 3, size: [105, 148] });
  expect(sheet.text).toContain('Order 261120-A2B3');
  expect(sheet.text).toContain('Collect in cash AED 310.00');
  expect(sheet.text).toContain('Order 261121-E6F7');
});
