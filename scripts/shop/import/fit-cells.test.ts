import { importProducts } from './import-products.mjs';

const imported = (heading: string, line: string) =>
  importProducts(new TextEncoder().encode(`${heading}\n${line}\n`));

test.each([
  ['name,price', 'Tea\u200bpot\ufeff,5', { name: 'Teapot' }],
  ['name,price', 'តែ\u200bបៃតង,5', { name: 'តែ\u200bបៃតង' }],
  ['name,price,sku', 'Tea,5,ä-1', { sku: '' }],
  ['name,price,slug', 'Tea,5,a b', { slug: '' }],
  ['name,price,slug', 'Tea,5,index', { slug: '' }],
])('a cell that the shop cannot read is cleaned or left empty: %j %j', (heading, line, cells) => {
  expect(imported(heading, line).products).toMatchObject([{ cells }]);
});

test('a note names a cell that is left empty', () => {
  expect(imported('name,price,category,sku', 'Tea,5,Drinks,ä-1').notes).toEqual([
    'Row 2 ("Tea"): its sku "ä-1" is not used: write at most 50 Latin letters, digits and signs.',
  ]);
});

test.each([
  ['?,5', /^its name "\?" cannot be used: no url can be made of this name/],
  [`${'a'.repeat(247)},5`, /cannot be used: it has 247 characters, more than 246/],
])('a product whose name cannot be used is left out: %j', (line, reason) => {
  expect(imported('name,price', line).leftOut).toEqual([
    { row: 2, name: expect.any(String), reason: expect.stringMatching(reason) },
  ]);
});

test('a product with the url of an earlier row is left out', () => {
  const { leftOut } = imported('name,price,slug', 'Tea Pot,5,\nOther,6,tea_pot');
  expect(leftOut).toEqual([{ row: 3, name: 'Other', reason: 'it has the same slug as row 2' }]);
});
