import { assignIds } from './assign-ids.mjs';

const product = (sourceId: string, cells = {}) => ({
  sourceId,
  cells: { sku: '', slug: '', name: sourceId, ...cells },
});

test.each([
  [
    ['44', '46', '7'],
    ['44', '46', '7'],
  ],
  [
    ['44', 'x', ''],
    ['44', '1', '2'],
  ],
  [
    ['44', '0', '-3', '1.5', '1234567890', '2'],
    ['44', '1', '3', '4', '5', '2'],
  ],
  [
    ['SHOP-07', 'SHOP-12'],
    ['7', '12'],
  ],
  [
    ['007', '012'],
    ['7', '12'],
  ],
  [
    ['SHOP-07', 'OTHER-12'],
    ['1', '2'],
  ],
  [
    ['SHOP-07', 'SHOP-7'],
    ['7', '1'],
  ],
  [
    ['44', '44'],
    ['44', '1'],
  ],
])('the ids %j become %j', (sourceIds, ids) => {
  expect(
    assignIds(
      sourceIds.map((id) => product(id)),
      [],
    ),
  ).toEqual(ids);
});

test('a product of the present table keeps its id, found by SKU, then slug, then name', () => {
  const present = [
    { id: '3', sku: 'A-1', slug: 'apron', name: 'Apron' },
    { id: '9', sku: '', slug: 'bowl', name: 'Bowl' },
    { id: '5', sku: '', slug: '', name: 'Cup' },
  ];
  const products = [
    product('1', { name: 'cup' }),
    product('2', { sku: 'a-1', name: 'Linen Apron' }),
    product('3', { slug: 'bowl', name: 'Large Bowl' }),
    product('5', { name: 'New' }),
    product('4', { name: 'Other' }),
  ];
  expect(assignIds(products, present)).toEqual(['5', '3', '9', '10', '4']);
});

test('an id of a product that is gone is not used again', () => {
  expect(assignIds([product('', { name: 'New' })], [{ id: '8', name: 'Gone' }])).toEqual(['9']);
});

test('of two products with the name of a present one, the first gets its id', () => {
  const twins = [product('', { sku: 'A', name: 'Cup' }), product('', { sku: 'B', name: 'Cup' })];
  expect(assignIds(twins, [{ id: '5', name: 'Cup' }])).toEqual(['5', '6']);
});
