import { importProducts } from './import-products.mjs';

const now = Date.parse('2026-06-15T12:00Z');
const imported = (heading: string, lines: readonly string[], decimals = 2) =>
  importProducts(new TextEncoder().encode([heading, ...lines].join('\n')), { now, decimals });

const shopify =
  'Handle,Title,Product Category,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy';

test.each([
  ['a,A,,5,shopify,7,deny', { stock: '7' }],
  ['a,A,,5,,7,deny', { stock: '' }],
  ['a,A,,5,shopify,-2,deny', { stock: '0' }],
  ['a,A,,5,shopify,-2,continue', { stock: '' }],
  ['a,A,,5,shopify,7,continue', { stock: '7' }],
  ['a,A,"Food, Drinks > Tea, Coffee",5,,,', { category: 'Tea, Coffee' }],
  ['a,A,2271,5,,,', { category: 'Other' }],
])('the Shopify row %j has %j', (line, cells) => {
  expect(imported(shopify, [line]).products).toMatchObject([{ cells }]);
});

test('Shopify products without a handle are told apart by their titles', () => {
  const { products, joined } = imported(`${shopify},Image Src`, [
    ',A,,5,,,,https://a.example/1.jpg',
    ',,,,,,,https://a.example/2.jpg',
    ',B,,6,,,,',
  ]);
  expect(products.map(({ row, cells }) => [row, cells['name'], cells['photos']])).toEqual([
    [2, 'A', '1.jpg | other: 2.jpg'],
    [4, 'B', ''],
  ]);
  expect(joined).toEqual([3]);
});

const woocommerce =
  'ID,Type,Name,Published,In stock?,Stock,Sale price,Regular price,Date sale price ends,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible';

test('a WooCommerce variation may have the stock of its parent', () => {
  const { products } = imported(woocommerce, [
    '1,variable,A,1,1,9,,,,,Glaze,"Blue, Sand",1',
    '2,variation,A - Blue,1,1,parent,,5,,id:1,Glaze,Blue,',
  ]);
  expect(products).toMatchObject([{ cells: { stock: '9', 'info: Glaze': 'Blue' } }]);
});

test('an attribute that is hidden in WooCommerce is left out', () => {
  const { products, columns } = imported(woocommerce, ['1,simple,A,1,1,,,5,,,Supplier,Secret,0']);
  expect(products).toHaveLength(1);
  expect(columns.filter((column) => column.startsWith('info: '))).toEqual([]);
});

test.each([
  ['-1', 'it is a draft'],
  ['0', 'it is not published'],
  ['2', 'it is pending review'],
])('a WooCommerce product that is published as %s is left out', (published, reason) => {
  expect(imported(woocommerce, [`1,simple,A,${published},1,,,5,,,,,`]).leftOut).toEqual([
    { row: 2, name: 'A', reason },
  ]);
});

test('a sale that ends today ends at its time of day', () => {
  const line = (ends: string) => `1,simple,A,1,1,,8,10,${ends},,,,`;
  expect(imported(woocommerce, [line('2026-06-15 11:59:00Z')]).products).toMatchObject([
    { cells: { discount: '' } },
  ]);
  expect(imported(woocommerce, [line('2026-06-15 12:01:00Z')]).products).toMatchObject([
    { cells: { discount: '20' } },
  ]);
});

test('prices have the decimals of the currency of the shop', () => {
  const inDinars = imported('name;price', ['A;1.250', 'B;12'], 3);
  expect(inDinars.products.map(({ cells }) => cells['price'])).toEqual(['1.250', '12.000']);
  const inRiel = imported('name;price', ['A;4.000 ៛', 'B;12.50'], 0);
  expect(inRiel.products.map(({ cells }) => cells['price'])).toEqual(['4000']);
  expect(inRiel.leftOut).toEqual([
    { row: 3, name: 'B', reason: 'its price "12.50" is no amount with at most 0 decimals' },
  ]);
});
