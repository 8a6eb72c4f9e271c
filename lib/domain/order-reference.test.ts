import fc from 'fast-check';
import { createReference, dayOfRequest, referencePattern } from '@/lib/domain/order-reference';

test('A-70 a reference tells its day, and has no signs that are mistaken for others', () => {
  expect(createReference('2026-11-22', [32, 30, 31, 8, 9])).toBe('261122-2YZA');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (chance) =>
      expect(createReference('2026-01-02', chance)).toMatch(/^260102-[2-9A-HJ-NP-Z]{4}$/),
    ),
  );
});

test('A-70 the day of a request is that of its reference, where the shopper was', () => {
  expect(dayOfRequest({ reference: '261122-K7QF' })).toBe('2026-11-22');
});

test('A-70 STORE-07 what is no reference is told', () => {
  expect(referencePattern.test('261122-K7QF')).toBe(true);
  for (const text of [
    '',
    '261322-K7QF',
    '261142-K7QF',
    '261122-K7Q',
    '261122-K7QO',
    '261122-k7qf',
    ' 261122-K7QF',
  ])
    expect(referencePattern.test(text)).toBe(false);
});
