import { expect, mergeTests, type Page } from 'playwright/test';
import { axeFaults } from '../shown-pages';
import { bill } from '../purchase';
import {
  arriveAt,
  badge,
  button,
  card,
  cartLine,
  main,
  seedCart,
  stored,
  test as storefrontTest,
  waitForHydration,
} from '../storefront';
import { screens } from '../viewport';
import { expectedBill, minorUnits, shownAmount } from './amounts';
import { test as contractTest } from './contract-test';
import type { ShopContent, TestedProduct } from './shop-content';
import type { Site } from './site';

const test = mergeTests(storefrontTest, contractTest);

// Chromium logs the 404 of the not-found page.
test.use({ expectedErrors: [/status of 404/] });

/** The first, the last and the longest named of the products of which two can be bought. */
function productsToBuy({ products }: ShopContent): readonly TestedProduct[] {
  const buyable = products.filter(({ stock }) => stock === undefined || stock >= 2);
  const byLength = buyable.toSorted((a, b) => b.name.length - a.name.length);
  const [first, last, longest] = [buyable[0], buyable.at(-1), byLength[0]];
  return [...new Set([first, last, longest])].filter((product) => product !== undefined);
}

function pathOf({ name }: TestedProduct, site: Site): string {
  const rows: readonly Record<string, string>[] = JSON.parse(site.read('products.json'));
  return (rows.find(({ title }) => title === name)?.['link'] ?? '').slice(site.origin.length);
}

/** Without blanks, because currencies differ in the blank between symbol and amount. */
const withoutBlanks = (text: string) => text.replace(/\s/g, '');

test('a shopper adds products to the cart, sees the sums of the settings, and sends them as a message', async ({
  page,
  site,
  content,
}) => {
  await page.clock.install();
  const { settings } = content;
  const amount = (minor: number) => withoutBlanks(shownAmount(minor, settings.currency));
  const products = productsToBuy(content);
  for (const [index, product] of products.entries()) {
    await page.goto(pathOf(product, site));
    await waitForHydration(page);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(product.name);
    await button(page, 'Increase quantity').click();
    await button(page, 'Add to cart').click();
    await expect(badge(page)).toHaveText(String(index + 1));
  }
  expect(await stored(page, 'Cart')).toMatchObject(products.map(({ id }) => ({ id, qty: 2 })));

  await page.getByRole('link', { name: 'View Cart' }).first().click();
  await arriveAt(page, /\/Cart\/?$/);
  const subtotal = products.reduce((sum, { unitCents }) => sum + 2 * unitCents, 0);
  for (const { name, unitCents } of products)
    expect(withoutBlanks(await cartLine(page, name).innerText())).toContain(amount(2 * unitCents));
  const expected = expectedBill(subtotal, settings);
  const rows = Object.entries(await bill(page)).map(([term, text]) => [term, withoutBlanks(text)]);
  expect(rows).toEqual(billRows(expected, content));

  const methods = settings.payment.methods.map((method) => methodLabels[method] ?? method);
  const labels = page.getByRole('group', { name: 'Payment method' }).locator('label');
  await expect(labels).toHaveText(methods);
  const cash = methods.find((label) => label !== methodLabels['card']);
  await page.getByRole('radio', { name: cash ?? '' }).check();
  const hasCardPage = settings.payment.cardPage !== undefined;
  await button(page, hasCardPage ? 'Send this order to the shop' : 'Proceed to Payment >').click();
  const text = await messageText(page);
  const [subject = ''] = text.split('\n');
  expect(subject.startsWith(`${settings.name} order request `)).toBe(true);
  expect(subject).toMatch(/ \d{6}-[2-9A-HJ-NP-Z]{4}$/);
  const lines = text.split('\n').map(withoutBlanks);
  for (const { name, unitCents } of products)
    expect(lines).toContain(withoutBlanks(`2 × ${name} at ${amount(unitCents)}: ${amount(2 * unitCents)}`));
  for (const [term, sum] of billRows(expected, content))
    expect(lines).toContain(withoutBlanks(`${term}: ${sum}`));
});

/** The rows of the order summary, without blanks in the amounts. */
function billRows(expected: ReturnType<typeof expectedBill>, { settings }: ShopContent): string[][] {
  const { tax, currency } = settings;
  const amount = (minor: number) => withoutBlanks(shownAmount(minor, currency));
  const { subtotal, shipping, isShippingFree, rounding, total } = expected;
  const when = (isShown: boolean, ...row: string[]) => (isShown ? [row] : []);
  return [
    ['Subtotal', amount(subtotal)],
    ['Shipping', isShippingFree ? 'Free' : amount(shipping)],
    ...when(tax?.included === false, `Tax (${tax?.percent}% ${tax?.label})`, amount(expected.tax)),
    ...when(rounding !== 0, 'Rounding', `${rounding < 0 ? '−' : '+'}${amount(Math.abs(rounding))}`),
    ['Total', amount(total)],
    ...when(tax?.included === true, `of which ${tax?.label} (${tax?.percent}%)`, amount(expected.tax)),
    ...when(tax?.number !== undefined, `${tax?.label} number`, withoutBlanks(tax?.number ?? '')),
  ];
}

const methodLabels: Readonly<Record<string, string>> = {
  collect: 'Collect and Pay',
  cod: 'COD (Cash on Delivery)',
  card: 'Credit/Debit Card',
};

/** The message of the order, which the shopper can read in the dialog. */
async function messageText(page: Page): Promise<string> {
  await page.getByText('Read the message').click();
  return page.getByRole('dialog').locator('details p').first().innerText();
}

test('the bill of an order that is collected, and of one that is sent, follows the settings', async ({
  page,
  content,
}) => {
  const { settings } = content;
  const [product] = productsToBuy(content);
  const { id, unitCents } = product ?? { id: 0, unitCents: 0 };
  await seedCart(page, [{ id, qty: 1 }]);
  await page.goto('/Cart');
  await waitForHydration(page);
  for (const method of settings.payment.methods) {
    await page.getByRole('radio', { name: methodLabels[method] ?? '' }).check();
    const rows = billRows(expectedBill(unitCents, settings, method === 'collect'), content);
    await expect
      .poll(async () => Object.entries(await bill(page)).map(([term, text]) => [term, withoutBlanks(text)]))
      .toEqual(rows);
  }
});

test('a cart below the minimum order says what is missing, and cannot be ordered', async ({
  page,
  content: { settings, products },
}) => {
  const { minimumOrder = 0, currency } = settings;
  const minimum = minorUnits(String(minimumOrder), currency.decimals);
  const product = products.find(
    ({ stock = Infinity, unitCents }) => unitCents < minimum && unitCents * stock >= minimum,
  );
  test.skip(product === undefined, 'each product is worth an order');
  const { id, name, unitCents } = product ?? { id: 0, name: '', unitCents: 0 };
  await seedCart(page, [{ id, qty: 1 }]);
  await page.goto('/Cart');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const amount = (minor: number) => withoutBlanks(shownAmount(minor, currency));
  await expect(summary.getByRole('status')).toBeVisible();
  expect(withoutBlanks(await summary.getByRole('status').innerText())).toBe(
    withoutBlanks(
      `You need ${amount(minimum - unitCents)} more to order: the minimum order is ${amount(minimum)}.`,
    ),
  );
  await expect(button(page, 'Proceed to Payment >')).toHaveCount(0);
  const enough = Math.ceil(minimum / unitCents);
  for (let qty = 1; qty < enough; qty += 1) await button(page, `Increase quantity of ${name}`).click();
  await expect(summary.getByRole('status')).toBeEmpty();
  await expect(button(page, 'Proceed to Payment >')).toBeVisible();
});

test('a shopper finds products by name and by category, and keeps one in the wishlist', async ({
  page,
  content,
}) => {
  const products = productsToBuy(content);
  for (const { name } of products) {
    await page.goto(`/OurStore?${new URLSearchParams({ q: name }).toString()}`);
    await expect(card(page, name)).toBeVisible();
  }
  await page.goto('/OurStore');
  await waitForHydration(page);
  const category = page.getByRole('combobox', { name: 'Category' });
  for (const { name } of content.settings.categories) {
    const amount = content.products.filter((product) => product.category === name).length;
    await category.selectOption(name);
    await expect(page.getByText(/^Showing all \d+ products$/)).toHaveText(`Showing all ${amount} products`);
  }
  const wished = content.products.find(
    (product) => product.category === content.settings.categories[0]?.name,
  );
  const name = wished?.name ?? '';
  await category.selectOption(wished?.category ?? '');
  await button(page, `Add to wishlist: ${name}`).click();
  await page.goto('/Wishlist');
  await expect(
    page.getByRole('list', { name: 'Wishlist', exact: true }).getByRole('heading', { name, exact: true }),
  ).toBeVisible();
  expect(await stored(page, 'wishlist')).toMatchObject([{ id: wished?.id }]);
});

test('one page of each kind is accessible on a narrow phone', async ({ page, site, content }) => {
  await page.setViewportSize(screens.narrow);
  const [product] = content.products;
  await seedCart(
    page,
    productsToBuy(content).map(({ id }) => ({ id, qty: 1 })),
  );
  const kinds = ['/', '/OurStore', '/Contact', '/AboutUs', '/Terms-Conditions', '/Cart', '/UserDashboard'];
  const paths = [
    ...kinds.filter((path) => site.paths.includes(path)),
    ...(product === undefined ? [] : [pathOf(product, site)]),
    '/Nowhere',
  ];
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(main(page).getByText(/^Loading your/)).toHaveCount(0);
    expect.soft(await axeFaults(page), path).toEqual([]);
  }
});
