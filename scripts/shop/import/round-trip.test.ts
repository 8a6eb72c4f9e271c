import { readFileSync } from 'node:fs';
import { feedAsCsv } from '@/lib/publishing/product-feed';
import { products } from '@/shop/products';
import { readTable } from '../read-table.mjs';
import { importProducts } from './import-products.mjs';
import { tableText } from './table-text.mjs';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('the published feed is imported as the same catalogue, except for what no feed holds', () => {
  const result = importProducts(bytesOf(feedAsCsv(products)));
  expect(result.leftOut).toEqual([]);
  expect(result.notes).toEqual([]);
  expect(
    result.products.map(({ cells }) => ({
      id: Number(cells['id']),
      name: cells['name'],
      price: Number(cells['price']),
      discount: Number(cells['discount']),
      category: cells['category'],
      brand: cells['brand'],
      description: cells['description'],
      packSize: cells['size'],
      isSoldOut: cells['stock'] === '0',
    })),
  ).toEqual(
    products.map(({ id, name, price, discount, category, brand, description, packSize, stock }) => ({
      id,
      name,
      price,
      discount,
      category,
      brand,
      description,
      packSize,
      isSoldOut: stock === 0,
    })),
  );
  // A feed tells neither how many are in stock, nor ratings, ingredients and close-ups.
  expect(result.products.map(({ cells }) => [cells['rating'], cells['composition']])).toEqual(
    products.map(() => ['', '']),
  );
  expect(new Set(result.products.map(({ cells }) => cells['stock']))).toEqual(new Set(['', '0']));
});

test('cells that a feed escapes against formulas are read without the escape', () => {
  const [first] = products;
  const hostile = { ...first, name: '=SUM(A1)', description: '-5 °C or colder', brand: '@home' };
  const [product] = importProducts(
    bytesOf(feedAsCsv(products.slice(0, 1).map((one) => ({ ...one, ...hostile })))),
  ).products;
  expect(product?.cells).toMatchObject({ name: '=SUM(A1)', description: '-5 °C or colder', brand: '@home' });
});

test('a table of the shop is imported unchanged', () => {
  const bytes = readFileSync('data/products.csv');
  const before = readTable(bytes);
  const result = importProducts(bytes);
  const after = readTable(
    bytesOf(
      tableText(
        result.columns,
        result.products.map(({ cells }) => cells),
      ),
    ),
  );
  expect(result.photos).toEqual([]);
  const plain = ({ cells }: { cells: Record<string, string> }) => ({
    ...Object.fromEntries(before.columns.map((column) => [column, cells[column]])),
    price: Number(cells['price']),
    discount: Number(cells['discount']),
  });
  expect(after.rows.map(plain)).toEqual(before.rows.map(plain));
  expect(after.faults).toEqual([]);
});
