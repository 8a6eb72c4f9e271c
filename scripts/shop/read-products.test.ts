/** @jest-environment node */
import { faultLine, readProducts } from './read-products.mjs';

const heading =
  'id,name,category,price,discount,stock,rating,brand,size,description,composition,photos,social image';
const sencha = '7,Sencha,Tea,12.50,10,5,4.5,Kazenoki,80 g,Green.,Ingredients: Tea.,/a.avif | /b.avif,/c.jpg';

const read = (...lines: string[]) => readProducts(new TextEncoder().encode([heading, ...lines].join('\n')));
const linesOf = (...lines: string[]) =>
  read(...lines).faults.map((fault) => faultLine('products.csv', fault));

test('a row becomes a product', () => {
  expect(read(sencha)).toEqual({
    products: [
      {
        row: 2,
        id: 7,
        name: 'Sencha',
        category: 'Tea',
        price: 12.5,
        discount: 10,
        stock: 5,
        rate: 4.5,
        brand: 'Kazenoki',
        packSize: '80 g',
        description: 'Green.',
        composition: { label: 'Ingredients', text: 'Tea.' },
        photos: ['/a.avif', '/b.avif'],
        socialImage: '/c.jpg',
      },
    ],
    faults: [],
  });
});

test('no discount and no rating are 0; a second photo and a social image may be missing', () => {
  const { products } = read('7,Sencha,Tea,12,,5,,Kazenoki,80 g,Green.,Material: Leaf.,/a.avif,');
  expect(products).toMatchObject([{ price: 12, discount: 0, rate: 0, photos: ['/a.avif'] }]);
  expect(Object.keys(products[0] ?? {})).not.toEqual(expect.arrayContaining(['socialImage']));
});

test.each([
  ['7,', '0,', 'id "0": write a whole number from 1 on, which the product keeps for ever'],
  ['Sencha', '', 'name: this cell is empty'],
  ['12.50', '"12,50"', 'price "12,50": write digits with a point, such as 12.50, without a currency sign'],
  ['12.50', '$12', 'price "$12": write digits with a point, such as 12.50, without a currency sign'],
  ['12.50', '12.505', 'price "12.505": write digits with a point, such as 12.50, without a currency sign'],
  [',10,', ',101,', 'discount "101": write a whole percentage from 0 to 100, without %'],
  [',5,', ',-1,', 'stock "-1": write a whole number from 0 to 999999'],
  ['4.5', '5.1', 'rating "5.1": write a number from 0 to 5'],
  ['Ingredients: ', '', 'composition "Tea.": begin with "Ingredients:" or "Material:"'],
  ['/a.avif | /b.avif', '', 'photos: this cell is empty'],
])('a cell that cannot be used is named: %j as %j', (now, then, problem) => {
  expect(linesOf(sencha.replace(now, then))).toEqual([`products.csv row 2, ${problem}`]);
});

test('every fault is listed, by row, and the sound products are read', () => {
  const { products, faults } = read(
    'x,Tea,Tea,y,,1,,a,b,c,Material: d,/a.avif,',
    sencha,
    sencha.replace('12.50', ''),
  );
  expect(products.map(({ id }) => id)).toEqual([7]);
  expect(faults.map(({ row, column }) => [row, column])).toEqual([
    [2, 'id'],
    [2, 'price'],
    [4, 'price'],
  ]);
});

test('columns that are missing or unknown are named', () => {
  const lines = readProducts(new TextEncoder().encode('id,name\n1,Sencha')).faults.map(
    ({ column }) => column,
  );
  expect(lines).toEqual([
    'category',
    'price',
    'discount',
    'stock',
    'rating',
    'brand',
    'size',
    'description',
    'composition',
    'photos',
    'social image',
  ]);
  const surplus = new TextEncoder().encode(`${heading},colour\n${sencha},green`);
  expect(readProducts(surplus).faults.map((fault) => faultLine('products.csv', fault))).toEqual([
    `products.csv row 1, colour: no column has this name; they are ${heading.replaceAll(',', ', ')}`,
  ]);
});
