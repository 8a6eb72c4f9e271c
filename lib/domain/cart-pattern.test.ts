import { gapReplacements, lineReplacements, patternLine } from '@/lib/domain/cart-pattern';
import { oats } from '@/lib/fixtures';

test('the pattern has the picture and category of an example, and texts that can be told apart', () => {
  const { product, qty } = patternLine(oats);
  expect(product).toMatchObject({ img: '/images/x.avif', category: 'Baby Collection', name: '{name}' });
  expect(qty).toBe(66_222);
  const patterns = lineReplacements({ product, qty }).map(([pattern]) => pattern);
  const confused = patterns.filter((text) =>
    patterns.some((other) => other !== text && other.includes(text)),
  );
  expect(confused).toEqual([]);
});

test('CART-01 each text of the pattern is replaced with that of the line', () => {
  expect(lineReplacements({ product: oats, qty: 2 })).toEqual([
    ['999111999', '1'],
    ['{name}', 'Oats'],
    ['$7,777.00', '$15.00'],
    ['$515,008,494.00', '$30.00'],
    ['66222', '2'],
    ['888333', '2'],
  ]);
});

test('CART-13 the amount up to free shipping is replaced with that of the cart', () => {
  expect(gapReplacements(3000)).toEqual([['$50.00', '$20.00']]);
});
