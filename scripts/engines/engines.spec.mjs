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
const minimum = { role: 'slider', name: 'Minimum price' };
const maximum = { role: 'slider', name: 'Maximum price' };
const bill = [{ role: 'row' }, 'Subtotal $51.30', 'Shipping Free', 'Tax (5% VAT) $2.57', 'Total $53.87'];

test('GEN-04 from home to the payment that fails, and back to the cart', async ({ shopper }) => {
  await shopper.resize(...desktop);
  await shopper.open('/');
  await shopper.press(link('Our Store', banner));
  await shopper.arrived('/OurStore');
  await shopper.press(link('Uji Matcha Powder', main));
  await shopper.arrived(matcha);
  await shopper.press(button('Increase quantity'));
  await shopper.press(button('Add to cart'));
  await shopper.press(link('Cart, 1 item', banner));
  await shopper.arrived('/Cart');
  await shopper.see({ role: 'listitem', text: 'Total $51.30', within: main });
  await shopper.reads(...bill);
  const before = await shopper.stored('Cart');
  await shopper.press(link('Proceed to Payment >'));
  await shopper.arrived('/Cart/Payment');
  await shopper.type(field('Card number'), '4111111111111111');
  await shopper.reads(field('Card number'), '4111 1111 1111 1111');
  await shopper.type(field('Month'), '8');
  await shopper.type(field('Year'), '2030');
  await shopper.type(field('CVV'), '123');
  await shopper.press(link('Pay & Place Order >'));
  await shopper.arrived('/Cart/Payment/PaymentStatus');
  await shopper.see({ role: 'heading', name: 'Payment failed' });
  await shopper.press(link('Back to Cart', main));
  await shopper.arrived('/Cart');
  await shopper.reads(...bill);
  expect(await shopper.stored('Cart')).toEqual(before);
});

test('STORE-01 STORE-06 cart and wishlist are bare JSON and survive a reload', async ({ shopper }) => {
  await shopper.resize(...desktop);
  await shopper.open(matcha);
  await shopper.press(button('Add to cart'));
  await shopper.press(button('Add to wishlist: Uji Matcha Powder'));
  await shopper.see(link('Cart, 1 item'));
  await shopper.until(async () => {
    const stored = await shopper.evaluate(() => Object.keys(localStorage));
    // The view of a product is stored too, at the first interaction.
    expect(stored.filter((key) => key !== 'recentlyViewed').sort()).toEqual(['Cart', 'wishlist']);
  });
  const product = { id: 2, name: 'Uji Matcha Powder' };
  const cart = await shopper.stored('Cart');
  expect(cart).toEqual([expect.objectContaining({ ...product, qty: 1 })]);
  const wishlist = await shopper.stored('wishlist');
  expect(wishlist).toEqual([expect.objectContaining(product)]);
  expect(wishlist[0]).not.toHaveProperty('qty');
  await shopper.reload();
  await shopper.see(link('Cart, 1 item'));
  await shopper.open('/Wishlist');
  await shopper.see({ role: 'heading', name: 'Uji Matcha Powder' });
  await shopper.open('/Cart');
  await shopper.press(button('Remove Uji Matcha Powder'));
  await shopper.see(link('Cart, 0 items'));
  expect(await shopper.stored('Cart')).toEqual([]);
});

test('FRAME-10 FRAME-11 dialogs keep the focus, and give it back when they close', async ({ shopper }) => {
  await shopper.resize(...phone);
  await shopper.open('/');
  for (const close of [() => shopper.key('Escape'), () => shopper.press(button('Close menu'))]) {
    await shopper.press(button('Menu', banner));
    await shopper.see(link('Register', dialog('Menu')));
    for (const name of ['Home', 'Our Store', 'Career']) {
      await shopper.key('Tab');
      await shopper.focused(name);
    }
    expect(await shopper.evaluate(isRestInert), 'nothing behind the menu takes the focus').toBe(true);
    await close();
    await shopper.gone(dialog('Menu'));
    await shopper.focused('Menu');
  }
  await shopper.press(button('Menu', banner));
  await shopper.press(link('Our Store', dialog('Menu')));
  await shopper.arrived('/OurStore');
  await shopper.gone(dialog('Menu'));
  await shopper.press(button('Filters', main));
  await shopper.type(field('From ($)', dialog('Filters')), '50');
  await shopper.key('Enter');
  await shopper.press(button('Show products', dialog('Filters')));
  await shopper.gone(dialog('Filters'));
  await shopper.focused('Filters');
  await shopper.see({ role: 'status', text: 'Showing all 2 products' });
});

test('CAT-11 CAT-14 by keys the handles stay ten points apart, and Filter Price narrows the list', async ({
  shopper,
}) => {
  await shopper.resize(...desktop);
  await shopper.open('/OurStore');
  for (const [handle, key, from, to] of [
    [minimum, 'ArrowRight', '1', '100'],
    [minimum, 'End', '90', '100'],
    [maximum, 'ArrowLeft', '90', '100'],
    [minimum, 'Home', '0', '100'],
    [maximum, 'Home', '0', '10'],
    [minimum, 'ArrowRight', '0', '10'],
    [maximum, 'End', '0', '100'],
    [minimum, 'End', '90', '100'],
  ]) {
    await shopper.focus(handle);
    await shopper.key(key);
    await shopper.reads(minimum, from);
    await shopper.reads(maximum, to);
  }
  await shopper.press(button('Filter Price'));
  await shopper.arrived('/OurStore?min=90');
  await shopper.see({ role: 'status', text: 'Showing all 1 products' });
  await shopper.reads({ role: 'heading', within: { role: 'article' } }, 'Matcha Tea Ceremony Set');
});

test('NOTI-01 NOTI-08 notices leave the focus where it is, and go when dismissed or after their time', async ({
  shopper,
}) => {
  await shopper.resize(...desktop);
  await shopper.open('/OurStore');
  // In a hidden page the time of a notice stands still, so that none is gone before a slow machine looks at it.
  await shopper.evaluate(setVisibility, 'hidden');
  const add = button('Add to cart: Uji Matcha Powder');
  await shopper.focus(add);
  await shopper.key('Enter');
  const added = { role: 'notice', text: 'Added to your cart', within: { role: 'status' } };
  await shopper.see(added);
  expect((await shopper.texts(added))[0]).toMatch(/Uji Matcha Powder.*Quantity 1 · Total \$25\.65/);
  await shopper.focused(add.name);
  await shopper.press(button('Add to cart: Seasonal Mochi Gift Box'));
  await shopper.see({ role: 'alert', text: 'Adding quantity greater than stock' });
  await shopper.press(button('Add to wishlist: Uji Matcha Powder'));
  const wished = { role: 'notice', text: 'added to your wishlist' };
  await shopper.press(button('Dismiss', wished));
  await shopper.gone(wished);
  await shopper.see(added);
  await shopper.evaluate(setVisibility, 'visible');
  await shopper.gone({ role: 'notice' });
});

test('text and headings are set in our own fonts', async ({ shopper }) => {
  await shopper.resize(...desktop);
  await shopper.open('/');
  for (const selector of ['main p', 'h1'])
    await shopper.until(async () => expect(await shopper.evaluate(isFontLoaded, selector)).toBe(true));
});

for (const [name, size] of Object.entries({ phone, desktop }))
  test(`nothing overlaps, overflows or is cut off on a ${name}`, async ({ shopper }) => {
    await shopper.resize(...size);
    await shopper.open(matcha);
    await shopper.press(button('Add to cart'));
    await shopper.see(link('Cart, 1 item', banner));
    for (const path of ['/', '/OurStore', matcha, '/Cart', '/Cart/Payment', '/Contact', '/Register']) {
      await shopper.open(path);
      await shopper.until(async () => expect(await shopper.evaluate(areImagesLoaded), path).toBe(true));
      await shopper.evaluate(defineGeometry);
      await shopper.evaluate(defineLayoutAudit);
      const faults = await shopper.evaluate(() => window.layoutAudit.layoutFaults());
      expect.soft(faults, path).toEqual([]);
    }
  });

/** Runs in the page. */
function isRestInert() {
  const behind = [...document.querySelectorAll('a, button')].filter((element) => !element.closest('dialog'));
  for (const element of behind) element.focus();
  return behind.length > 0 && !behind.includes(document.activeElement);
}

/** Runs in the page. */
function setVisibility(value) {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Runs in the page: every image in the window is drawn; those below may wait. */
function areImagesLoaded() {
  return [...document.images]
    .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
    .every((image) => image.complete && image.naturalWidth > 0);
}

/** Runs in the page: an element's first font is loaded, and makes its text another width than a fallback. */
async function isFontLoaded(selector) {
  await document.fonts.ready;
  const [family] = getComputedStyle(document.querySelector(selector)).fontFamily.split(',');
  const plain = (name) => name.replaceAll('"', '');
  const font = [...document.fonts].find((one) => plain(one.family) === plain(family));
  const context = document.createElement('canvas').getContext('2d');
  const widthIn = (fonts) => {
    context.font = `40px ${fonts}`;
    return context.measureText('Wagashi, 抹茶 & more').width;
  };
  return font?.status === 'loaded' && widthIn(`${family}, monospace`) !== widthIn('monospace');
}
