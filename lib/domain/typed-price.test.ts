import fc from 'fast-check';
import { defaultQuery, listProducts } from '@/lib/domain/catalogue';
import { fullRange } from '@/lib/domain/price-range';
import { testProduct } from '@/lib/domain/product-fixture';
import { rangeWithTypedPrice } from '@/lib/domain/typed-price';

// Cents are grouped as dollars_cents.
test.each([
  ['low', 12_87, { low: 12, high: 80 }],
  ['low', 13_00, { low: 13, high: 80 }],
  ['low', 0, { low: 0, high: 80 }],
  ['low', 70_99, { low: 70, high: 80 }],
  ['high', 42_01, { low: 20, high: 43 }],
  ['high', 42_00, { low: 20, high: 42 }],
  ['high', 30_00, { low: 20, high: 30 }],
  ['high', 999_00, { low: 20, high: 100 }],
] as const)('CAT-12 CAT-14 A-67 a %s end of %i cents is rounded outwards', (end, cents, range) => {
  expect(rangeWithTypedPrice({ low: 20, high: 80 }, end, cents, 100_00)).toEqual({
    range,
    wasWidened: false,
  });
});

test.each([
  ['low', 71_00, { low: 71, high: 81 }],
  ['low', 90_00, { low: 90, high: 100 }],
  ['low', 98_00, { low: 90, high: 100 }],
  ['low', 999_00, { low: 90, high: 100 }],
  ['high', 29_00, { low: 19, high: 29 }],
  ['high', 25_65, { low: 16, high: 26 }],
  ['high', 4_00, { low: 0, high: 10 }],
  ['high', 0, { low: 0, high: 10 }],
] as const)('A-83 a %s end of %i cents moves an end to keep the gap', (end, cents, range) => {
  expect(rangeWithTypedPrice({ low: 20, high: 80 }, end, cents, 100_00)).toEqual({ range, wasWidened: true });
});

test('CAT-14 A-67 A-83 a product at the typed price is listed, and the ends keep the gap', () => {
  const ends = fc.constantFrom('low', 'high');
  fc.assert(
    fc.property(fc.integer({ min: 10_00, max: 500_00 }), fc.nat(100_00), ends, (highest, part, end) => {
      const cents = Math.round((highest * part) / 100_00);
      const products = [highest, cents].map((price, id) => testProduct(id, { price: price / 100 }));
      const { range: price } = rangeWithTypedPrice(fullRange, end, cents, highest);
      expect(listProducts(products, { ...defaultQuery, price }).map(({ id }) => id)).toContain(1);
      expect(price.high - price.low).toBeGreaterThanOrEqual(10);
      expect(price.low >= 0 && price.high <= 100).toBe(true);
    }),
  );
});
