import { tableText } from './table-text.mjs';

test('a table has a mark for spreadsheets, quoted cells, and empty cells for what is missing', () => {
  expect(tableText(['id', 'name', 'stock'], [{ id: '1', name: 'A, "b"\nc' }])).toBe(
    '\uFEFFid,name,stock\n1,"A, ""b""\nc",\n',
  );
});
