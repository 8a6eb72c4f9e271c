import { importProducts } from './import-products.mjs';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const german =
  'Artikelnummer;Bezeichnung;Preis;Bestand;Kategorie\nA-1;Tee "grün";1.234,50 €;5;Getränke > Tee\n';
const tea = { sku: 'A-1', name: 'Tee "grün"', price: '1234.50', stock: '5', category: 'Tee' };

test.each([
  ['UTF-8', bytesOf(german)],
  ['UTF-8 with a mark', bytesOf(`\uFEFF${german}`)],
  ['UTF-16', Uint8Array.from(Buffer.from(`\uFEFF${german}`, 'utf16le'))],
  ['Windows-1252', Uint8Array.from(Buffer.from(german.replace('€', '\x80'), 'latin1'))],
  ['tabs', bytesOf(german.replaceAll(';', '\t'))],
  ['commas', bytesOf(german.replaceAll(';', ',').replace('1.234,50 €', '"1.234,50 €"'))],
  ['a line for Excel', bytesOf(`sep=;\n${german}`)],
])('a table of unknown headings in %s is read', (_, bytes) => {
  expect(importProducts(bytes).products).toMatchObject([{ cells: tea }]);
});

test('quoted line breaks stay in a description, and rows are counted as records', () => {
  const text = 'name,price,description\nA,1,"one\ntwo"\nB,,x\n';
  const { products, leftOut } = importProducts(bytesOf(text));
  expect(products).toMatchObject([{ row: 2, cells: { description: 'one\ntwo' } }]);
  expect(leftOut).toEqual([{ row: 3, name: 'B', reason: 'it has no price' }]);
});

test('chosen columns replace those found, and unused columns are listed', () => {
  const text = 'name,titel,preis,vk,farbe\nShort,Long Name,10,12,red\n';
  const found = importProducts(bytesOf(text));
  expect(found.mapping.columns).toEqual({ name: ['name'], price: ['preis'] });
  expect(found.unused).toEqual(['titel', 'vk', 'farbe']);
  const chosen = importProducts(bytesOf(text), {
    chosen: ['name=Titel', 'price = VK', 'info: colour=farbe'],
  });
  expect(chosen.products).toMatchObject([
    { cells: { name: 'Long Name', price: '12.00', 'info: colour': 'red' } },
  ]);
  expect(chosen.unused).toEqual(['name', 'preis']);
  const without = importProducts(bytesOf('name,price,unit\nA,1,pcs\n'), { chosen: ['size='] });
  expect(without.products).toMatchObject([{ cells: { size: '' } }]);
  expect(without.unused).toEqual(['unit']);
});

test.each([
  ['a,b\n1,2', [], /No column looks like the name.*--map name=/s],
  ['name,b\n1,2', [], /No column looks like the price.*--map price=/s],
  ['name,price\n1,2', ['cost=price'], /--map cost=price: write one of id, name/],
  ['name,price\n1,2', ['price=preis'], /the table has no column "preis"; it has name, price/],
  ['', [], /the table is empty/],
  ['PK\u0003\u0004xl', [], /^This file is a workbook of a spreadsheet program\. Save or export it as CSV\.$/],
  ['\uFEFF<?xml version="1.0"?><rss/>', [], /^This file is XML or HTML/],
  ['[{"name":"A"}]', [], /^This file is JSON/],
  ['name,price\nA,"1', [], /row 2: a quotation mark/],
])('a table that cannot be read is refused with a sentence: %j with --map %j', (text, chosen, message) => {
  expect(() => importProducts(bytesOf(text), { chosen })).toThrow(message);
});

test('in a column of prices with decimal commas, a point separates thousands', () => {
  const text = 'name;price\nA;12,50\nB;1.234\n';
  expect(importProducts(bytesOf(text)).products.map(({ cells }) => cells['price'])).toEqual([
    '12.50',
    '1234.00',
  ]);
});

test.each([
  ['price,old price\n8,10', { price: '10.00', discount: '20' }],
  ['price,sale price\n10,8', { price: '10.00', discount: '20' }],
  ['price,sale price\n10,12', { price: '10.00', discount: '' }],
  ['price,discount %\n10,15%', { price: '10.00', discount: '15' }],
  ['price,stock\n10,12.0', { stock: '12' }],
  ['price,stock\n10,-4', { stock: '0' }],
  ['price,stock\n10,5000000', { stock: '999999' }],
  ['price,stock\n10,many', { stock: '' }],
  ['price,in stock\n10,no', { stock: '0' }],
  ['price,category\n10,"Food > Tea, Sale"', { category: 'Tea' }],
  ['price,category\n10,"Salt, Pepper"', { category: 'Salt, Pepper' }],
  ['price,image1,image 2\n10,a.jpg,b.jpg', { photos: 'a.jpg | other: b.jpg' }],
  ['price,images\n10,a.jpg;b.jpg', { photos: 'a.jpg | other: b.jpg' }],
  ['price,images\n10,https://a.example/1.jpg https://a.example/2.jpg', { photos: '1.jpg | other: 2.jpg' }],
  ['price,zutaten\n10,Tea', { composition: 'Ingredients: Tea' }],
  ['price,zutaten\n10,Zutaten: Tee', { composition: 'Zutaten: Tee' }],
  ['price,description\n10,soft\u00adhyphen\u0007', { description: 'softhyphen' }],
  ['price,ean\n10,8.80609E+12', { gtin: '' }],
  ['price,ean\n10,0000000000000', { gtin: '' }],
  ['price,ean\n10,4 006381-333931', { gtin: '4006381333931' }],
  ['price,permalink\n10,https://a.example/shop/green-tea/?x=1', { slug: 'green-tea' }],
  ['price,category,stock,id,description\n10,Food > Tea,5,1,<p>x</p>', { category: 'Tea', description: 'x' }],
  ['price,category\n10,Other', { category: 'Other' }],
  ['price,stock status\n10,outofstock', { stock: '0' }],
  ['price,description\n10,a < b & c', { description: 'a < b & c' }],
])('%j becomes %j', (text, cells) => {
  const [heading, line] = text.split('\n');
  const [product] = importProducts(bytesOf(`name,${heading}\nA,${line}\n`)).products;
  expect(product?.cells).toMatchObject(cells);
});

test('a note names each cell that was changed', () => {
  const text = 'name,price,stock,ean,discount\nA,10,many,123,x\n';
  expect(importProducts(bytesOf(text)).notes).toEqual([
    'Row 2 ("A"): its discount "x" is no whole percentage and not used.',
    'Row 2 ("A"): its stock "many" is no whole number, so it is not counted.',
    'Row 2 ("A"): "123" is no valid GTIN, so it has none.',
    'Products without a category are in "Other": row 2.',
  ]);
});

test.each([
  ['2026-06-01', '2026-06-30', { price: '10.00', discount: '20' }, /sale ends on 2026-06-30/],
  ['', '2026-06-15', { price: '10.00', discount: '20' }, /sale ends on 2026-06-15/],
  ['', '2026-06-14', { price: '10.00', discount: '' }, /sale ended on 2026-06-14/],
  ['2026-06-16 0:00:00', '', { price: '10.00', discount: '' }, /sale starts on 2026-06-16 0:00:00/],
])('on 15 June a sale from %j to %j gives %j', (starts, ends, cells, note) => {
  const heading = 'Type,Name,Published,Regular price,Sale price,Date sale price starts,Date sale price ends';
  const text = `${heading}\nsimple,A,1,10,8,${starts},${ends}\n`;
  const result = importProducts(bytesOf(text), { now: Date.parse('2026-06-15T12:00Z') });
  expect(result.products).toMatchObject([{ cells }]);
  expect(result.notes[0]).toMatch(note);
});

test('a category that is only a number of Google is passed over', () => {
  const text = 'id,title,price,availability,product_type,google_product_category\n1,A,10,in stock,,2271\n';
  expect(importProducts(bytesOf(text)).products).toMatchObject([{ cells: { category: 'Other' } }]);
});

test('a product that the table has twice is taken once', () => {
  const text =
    'id,name,price,sku,slug\n1,A,10,X,one\n1,B,10,Y,two\n2,C,10,x,three\n3,a,10,Z,four\n4,D,10,W,One\n';
  expect(importProducts(bytesOf(text)).leftOut.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'it has the same id as row 2'],
    [4, 'it has the same SKU as row 2'],
    [5, 'it has the same name as row 2'],
    [6, 'it has the same slug as row 2'],
  ]);
});

test('a row with a cell too many is left out, as its cells may stand in wrong columns', () => {
  expect(importProducts(bytesOf('name,price\nA,10\nB,12,50\n')).leftOut).toEqual([
    { row: 3, name: '', reason: expect.stringMatching(/more cells than the heading/) },
  ]);
});

test('an attribute is in one column whatever the letter case of its name, and a table of the shop keeps its columns', () => {
  const woo =
    'Type,Name,Published,Regular price,Attribute 1 name,Attribute 1 value(s)\nsimple,A,1,5,Colour,Red\nsimple,B,1,5,colour,Blue\n';
  const result = importProducts(bytesOf(woo));
  expect(result.columns.filter((column) => column.startsWith('info: '))).toEqual(['info: Colour']);
  expect(result.products.map(({ cells }) => cells['info: Colour'])).toEqual(['Red', 'Blue']);
  const own = 'id,name,category,price,stock,photos,adult,info: Made in\n1,A,Tea,5,,,no,Uji\n';
  expect(importProducts(bytesOf(own)).products).toMatchObject([
    { cells: { 'info: Made in': 'Uji', adult: 'no' } },
  ]);
});
