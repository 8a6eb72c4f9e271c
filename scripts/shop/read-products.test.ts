import { faultLine } from './faults.mjs';
import { readProducts } from './read-products.mjs';

const heading =
  'id,name,category,price,discount,stock,rating,brand,size,description,composition,photos,social image,slug,sku,gtin,adult,hidden,info: Country of origin,INFO: Harvest';
const sencha =
  '7,Sencha,Tea,12.50,10,5,4.5,Kazenoki,80 g,Green.,Ingredients: Tea.,a.jpg | b.jpg,/c.jpg,green-tea,KZ 7,4006381333931,Yes,no,Japan,May';

const settings = { categories: ['Tea', 'ឈុតកាដូ'], decimals: 2, skuPrefix: 'DEMO-' };
const bytesOf = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'));
const read = (...lines: string[]) => readProducts(bytesOf(heading, ...lines), settings);
const linesOf = (...lines: string[]) =>
  read(...lines).faults.map((fault) => faultLine('products.csv', fault));
/** Reads rows of the columns that each table has. */
const readPlain = (...lines: string[]) =>
  readProducts(bytesOf('stock,id,price,name,category', ...lines), settings);

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
        photos: ['a.jpg', 'b.jpg'],
        socialImage: '/c.jpg',
        slug: 'green-tea',
        sku: 'KZ 7',
        gtin: '4006381333931',
        adult: true,
        info: [
          { label: 'Country of origin', text: 'Japan' },
          { label: 'Harvest', text: 'May' },
        ],
      },
    ],
    faultyRows: [],
    faults: [],
  });
});

test('five columns suffice, in any order, and a product has no field for an empty cell', () => {
  expect(readPlain(',7,12,Sencha,Tea')).toEqual({
    products: [{ row: 2, id: 7, name: 'Sencha', category: 'Tea', price: 12, discount: 0, photos: [] }],
    faultyRows: [],
    faults: [],
  });
});

test('a product without a rating has no field for it, and a rating of 0 is kept', () => {
  const rated = (rating: string) => read(sencha.replace('4.5', rating)).products[0];
  expect(rated('0')).toMatchObject({ rate: 0 });
  expect(rated('')).not.toHaveProperty('rate');
});

test.each([
  ['7,', '0,', 'id "0": write a whole number from 1 on, which the product keeps for ever'],
  ['Sencha', '', 'name: this cell is empty'],
  ['Sencha', '"Sen\ncha"', 'name "Sen\\ncha": write it in one line'],
  [
    'Sencha',
    'x'.repeat(247),
    `name "${'x'.repeat(247)}": it has 247 characters, more than 246; write the rest in description`,
  ],
  [
    'Sencha',
    'ក'.repeat(83),
    `name "${'ក'.repeat(83)}": this name is too long for a url; write a shorter one in the column slug`,
    ',green-tea,',
  ],
  [
    'Sencha',
    '???',
    'name "???": no url can be made of this name; write one in the column slug',
    ',green-tea,',
  ],
  [
    'Sencha',
    'Index',
    'name "Index": hosts take this for the folder itself; write another in the column slug',
    ',green-tea,',
  ],
  ['Tea', 'Teas', 'category "Teas": shop.json has no such category; do you mean Tea?'],
  ['Tea', 'Rice', 'category "Rice": shop.json has no such category; write one of Tea, ឈុតកាដូ'],
  ['12.50', '"12,50"', 'price "12,50": write digits with a point, such as 12.50, without a currency sign'],
  ['12.50', '$12', 'price "$12": write digits with a point, such as 12.50, without a currency sign'],
  ['12.50', '12.505', 'price "12.505": write digits with a point, such as 12.50, without a currency sign'],
  ['12.50', '0.00', 'price "0.00": write a price above 0'],
  [',10,', ',101,', 'discount "101": write a whole percentage from 0 to 100, without %'],
  [',5,', ',-1,', 'stock "-1": write a whole number from 0 to 999999, or nothing if you do not count it'],
  ['4.5', '5.1', 'rating "5.1": write a number from 0 to 5'],
  ['Kazenoki', '"Kaze\nnoki"', 'brand "Kaze\\nnoki": write it in one line'],
  [
    'Green.',
    'Gr\u0000een.',
    'description "Gr\\u0000een.": it holds a control character; type the text again',
  ],
  [
    'Ingredients: ',
    '',
    'composition "Tea.": begin with a label and a colon, such as "Ingredients:" or "Material:"',
  ],
  ['green-tea', 'green tea', 'slug "green tea": a url cannot hold this; write "green_tea"'],
  ['green-tea', '%', 'slug "%": a url cannot hold this'],
  [
    'green-tea',
    'index',
    'slug "index": hosts take this for the folder itself; write another in the column slug',
  ],
  [
    'green-tea',
    'x'.repeat(247),
    `slug "${'x'.repeat(247)}": it is too long for a file name; write at most 246 bytes`,
  ],
  ['KZ 7', 'កខ', 'sku "កខ": write at most 50 Latin letters, digits and signs'],
  ['KZ 7', 'K'.repeat(51), `sku "${'K'.repeat(51)}": write at most 50 Latin letters, digits and signs`],
  [
    '4006381333931',
    '4006381333932',
    'gtin "4006381333932": one digit is wrong: the last one does not fit the others; read the bar code again',
  ],
  [
    '4006381333931',
    '4.00638E+12',
    'gtin "4.00638E+12": write the 8, 12, 13 or 14 digits of the bar code, in a column formatted as text',
  ],
  [',Yes,no,', ',maybe,no,', 'adult "maybe": write yes or no, or nothing'],
  [',Yes,no,', ',Yes,x,', 'hidden "x": write yes or no, or nothing'],
  [
    'Japan',
    'Ja\u0007pan',
    'info: country of origin "Ja\\u0007pan": it holds a control character; type the text again',
  ],
])(
  'a fault names the cell that cannot be used: %j replaced by %j',
  (cell, replacement, problem, emptied = '') => {
    const row = sencha.replace(cell, replacement).replace(emptied, emptied && ',,');
    expect(linesOf(row)).toEqual([`products.csv row 2, ${problem}`]);
  },
);

test.each([
  [0, '1250', '12.5', 'write digits, such as 1250, without a currency sign'],
  [3, '1.255', '1.2555', 'write digits with a point, such as 12.500, without a currency sign'],
])(
  'in a currency with %s decimals a price may have as many, but no more',
  (decimals, right, wrong, problem) => {
    const readPrice = (price: string) =>
      readProducts(bytesOf('id,name,category,price,stock', `1,Tea,Tea,${price},1`), {
        ...settings,
        decimals,
      });
    expect(readPrice(right)).toMatchObject({ products: [{ price: Number(right) }], faults: [] });
    expect(readPrice(wrong).faults).toEqual([{ row: 2, column: 'price', value: wrong, problem }]);
  },
);

test.each(['96385074', '036000291452', '4006381333931', '10614141000415'])(
  'a bar code with a right check digit is taken: %s',
  (gtin) => expect(read(sencha.replace('4006381333931', gtin)).products).toMatchObject([{ gtin }]),
);

test('every fault is listed, by row, and the sound products are read', () => {
  const { products, faults } = read(
    'x,Tea,Tea,y,,1,,a,b,c,Material: d,/a.avif',
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

test('columns that are missing or unknown are faults, and so is a column "info:" without a label', () => {
  const missing = readProducts(bytesOf('id,name', '1,Sencha')).faults;
  expect(missing.map(({ column }) => column)).toEqual(['category', 'price', 'stock']);
  const known = heading.split(',').slice(0, 18).join(', ');
  expect(
    readProducts(bytesOf(`${heading},colour,info:`, `${sencha},green,x`), settings).faults.map((fault) =>
      faultLine('products.csv', fault),
    ),
  ).toEqual([
    `products.csv row 1, colour: no column has this name; they are ${known}, and any that begin with "info:"`,
    `products.csv row 1, info:: no column has this name; they are ${known}, and any that begin with "info:"`,
  ]);
});

test('a misspelt heading is one fault that names the column that is meant', () => {
  const headings = 'id,nmae,Categories,price,stock,photo,prices,Herkunft';
  const { faults } = readProducts(bytesOf(headings, '1,Sencha,Tea,12.50,5,tea.jpg,1,Japan'), settings);
  expect(faults.map((fault) => faultLine('products.csv', fault))).toEqual([
    'products.csv row 1, nmae: no column has this name; do you mean name?',
    'products.csv row 1, categories: no column has this name; do you mean category?',
    'products.csv row 1, photo: no column has this name; do you mean photos?',
    expect.stringMatching(/^products\.csv row 1, prices: no column has this name; they are id, name, /),
    expect.stringMatching(/^products\.csv row 1, herkunft: no column has this name; they are id, name, /),
  ]);
});

test('a table without a product is a fault', () => {
  const nothing = [{ row: 2, problem: 'there is no product to show; write one in each row' }];
  expect(readPlain()).toMatchObject({ products: [], faults: nothing });
  const hidden = sencha.replace(',Yes,no,', ',no,yes,');
  expect(read(hidden)).toMatchObject({ products: [], faults: nothing });
});

test('F-140 ids are whole numbers in any order and with gaps, and the order of the rows stays', () => {
  const { products, faults } = readPlain('1,900,1,A,Tea', '1,3,1,B,Tea', '1,42,1,C,Tea');
  expect(products.map(({ id }) => id)).toEqual([900, 3, 42]);
  expect(faults).toEqual([]);
});

test('F-140 an id, SKU, name or url that two rows have is a fault of the second, which names the first', () => {
  const other = '8,Hojicha,Tea,9,,1,,,,,,,,,,,,,,';
  const [id, sku] = [
    linesOf(sencha, other.replace('8', '7')),
    linesOf(sencha, other.replace(',,,,,,,,,,,', ',,,,,,,,,kz 7,,')),
  ];
  expect(id).toEqual([
    'products.csv row 3, id "7": row 2 has this id too; give the newer product the next free number',
  ]);
  expect(sku).toEqual([
    'products.csv row 3, sku "kz 7": row 2 has this SKU too, its own or made of its id; each product needs another',
  ]);
  expect(linesOf(sencha.replace('KZ 7', 'DEMO-08'), other)).toEqual([
    'products.csv row 3, sku "DEMO-08": row 2 has this SKU too, its own or made of its id; each product needs another',
  ]);
  expect(linesOf(sencha, other.replace('Hojicha', 'ＳＥＮＣＨＡ'))).toEqual([
    'products.csv row 3, name "ＳＥＮＣＨＡ": row 2 has the same name, or one that is taken for it; shoppers could not tell them apart',
  ]);
  expect(linesOf(sencha, other.replace('Hojicha', 'Green-Tea'))).toEqual([
    'products.csv row 3, name "Green-Tea": row 2 has the same url, or one that is taken for it; write another in the column slug',
  ]);
  expect(linesOf(sencha, other.replace('Hojicha', 'Green-Tea').replace('Tea,9', 'ឈុតកាដូ,9'))).toEqual([]);
});

test('a hidden product is left out and keeps its id and SKU, but its name and url are free for another', () => {
  const hidden = sencha.replace(',Yes,no,', ',no,yes,');
  expect(read(hidden, sencha.replace('7', '8').replace('KZ 7', '')).products.map(({ id }) => id)).toEqual([
    8,
  ]);
  expect(linesOf(hidden, sencha.replace('KZ 7', ''))).toEqual([
    'products.csv row 3, id "7": row 2 has this id too; give the newer product the next free number',
  ]);
});

test.each([
  ['Kampot Pepper 1.5 L', 'Kampot_Pepper_1.5_L'],
  ['50% off?', '50_off'],
  ['A/B', 'A_B'],
  ['ឈុត​កាដូ', 'ឈុតកាដូ'],
  ['چای سبز می\u200cخواهم', 'چای_سبز_میخواهم'],
  ['👩\u200d🍳 set ❤️', '👩🍳_set_❤'],
  ['1️⃣ tea', '1⃣_tea'],
])('F-78 a name may hold any character: %j has the url %j', (name, slug) => {
  const { products, faults } = readPlain(`1,1,1,"${name}",Tea`);
  expect(faults).toEqual([]);
  const [product] = products;
  expect(product?.slug ?? name.replaceAll(' ', '_')).toBe(slug);
});

test.each([
  ['a blank that does not break', '\u00a0', 'U+00A0'],
  ['a zero-width blank', '\u200b', 'U+200B'],
  ['a zero-width joiner', '\u200d', 'U+200D'],
  ['a mark that turns the direction', '\u202e', 'U+202E'],
  ['a soft hyphen', '\u00ad', 'U+00AD'],
  ['a wide blank', '\u3000', 'U+3000'],
  ['a letter without a shape', '\u3164', 'U+3164'],
  ['a line separator', '\u2028', 'U+2028'],
])('F-78 an invisible character in a name is a fault: %s', (_, character, code) => {
  const name = `Tea${character}Cake`;
  expect(linesOf(sencha.replace('Sencha', name))).toEqual([
    `products.csv row 2, name ${JSON.stringify(name)}: it holds ${code}, which nobody can see or tell from a blank; delete it`,
  ]);
});

test('F-78 a renamed product keeps its id, and its url if the row has a slug', () => {
  const renamed = read(sencha.replace('Sencha', 'Green tea of May')).products;
  expect(renamed).toMatchObject([{ id: 7, slug: 'green-tea' }]);
});

test('a slug that equals the name with underscores is left out', () => {
  const { products } = read(sencha.replace('Sencha', 'Green Tea').replace('green-tea', 'Green_Tea'));
  expect(products[0]).not.toHaveProperty('slug');
});
