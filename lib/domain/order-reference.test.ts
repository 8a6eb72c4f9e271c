import fc from 'fast-check';
import { createReference, dayOfRequest, referencePattern } from '@/lib/domain/order-reference';

test('A-70 a reference is the day and four characters that are hard to confuse', () => {
  // Number 32 gives the first of the 32 characters again, and the fifth number is not used.
  expect(createReference('2026-11-22', [32, 30, 31, 8, 9])).toBe('261122-2YZA');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (randomNumbers) => {
      const reference = createReference('2026-01-02', randomNumbers);
      expect(reference).toMatch(/^260102-[2-9A-HJ-NP-Z]{4}$/);
      expect(reference).toMatch(referencePattern);
    }),
  );
});

test('A-70 the day of a request is that of its reference, in the time zone of the shopper', () => {
  expect(dayOfRequest({ reference: '261122-K7QF' })).toBe('2026-11-22');
});

test.each(['', '261322-K7QF', '261142-K7QF', '261122-K7Q', '261122-K7QO', '261122-k7qf', ' 261122-K7QF'])(
  'A-70 STORE-07 "%s" is not a reference',
  (text) => {
    expect(text).not.toMatch(referencePattern);
  },
);
