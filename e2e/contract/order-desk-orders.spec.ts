import { expect, mergeTests } from 'playwright/test';
import { test as storefrontTest } from '../storefront';
import { test as contractTest } from './contract-test';
import { amountOf, fiveOrders, messageOf, totalOf } from './desk-messages';
import { openDesk, openWithFive, paste, row, rows } from './desk-page';

const test = mergeTests(storefrontTest, contractTest);

test.beforeEach(({ content }) => test.skip(!content.settings.orderDesk, 'This shop has no order desk.'));

test('A-220 A-203 an order again is merged, and a poorer message replaces nothing', async ({
  page,
  content,
}) => {
  await openWithFive(page, content);
  const [order] = fiveOrders;
  if (order === undefined) throw new Error('There is no order.');
  await paste(page, messageOf(content, order));
  await expect(page.getByText('1 order was here already')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);

  const edited = messageOf(content, order).replace('2 × ', '5 × ');
  await paste(page, edited);
  await expect(page.getByText('This order is here already. Another message of it came')).toBeVisible();
  await expect(row(page, order.name)).toContainText('Sum is right');
  await page.getByRole('link', { name: `${order.name} ${order.reference}` }).click();
  const article = page.getByRole('article');
  await expect(article.getByText(/^\s*Goods: 2\s× .* counts, not 5\s× /)).toBeVisible();
  await page.getByText('Another message, read').click();
  await expect(article.getByText(/^[^\n]*order request.*\s+5 × /)).toBeVisible();
  await article.getByRole('button', { name: 'Let this message count' }).click();
  await expect(article.getByText(/^\s*Goods: 5\s× .* counts, not 2\s× /)).toBeVisible();
  await expect(row(page, order.name)).toContainText('Edited by hand');
});

test('A-204 A-203 an edited order says so, and the right message replaces it until Undo', async ({
  page,
  content,
}) => {
  const [order] = fiveOrders;
  if (order === undefined) throw new Error('There is no order.');
  const written = amountOf(totalOf(content, order), content);
  await openDesk(page);
  await paste(page, messageOf(content, order).replace(`Total: ${written}`, 'Total: AED\u00a01.00'));
  await expect(row(page, order.name)).toContainText('Edited by hand');
  await row(page, order.name).getByRole('link', { name: 'Check first' }).click();
  await expect(
    page.getByText(`The message says AED\u00a01.00 in all; the shop asks ${written}`),
  ).toBeVisible();

  await paste(page, messageOf(content, order));
  await expect(page.getByText('This order came again, with changes.')).toBeVisible();
  await expect(row(page, order.name)).toContainText('Sum is right');
  await page.getByRole('button', { name: 'Take the message from before' }).click();
  await expect(row(page, order.name)).toContainText('Edited by hand');
});

test('A-221 an order that is paid first is packed all the same, and its driver collects nothing', async ({
  page,
  content,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openWithFive(page, content);
  await page.getByRole('link', { name: 'Amal Haddad' }).click();
  const order = page.getByRole('article');
  await order.getByRole('button', { name: 'Paid', exact: true }).click();
  await order.getByRole('button', { name: 'Packed' }).click();
  await expect(row(page, 'Amal Haddad')).toContainText('PackedPaid');
  await expect(row(page, 'Amal Haddad')).toContainText('Send out');
  await order.getByRole('button', { name: "Driver's slip" }).click();
  await expect(page.locator('.desk-sheet')).toContainText('Nothing to collect');
  await expect(page.locator('.desk-sheet')).not.toContainText('Collect in cash');
});

test('A-221 on a phone, the list comes back at its place', async ({ page, content }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openWithFive(page, content);
  const last = page.getByRole('link', { name: 'Amal Haddad' });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await last.click();
  await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeFocused();
  await page.getByRole('link', { name: 'All orders' }).last().click();
  await expect(page).toHaveURL(/\/OrderDesk$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("A-224 one customer's data is deleted after a question", async ({ page, content }) => {
  await openWithFive(page, content);
  await page.getByRole('link', { name: 'Amal Haddad' }).click();
  const order = page.getByRole('article');
  await order.getByRole('button', { name: "Delete this customer's data" }).click();
  await order.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(order.getByText("The customer's data was deleted.")).toBeVisible();
  await expect(row(page, '261120-A2B3')).toContainText('No name given');
  await expect(page.getByText('+971 50 000 0001')).toHaveCount(0);
});

test('A-221 Undo covers nothing of the end of the list', async ({ page, content }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithFive(page, content);
  await page.getByRole('button', { name: 'Confirm: Amal Haddad' }).click();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const bar = await page.getByRole('status').filter({ hasText: 'Amal Haddad: Confirmed' }).boundingBox();
  const last = await page.getByText("Your customers' data").boundingBox();
  expect(bar?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
});
