import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { fonts, layout } from './appearance.mjs';

const phone = [390, 844];
const desk = [1280, 800];
const matcha = '/OurStore/Matcha_Green_Tea/Uji_Matcha_Powder';

const main = { role: 'main' };
const banner = { role: 'banner' };
const button = (name, within) => ({ role: 'button', name, within });
const link = (name, within) => ({ role: 'link', name, within });
const field = (name, within) => ({ role: 'textbox', name, within });
const dialog = (name) => ({ role: 'dialog', name });
const low = { role: 'slider', name: 'Minimum price' };
const high = { role: 'slider', name: 'Maximum price' };
const bill = ['Subtotal $51.30', 'Shipping Free', 'Tax (5% VAT) $2.57', 'Total $53.87'];

/** What must hold in every engine: each gets a shopper (see shopper.mjs) whose browser remembers nothing. */
export const checks = [
  { name: 'journey', of: journey },
  { name: 'storage', of: storage },
  { name: 'dialogs', of: dialogs },
  { name: 'slider', of: slider },
  { name: 'notices', of: notices },
  { name: 'fonts', of: fonts },
  { name: 'layout of a phone', of: (shopper) => layout(shopper, phone, matcha) },
  { name: 'layout of a desk', of: (shopper) => layout(shopper, desk, matcha) },
];

/** GEN-04: home, catalogue, product, cart, payment, and its failure. */
async function journey(shopper) {
  const readsBill = () =>
    shopper.until('the bill is made out', async () => {
      deepEqual(await shopper.texts({ role: 'row' }), bill);
      return true;
    });
  await shopper.resize(...desk);
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
  await readsBill();
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
  await readsBill();
  deepEqual(await shopper.stored('Cart'), before);
}

/** STORE-01 to STORE-06: two keys of bare JSON, and both lists survive a reload. */
async function storage(shopper) {
  await shopper.resize(...desk);
  await shopper.open(matcha);
  await shopper.press(button('Add to cart'));
  await shopper.press(button('Add to wishlist: Uji Matcha Powder'));
  await shopper.see(link('Cart, 1 item'));
  // The view of a product is stored too, at the first interaction.
  const names = () =>
    Object.keys(localStorage)
      .filter((key) => key !== 'recentlyViewed')
      .sort();
  await shopper.until('both are stored', async () => (await shopper.evaluate(names)).length === 2);
  deepEqual(await shopper.evaluate(names), ['Cart', 'wishlist']);
  const [line, ...otherLines] = await shopper.stored('Cart');
  deepEqual([line.id, line.name, line.qty, otherLines], [2, 'Uji Matcha Powder', 1, []]);
  const [wish, ...otherWishes] = await shopper.stored('wishlist');
  deepEqual([wish.id, wish.name, 'qty' in wish, otherWishes], [2, 'Uji Matcha Powder', false, []]);
  await shopper.reload();
  await shopper.see(link('Cart, 1 item'));
  await shopper.open('/Wishlist');
  await shopper.see({ role: 'heading', name: 'Uji Matcha Powder' });
  await shopper.open('/Cart');
  await shopper.press(button('Remove Uji Matcha Powder'));
  await shopper.see(link('Cart, 0 items'));
  deepEqual(await shopper.stored('Cart'), []);
}

/** FRAME-10, FRAME-11 and the filters of small screens: in, out in every way, and the focus comes back. */
async function dialogs(shopper) {
  const focused = (name) =>
    shopper.until(`"${name}" has the focus`, async () => (await shopper.focused()) === name);
  await shopper.resize(...phone);
  await shopper.open('/');
  for (const close of [() => shopper.key('Escape'), () => shopper.press(button('Close menu'))]) {
    await shopper.press(button('Menu', banner));
    await shopper.see(link('Register', dialog('Menu')));
    for (const name of ['Home', 'Our Store', 'Career']) {
      await shopper.key('Tab');
      await focused(name);
    }
    ok(await shopper.evaluate(isRestInert), 'nothing behind the menu takes the focus');
    await close();
    await shopper.gone(dialog('Menu'));
    await focused('Menu');
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
  await focused('Filters');
  await shopper.see({ role: 'status', text: 'Showing all 2 products' });
}

function isRestInert() {
  const behind = [...document.querySelectorAll('a, button')].filter((element) => !element.closest('dialog'));
  for (const element of behind) element.focus();
  return behind.length > 0 && !behind.includes(document.activeElement);
}

/** CAT-11 to CAT-14: by keys the handles stay ten points apart, and Filter Price narrows the list. */
async function slider(shopper) {
  await shopper.resize(...desk);
  await shopper.open('/OurStore');
  for (const [handle, key, from, to] of [
    [low, 'ArrowRight', '1', '100'],
    [low, 'End', '90', '100'],
    [high, 'ArrowLeft', '90', '100'],
    [low, 'Home', '0', '100'],
    [high, 'Home', '0', '10'],
    [low, 'ArrowRight', '0', '10'],
    [high, 'End', '0', '100'],
    [low, 'End', '90', '100'],
  ]) {
    await shopper.focus(handle);
    await shopper.key(key);
    await shopper.reads(low, from);
    await shopper.reads(high, to);
  }
  await shopper.press(button('Filter Price'));
  await shopper.arrived('/OurStore?min=90');
  await shopper.see({ role: 'status', text: 'Showing all 1 products' });
  deepEqual(await shopper.texts({ role: 'heading', within: { role: 'article' } }), [
    'Matcha Tea Ceremony Set',
  ]);
}

/** NOTI-01 to NOTI-08: announced in place without taking the focus, dismissed or gone after their time. */
async function notices(shopper) {
  await shopper.resize(...desk);
  await shopper.open('/OurStore');
  // Out of sight the time of a notice stands still, so that none is gone before a slow machine looks at it.
  await shopper.evaluate(setVisibility, 'hidden');
  const add = button('Add to cart: Uji Matcha Powder');
  await shopper.focus(add);
  await shopper.key('Enter');
  const added = { role: 'notice', text: 'Added to your cart', within: { role: 'status' } };
  await shopper.see(added);
  match((await shopper.texts(added))[0], /Uji Matcha Powder.*Quantity 1 · Total \$25\.65/);
  equal(await shopper.focused(), add.name);
  await shopper.press(button('Add to cart: Seasonal Mochi Gift Box'));
  await shopper.see({ role: 'alert', text: 'Adding quantity greater than stock' });
  await shopper.press(button('Add to wishlist: Uji Matcha Powder'));
  const wished = { role: 'notice', text: 'added to your wishlist' };
  await shopper.press(button('Dismiss', wished));
  await shopper.gone(wished);
  await shopper.see(added);
  await shopper.evaluate(setVisibility, 'visible');
  await shopper.gone({ role: 'notice' });
}

function setVisibility(value) {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
