import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import {
  hydrated,
  badge,
  card,
  curtainGone,
  notice,
  openWithStoppedClock,
  seedCart,
  seedWishlist,
  stored,
  test,
} from './storefront';

const { matcha, crackers, gyokuro, mochi, teaSet } = known;

const cardAdd = (page: Page, name: string) => page.getByRole('button', { name: `Add to cart: ${name}` });
const detailAdd = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true });
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Add to wishlist: ${name}` });

async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
}

async function expectToLast(page: Page, text: string, milliseconds: number): Promise<void> {
  await expect(notice(page, text)).toBeVisible();
  await page.clock.runFor(milliseconds - 1);
  await expect(notice(page, text)).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice(page, text)).toHaveCount(0);
}

test('CARD-08 NOTI-01 NOTI-02 NOTI-03 NOTI-06 a wish is confirmed by a card with the product and two links, for 2.5 s', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/OurStore');
  await heart(page, matcha.name).click();
  await moveAway(page);
  const wished = notice(page, 'added to your wishlist');
  await expect(wished).toContainText(matcha.name);
  await expect(wished.locator('img')).toBeVisible();
  await expect(wished.getByRole('link')).toHaveText(['Wishlist', 'See more']);
  await expect(wished.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/Wishlist');
  await expect(wished.getByRole('link', { name: 'See more' })).toHaveAttribute('href', '/OurStore');
  await expectToLast(page, 'added to your wishlist', 2500);
});

test('NOTI-04 NOTI-05 what was added shows with name, quantity, total, View Cart and Checkout', async ({
  page,
}) => {
  await openWithStoppedClock(page, matcha.path);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await detailAdd(page).click();
  const added = notice(page, 'Added to your cart');
  await expect(added).toContainText(matcha.name);
  await expect(added).toContainText('Quantity 3 · Total $76.95');
  await expect(added.getByRole('link')).toHaveText(['View Cart', 'Checkout']);
  for (const link of await added.getByRole('link').all()) await expect(link).toHaveAttribute('href', '/Cart');
});

test('NOTI-05 Checkout leads to the cart, and the card is gone there', async ({ page }) => {
  await page.goto(matcha.path);
  await detailAdd(page).click();
  await notice(page, 'Added to your cart').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/Cart');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await curtainGone(page);
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toBeVisible();
});

const times = [
  {
    what: 'CARD-05 NOTI-06 A-51 added from a card',
    at: '/OurStore',
    press: cardAdd,
    text: 'Added to your cart',
    lasts: 2000,
  },
  {
    what: 'NOTI-06 A-51 added on the detail page',
    at: matcha.path,
    press: detailAdd,
    text: 'Added to your cart',
    lasts: 2500,
  },
  {
    what: 'CARD-06 NOTI-06 A-29 A-51 above stock on a card',
    at: '/OurStore',
    press: (page: Page) => cardAdd(page, gyokuro.name),
    text: 'Adding quantity greater than stock',
    lasts: 2000,
  },
  {
    what: 'PDP-14 NOTI-06 A-29 A-51 above stock on the detail page',
    at: gyokuro.path,
    press: detailAdd,
    text: 'Adding quantity greater than stock',
    lasts: 2000,
  },
  {
    what: 'NOTI-06 A-51 above stock in the cart',
    at: '/Cart',
    press: (page: Page) => page.getByRole('button', { name: `Increase quantity of ${gyokuro.name}` }),
    text: 'Adding quantity greater than stock',
    lasts: 2000,
  },
  {
    what: 'CARD-09 NOTI-06 A-26 A-51 already in the wishlist',
    at: '/OurStore',
    press: (page: Page) => heart(page, teaSet.name),
    text: 'Product already in wishlist',
    lasts: 2500,
  },
  {
    what: 'NOTI-06 A-51 added from the wishlist',
    at: '/Wishlist',
    press: (page: Page) => cardAdd(page, teaSet.name),
    text: 'Added to your cart',
    lasts: 2000,
  },
  {
    what: 'NOTI-06 A-51 already in the cart',
    at: '/Wishlist',
    press: (page: Page) => cardAdd(page, gyokuro.name),
    text: 'Item already in cart',
    lasts: 2500,
  },
];

for (const { what, at, press, text, lasts } of times) {
  test(`${what}: ${lasts} ms`, async ({ page }) => {
    await seedCart(page, [{ id: gyokuro.id, qty: 1 }]);
    await seedWishlist(page, [teaSet.id, gyokuro.id]);
    await openWithStoppedClock(page, at);
    await press(page, matcha.name).click();
    await moveAway(page);
    await expectToLast(page, text, lasts);
    expect(await stored(page, 'wishlist')).toHaveLength(2);
  });
}

test('NOTI-06 A-63 what changed in a stored cart is told for 2500 ms', async ({ page }) => {
  await seedCart(page, [{ id: mochi.id, qty: 1 }]);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/Cart');
  await expectToLast(page, 'Some items in your cart have changed', 2500);
});

test('NOTI-07 a new notice of the same kind replaces the old one and starts its time anew', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/OurStore');
  await cardAdd(page, matcha.name).click();
  await moveAway(page);
  await expect(notice(page, 'Quantity 1')).toBeVisible();
  await page.clock.runFor(1500);
  await cardAdd(page, matcha.name).click();
  await moveAway(page);
  await expect(notice(page, 'Added to your cart')).toHaveCount(1);
  await expectToLast(page, 'Quantity 2 · Total $51.30', 2000);
});

test('NOTI-07 notices of two kinds stand beside each other, each for its time', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await cardAdd(page, crackers.name).click();
  await heart(page, crackers.name).click();
  await moveAway(page);
  await expect(page.locator('[data-notice]')).toHaveCount(2);
  await page.clock.runFor(2000);
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await expect(notice(page, 'added to your wishlist')).toBeVisible();
});

test('NOTI-08 notices are announced in place, and the focus stays where it was', async ({ page }) => {
  await page.goto('/OurStore');
  await hydrated(page);
  const regions = page.locator('[data-floating]').getByRole('status');
  await expect(regions).toHaveCount(1);
  await expect(regions).toBeEmpty();
  await cardAdd(page, matcha.name).focus();
  await page.keyboard.press('Enter');
  await expect(regions).toContainText('Added to your cart');
  await expect(cardAdd(page, matcha.name)).toBeFocused();
  await cardAdd(page, mochi.name).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Adding quantity greater than stock')).toBeVisible();
  await expect(cardAdd(page, mochi.name)).toBeFocused();
});

test('A-51 the time stands still while the mouse is over a notice, and goes on when it leaves', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/OurStore');
  await cardAdd(page, matcha.name).click();
  await moveAway(page);
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await page.clock.runFor(1200);
  await notice(page, 'Added to your cart').hover();
  await page.clock.runFor(60_000);
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await moveAway(page);
  await expectToLast(page, 'Added to your cart', 800);
});

test('A-51 the time stands still while the keyboard is in a notice', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await cardAdd(page, matcha.name).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await page.clock.runFor(500);
  await page.getByRole('button', { name: 'Scroll to top' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'View Cart' })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expectToLast(page, 'Added to your cart', 1500);
});

test('A-51 the time stands still while the tab is hidden', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await cardAdd(page, matcha.name).click();
  await moveAway(page);
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await page.clock.runFor(700);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(60_000);
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await setVisibility(page, 'visible');
  await expectToLast(page, 'Added to your cart', 1300);
});

test('A-51 a notice never rises under the resting mouse, so that it ends by itself', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await cardAdd(page, matcha.name).focus();
  for (const [x, y] of [
    [1100, 150],
    [1100, 640],
    [1100, 150],
  ] as const) {
    await page.mouse.move(x, y);
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Added to your cart')).toBeVisible();
    const box = await notice(page, 'Added to your cart').boundingBox();
    if (box === null) throw new Error('The notice has no box');
    const isUnder = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    expect(isUnder).toBe(false);
    await expectToLast(page, 'Added to your cart', 2000);
  }
});

test('A-51 a tap on a notice does not hold it @phone', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await card(page, crackers.name).scrollIntoViewIfNeeded();
  await cardAdd(page, crackers.name).tap();
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await notice(page, 'Added to your cart').getByText('Quantity 1').tap();
  await expectToLast(page, 'Added to your cart', 2000);
});

test('A-51 a press on Dismiss ends a notice at once', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await cardAdd(page, matcha.name).click();
  await notice(page, 'Added to your cart').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});

test('F-63 a double click adds two units on one line', async ({ page }) => {
  await page.goto('/OurStore');
  await cardAdd(page, matcha.name).dblclick();
  await expect(notice(page, 'Quantity 2 · Total $51.30')).toBeVisible();
  await expect(badge(page)).toHaveText('1');
});

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
