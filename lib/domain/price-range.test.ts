import fc from 'fast-check';
import { fullRange, movedRange, priceRange } from '@/lib/domain/price-range';

test.each([
  [0, 100, 0, 100],
  [95, 100, 90, 100],
  [91, 100, 90, 100],
  [40, 50, 40, 50],
  [50, 20, 10, 20],
  [0, 5, 0, 10],
  [-5, 300, 0, 100],
  [10.4, 30.6, 10, 31],
])('CAT-12 F-56 the range %s to %s becomes %s to %s', (low, high, expectedLow, expectedHigh) => {
  expect(priceRange(low, high)).toEqual({ low: expectedLow, high: expectedHigh });
});

test.each([
  ['low', 95, { low: 70, high: 80 }],
  ['low', 71, { low: 70, high: 80 }],
  ['low', 69, { low: 69, high: 80 }],
  ['low', -3, { low: 0, high: 80 }],
  ['high', 0, { low: 20, high: 30 }],
  ['high', 29, { low: 20, high: 30 }],
  ['high', 31, { low: 20, high: 31 }],
  ['high', 400, { low: 20, high: 100 }],
] as const)(
  'CAT-12 F-57 the %s handle moved to %s stops at the gap, and the other stays',
  (handle, to, range) => {
    expect(movedRange({ low: 20, high: 80 }, handle, to)).toEqual(range);
  },
);

test('CAT-12 F-56 after any moves the handles are whole numbers from 0 to 100, 10 apart', () => {
  const handle: fc.Arbitrary<'low' | 'high'> = fc.constantFrom('low', 'high');
  const moves = fc.array(fc.tuple(handle, fc.double({ min: -500, max: 500, noNaN: true })));
  fc.assert(
    fc.property(moves, (allMoves) => {
      const { low, high } = allMoves.reduce(
        (range, [moved, value]) => movedRange(range, moved, value),
        fullRange,
      );
      expect([low, high].every(Number.isInteger)).toBe(true);
      expect(low >= 0 && high <= 100 && high - low >= 10).toBe(true);
      expect(priceRange(low, high)).toEqual({ low, high });
    }),
  );
});
