import fc from 'fast-check';
import { asText, readCsv, writeCsv } from '@/lib/domain/csv';

test('A-206 cells with commas, quotation marks and line breaks are quoted', () => {
  expect(
    writeCsv([
      ['a', 'b,c'],
      ['say "hi"', 'two\nlines'],
      ['', ' x'],
    ]),
  ).toBe('\ufeffa,"b,c"\r\n"say ""hi""","two\nlines"\r\n," x"\r\n');
});

test.each(['=1+1', '+855 23 000 000', '-2', '@SUM(A1)', '\t=1', '\r=1'])('A-206 %j is no formula', (cell) => {
  expect(asText(cell)).toBe(`'${cell}`);
});

test.each(['', 'Sok', '12 Riverside', "'=1", ' =1'])('A-206 %j stays as it is', (cell) => {
  expect(asText(cell)).toBe(cell);
});

const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', 'ក', '=') });
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });

test('A-206 every table is read as it was written', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const named = [['id', 'name', 'stock', 'x'], ...rows];
      expect(readCsv(writeCsv(named))).toEqual(named);
    }),
  );
});

test.each([
  ['commas', 'id,name\n7,"a;b"'],
  ['semicolons', 'id;name\r\n7;"a;b"\r\n'],
  ['tabs', '\ufeffid\tname\r7\ta;b\r'],
])('A-206 a table with %s is read', (_, text) => {
  expect(readCsv(text)).toEqual([
    ['id', 'name'],
    ['7', 'a;b'],
  ]);
});

test.each([
  [
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['', []],
  ['a,b\n"1', undefined],
  ['a,b\n"1"2,3', undefined],
])('F-301 %j is read as %j', (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});
