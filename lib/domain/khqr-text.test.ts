import fc from 'fast-check';
import { hasRightChecksum, readFields, withChecksum, writeFields } from '@/lib/domain/khqr-text.mjs';

test('A-181 a text consists of fields, whose lengths count characters and not bytes', () => {
  expect(readFields('0002015906ភ្នំពេ6304ABCD')).toEqual([
    ['00', '01'],
    ['59', 'ភ្នំពេ'],
    ['63', 'ABCD'],
  ]);
  expect(readFields('')).toEqual([]);
});

test.each([
  ['a length beyond the end', '000201590'],
  ['a value beyond the end', '00020159'],
  ['a tag that is no number', 'AB0201'],
  ['a length that is no number', '00xx01'],
  ['digits of another script', '٠٠٠٢٠١'],
  ['a tag twice', '000201000201'],
  ['a blank before it', ' 000201'],
])('F-281 a text with %s has no fields', (_, text) => {
  expect(readFields(text)).toBeUndefined();
});

test('A-181 fields are written in the order of their tags, and a value has at most 99 characters', () => {
  expect(
    writeFields([
      ['99', 'b'],
      ['01', 'a'.repeat(99)],
      ['58', 'KH'],
    ]),
  ).toBe(`0199${'a'.repeat(99)}5802KH9901b`);
  expect(writeFields([['01', 'a'.repeat(100)]])).toBeUndefined();
});

test('A-181 what is written is read again', () => {
  const tag = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
  const fields = fc.uniqueArray(fc.tuple(tag, fc.string({ unit: 'grapheme', maxLength: 20 })), {
    selector: ([name]) => name,
  });
  fc.assert(
    fc.property(fields, (written) => {
      const sorted = written.toSorted(([name], [other]) => (name < other ? -1 : 1));
      expect(readFields(writeFields(written) ?? '')).toEqual(sorted);
    }),
  );
});

test('A-181 the checksum runs over the bytes of UTF-8, its own head included', () => {
  expect(withChecksum('')).toBe('63046007');
  expect(withChecksum('000201')).toBe('0002016304AAE6');
  expect(withChecksum('5901ក')).toBe('5901ក6304F74C');
  expect(hasRightChecksum('0002016304aae6')).toBe(true);
  expect(hasRightChecksum('0002016304AAE7')).toBe(false);
  expect(hasRightChecksum('0002026304AAE6')).toBe(false);
  expect(hasRightChecksum('')).toBe(false);
});
