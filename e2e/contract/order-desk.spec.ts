import { expect, mergeTests, type BrowserContext, type Page } from 'playwright/test';
import { axeFaults } from '../shown-pages';
import { test as storefrontTest } from '../storefront';
import { test as contractTest } from './contract-test';
import { chatOf, openDesk, openWithFive, paste, row, rows } from './desk-page';
import { amountOf, fiveOrders, soldProducts, totalOf } from './desk-messages';

const test = mergeTests(storefrontTest, contractTest);

test.beforeEach(({ content }) => test.skip(!content.settings.orderDesk, 'This shop has no order desk.'));

test('A-220 five messages in a paste are five orders with names, sums and marks, and the talk is set aside', async ({
  page,
  content,
}) => {
  await openWithFive(page, content);
  for (const order of fiveOrders) {
    await expect(row(page, order.name)).toContainText(order.reference);
    await expect(row(page, order.name)).toContainText(amountOf(totalOf(content, order), content));
    await expect(row(page, order.name)).toContainText('Sum is right');
    await expect(row(page, order.name)).toContainText(
      order.isCollected ? 'Collect and pay' : 'Cash on delivery',
    );
  }
  const unread = page.getByText('passages were not read');
  await expect(unread).toHaveText('6 passages were not read');
  await unread.click();
  await expect(page.getByText('Hello! Are you open today?')).toBeVisible();
});

test('A-221 a status is one press, can be undone, and filters and search find the order', async ({
  page,
  content,
}) => {
  await openWithFive(page, content);
  await page.getByRole('button', { name: 'Confirm: Amal Haddad' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Amal Haddad: Confirmed' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Confirm: Amal Haddad' })).toBeVisible();

  await page.getByRole('link', { name: 'Sok Dara' }).click();
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Packed' }).click();
  await expect(row(page, 'Sok Dara')).toContainText('Mark paid');
  await page.locator('label', { hasText: 'Packed 1' }).click();
  await expect(page.getByRole('radio', { name: 'Packed 1' })).toBeChecked();
  await expect(rows(page)).toHaveCount(1);
  await page.locator('label', { hasText: 'All 5' }).click();

  const search = page.getByRole('searchbox');
  for (const [words, name] of [
    ['haddad', 'Amal Haddad'],
    ['500000004', '田中 花子'],
    ['0500000004', '田中 花子'],
    ['261121-C4D5', 'سارة'],
  ] as const) {
    await search.fill(words);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(name);
  }
  await search.fill('nobody at all');
  await expect(page.getByText('No order matches.')).toBeVisible();

  await page.reload();
  await expect(row(page, 'Sok Dara')).toContainText('Packed');
});

test('A-222 two tabs agree', async ({ page, context, content }) => {
  await openWithFive(page, content);
  const other = await context.newPage();
  await openDesk(other);
  await expect(rows(other)).toHaveCount(5);
  await page.getByRole('button', { name: 'Confirm: Amal Haddad' }).click();
  await expect(row(other, 'Amal Haddad')).toContainText('Confirmed');
  await other.getByRole('button', { name: 'Mark packed: Amal Haddad' }).click();
  await expect(row(page, 'Amal Haddad')).toContainText('Packed');
});

test('F-320 a browser that blocks storage loses nothing until the page closes, and says so', async ({
  page,
  content,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  await openWithFive(page, content);
  await expect(page.getByText('its storage is full or blocked')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm: Amal Haddad' }).click();
  await expect(row(page, 'Amal Haddad')).toContainText('Confirmed');
});

test('F-320 full storage is said, and what it refused is stored once there is room', async ({
  page,
  content,
}) => {
  await page.addInitScript(() => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value;
    IDBObjectStore.prototype.put = function (...parameters) {
      if (document.documentElement.dataset['full'] === 'yes')
        throw new DOMException('Full', 'QuotaExceededError');
      return put.apply(this, parameters);
    };
  });
  await openDesk(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-full', 'yes'));
  await paste(page, chatOf(content));
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText('its storage is full or blocked')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm: Amal Haddad' }).click();
  // Shown only after the write was refused: room any earlier would let it through.
  await expect(row(page, 'Amal Haddad')).toContainText('Confirmed');

  await page.evaluate(() => document.documentElement.removeAttribute('data-full'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('its storage is full or blocked')).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  await expect(row(page, 'Amal Haddad')).toContainText('Confirmed');
});

test('A-226 axe finds no fault, and nothing is wider than 320 pixels, also mirrored', async ({
  page,
  content,
}) => {
  for (const [width, direction] of [
    [390, 'ltr'],
    [320, 'ltr'],
    [320, 'rtl'],
    [1280, 'rtl'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    if (width === 390) await openWithFive(page, content);
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    for (const hash of ['', '#261122-G8H9']) {
      await page.evaluate((target) => location.replace(`/OrderDesk${target || '#'}`), hash);
      await expect(page.getByRole('heading', { name: '田中 花子' })).toHaveCount(hash === '' ? 0 : 1);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect.soft(await axeFaults(page), `${width} ${direction} ${hash}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('A-226 the whole way works with the keyboard alone', async ({ page, content }) => {
  await openDesk(page);
  await page.getByLabel('Messages').focus();
  await page.getByLabel('Messages').fill(chatOf(content));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Read the messages' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('link', { name: 'Amal Haddad' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Amal Haddad')).toContainText('Confirmed');
});

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  async function waitForWorker(page: Page): Promise<void> {
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
  }

  test('A-225 the desk opens without a network, with its orders and prices', async ({
    page,
    context,
    content,
  }) => {
    await openWithFive(page, content);
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(rows(page)).toHaveCount(5);
    await expect(row(page, 'Amal Haddad')).toContainText('Sum is right');
    await page.getByRole('button', { name: 'Confirm: Amal Haddad' }).click();
    await expect(row(page, 'Amal Haddad')).toContainText('Confirmed');
  });

  /** Sends a form as the share sheet of a phone does, from a page of the shop without a policy. */
  async function share(context: BrowserContext, text: string): Promise<Page> {
    const tab = await context.newPage();
    await tab.goto('/robots.txt');
    await tab.evaluate((shared) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: '/OrderDesk', enctype: 'multipart/form-data' });
      const field = document.createElement('textarea');
      field.name = 'text';
      field.value = shared;
      form.append(field);
      document.body.append(form);
      form.submit();
    }, text);
    return tab;
  }

  test('A-225 what is shared to the installed desk becomes an order, and no address holds it', async ({
    page,
    context,
    content,
  }) => {
    const addresses: string[] = [];
    await openDesk(page);
    await waitForWorker(page);
    context.on('request', (request) => addresses.push(request.url()));
    const tab = await share(context, chatOf(content));
    await expect(rows(tab)).toHaveCount(5);
    await expect(tab).toHaveURL(/\/OrderDesk$/);
    expect(addresses.filter((address) => decodeURIComponent(address).includes('Haddad'))).toEqual([]);
    await expect(rows(page)).toHaveCount(5);
  });

  test('A-225 the worker leaves the shop alone, and the shop leaves the desk alone', async ({
    page,
    content,
  }) => {
    await openWithFive(page, content);
    await waitForWorker(page);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
    expect(scopes).toEqual(['/OrderDesk']);
    await page.goto('/OurStore');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

test('A-220 an order that the shop has written comes out as it went in', async ({ page, content }) => {
  await page.clock.install();
  const [product] = soldProducts(content);
  if (product === undefined) throw new Error('The shop sells nothing.');
  await page.addInitScript((line) => localStorage.setItem('Cart', JSON.stringify([line])), {
    id: product.id,
    qty: 2,
  });
  await page.goto('/Cart');
  for (const [label, text] of [
    ['First name', 'ចាន់'],
    ['Last name', 'សុភា'],
    ['Street address', '‏شارع النخيل 12'],
    ['Phone', '+971 50 000 0009'],
  ] as const)
    await page.getByLabel(label).first().fill(text);
  await page.getByLabel('Order notes').fill('Gate 3 🌿\nTotal: nothing');
  await page.getByRole('button', { name: 'Proceed to Payment >' }).click();
  await page.getByText('Read the message').click();
  const text = await page.getByRole('dialog').locator('details p').innerText();

  await openDesk(page);
  await paste(page, text);
  await expect(page.getByText('1 new order')).toBeVisible();
  await page.getByRole('link', { name: 'ចាន់ សុភា' }).click();
  const order = page.getByRole('article');
  await expect(order.getByText('Sum is right')).toBeVisible();
  await expect(order.getByRole('row', { name: product.name })).toContainText('2');
  await expect(order.locator('address')).toContainText('شارع النخيل 12');
  await expect(order.getByText('Gate 3 🌿\nTotal: nothing', { exact: true })).toBeVisible();
});
