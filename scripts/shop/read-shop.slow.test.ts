import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { generateShop } from './generate.mjs';
import { readShop } from './read-shop.mjs';

const settings = {
  name: 'Corner Shop',
  description: 'Tea from the corner.',
  currency: { code: 'USD', symbol: '$', decimals: 2, name: 'US dollars' },
  categories: [{ name: 'Tea' }],
  shipping: { price: 2, days: '1 day' },
  payment: { methods: ['cod'] },
  contact: { email: 'hello@corner.example' },
};
const heading =
  'id,name,category,price,discount,stock,rating,brand,size,description,composition,photos,social image';
const row = (id: number, photo: string) =>
  `${id},Sencha ${id},Tea,12.50,,5,,Kazenoki,80 g,Green.,Ingredients: Tea.,${photo},`;

const shop = mkdtempSync(join(tmpdir(), 'shop-'));
afterEach(() => rmSync(shop, { recursive: true, force: true }));

/** Writes a shop with two products and a photo, with other files in place of these. */
async function writeShop(files: Readonly<Record<string, string | object>> = {}) {
  const photo = sharp({ create: { width: 640, height: 640, channels: 3, background: '#888888' } });
  mkdirSync(join(shop, 'photos'), { recursive: true });
  await photo.jpeg().toFile(join(shop, 'photos/tea.jpg'));
  const table = [heading, row(1, 'TEA.jpg'), row(2, 'tea.jpg')].join('\n');
  for (const [name, content] of Object.entries({ 'shop.json': settings, 'products.csv': table, ...files })) {
    mkdirSync(dirname(join(shop, name)), { recursive: true });
    writeFileSync(join(shop, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

test('a small shop is sound, and reading it makes no picture', async () => {
  await writeShop();
  expect(await readShop(shop)).toMatchObject({
    faults: [],
    remarks: [],
    settings: {
      theme: { accent: '#1f4f6b', accentDark: '#193f56', accentTint: '#e9edf0' },
      categories: [{ name: 'Tea', colour: 'wheat' }],
    },
    products: [
      { id: 1, img: expect.stringMatching(/^\/images\/products\/made\/tea-[0-9a-f]{8}-800\.avif$/) },
      { id: 2 },
    ],
  });
  expect(existsSync(join(shop, 'pictures'))).toBe(false);
});

test('pictures are made when the shop is built, unless there is a fault', async () => {
  await writeShop({ 'home.json': { promos: 1 } });
  expect(await readShop(shop, { makesPictures: true })).toMatchObject({
    faults: ['home.json, promos 1: write a list in [brackets]'],
  });
  expect(existsSync(join(shop, 'pictures'))).toBe(false);
  await writeShop({ 'home.json': {} });
  const { products } = await readShop(shop, { makesPictures: true });
  expect(existsSync(join(shop, String(products?.[0]?.img).replace('/images/', 'pictures/')))).toBe(true);
});

test('faults of all files are listed at once', async () => {
  await writeShop({
    'shop.json': {
      ...settings,
      name: '',
      categories: [
        {
          name: 'Tea',
          colour: '#000000',
          word: { file: '/images/words/tea.svg', text: 'お茶', language: 'Japanese' },
        },
      ],
    },
    'products.csv': [heading, row(1, 'rice.jpg'), row(2, 'tea.jpg').replace('12.50', '$12')].join('\n'),
    'home.json': {
      promos: [{ product: 3, name: 'Rice', flavour: 'Plain', picture: { file: '/images/a.svg' } }],
    },
    'pages/about.md': '',
  });
  const { faults } = await readShop(shop);
  expect(faults).toEqual([
    'shop.json, name "": write a text; it is empty',
    'shop.json, categories[0].word.language "Japanese": write the letters of a language, such as ja',
    'shop.json, categories[0].colour "#000000": text on this colour is hard to read (contrast 2.4, at least 4.5); write a lighter one',
    'shop.json, categories[0].word.file "/images/words/tea.svg": there is no such file in pictures/',
    'home.json, promos[0].product 3: products.csv has no product with this id',
    'home.json, promos[0].picture.file "/images/a.svg": there is no such file in pictures/',
    'pages/about.md: this file is empty; write the page, or delete the file',
    'products.csv row 2, photos "rice.jpg": photos/ holds no file of this name',
    'products.csv row 3, price "$12": write digits with a point, such as 12.50, without a currency sign',
  ]);
});

test('the photos of a row with other faults are checked, unless it is hidden', async () => {
  const oolong = '3,Oolong,Teas,12.50,5,cup.jpg | tea.png,/images/oolong.jpg';
  await writeShop({
    'products.csv': [
      'id,name,category,price,stock,photos,social image,hidden',
      '1,Sencha,Tea,12.50,5,tea.jpg,,',
      '2,,Tea,12.50,5,,,',
      `${oolong},`,
      '4,???,Tea,12.50,5,bowl.jpg,,',
      '5,Bancha,Tea,$12,5,pot.jpg,,yes',
    ].join('\n'),
  });
  expect((await readShop(shop)).faults).toEqual([
    'products.csv row 3, name: this cell is empty',
    'products.csv row 4, category "Teas": shop.json has no such category; do you mean Tea?',
    'products.csv row 4, photos "cup.jpg": photos/ holds no file of this name',
    'products.csv row 4, photos "tea.png": photos/ holds no file of this name; do you mean tea.jpg?',
    'products.csv row 4, social image "/images/oolong.jpg": pictures/ does not hold oolong.jpg, which this name stands for',
    'products.csv row 5, name "???": no url can be made of this name; write one in the column slug',
    'products.csv row 5, photos "bowl.jpg": photos/ holds no file of this name',
    'products.csv row 6, price "$12": write digits with a point, such as 12.50, without a currency sign',
  ]);
});

test('a misspelt setting is named with the one that is meant', async () => {
  const { description, ...others } = settings;
  await writeShop({
    'shop.json': { ...others, desription: description, shipping: { Price: 2, days: '1 day' } },
  });
  expect((await readShop(shop)).faults).toEqual([
    'shop.json, description: this setting is missing',
    'shop.json, shipping.Price: no setting has this name; do you mean price?',
    'shop.json, desription: no setting has this name; do you mean description?',
  ]);
});

test('files and photos that nothing reads are remarks', async () => {
  await writeShop({ 'prices.xlsx': '', 'README.md': '', '.gitignore': '', 'photos/rice.JPG': '' });
  const { faults, remarks } = await readShop(shop);
  expect(faults).toEqual([]);
  expect(remarks).toEqual([
    'prices.xlsx: nothing reads this file',
    'photos/rice.JPG: nothing names this photo',
  ]);
});

test('each photo of a cell with several photos is named by it', async () => {
  const blue = { create: { width: 700, height: 700, channels: 3 as const, background: '#336699' } };
  await writeShop({
    'products.csv': 'id,name,category,price,stock,photos\n1,Rice,Tea,4,5,front.png | back.png | tea.jpg',
    'photos/front.png': '',
    'photos/back.png': '',
  });
  for (const name of ['front.png', 'back.png'])
    await sharp(blue)
      .png()
      .toFile(join(shop, 'photos', name));
  expect((await readShop(shop)).remarks).toEqual([]);
});

test('a folder that does not exist is one fault', async () => {
  expect((await readShop('/nowhere/shop')).faults).toEqual([
    '/nowhere/shop: there is no such folder; npm run shop:new makes one',
  ]);
});

test('a hidden product is in no list, and its promo is not shown', async () => {
  const promo = (product: number) => ({
    product,
    name: `Tea ${product}`,
    flavour: 'Plain',
    picture: { file: 'tea.jpg' },
  });
  await writeShop({
    'products.csv': [`${heading},hidden`, `${row(1, 'tea.jpg')},`, `${row(2, 'tea.jpg')},yes`].join('\n'),
    'home.json': { promos: [promo(1), promo(2)] },
  });
  const modules = join(shop, 'modules');
  await generateShop({ shop, folder: modules, makesFonts: false });
  const [home, products] = ['home.ts', 'products.ts'].map((name) =>
    readFileSync(join(modules, name), 'utf8'),
  );
  expect(home).toContain('Tea 1');
  expect(home).not.toContain('Tea 2');
  expect(products).not.toContain('Sencha 2');
});
