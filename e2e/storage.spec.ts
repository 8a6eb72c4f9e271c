import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { bill } from './purchase';
import {
  arriveAt,
  badge,
  button,
  cartLine,
  dialogsOf,
  notice,
  quantityOf,
  seedStorage,
  stored,
  test,
} from './storefront';

const { crackers, granola, gyokuro, matcha, teaSet } = known;

const cartChangedText = "Some items in your cart have changed or sold out. We've updated your cart.";
const unsavedText = "Your browser isn't letting us save your cart. It will last until you close this page.";

const addToCart = (page: Page) => button(page, 'Add to cart');

test('STORE-01 STORE-02 STORE-06 the cart is written after every change, with all its fields, and survives a reload', async ({
  page,
}) => {
  await page.goto(teaSet.path);
  await addToCart(page).click();
  await expect(badge(page)).toHaveText('1');
  const line = {
    id: 23,
    name: 'Matcha Tea Ceremony Set',
    price: 100,
    discount: 0,
    rate: expect.any(Number),
    img: expect.stringMatching(/^\/images\//),
    category: 'Matcha Green Tea',
    stock: 3,
  };
  expect(await stored(page, 'Cart')).toEqual([{ ...line, qty: 1 }]);
  await page.goto('/Cart');
  await button(page, `Increase quantity of ${teaSet.name}`).click();
  await expect(quantityOf(page, teaSet.name)).toHaveValue('2');
  expect(await stored(page, 'Cart')).toEqual([{ ...line, qty: 2 }]);
  await page.reload();
  await expect(quantityOf(page, teaSet.name)).toHaveValue('2');
  await button(page, `Remove ${teaSet.name}`).click();
  await expect(badge(page)).toHaveText('0');
  expect(await stored(page, 'Cart')).toEqual([]);
});

/** Stored texts, and what must then be kept under the key Cart.bak. */
const unusableCarts = [
  { text: 'null', backup: null },
  { text: '', backup: null },
  { text: '{oops', backup: '{oops' },
];

test('F-2 F-3 F-4 null, an empty text and truncated JSON count as an empty cart, and Add to cart works', async ({
  page,
}) => {
  await page.goto('/Cookie');
  for (const { text, backup } of unusableCarts) {
    await page.evaluate((cart) => localStorage.setItem('Cart', cart), text);
    await page.goto('/Cart');
    await expect(page.getByText('Cart is empty', { exact: true })).toBeVisible();
    await expect(badge(page)).toHaveText('0');
    await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toHaveCount(0);
    await page.goto(matcha.path);
    await addToCart(page).click();
    await expect(badge(page)).toHaveText('1');
    expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 1 }]);
    expect(await page.evaluate(() => localStorage.getItem('Cart.bak'))).toBe(backup);
  }
});

test('F-11 F-15 F-18 F-22 F-23 lines that do not fit the catalogue are dropped, reduced or merged, and a notice says so once', async ({
  page,
}) => {
  await seedStorage(page, 'Cart', [
    { id: crackers.id, qty: 2 },
    // These ids are unknown.
    ...[31, 0, -1, 1e9].map((id) => ({ id, qty: 1 })),
    // These products are sold out.
    ...[6, 10, 20, 27].map((id) => ({ id, qty: 1 })),
    // These quantities exceed the stock.
    { id: granola.id, qty: 999_999 },
    { id: gyokuro.id, qty: 'Infinity' },
    { id: matcha.id, qty: 80, stock: 80 },
    // This product is in the cart twice.
    { id: teaSet.id, qty: 2 },
    { id: teaSet.id, qty: 2 },
  ]);
  await page.goto('/Cart');
  await expect(page.getByRole('status').filter({ hasText: cartChangedText })).toHaveCount(1);
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  for (const [product, qty] of [
    [crackers.name, '2'],
    [granola.name, '76'],
    [gyokuro.name, '1'],
    [matcha.name, '72'],
    [teaSet.name, '3'],
  ] as const)
    await expect(quantityOf(page, product)).toHaveValue(qty);
  await expect(page.getByRole('list', { name: 'Cart', exact: true }).getByRole('listitem')).toHaveCount(5);
  await expect(badge(page)).toHaveText('5');
  // The lines cost 9.00, 76 × 12.80, 50.00, 72 × 25.65 and 3 × 100.00.
  expect(await bill(page)).toMatchObject({ Subtotal: '$3,178.60' });
  await page.reload();
  await expect(quantityOf(page, crackers.name)).toHaveValue('2');
  await expect(notice(page, cartChangedText)).toHaveCount(0);
});

test('F-19 F-20 F-21 F-24 F-25 only id and quantity are read from storage, while name, price, picture and stock come from the catalogue', async ({
  page,
}) => {
  const dialogs = dialogsOf(page);
  await seedStorage(page, 'Cart', [
    {
      id: teaSet.id,
      qty: 1,
      name: '<img src=x onerror=alert(1)>',
      price: 0.01,
      discount: 100,
      img: 'https://elsewhere.test/x.png',
      stock: 9999,
      category: 'Free things',
    },
  ]);
  await page.goto('/Cart');
  const line = cartLine(page, teaSet.name);
  await expect(line).toContainText('Price $100.00');
  expect(await bill(page)).toMatchObject({ Subtotal: '$100.00' });
  await expect(line.locator('img')).toHaveAttribute('src', /^\/images\//);
  expect(await page.content()).not.toContain('onerror');
  for (let press = 0; press < 3; press += 1) {
    await button(page, `Increase quantity of ${teaSet.name}`).click();
  }
  await expect(notice(page, 'Adding quantity greater than stock')).toBeVisible();
  await expect(quantityOf(page, teaSet.name)).toHaveValue('3');
  expect(dialogs).toEqual([]);
});

test('F-153 a cart of another shape that is unambiguous is read without a notice', async ({ page }) => {
  await seedStorage(page, 'Cart', '{"lines":[{"id":"2","quantity":3}]}');
  await page.goto('/Cart');
  await expect(cartLine(page, matcha.name)).toContainText('Total $76.95');
  await expect(badge(page)).toHaveText('1');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});

test('F-153 a cart that could be either of two lists is copied before it is overwritten, and a notice says so', async ({
  page,
}) => {
  const ambiguousCart = '{"a":[{"id":2,"qty":3}],"b":[{"id":4,"qty":1}]}';
  await seedStorage(page, 'Cart', ambiguousCart);
  await page.goto('/OurStore');
  await expect(notice(page, /^We couldn't read the cart/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('Cart'))).toBe(ambiguousCart);
  await button(page, `Add to cart: ${matcha.name}`).click();
  await expect(badge(page)).toHaveText('1');
  expect(await page.evaluate(() => localStorage.getItem('Cart.bak'))).toBe(ambiguousCart);
});

/** Fills localStorage with ever smaller texts until not one more character fits. */
function fillStorage(): void {
  for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2)) {
    try {
      localStorage.setItem(`filler-${size}`, 'x'.repeat(size));
    } catch {
      // A smaller text may still fit.
    }
  }
}

const brokenStorages = [
  {
    title: 'F-28 with full storage',
    breakStorage: fillStorage,
  },
  {
    title: 'F-29 with a setItem that throws',
    breakStorage: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
  {
    title: 'F-30 with a getItem that throws',
    breakStorage: () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  },
];

for (const { title, breakStorage } of brokenStorages) {
  test(`${title} the cart stays in memory, a notice says so once, and the shop works`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(breakStorage);
    await page.goto('/OurStore');
    await button(page, `Add to cart: ${matcha.name}`).click();
    await expect(notice(page, 'Added to your cart')).toBeVisible();
    await expect(notice(page, unsavedText)).toBeVisible();
    await expect(badge(page)).toHaveText('1');
    await notice(page, unsavedText).getByRole('button', { name: 'Dismiss' }).click();
    await button(page, `Add to cart: ${crackers.name}`).click();
    await expect(badge(page)).toHaveText('2');
    await expect(notice(page, unsavedText)).toHaveCount(0);
    await page.getByRole('link', { name: 'Cart, 2 items' }).click();
    await arriveAt(page, '/Cart');
    await expect(quantityOf(page, matcha.name)).toHaveValue('1');
    await page.getByRole('link', { name: 'Proceed to Payment >' }).click();
    await arriveAt(page, '/Cart/Payment');
    await expect(page.getByRole('link', { name: 'Pay & Place Order >' })).toBeVisible();
  });
}

test('F-28 once storage has space again, the cart is stored at the next change, or when the page closes', async ({
  page,
}) => {
  await page.goto(matcha.path);
  await page.evaluate(fillStorage);
  await addToCart(page).click();
  await expect(notice(page, unsavedText)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('Cart'))).toBeNull();
  await page.evaluate(() => localStorage.clear());
  await addToCart(page).click();
  await expect(notice(page, 'Quantity 2')).toBeVisible();
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 2 }]);

  await page.evaluate(() => localStorage.clear());
  await page.goto(teaSet.path);
  await page.evaluate(fillStorage);
  await addToCart(page).click();
  await expect(notice(page, unsavedText)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(badge(page)).toHaveText('1');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: teaSet.id, qty: 1 }]);
});
