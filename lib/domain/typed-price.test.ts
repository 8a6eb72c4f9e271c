import fc from 'fast-check';
import { fullRange, listProducts, wholeCatalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { typedRange } from '@/lib/domain/typed-price';

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
  ['low', 71_00, { low: 70, high: 80 }, true],
  ['low', 999_00, { low: 70, high: 80 }, true],
  ['high', 25_65, { low: 20, high: 26 }, true],
  ['high', 42_01, { low: 20, high: 43 }, false],
  ['high', 42_00, { low: 20, high: 42 }, false],
  ['high', 999_00, { low: 20, high: 100 }, false],
] as const)('CAT-12 CAT-14 A-67 %s end typed as %i cents', (handle, cents, range, keptApart) => {
  const expected = { range: handle === 'high' && keptApart ? { low: 20, high: 30 } : range, keptApart };
  expect(typedRange({ low: 20, high: 80 }, handle, cents, 100_00)).toEqual(expected);
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
        const { range: price } = typedRange(fullRange, handle, cents, highest);
        expect(listProducts(products, { ...wholeCatalogue, price }).map(({ id }) => id)).toContain(1);
      }
    }),
  );
});
