import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { known } from './known-products';
import { installShiftAudit } from './shift-audit';
import {
  button,
  cartLine,
  expectLoaded,
  holdScripts,
  quantityOf,
  requestsOf,
  seedCart,
  seedStorage,
  stored,
  test,
} from './storefront';

const { granola, matcha, crackers } = known;
const preview = (page: Page) => page.locator('#cart-preview');

/** The text, place and size of everything in the list. */
async function geometryOf(page: Page): Promise<unknown> {
  const list = page.getByRole('list', { name: 'Cart', exact: true });
  return list.evaluate(async (element) => {
    await document.fonts.ready;
    return [element, ...element.querySelectorAll('*')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.localName, part.textContent, x, y, width, height];
    });
  });
}

for (const path of ['/Cart', '/UserDashboard/Cart'])
  for (const width of [1280, 390])
    test(`CART-01 CART-13 at ${width} px the lines of ${path} show before any chunk is loaded, and nothing moves when React takes over`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await installShiftAudit(page);
      await seedCart(page, [
        { id: matcha.id, qty: 2 },
        { id: crackers.id, qty: 1 },
      ]);
      const release = await holdScripts(page);
      const requests = requestsOf(page);
      await page.goto(path, { waitUntil: 'commit' });
      const line = cartLine(page, matcha.name);
      await expect(line.getByRole('link', { name: matcha.name })).toHaveAttribute('href', matcha.path);
      await expect(line).toContainText('Price $25.65');
      await expect(line).toContainText('Total $51.30');
      await expect(quantityOf(page, matcha.name)).toHaveValue('2');
      await expect(cartLine(page, crackers.name)).toContainText('Total $4.50');
      await expectLoaded(line.locator('img'));
      await expect(preview(page)).toContainText('You have free shipping!');
      await expect(page.getByText('You have free shipping!')).toHaveCount(1);
      await expect(page.getByText('Loading your cart')).toBeHidden();
      const before = await geometryOf(page);

      release();
      await expect(preview(page)).toHaveCount(0);
      expect(await geometryOf(page)).toEqual(before);
      expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);
      expect(requests.filter((url) => url.includes('/catalogue/'))).toHaveLength(1);
    });

test('CART-01 A-66 a cart that is scrolled to its end before React takes over moves nothing that is seen', async ({
  page,
}) => {
  await installShiftAudit(page);
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  const release = await holdScripts(page);
  await page.goto('/Cart', { waitUntil: 'commit' });
  await expect(cartLine(page, matcha.name)).toContainText('Total $51.30');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('footer')).toBeHidden();
  release();
  await expect(preview(page)).toHaveCount(0);
  await expect(page.locator('footer')).toBeVisible();
  expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);
});

test('A-63 before any chunk is loaded, a name, price and picture that storage makes up are not shown', async ({
  page,
}) => {
  await seedStorage(page, 'Cart', [
    {
      id: matcha.id,
      qty: 2,
      name: '<b>Free</b>',
      price: 0.01,
      discount: 99,
      img: '//evil.example/evil-800.avif',
    },
  ]);
  const release = await holdScripts(page);
  const requests = requestsOf(page);
  await page.goto('/Cart', { waitUntil: 'commit' });
  await expect(cartLine(page, matcha.name)).toContainText('Total $51.30');
  await expect(preview(page)).not.toContainText('Free<');
  await expect(preview(page).locator('b, [src*=evil]')).toHaveCount(0);
  release();
  await expect(preview(page)).toHaveCount(0);
  expect(requests.filter((url) => url.includes('catalogue'))).toHaveLength(1);
});

test('A-63 a cart that has changed is not shown before React can say so', async ({ page }) => {
  await seedCart(page, [
    { id: matcha.id, qty: 1 },
    { id: 77, qty: 1 },
  ]);
  const release = await holdScripts(page);
  const catalogue = page.waitForResponse('**/catalogue/*');
  await page.goto('/Cart', { waitUntil: 'commit' });
  await (await catalogue).finished();
  await expect(page.getByText('Loading your cart')).toBeAttached();
  await expect(preview(page)).toBeEmpty();
  release();
  await expect(cartLine(page, matcha.name)).toBeVisible();
});

test('A-66 CART-02 CART-04 presses before any chunk is loaded are each answered once, in turn', async ({
  page,
}) => {
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: crackers.id, qty: 1 },
    { id: granola.id, qty: 1 },
  ]);
  const release = await holdScripts(page);
  await page.goto('/Cart', { waitUntil: 'commit' });
  const increase = button(page, `Increase quantity of ${matcha.name}`);
  await increase.click();
  await expect(increase).toHaveAttribute('aria-busy', 'true');
  await button(page, `Remove ${crackers.name}`).click();
  await quantityOf(page, granola.name).fill('5');
  expect(await stored(page, 'Cart')).toMatchObject([{ qty: 2 }, { qty: 1 }, { qty: 1 }]);

  release();
  await expect(quantityOf(page, granola.name)).toHaveValue('5');
  await expect(cartLine(page, crackers.name)).toHaveCount(0);
  await expect(quantityOf(page, matcha.name)).toHaveValue('3');
  // What is typed counts once the field is left.
  await expect(quantityOf(page, granola.name)).toBeFocused();
  await quantityOf(page, granola.name).blur();
  expect(await stored(page, 'Cart')).toMatchObject([
    { id: matcha.id, qty: 3 },
    { id: granola.id, qty: 5 },
  ]);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('A-66 F-128 the focus stays on its control, and a link is followed after an earlier press', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  const release = await holdScripts(page);
  await page.goto('/Cart', { waitUntil: 'commit' });
  await quantityOf(page, matcha.name).focus();
  release();
  await expect(preview(page)).toHaveCount(0);
  await expect(quantityOf(page, matcha.name)).toBeFocused();

  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await button(page, `Increase quantity of ${matcha.name}`).click();
  await page.getByRole('link', { name: matcha.name }).click();
  releaseAgain();
  await expect(page).toHaveURL(matcha.path);
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 3 }]);
});
