import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../run.mjs';
import { readTable } from './read-table.mjs';

let folder = '';
const inFolder = (...names: string[]) => join(folder, ...names);
const productsOf = () =>
  readTable(readFileSync(inFolder('shop/products.csv'))).rows.map(({ cells }) => cells);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  mkdirSync(inFolder('shop/photos'), { recursive: true });
  writeFileSync(
    inFolder('goods.csv'),
    'name,price,category,image\nTea,"12,50",Drinks,tea.jpg\nCup,,Drinks,cup.jpg\n',
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script as npm does, from the folder of the user. */
function shopImport(args: string[], env: Record<string, string> = {}) {
  return runNode('scripts/shop/import.mjs', args, {
    env: { PATH: process.env['PATH'] ?? '', INIT_CWD: folder, SHOP: inFolder('shop'), ...env },
    quiet: true,
  });
}

test('a table becomes products.csv, and the report says what to do next', async () => {
  writeFileSync(
    inFolder('shop/shop.json'),
    JSON.stringify({ currency: { code: 'EUR', decimals: 2 }, categories: [{ name: 'Drinks' }] }),
  );
  const { code, output } = await shopImport(['goods.csv']);
  expect(output.split('\n')).toEqual([
    'goods.csv is a table with headings of its own with 2 rows.',
    'Taken:',
    '  name from "name"',
    '  price from "price"',
    '  category from "category"',
    '  photos from "image"',
    'Left out:',
    '  row 3 ("Cup"): it has no price',
    expect.stringMatching(/^Photos to supply in .*shop\/photos:$/),
    '  tea.jpg',
    '1 product written, 1 row left out.',
    '',
  ]);
  expect(code).toBe(0);
  expect(productsOf()).toMatchObject([{ id: '1', name: 'Tea', price: '12.50', photos: 'tea.jpg' }]);
  expect(readdirSync(inFolder('shop')).toSorted()).toEqual(['photos', 'products.csv', 'shop.json']);
});

test('the report names new categories and a foreign currency, but no photo that is already there', async () => {
  writeFileSync(inFolder('shop/photos/Tea.JPG'), '');
  writeFileSync(inFolder('shop/shop.json'), JSON.stringify({ currency: { code: 'AED' }, categories: [] }));
  writeFileSync(inFolder('goods.csv'), 'name,price,category,image\nTea,12.50 USD,Drinks,tea.jpg\n');
  const { output } = await shopImport(['goods.csv']);
  expect(output).not.toMatch(/Photos to supply/);
  expect(output).toMatch(/Categories that shop.json does not name yet:\n {2}Drinks\n/);
  expect(output).toMatch(/Prices are in USD, and the shop sells in AED: no price was converted\./);
});

test.each([
  [['goods.csv', '--dry-run'], {}],
  [['goods.csv'], { npm_config_dry_run: 'true' }],
])('a dry run writes nothing: %j %j', async (args, env) => {
  const { output } = await shopImport(args, env);
  expect(output).toMatch(/\n1 product would be written, 1 row left out\.\n$/);
  expect(existsSync(inFolder('shop/products.csv'))).toBe(false);
});

test('a table that holds products is replaced only on request, and keeps the ids', async () => {
  const present = 'id,name,category,price,stock\n7,Tea,Drinks,9,1\n8,Old,Drinks,9,1\n';
  writeFileSync(inFolder('shop/products.csv'), present);
  const refused = await shopImport(['goods.csv']);
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringMatching(/already holds products.*--replace/),
  ]);
  expect(readFileSync(inFolder('shop/products.csv'), 'utf8')).toBe(present);

  writeFileSync(inFolder('goods.csv'), 'name,price\nNew,5\nTea,12\n');
  expect((await shopImport(['goods.csv', '--replace'])).code).toBe(0);
  expect(productsOf().map(({ id, name }) => [id, name])).toEqual([
    ['9', 'New'],
    ['7', 'Tea'],
  ]);
});

test('a table that cannot be read is not replaced, as its products would lose their ids', async () => {
  const present = 'id,name,category,price,stock\n7,"Tea,Drinks,9,1\n';
  writeFileSync(inFolder('shop/products.csv'), present);
  const { code, output } = await shopImport(['goods.csv', '--replace']);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^products\.csv row 2: a quotation mark.*Mend it first/),
  ]);
  expect(readFileSync(inFolder('shop/products.csv'), 'utf8')).toBe(present);
});

test('the products of the sample are not replaced by accident', async () => {
  const before = readFileSync('data/products.csv');
  const { code, output } = await shopImport(['goods.csv'], { SHOP: '' });
  expect([code, output]).toEqual([1, expect.stringMatching(/would replace the products of the sample/)]);
  expect(readFileSync('data/products.csv').equals(before)).toBe(true);
});

test.each([
  [
    'name,price\nTea,none\n',
    /\n0 products written, 1 row left out\.\nNo row is a product, so nothing was written\./,
  ],
  ['name,price\nTea,"12\n', /^row 2: a quotation mark/],
  ['a,b\n1,2\n', /^No column looks like the name/],
])('an import that fails leaves the folder as it was: %j', async (text, message) => {
  writeFileSync(inFolder('shop/products.csv'), 'id,name,category,price,stock\n');
  writeFileSync(inFolder('goods.csv'), text);
  const { code, output } = await shopImport(['goods.csv']);
  expect([code, output]).toEqual([1, expect.stringMatching(message)]);
  expect(readFileSync(inFolder('shop/products.csv'), 'utf8')).toBe('id,name,category,price,stock\n');
  expect(readdirSync(inFolder('shop')).toSorted()).toEqual(['photos', 'products.csv']);
});

test.each([
  [[], /^Name the table: npm run shop:import -- FILE/],
  [['none.csv'], /^There is no file .*none\.csv\.\n$/],
  [['goods.csv', '--fast'], /Unknown option '--fast'.*\n(?:.*\n)*Name the table/],
])('wrong arguments are answered with a sentence: %j', async (args, message) => {
  const { code, output } = await shopImport(args);
  expect([code, output]).toEqual([1, expect.stringMatching(message)]);
});
