import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { writeNewShop } from './new-shop.mjs';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
const shop = join(folder, 'shop');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string | Buffer | object>>) {
  for (const [name, content] of Object.entries(files)) {
    const isText = typeof content === 'string' || Buffer.isBuffer(content);
    mkdirSync(dirname(join(shop, name)), { recursive: true });
    writeFileSync(join(shop, name), isText ? content : JSON.stringify(content));
  }
}

/** Runs `npm run shop:check` as npm does. */
function check(): Promise<{ code: number; lines: string[] }> {
  const env = { ...process.env, SHOP: shop };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/shop/check.mjs'], { env }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.trim().split('\n');
      resolve({ code: error === null ? 0 : Number(error.code), lines });
    });
  });
}

const settings = {
  $schema: 'https://shop.example/shop.schema.json',
  name: '',
  description: 'A shop in which everything is wrong.',
  theme: { accent: '#e0a020' },
  categories: [{ name: 'Tea', colour: 'teal' }, { name: 'Rice' }, { name: 'rice' }],
  currency: { code: 'USD', symbol: '$', decimals: 2, name: 'US dollars' },
  tax: { percent: 0, included: true, label: 'VAT', number: 'T-1' },
  shipping: { price: 0, freeFrom: 50, days: '1 day' },
  payment: { methods: ['cod', 'paypal'] },
  orders: { whatsapp: 'my number' },
  contact: { phone: '+855 23 000 000' },
  social: [{ network: 'facebook', url: 'http://facebook.example' }],
  socialImage: { file: '/images/card.jpg' },
  colour: 'red',
};

const home = {
  banners: [
    { name: 'Coffee', brands: ['Kazenoki'], category: 'Coffee', picture: { file: '/images/tea.svg' } },
  ],
  promos: [{ product: 99, name: 'Rice', flavour: 'Plain', picture: { file: '/images/tea.svg' } }],
  brands: [{ name: 'Nobody', logo: '/images/tea.svg' }],
  testimonials: [{ name: 'Dara', verified: 'yes', text: 'Good.' }],
};

const products = `id,name,category,price,stock,brand,gtin,photos
1,Sencha,Tea,"12,50",5,Kazenoki,,
2,Gyokuro,Tea,$12,5,Kazenoki,,
3,Sake,Drinks,12.50,5,Kazenoki,,
5,Hojicha,Tea,12.50,5,Kazenoki,,
5,Genmaicha,Tea,12.50,5,Kazenoki,,genmaicha.jpg
6,Sushi rice,Rice,12.50,5,Kazenoki,,,2 kg
7,Brown rice,Rice,12.50,5,Kazenoki,,brown.jpg
8,Mochi rice,Rice,12.50,many,Kazenoki,,
9,Rice flour,Rice,12.50,5,Kazenoki,4006381333932,
10,Bancha,Tea,12.50,5,Kazenoki,,
11,bancha,Tea,12.50,5,Kazenoki,,
`;

test('thirty faults give thirty lines, and the folder is left as it is', async () => {
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#888888' } });
  const jpeg = await photo.jpeg().toBuffer();
  write({
    'shop.json': settings,
    'home.json': home,
    'synonyms.json': '[\n  ["rice", "gohan"],\n]',
    'products.csv': products,
    'pages/about.md': '',
    'pages/imprint.md': 'Corner Shop',
    'pages/terms.md': '---\ntitle: Terms\nsummary: Our rules\n---\n\nBe kind.\n',
    'photos/brown.jpg': jpeg.subarray(0, jpeg.length / 2),
    'pictures/tea.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  });
  const filesBefore = readdirSync(shop, { recursive: true });
  expect(await check()).toEqual({
    code: 1,
    lines: [
      'shop.json, name "": write a text; it is empty',
      'shop.json, categories[0].colour "teal": write one of paper, wheat, sage, blush, mist, moon, apricot, or a colour such as #f0e2c8',
      'shop.json, payment.methods[1] "paypal": write one of collect, cod, card',
      'shop.json, orders.whatsapp "my number": write the number with its country code, such as +855 23 000 000',
      'shop.json, contact.email: this setting is missing',
      'shop.json, social[0].url "http://facebook.example": write an address that begins with https://',
      'shop.json, colour: no setting has this name; shop.schema.json lists them all',
      'shop.json, theme.accent "#e0a020": white text on this colour is hard to read (contrast 2.1, at least 4.5); write a darker one, such as #926815',
      'shop.json, categories[2].name "rice": another category has this name',
      'shop.json, tax.number "T-1": there is no tax to register for: tax.percent is 0; remove one of them',
      'shop.json, shipping.freeFrom 50: shipping costs nothing anyway; write shipping.price, or remove this',
      'shop.json, socialImage.file "/images/card.jpg": there is no such file in pictures/',
      'home.json, testimonials[0].verified "yes": write true or false, without quotes',
      'home.json, banners[0].category "Coffee": shop.json has no such category',
      'home.json, promos[0].product 99: products.csv has no product with this id',
      'home.json, brands[0].name "Nobody": no product is of this brand',
      'synonyms.json, line 3, column 1: this is no JSON: a value is missing here; no comma may stand before ] or }',
      'pages/imprint.md: the shop has no such page; its pages are about.md, terms.md, privacy.md, cookie.md',
      'pages/about.md: this file is empty; write the page, or delete the file',
      'pages/terms.md row 1, updated: this line is missing',
      'products.csv row 2, price "12,50": write digits with a point, such as 12.50, without a currency sign',
      'products.csv row 3, price "$12": write digits with a point, such as 12.50, without a currency sign',
      'products.csv row 4, category "Drinks": shop.json has no such category; write one of Tea, Rice, rice',
      'products.csv row 6, id "5": row 5 has this id too; give the newer product the next free number',
      'products.csv row 6, photos "genmaicha.jpg": photos/ holds no file of this name',
      'products.csv row 7, "2 kg": this row has more cells than the heading; a text that holds a comma needs quotation marks',
      'products.csv row 8, photos "brown.jpg": this photo is damaged and cannot be read to its end; export it again',
      'products.csv row 9, stock "many": write a whole number from 0 to 999999, or nothing if you do not count it',
      'products.csv row 10, gtin "4006381333932": one digit is wrong: the last one does not fit the others; read the bar code again',
      'products.csv row 12, name "bancha": row 11 has the same name, or one that is taken for it; shoppers could not tell them apart',
      '30 faults',
    ],
  });
  expect(readdirSync(shop, { recursive: true })).toEqual(filesBefore);
});

test('a sound shop is counted; a photo that nobody names is only a remark', async () => {
  writeNewShop(shop);
  write({ 'photos/beach.jpg': 'anything' });
  expect(await check()).toEqual({
    code: 0,
    lines: [
      'Remark: photos/beach.jpg: nothing names this photo',
      'Remark: pages/about.md: this is still the text of the example; write your own, or delete the file',
      'Remark: pages/terms.md: this is still the text of the example; write your own, or delete the file',
      expect.stringMatching(/^Shop in .+ is sound: 3 products in 2 categories, 0 photos\.$/),
    ],
  });
});

test.each([
  ['shop.json', 'shop.json: this file is empty; docs/your-own-shop.md says what it holds'],
  ['products.csv', 'products.csv row 1: the table is empty; its first row names the columns'],
])('%s that is empty is one fault', async (name, line) => {
  writeNewShop(shop);
  write({ [name]: '' });
  expect(await check()).toEqual({ code: 1, lines: [line, '1 fault'] });
});

test('a settings file with a byte order mark is read', async () => {
  writeNewShop(shop);
  const text = readFileSync(join(shop, 'shop.json'), 'utf8');
  write({ 'shop.json': `\ufeff${text}` });
  expect((await check()).code).toBe(0);
});

test('a folder that is missing is one fault', async () => {
  expect(await check()).toEqual({
    code: 1,
    lines: [`${shop}: there is no such folder; npm run shop:new makes one`, '1 fault'],
  });
});
