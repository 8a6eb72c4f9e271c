import { expect, type Locator, type Page } from 'playwright/test';
import { known } from './known-products';
import {
  badge,
  button,
  card,
  expectToLast,
  notice,
  openWithStoppedClock,
  seedCart,
  seedWishlist,
  stored,
  test,
  waitForCurtain,
} from './storefront';
import { setVisibility } from './viewport';

const { granola, matcha, crackers, gyokuro, mochi, teaSet } = known;

const addedNotice = (page: Page) => notice(page, 'Added to your cart');
const addMatchaButton = (page: Page) => button(page, `Add to cart: ${matcha.name}`);

/** Where the element stands, in px from the top of the viewport, once its animation has ended. */
function restingTop(element: Locator): Promise<number> {
  return element.evaluate(async (node) => {
    await Promise.all(node.getAnimations().map(({ finished }) => finished));
    return node.getBoundingClientRect().top;
  });
}

/** Each case has a button and its notice. The cart already holds all the gyokuro in stock and two of three tea sets. */
const timedNotices = [
  {
    title:
      'CARD-05 CARD-06 CARD-08 CARD-09 NOTI-03 NOTI-06 A-26 A-29 A-51 on a product card the notices of the cart last 2 seconds, and those of the wishlist 2.5',
    path: '/OurStore',
    cases: [
      { press: `Add to cart: ${matcha.name}`, text: 'Added to your cart', durationMs: 2000 },
      { press: `Add to cart: ${gyokuro.name}`, text: 'Adding quantity greater than stock', durationMs: 2000 },
      { press: `Add to wishlist: ${matcha.name}`, text: 'added to your wishlist', durationMs: 2500 },
      { press: `Add to wishlist: ${granola.name}`, text: 'Product already in wishlist', durationMs: 2500 },
    ],
  },
  {
    title:
      'PDP-14 NOTI-06 A-29 A-51 on a product page the notice lasts 2.5 seconds, and 2 seconds if the stock is used up',
    path: teaSet.path,
    cases: [
      { press: 'Add to cart', text: 'Added to your cart', durationMs: 2500 },
      { press: 'Add to cart', text: 'Adding quantity greater than stock', durationMs: 2000 },
    ],
  },
  {
    title: 'NOTI-06 A-51 the notice that a cart line would exceed the stock lasts 2 seconds',
    path: '/Cart',
    cases: [
      {
        press: `Increase quantity of ${gyokuro.name}`,
        text: 'Adding quantity greater than stock',
        durationMs: 2000,
      },
    ],
  },
  {
    title:
      'NOTI-06 A-51 on the wishlist the notice of an added product lasts 2 seconds, and of one in the cart 2.5',
    path: '/Wishlist',
    cases: [
      { press: `Add to cart: ${granola.name}`, text: 'Added to your cart', durationMs: 2000 },
      { press: `Add to cart: ${gyokuro.name}`, text: 'Item already in cart', durationMs: 2500 },
    ],
  },
];

for (const { title, path, cases } of timedNotices) {
  test(title, async ({ page }) => {
    await seedCart(page, [
      { id: gyokuro.id, qty: 1 },
      { id: teaSet.id, qty: 2 },
    ]);
    await seedWishlist(page, [granola.id, gyokuro.id]);
    await openWithStoppedClock(page, path);
    for (const { press, text, durationMs } of cases) {
      await button(page, press).click();
      await expectToLast(notice(page, text), durationMs);
    }
  });
}

test('NOTI-06 A-63 the notice that the shop has changed the cart lasts 2.5 seconds', async ({ page }) => {
  await seedCart(page, [{ id: mochi.id, qty: 1 }]);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/Cart');
  await expectToLast(notice(page, 'Some items in your cart have changed'), 2500);
});

test('CARD-08 NOTI-01 NOTI-02 NOTI-07 the notice of the wishlist shows the added product and two links, and stays in its place when the notice of the cart ends', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/OurStore');
  await addMatchaButton(page).click();
  await button(page, `Add to wishlist: ${matcha.name}`).click();
  const wishlistNotice = notice(page, 'added to your wishlist');
  await expect(wishlistNotice).toContainText(matcha.name);
  await expect(wishlistNotice.locator('img')).toBeVisible();
  await expect(wishlistNotice.getByRole('link')).toHaveText(['Wishlist', 'See more']);
  await expect(wishlistNotice.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/Wishlist');
  await expect(wishlistNotice.getByRole('link', { name: 'See more' })).toHaveAttribute('href', '/OurStore');
  await expect(page.locator('[data-notice]')).toHaveCount(2);
  const top = await restingTop(wishlistNotice);
  await expectToLast(addedNotice(page), 2000);
  await expect(wishlistNotice).toBeVisible();
  expect(await restingTop(wishlistNotice)).toBe(top);
  expect(await stored(page, 'wishlist')).toMatchObject([{ id: matcha.id }]);
});

test('NOTI-04 NOTI-05 an added product shows with name, quantity, total and two links to the cart', async ({
  page,
}) => {
  await page.goto(matcha.path);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await button(page, 'Add to cart').click();
  await expect(addedNotice(page)).toContainText(matcha.name);
  await expect(addedNotice(page)).toContainText('Quantity 3 · Total $76.95');
  await expect(addedNotice(page).getByRole('link')).toHaveText(['View Cart', 'Checkout']);
  for (const link of await addedNotice(page).getByRole('link').all())
    await expect(link).toHaveAttribute('href', '/Cart');
  await addedNotice(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/Cart');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await waitForCurtain(page);
  await expect(page.getByRole('link', { name: 'Proceed to Payment >' })).toBeVisible();
});

test('F-63 NOTI-07 a double click adds two units to one line, and a further click restarts the time of the notice', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/OurStore');
  await addMatchaButton(page).dblclick();
  await expect(notice(page, 'Quantity 2 · Total $51.30')).toBeVisible();
  await expect(badge(page)).toHaveText('1');
  await page.clock.runFor(1500);
  await addMatchaButton(page).click();
  await expect(addedNotice(page)).toHaveCount(1);
  await expectToLast(notice(page, 'Quantity 3 · Total $76.95'), 2000);
});

test('F-129 A-51 a notice waits while it is hovered or focused, or its tab is hidden', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  const pauses: readonly [start: () => Promise<void>, end: () => Promise<void>][] = [
    [() => addedNotice(page).hover(), () => page.mouse.move(5, 5)],
    [
      () => addedNotice(page).getByRole('link', { name: 'View Cart' }).focus(),
      () => button(page, 'Scroll to top').focus(),
    ],
    [() => setVisibility(page, 'hidden'), () => setVisibility(page, 'visible')],
  ];
  const remainingMs = 800;
  for (const [start, end] of pauses) {
    await addMatchaButton(page).press('Enter');
    await expect(addedNotice(page)).toBeVisible();
    await page.clock.runFor(2000 - remainingMs);
    await start();
    await page.clock.runFor(60_000);
    await expect(addedNotice(page)).toBeVisible();
    await end();
    await expectToLast(addedNotice(page), remainingMs);
  }
});

test('A-51 a notice never appears under the resting mouse, which would keep it open', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await addMatchaButton(page).focus();
  const top = [1000, 150] as const;
  const bottom = [1000, 740] as const;
  for (const [x, y] of [top, bottom, top]) {
    await page.mouse.move(x, y);
    await page.keyboard.press('Enter');
    await expect(addedNotice(page)).toBeVisible();
    const box = await addedNotice(page).boundingBox();
    if (box === null) throw new Error('The notice has no box');
    const isUnder = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    expect(isUnder).toBe(false);
    await page.clock.runFor(2000);
    await expect(addedNotice(page)).toHaveCount(0);
  }
});

test('A-51 a tap on a notice does not keep it open @phone', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await card(page, crackers.name).scrollIntoViewIfNeeded();
  await button(page, `Add to cart: ${crackers.name}`).tap();
  await expect(addedNotice(page)).toBeVisible();
  await addedNotice(page).getByText('Quantity 1').tap();
  await page.clock.runFor(1999);
  await expect(addedNotice(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(addedNotice(page)).toHaveCount(0);
});
