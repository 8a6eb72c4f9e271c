import { checkoutEstimate } from '@/lib/domain/checkout-estimate';
import { oats, salve } from '@/lib/fixtures';

// Oats cost $15.00 and the salve $1,111.05; tax is 5%.
const cartOf = (...lines: { product: typeof oats; qty: number }[]) => ({ lines, pending: [] });

test('SUM-06 an empty cart: what is chosen', () => {
  expect(checkoutEstimate(cartOf(), salve, 2)).toEqual({ totalCents: 233_321, scope: 'chosen' });
});

test('SUM-06 below $50 shipping costs 1%', () => {
  expect(checkoutEstimate(cartOf(), oats, 1)).toEqual({ totalCents: 1590, scope: 'chosen' });
});

test('SUM-06 another product in the cart: both together', () => {
  expect(checkoutEstimate(cartOf({ product: oats, qty: 1 }), salve, 1)).toEqual({
    totalCents: 118_235,
    scope: 'cart-with-chosen',
  });
});

test('SUM-06 what is chosen is in the cart already: the cart as it is, and more once more is chosen', () => {
  const cart = cartOf({ product: salve, qty: 1 });
  expect(checkoutEstimate(cart, salve, 1)).toEqual({ totalCents: 116_660, scope: 'cart' });
  expect(checkoutEstimate(cart, salve, 2)).toEqual({
    totalCents: 349_981,
    scope: 'cart-with-chosen',
  });
});

test('SUM-06 nothing for what the stock does not hold', () => {
  expect(checkoutEstimate(cartOf({ product: salve, qty: 2 }), salve, 2)).toBeUndefined();
  expect(checkoutEstimate(cartOf(), { ...salve, stock: 0 }, 1)).toBeUndefined();
});
