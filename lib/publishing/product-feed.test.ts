import { salve } from '@/lib/fixtures';
import { feedAsCsv, feedItems } from '@/lib/publishing/product-feed';

afterEach(() => {
  delete process.env['NEXT_PUBLIC_SITE_URL'];
  delete process.env['NEXT_PUBLIC_BASE_PATH'];
});

test('a product has the fields of marketplaces, with its price before and after the discount', () => {
  expect(feedItems([salve])).toEqual([
    {
      id: 'MINATO-07',
      title: 'Hand Salve',
      description: 'A "firm" salve, for hands.',
      link: 'https://minato.example/OurStore/Snacks_&_Confectionaries/Hand_Salve',
      image_link: 'https://minato.example/images/products/07-0a1b2c3d-1200.jpg',
      availability: 'in stock',
      price: '1234.50 USD',
      sale_price: '1111.05 USD',
      condition: 'new',
      brand: 'Mizunari',
      identifier_exists: 'no',
      product_type: 'Snacks & Confectionaries',
      size: '50 g',
      adult: 'no',
    },
  ]);
});

test('a product without a discount has one price, and sold-out products and those for adults are marked', () => {
  const gel = { ...salve, discount: 0, stock: 0, category: 'Okamoto Condom & Lubrican' } as const;
  expect(feedItems([gel])).toMatchObject([
    { price: '1234.50 USD', sale_price: '', availability: 'out of stock', adult: 'yes' },
  ]);
});

test('a product that has a drawing only has no picture', () => {
  const drawn = { ...salve, img: '/images/products/made/placeholder-1a2b3c4d.svg' };
  expect(feedItems([drawn])).toMatchObject([{ image_link: '' }]);
});

test('every url has the public origin and its sub-path', () => {
  process.env['NEXT_PUBLIC_SITE_URL'] = 'https://shop.example';
  process.env['NEXT_PUBLIC_BASE_PATH'] = '/minato';
  expect(feedItems([salve])).toMatchObject([
    {
      link: 'https://shop.example/minato/OurStore/Snacks_&_Confectionaries/Hand_Salve',
      image_link: 'https://shop.example/minato/images/products/07-0a1b2c3d-1200.jpg',
    },
  ]);
});

test('the CSV has a line of column names, then a line for each product', () => {
  const [names, line, ...afterLine] = feedAsCsv([salve]).split('\r\n');
  expect(names).toBe(
    'id,title,description,link,image_link,availability,price,sale_price,condition,brand,identifier_exists,product_type,size,adult',
  );
  expect(line).toContain(
    'MINATO-07,Hand Salve,"A ""firm"" salve, for hands.",https://minato.example/OurStore/',
  );
  expect(afterLine).toEqual(['']);
});

test.each([
  ['plain words', 'plain words'],
  ['oats, rice', '"oats, rice"'],
  ['a "small" tin', '"a ""small"" tin"'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+A1', "'+A1"],
  ['-A1', "'-A1"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['-5', '-5'],
  ['+1.50', '+1.50'],
  ['-5+A1', "'-5+A1"],
  ['a=1', 'a=1'],
])('a cell with a delimiter is quoted, and a formula becomes text: %j', (brand, cell) => {
  expect(feedAsCsv([{ ...salve, brand }])).toContain(`,new,${cell},no,`);
});

const { brand: _brand, packSize: _packSize, description: _description, ...bare } = salve;

test('a product tells its bar code, in a column that only shops with bar codes have', () => {
  const coded = { ...salve, id: 8, gtin: '4006381333931' };
  expect(feedItems([salve, coded])).toMatchObject([
    { gtin: '', identifier_exists: 'no' },
    { gtin: '4006381333931', identifier_exists: 'yes' },
  ]);
  const [names, , line] = feedAsCsv([salve, coded]).split('\r\n');
  expect(names).toContain(',brand,gtin,identifier_exists,');
  expect(line).toContain(',new,Mizunari,4006381333931,yes,');
});

test('what a product does not tell is empty, and what is not counted is in stock', () => {
  const { stock: _stock, ...uncounted } = bare;
  expect(feedItems([{ ...uncounted, sku: 'KZ 7', adult: true }])).toMatchObject([
    { id: 'KZ 7', description: '', brand: '', size: '', availability: 'in stock', adult: 'yes' },
  ]);
});
