import { expect } from 'playwright/test';
import { defineGeometry } from '../../e2e/dom-geometry';
import { defineLayoutAudit } from '../../e2e/layout-audit';
import { test } from './shopper.mjs';

const phone = [390, 844];
const desktop = [1280, 800];
const matcha = '/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder';

const main = { role: 'main' };
const banner = { role: 'banner' };
const button = (name, within) => ({ role: 'button', name, within });
const link = (name, within) => ({ role: 'link', name, within });
const field = (name, within) => ({ role: 'textbox', name, within });
const dialog = (name) => ({ role: 'dialog', name });
const minimumHandle = { role: 'slider', name: 'Minimum price' };
const maximumHandle = { role: 'slider', name: 'Maximum price' };
const billRow = { role: 'row' };
const billTexts = ['Subtotal $51.30', 'Shipping Free', 'Tax (5% VAT) $2.57', 'Total $53.87'];

test('GEN-04 a purchase leads from home to the failing payment and back to an unchanged cart', async ({
  shopper,
}) => {
  await shopper.resize(...desktop);
  await shopper.open('/');
  await shopper.press(link('Our Store', banner));
  await shopper.waitForPath('/OurStore');
  await shopper.press(link('Uji Matcha Powder', main));
  await shopper.waitForPath(matcha);
  await shopper.press(button('Increase quantity'));
  await shopper.press(button('Add to cart'));
  await shopper.press(link('Cart, 1 item', banner));
  await shopper.waitForPath('/Cart');
  await shopper.waitFor({ role: 'listitem', text: 'Total $51.30', within: main });
  await shopper.waitForTexts(billRow, ...billTexts);
  const cartBefore = await shopper.readStorage('Cart');
  await shopper.press(link('Proceed to Payment >'));
  await shopper.waitForPath('/Cart/Payment');
  await shopper.type(field('Card number'), '4111111111111111');
  await shopper.waitForTexts(field('Card number'), '4111 1111 1111 1111');
  await shopper.type(field('Month'), '8');
  await shopper.type(field('Year'), '2030');
  await shopper.type(field('CVV'), '123');
  await shopper.press(link('Pay & Place Order >'));
  await shopper.waitForPath('/Cart/Payment/PaymentStatus');
  await shopper.waitFor({ role: 'heading', name: 'Payment failed' });
  await shopper.press(link('Back to Cart', main));
  await shopper.waitForPath('/Cart');
  await shopper.waitForTexts(billRow, ...billTexts);
  expect(await shopper.readStorage('Cart')).toEqual(cartBefore);
});

test('STORE-01 STORE-06 cart and wishlist are bare JSON and survive a reload', async ({ shopper }) => {
  await shopper.resize(...desktop);
  await shopper.open(matcha);
  await shopper.press(button('Add to cart'));
  await shopper.press(button('Add to wishlist: Uji Matcha Powder'));
  await shopper.waitFor(link('Cart, 1 item'));
  await shopper.retry(async () => {
    const stored = await shopper.evaluate(() => Object.keys(localStorage));
    // The page stores the view of its product too, at the first interaction.
    expect(stored.filter((key) => key !== 'recentlyViewed').sort()).toEqual(['Cart', 'wishlist']);
  });
  const product = { id: 2, name: 'Uji Matcha Powder' };
  const cart = await shopper.readStorage('Cart');
  expect(cart).toEqual([expect.objectContaining({ ...product, qty: 1 })]);
  const wishlist = await shopper.readStorage('wishlist');
  expect(wishlist).toEqual([expect.objectContaining(product)]);
  expect(wishlist[0]).not.toHaveProperty('qty');
  await shopper.reload();
  await shopper.waitFor(link('Cart, 1 item'));
  await shopper.open('/Wishlist');
  await shopper.waitFor({ role: 'heading', name: 'Uji Matcha Powder' });
  await shopper.open('/Cart');
  await shopper.press(button('Remove Uji Matcha Powder'));
  await shopper.waitFor(link('Cart, 0 items'));
  expect(await shopper.readStorage('Cart')).toEqual([]);
});

test('FRAME-10 FRAME-11 dialogs keep the focus while open and give it back when they close', async ({
  shopper,
}) => {
  await shopper.resize(...phone);
  await shopper.open('/');
  for (const close of [() => shopper.pressKey('Escape'), () => shopper.press(button('Close menu'))]) {
    await shopper.press(button('Menu', banner));
    await shopper.waitFor(link('Register', dialog('Menu')));
    for (const name of ['Home', 'Our Store', 'Career']) {
      await shopper.pressKey('Tab');
      await shopper.waitForFocus(name);
    }
    expect(await shopper.evaluate(isBackgroundInert), 'nothing behind the menu takes focus').toBe(true);
    await close();
    await shopper.waitForGone(dialog('Menu'));
    await shopper.waitForFocus('Menu');
  }
  await shopper.press(button('Menu', banner));
  await shopper.press(link('Our Store', dialog('Menu')));
  await shopper.waitForPath('/OurStore');
  await shopper.waitForGone(dialog('Menu'));
  await shopper.press(button('Filters', main));
  await shopper.type(field('From ($)', dialog('Filters')), '50');
  await shopper.pressKey('Enter');
  await shopper.press(button('Show 2 products', dialog('Filters')));
  await shopper.waitForGone(dialog('Filters'));
  await shopper.waitForFocus('Filters');
  await shopper.waitFor({ role: 'status', text: 'Showing all 2 products' });
});

test('CAT-11 CAT-14 price handles moved by keys stay ten points apart, and Filter Price narrows the list', async ({
  shopper,
}) => {
  await shopper.resize(...desktop);
  await shopper.open('/OurStore');
  for (const [handle, key, minimumValue, maximumValue] of [
    [minimumHandle, 'ArrowRight', '1', '100'],
    [minimumHandle, 'End', '90', '100'],
    [maximumHandle, 'ArrowLeft', '90', '100'],
    [minimumHandle, 'Home', '0', '100'],
    [maximumHandle, 'Home', '0', '10'],
    [minimumHandle, 'ArrowRight', '0', '10'],
    [maximumHandle, 'End', '0', '100'],
    [minimumHandle, 'End', '90', '100'],
  ]) {
    await shopper.focus(handle);
    await shopper.pressKey(key);
    await shopper.waitForTexts(minimumHandle, minimumValue);
    await shopper.waitForTexts(maximumHandle, maximumValue);
  }
  await shopper.press(button('Filter Price'));
  await shopper.waitForPath('/OurStore?min=90');
  await shopper.waitFor({ role: 'status', text: 'Showing all 1 products' });
  await shopper.waitForTexts({ role: 'heading', within: { role: 'article' } }, 'Matcha Tea Ceremony Set');
});

test('NOTI-01 NOTI-08 notices do not move the focus, and disappear when dismissed or after their time', async ({
  shopper,
}) => {
  await shopper.resize(...desktop);
  await shopper.open('/OurStore');
  // Notices stop counting in a hidden page, so that none disappears before a slow machine has checked it.
  await shopper.evaluate(setVisibility, 'hidden');
  const addButton = button('Add to cart: Uji Matcha Powder');
  await shopper.focus(addButton);
  await shopper.pressKey('Enter');
  const cartNotice = { role: 'notice', text: 'Added to your cart', within: { role: 'status' } };
  await shopper.waitFor(cartNotice);
  expect((await shopper.texts(cartNotice))[0]).toMatch(/Uji Matcha Powder.*Quantity 1 · Total \$25\.65/);
  await shopper.waitForFocus(addButton.name);
  await shopper.press(button('Add to cart: Seasonal Mochi Gift Box'));
  await shopper.waitFor({ role: 'alert', text: 'Adding quantity greater than stock' });
  await shopper.press(button('Add to wishlist: Uji Matcha Powder'));
  const wishlistNotice = { role: 'notice', text: 'added to your wishlist' };
  await shopper.press(button('Dismiss', wishlistNotice));
  await shopper.waitForGone(wishlistNotice);
  await shopper.waitFor(cartNotice);
  await shopper.evaluate(setVisibility, 'visible');
  await shopper.waitForGone({ role: 'notice' });
});

test('text and headings use the fonts of the shop, at the latest on the second page', async ({ shopper }) => {
  await shopper.resize(...desktop);
  await shopper.open('/');
  await shopper.open('/OurStore');
  for (const selector of ['main p', 'h1'])
    await shopper.retry(async () => expect(await shopper.evaluate(isFontLoaded, selector)).toBe(true));
});

for (const [name, size] of Object.entries({ phone, desktop }))
  test(`nothing overlaps, overflows or is cut off on a ${name}`, async ({ shopper }) => {
    await shopper.resize(...size);
    await shopper.open(matcha);
    await shopper.press(button('Add to cart'));
    await shopper.waitFor(link('Cart, 1 item', banner));
    for (const path of ['/', '/OurStore', matcha, '/Cart', '/Cart/Payment', '/Contact', '/Register']) {
      await shopper.open(path);
      await shopper.retry(async () => expect(await shopper.evaluate(areImagesLoaded), path).toBe(true));
      await shopper.evaluate(defineGeometry);
      await shopper.evaluate(defineLayoutAudit);
      const faults = await shopper.evaluate(() => window.layoutAudit.layoutFaults());
      expect.soft(faults, path).toEqual([]);
    }
  });

/** Runs in the page: no link or button outside dialogs can be focused. */
function isBackgroundInert() {
  const behind = [...document.querySelectorAll('a, button')].filter((element) => !element.closest('dialog'));
  for (const element of behind) element.focus();
  return behind.length > 0 && !behind.includes(document.activeElement);
}

/** Runs in the page: makes it believe that its tab is `hidden` or `visible`. */
function setVisibility(value) {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Runs in the page: every image that begins above the lower edge of the window, and within its width, is loaded. */
function areImagesLoaded() {
  const isInWindow = ({ top, left }) => top < innerHeight && left < innerWidth;
  return [...document.images]
    .filter((image) => image.checkVisibility() && isInWindow(image.getBoundingClientRect()))
    .every((image) => image.complete && image.naturalWidth > 0);
}

/** Runs in the page: an element's first font is loaded, and sets text in another width than the fallback font. */
async function isFontLoaded(selector) {
  await document.fonts.ready;
  const [family] = getComputedStyle(document.querySelector(selector)).fontFamily.split(',');
  const font = [...document.fonts].find((face) => face.family === family);
  const context = document.createElement('canvas').getContext('2d');
  const widthIn = (fonts) => {
    context.font = `40px ${fonts}`;
    return context.measureText('Wagashi, 抹茶 & more').width;
  };
  return font?.status === 'loaded' && widthIn(`${family}, monospace`) !== widthIn('monospace');
}
