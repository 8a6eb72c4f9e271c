import fc from 'fast-check';
import { listProducts, defaultQuery } from '@/lib/domain/catalogue';
import { fullRange } from '@/lib/domain/price-range';
import type { Product } from '@/lib/domain/product';
import { rangeForPrice } from '@/lib/domain/typed-price';

const tea: Product = {
  id: 1,
  name: 'Sencha',
  price: 10,
  discount: 0,
  rate: 4,
  img: '/images/x.avif',
  category: 'Matcha Green Tea',
  stock: 5,
};

test.each([
  ['low', 12_87, { low: 12, high: 80 }, false],
  ['low', 13_00, { low: 13, high: 80 }, false],
  ['low', 0, { low: 0, high: 80 }, false],
  ['low', 70_99, { low: 70, high: 80 }, false],
  ['high', 42_01, { low: 20, high: 43 }, false],
  ['high', 42_00, { low: 20, high: 42 }, false],
  ['high', 30_00, { low: 20, high: 30 }, false],
  ['high', 999_00, { low: 20, high: 100 }, false],
] as const)('CAT-12 CAT-14 A-67 %s end typed as %i cents', (end, cents, range, wasWidened) => {
  expect(rangeForPrice({ low: 20, high: 80 }, end, cents, 100_00)).toEqual({ range, wasWidened });
});

test.each([
  ['low', 71_00, { low: 71, high: 81 }],
  ['low', 85_00, { low: 85, high: 95 }],
  ['low', 90_00, { low: 90, high: 100 }],
  ['low', 98_00, { low: 90, high: 100 }],
  ['low', 999_00, { low: 90, high: 100 }],
  ['high', 29_00, { low: 19, high: 29 }],
  ['high', 25_65, { low: 16, high: 26 }],
  ['high', 10_00, { low: 0, high: 10 }],
  ['high', 4_00, { low: 0, high: 10 }],
  ['high', 0, { low: 0, high: 10 }],
] as const)('A-83 %s end typed as %i cents moves the other end', (end, cents, range) => {
  expect(rangeForPrice({ low: 20, high: 80 }, end, cents, 100_00)).toEqual({ range, wasWidened: true });
});

test('A-83 whatever is typed, the ends stay the gap apart and the typed one stays where there is room', () => {
  const ranges = fc
    .tuple(fc.nat(90), fc.nat(90))
    .map(([low, more]) => ({ low, high: Math.min(100, low + 10 + more) }));
  fc.assert(
    fc.property(ranges, fc.constantFrom('low', 'high'), fc.nat(120), (before, end, percent) => {
      const { range, wasWidened } = rangeForPrice(before, end, percent * 100, 100_00);
      const other = end === 'low' ? 'high' : 'low';
      const wanted = Math.min(100, percent);
      expect(range.high - range.low).toBeGreaterThanOrEqual(10);
      expect(range.low).toBeGreaterThanOrEqual(0);
      expect(range.high).toBeLessThanOrEqual(100);
      expect(range[end]).toBe(end === 'low' ? Math.min(90, wanted) : Math.max(10, wanted));
      const isFar = end === 'low' ? before.high - wanted >= 10 : wanted - before.low >= 10;
      expect(wasWidened).toBe(!isFar);
      const widened = end === 'low' ? range.low + 10 : range.high - 10;
      expect(range[other]).toBe(isFar ? before[other] : widened);
    }),
  );
});

test('CAT-14 A-67 whatever the highest price, a price that is typed as an end is listed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_00, max: 500_00 }), fc.nat(100_00), (highest, part) => {
      const cents = Math.round((highest * part) / 100_00);
      const products = [highest, cents].map((price, id) => ({
        ...tea,
        id,
        price: price / 100,
        discount: 0,
      }));
      for (const handle of ['low', 'high'] as const) {
        const { range: price } = rangeForPrice(fullRange, handle, cents, highest);
        expect(listProducts(products, { ...defaultQuery, price }).map(({ id }) => id)).toContain(1);
      }
    }),
  );
});
