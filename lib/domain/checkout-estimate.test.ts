import { checkoutEstimate } from '@/lib/domain/checkout-estimate';
import { oats, salve } from '@/lib/fixtures';

const cartOf = (...lines: { product: typeof oats; qty: number }[]) => ({ lines, pending: [] });
const costOf = (product: typeof oats) => checkoutEstimate(cartOf(), product, 1)?.subtotalCents ?? 0;

test('an empty cart: what is chosen', () => {
  expect(checkoutEstimate(cartOf(), salve, 2)).toEqual({ subtotalCents: 2 * costOf(salve), of: 'chosen' });
});

test('another product in the cart: both together', () => {
  expect(checkoutEstimate(cartOf({ product: oats, qty: 1 }), salve, 1)).toEqual({
    subtotalCents: costOf(oats) + costOf(salve),
    of: 'cart-with-chosen',
  });
});

test('what is chosen is in the cart already: the cart as it is, and more once more is chosen', () => {
  const cart = cartOf({ product: salve, qty: 1 });
  expect(checkoutEstimate(cart, salve, 1)).toEqual({ subtotalCents: costOf(salve), of: 'cart' });
  expect(checkoutEstimate(cart, salve, 2)).toEqual({
    subtotalCents: 3 * costOf(salve),
    of: 'cart-with-chosen',
  });
});

test('nothing for what the stock does not hold', () => {
  expect(checkoutEstimate(cartOf({ product: salve, qty: 2 }), salve, 2)).toBeUndefined();
  expect(checkoutEstimate(cartOf(), { ...salve, stock: 0 }, 1)).toBeUndefined();
});
