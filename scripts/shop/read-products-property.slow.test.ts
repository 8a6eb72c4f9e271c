import fc from 'fast-check';
import { tableText } from './import/table-text.mjs';
import { faultLine } from './faults.mjs';
import { readProducts } from './read-products.mjs';
import { anyCharacter, runs } from '@/scripts/testing/properties';

const categories = ['Tea', 'ឈុតកាដូ', 'A/B & C'];
const bytesOf = (rows: readonly object[]) =>
  new TextEncoder().encode(tableText(Object.keys(rows[0] ?? {}), rows));
const read = (rows: readonly object[]) =>
  readProducts(bytesOf(rows), {
    categories,
    decimals: 2,
    skuPrefix: 'DEMO-',
  });

const word = fc.constantFrom(
  'Tea',
  'Kampot',
  '1.5 L',
  '50%',
  'A/B',
  'ម្រេច',
  'شاي',
  '"best"',
  '🍵',
  "d'été",
  '抹茶',
  'No. 2',
  '#1',
);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const maybe = (cell: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), cell);

/** Appends the check digit to the first digits of a bar code. */
function withCheckDigit(digits: string): string {
  const weighted = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => digit * (index % 2 === 0 ? 3 : 1));
  const sum = weighted.reduce((total, part) => total + part, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const validRow = fc.record({
  id: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  name: text,
  category: fc.constantFrom(...categories),
  price: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  discount: maybe(fc.integer({ min: 0, max: 100 }).map(String)),
  stock: maybe(fc.integer({ min: 0, max: 999_999 }).map(String)),
  rating: maybe(fc.integer({ min: 0, max: 50 }).map((tenths) => String(tenths / 10))),
  brand: maybe(text),
  size: maybe(text),
  description: maybe(fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))),
  composition: maybe(text.map((content) => `Ingredients: ${content}`)),
  photos: maybe(fc.constantFrom('a.jpg', 'a.jpg|b.jpg', '/images/a-800.avif')),
  gtin: maybe(fc.stringMatching(/^(?:\d{7}|\d{11,13})$/).map(withCheckDigit)),
  adult: fc.constantFrom('', 'yes', 'no'),
  'info: Origin': maybe(text),
});

/** No two rows may claim one id, name or url, so the number of the row is part of what must differ. */
const validTable = fc
  .uniqueArray(validRow, { minLength: 1, maxLength: 12, selector: ({ id }) => id })
  .map((rows) => rows.map((row, index) => ({ ...row, name: `${row.name} ${index}x` })));

test('any table of valid cells is read without a fault, as many products as rows and in their order', () => {
  fc.assert(
    fc.property(validTable, (rows) => {
      const { products, faults } = read(rows);
      expect(faults.map((fault) => faultLine('products.csv', fault))).toEqual([]);
      expect(products.map(({ id, name }) => [String(id), name])).toEqual(
        rows.map(({ id, name }) => [id, name]),
      );
    }),
  );
});

test('the order of rows changes only the order of the list', () => {
  const shuffled = validTable.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );
  const plain = (rows: readonly object[]) => read(rows).products.map(({ row: _row, ...product }) => product);
  fc.assert(
    fc.property(shuffled, ([rows, others]) => {
      const ofId = new Map(plain(rows).map((product) => [String(product['id']), product]));
      expect(plain(others)).toEqual(others.map(({ id }) => ofId.get(id)));
    }),
  );
});

test('the order of columns changes nothing', () => {
  const columns = Object.keys(fc.sample(validRow, 1)[0] ?? {});
  fc.assert(
    fc.property(validTable, fc.shuffledSubarray(columns, { minLength: columns.length }), (rows, order) => {
      const turned = rows.map((row) =>
        Object.fromEntries(order.map((column) => [column, Reflect.get(row, column)])),
      );
      expect(read(turned)).toEqual(read(rows));
    }),
  );
});

test('hostile cells and bytes never throw, and each fault has a row and says what is wrong', () => {
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      '=1+1',
      '\u0000',
      '\ud800',
      '-1',
      '1e9',
      'NaN',
      'x'.repeat(9999),
      '_'.repeat(9999),
    ),
  );
  const cells = [
    'id',
    'name',
    'category',
    'price',
    'stock',
    'slug',
    'sku',
    'gtin',
    'adult',
    'hidden',
    'composition',
    'photos',
    'info: x',
  ];
  const row = fc.record(Object.fromEntries(cells.map((cell) => [cell, hostile])));
  const table = fc.oneof(
    fc.array(fc.oneof(row, validRow), { minLength: 1, maxLength: 5 }).map((rows) => bytesOf(rows)),
    fc.uint8Array({ maxLength: 200 }),
    fc
      .array(hostile, { minLength: 1, maxLength: 8 })
      .map((heading) => new TextEncoder().encode(`id,name,category,price,stock,${heading.join()}\n1,2,3`)),
  );
  fc.assert(
    fc.property(table, (bytes) => {
      const { products, faults } = readProducts(bytes, { categories });
      for (const { row: number, problem } of faults) {
        expect(number).toBeGreaterThanOrEqual(1);
        expect(problem).not.toBe('');
      }
      expect(products.length + faults.length).toBeGreaterThan(0);
    }),
    runs(100),
  );
});
