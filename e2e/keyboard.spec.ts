import { expect, type Locator, type Page } from 'playwright/test';
import { dara } from './account';
import { known } from './known-products';
import {
  arriveAt,
  badge,
  button,
  cartLine,
  notice,
  openWithStoppedClock,
  seedCart,
  stored,
  test,
  waitForHydration,
} from './storefront';

const { granola, matcha, crackers } = known;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('A-80 CART-03 CART-04 F-127 F-128 when a line is removed or its quantity becomes zero, the focus moves to the offer to undo it', async ({
  page,
}) => {
  await seedCart(page, [
    { id: granola.id, qty: 4 },
    { id: matcha.id, qty: 1 },
    { id: crackers.id, qty: 1 },
  ]);
  const focused = page.locator(':focus');
  await page.goto('/Cart');
  await waitForHydration(page);
  await button(page, `Remove ${granola.name}`).press('Enter');
  await expect(focused).toHaveText('1 item removed · Undo');
  // A held key must not undo the removal or remove a second line.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(cartLine(page, granola.name)).toHaveCount(0);
  await expect(cartLine(page, matcha.name)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cartLine(page, granola.name)).toBeFocused();
  await expect(button(page, 'Undo')).toHaveCount(0);
  await button(page, `Decrease quantity of ${matcha.name}`).press('Enter');
  await expect(focused).toHaveText('1 item removed · Undo');
  await page.getByRole('spinbutton', { name: `Quantity of ${crackers.name}` }).fill('0');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('2 items removed · Undo');
  await button(page, `Remove ${granola.name}`).press('Enter');
  await expect(page.getByText('Cart is empty')).toBeVisible();
  await expect(focused).toHaveText('3 items removed · Undo');
  await button(page, 'Undo').press('Enter');
  await expect(cartLine(page, granola.name)).toBeFocused();
  expect(await stored(page, 'Cart')).toMatchObject([
    { id: granola.id, qty: 4 },
    { id: matcha.id, qty: 1 },
    { id: crackers.id, qty: 1 },
  ]);
});

test('F-128 Escape in a notice closes it and returns the focus', async ({ page }) => {
  await openWithStoppedClock(page, '/OurStore');
  await button(page, `Add to cart: ${matcha.name}`).press('Enter');
  const added = notice(page, 'Added to your cart');
  await expect(added).toBeVisible();
  await button(page, 'Scroll to top').focus();
  for (const stop of ['View Cart', 'Checkout', 'Dismiss']) {
    await page.keyboard.press('Tab');
    await expect(added.getByLabel(stop).or(added.getByText(stop))).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(added).toHaveCount(0);
  await expect(button(page, 'Scroll to top')).toBeFocused();
});

/** A page has fewer focusable elements than this. */
const maxStops = 120;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('F-127 by keyboard alone a shopper filters by price, orders up to the failed payment, and tracks an order', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/OurStore');
  await waitForHydration(page);
  await tabTo(page, page.getByRole('slider', { name: 'Maximum price' }));
  // Home stops at $10, because the handles stay ten percentage points apart.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute(
    'aria-valuetext',
    '$10.00',
  );
  await tabTo(page, button(page, 'Filter Price'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing all 11 products')).toBeVisible();
  await expect(button(page, 'Filter Price')).toBeFocused();

  await tabTo(page, page.getByRole('main').getByRole('link', { name: crackers.name }));
  await page.keyboard.press('Enter');
  await arriveAt(page, crackers.path);
  await expect(heading(page)).toBeFocused();
  await tabTo(page, button(page, 'Increase quantity'));
  await page.keyboard.press('Space');
  await tabTo(page, button(page, 'Add to cart'));
  await page.keyboard.press('Enter');
  await expect(badge(page)).toHaveText('1');

  await tabTo(page, page.getByRole('link', { name: 'Cart, 1 item' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/Cart');
  await expect(cartLine(page, crackers.name)).toContainText('Total $9.00');
  await tabTo(page, page.getByRole('link', { name: 'Proceed to Payment >' }));
  await page.keyboard.press('Enter');
  await arriveAt(page, '/Cart/Payment');
  await typeInto(page, 'Card number', '4111111111111111');
  await typeInto(page, 'Month', '8');
  await typeInto(page, 'Year', '2030');
  await typeInto(page, 'CVV', '123');
  await tabTo(page, page.getByRole('link', { name: 'Pay & Place Order >' }));
  await page.keyboard.press('Enter');
  await arriveAt(page, '/Cart/Payment/PaymentStatus');
  await expect(heading(page)).toHaveText('Payment failed');
  await expect(heading(page)).toBeFocused();

  await page.goto('/TrackOrder');
  await waitForHydration(page);
  await typeInto(page, 'Order ID', 'MN-1024');
  await typeInto(page, 'Billing email', dara.email);
  await page.keyboard.press('Enter');
  await arriveAt(page, '/TrackOrder/Detail');
  await expect(heading(page)).toBeFocused();
});
