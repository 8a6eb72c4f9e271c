import { writeCsv } from '@/lib/domain/csv';

test('a table is a line of names, then a line for each row, in the order of the columns', () => {
  const rows = [
    { id: '1', title: 'Tea' },
    { title: 'Oats', id: '2' },
  ];
  expect(writeCsv(['id', 'title'], rows)).toBe('id,title\r\n1,Tea\r\n2,Oats\r\n');
  expect(writeCsv(['id', 'title'], [])).toBe('id,title\r\n');
});

test.each([
  ['plain words', 'plain words'],
  ['', ''],
  ['oats, rice', '"oats, rice"'],
  ['a "small" tin', '"a ""small"" tin"'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
])('what would end a cell is put in quotes: %j', (text, cell) => {
  expect(writeCsv(['text'], [{ text }])).toBe(`text\r\n${cell}\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+A1', "'+A1"],
  ['-A1', "'-A1"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['-5', '-5'],
  ['+1.50', '+1.50'],
  ['-5+A1', "'-5+A1"],
  ['a=1', 'a=1'],
])('what a spreadsheet would take for a formula is told as text, a number is not: %j', (text, cell) => {
  expect(writeCsv(['text'], [{ text }])).toBe(`text\r\n${cell}\r\n`);
});
