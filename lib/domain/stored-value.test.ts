import fc from 'fast-check';
import { fieldsOf, isNumber, isObject, isText, numberIn, wholeNumberIn } from '@/lib/domain/stored-value';

test.each([
  [7, 7],
  [-1.5, -1.5],
  ['007', 7],
  ['123456789012345', 123_456_789_012_345],
  ['1234567890123456', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  [' 1', undefined],
  ['', undefined],
  [NaN, undefined],
  [null, undefined],
  [true, undefined],
  [[7], undefined],
])('A-63 the number in %j is %s', (value, number) => {
  expect(numberIn(value)).toBe(number);
});

test.each([
  [1, 1],
  ['9', 9],
  [9, 9],
  [0, undefined],
  [10, undefined],
  [1.5, undefined],
  [Infinity, undefined],
  ['x', undefined],
])('A-63 the whole number from 1 to 9 in %j is %s', (value, number) => {
  expect(wholeNumberIn(value, 1, 9)).toBe(number);
});

test('A-63 a whole number without a limit is at most the largest safe integer', () => {
  expect(wholeNumberIn(9_007_199_254_740_991, 1)).toBe(9_007_199_254_740_991);
  expect(wholeNumberIn(9_007_199_254_740_992, 1)).toBeUndefined();
});

test('A-63 any value has fields, a text or a number, and no guard throws', () => {
  expect(fieldsOf({ id: 7 })).toEqual({ id: 7 });
  expect(fieldsOf('{"id":7}')).toEqual({});
  expect(fieldsOf(null)).toEqual({});
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const kinds = [isObject(value), isText(value), isNumber(value)].filter(Boolean);
      expect(kinds.length).toBeLessThan(2);
      expect(isObject(fieldsOf(value))).toBe(true);
      const number = wholeNumberIn(value, 1, 100);
      expect(number === undefined || (Number.isInteger(number) && number >= 1 && number <= 100)).toBe(true);
    }),
  );
});
