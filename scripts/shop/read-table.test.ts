import { readTable } from './read-table.mjs';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const rowsOf = (bytes: Uint8Array) => readTable(bytes).rows.map(({ cells }) => cells);

test.each([
  ['commas', 'id,name\n1,Sencha\n'],
  ['semicolons', 'id;name\r\n1;Sencha\r\n'],
  ['tabs', 'id\tname\n1\tSencha'],
])('a table separated by %s is read', (_, text) => {
  expect(rowsOf(bytesOf(text))).toEqual([{ id: '1', name: 'Sencha' }]);
});

test.each([
  ['UTF-8', bytesOf('name\nCafé តែ')],
  ['UTF-8 with a mark', bytesOf('\uFEFFname\nCafé តែ')],
  ['UTF-16', Uint8Array.from(Buffer.from('\uFEFFname\nCafé តែ', 'utf16le'))],
  ['UTF-16, high bytes first', Uint8Array.from(Buffer.from('\uFEFFname\nCafé តែ', 'utf16le').swap16())],
])('a table in %s is read', (_, bytes) => {
  expect(rowsOf(bytes)).toEqual([{ name: 'Café តែ' }]);
});

test('a table in Windows-1252 is read', () => {
  const latin1 = Uint8Array.from(Buffer.from('name,price\nCafé \x80,1', 'latin1'));
  expect(rowsOf(latin1)).toEqual([{ name: 'Café €', price: '1' }]);
});

test('a quoted cell may hold separators, line breaks and quotation marks', () => {
  const text = 'id,description\n1,"Leaves, rolled\nand ""fired"""\n2,x';
  expect(rowsOf(bytesOf(text))).toEqual([
    { id: '1', description: 'Leaves, rolled\nand "fired"' },
    { id: '2', description: 'x' },
  ]);
});

test('rows are counted as in a spreadsheet; empty ones are left out, missing cells are empty', () => {
  const { rows } = readTable(bytesOf(' ID ,Name\n1, Sencha \n,\n\n4\n'));
  expect(rows).toEqual([
    { row: 2, cells: { id: '1', name: 'Sencha' } },
    { row: 5, cells: { id: '4', name: '' } },
  ]);
});

test.each([
  ['', { row: 1, problem: expect.stringMatching(/is empty/) }],
  ['id,name,ID\n1,a,2', { row: 1, column: 'id', problem: expect.stringMatching(/twice/) }],
  [
    'id,name\n1,a\n2,b, c',
    { row: 3, value: 'c', problem: expect.stringMatching(/more cells than the heading/) },
  ],
  ['id,name\n1,a\n2,"b', { row: 3, problem: expect.stringMatching(/quotation mark/) }],
])('a fault of the table names its row: %j', (text, fault) => {
  expect(readTable(bytesOf(text)).faults).toEqual([fault]);
});
