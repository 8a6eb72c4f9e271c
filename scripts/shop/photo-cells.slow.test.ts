import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { preparePhotos } from './photos.mjs';
import { faultLine } from './faults.mjs';

let shop = '';
let jpeg = Buffer.alloc(0);

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  jpeg = await sharp({ create: { width: 700, height: 700, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer();
});
beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(shop, 'photos/teas'), { recursive: true });
});
afterEach(() => rmSync(shop, { recursive: true }));

const savePhoto = (name: string, bytes: Uint8Array = jpeg) =>
  writeFileSync(join(shop, 'photos', name), bytes);
const savePicture = (name: string) => {
  mkdirSync(join(shop, 'pictures/products'), { recursive: true });
  writeFileSync(join(shop, 'pictures', name), 'finished');
};

type Cells = { readonly photos: readonly string[]; readonly socialImage?: string };
const prepare = (cells: readonly Cells[], write = false) =>
  preparePhotos({
    shop,
    products: cells.map((cell, index) => ({ row: index + 2, name: 'Sencha', ...cell })),
    backdropOf: () => '#e6dfd2',
    write,
  });
const linesOf = async (...photos: string[]) =>
  (await prepare([{ photos }])).faults.map((fault) => faultLine('products.csv', fault));

test.each([
  'tea.jpg',
  'Tea.JPG',
  './tea.jpg',
  'teas/Pu-erh.jpg',
  'teas\\pu-erh.jpg',
  'thé.jpg',
  'the\u0301.jpg',
])('%j names a photo in any case, folder and form of its accents', async (name) => {
  savePhoto('tea.jpg');
  savePhoto('thé.jpg');
  savePhoto('teas/Pu-erh.jpg');
  const { faults, pictures } = await prepare([{ photos: [name] }]);
  expect(faults).toEqual([]);
  expect(pictures[0]?.img).toMatch(/^\/images\/products\/made\/(?:tea|pu-erh|the)-[0-9a-f]{8}-800\.avif$/);
});

test.each(['茶.jpg', '茶 .jpg', '---.jpg'])('the picture of %j has a plain name', async (name) => {
  savePhoto(name);
  const { pictures } = await prepare([{ photos: [name] }]);
  expect(pictures[0]?.img).toMatch(/^\/images\/products\/made\/photo-[0-9a-f]{8}-800\.avif$/);
});

test.each([
  ['gone.jpg', 'photos/ holds no file of this name'],
  ['tea.png', 'photos/ holds no file of this name; do you mean tea.jpg?'],
  ['../secret.jpg', 'this leads out of photos/; put the photo there and write its file name'],
  ['teas/../../secret.jpg', 'this leads out of photos/; put the photo there and write its file name'],
  ['/etc/passwd', 'this leads out of photos/; put the photo there and write its file name'],
  ['C:\\tea.jpg', 'this leads out of photos/; put the photo there and write its file name'],
  ['https://x.example/a.jpg', 'this is on another server; save the photo in photos/ and write its file name'],
  ['note.jpg', 'this file is no JPEG, PNG, WebP or AVIF; save the photo as one of these'],
  ['empty.jpg', 'this file is no JPEG, PNG, WebP or AVIF; save the photo as one of these'],
  ['drawing.svg', 'this file is no JPEG, PNG, WebP or AVIF; save the photo as one of these'],
  ['animation.gif', 'this file is no JPEG, PNG, WebP or AVIF; save the photo as one of these'],
  ['torn.jpg', 'this photo is damaged and cannot be read to its end; export it again'],
  ['beginning.jpg', 'this photo is damaged and cannot be read to its end; export it again'],
  [
    'open: tea.jpg',
    'no photo has the role open; write one of front, close, served, size, other before the colon',
  ],
  ['served:', 'the name of the photo is missing'],
])('the photo %s is a fault that says what to do', async (name, problem) => {
  savePhoto('tea.jpg');
  savePhoto('note.jpg', Buffer.from('a note'));
  savePhoto('empty.jpg', Buffer.alloc(0));
  savePhoto('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  savePhoto('animation.gif', await sharp(jpeg).resize(8).gif().toBuffer());
  savePhoto('torn.jpg', jpeg.subarray(0, jpeg.length / 2));
  savePhoto('beginning.jpg', jpeg.subarray(0, 300));
  writeFileSync(join(shop, 'secret.jpg'), jpeg);
  expect(await linesOf(name)).toEqual([`products.csv row 2, photos ${JSON.stringify(name)}: ${problem}`]);
});

test('two photos whose names differ only in letter case are a fault', async () => {
  savePhoto('tea.jpg');
  savePhoto('Tea.jpg');
  expect(await linesOf('tea.jpg')).toEqual([
    'products.csv row 2, photos "tea.jpg": photos/ holds Tea.jpg and tea.jpg, which differ only in case; rename one of them',
  ]);
});

test('a photo of more than 100 megapixels is a fault', async () => {
  const background = 'white';
  const huge = sharp({
    create: { width: 10_001, height: 10_000, channels: 3, background },
    limitInputPixels: false,
  });
  savePhoto('huge.png', await huge.png({ compressionLevel: 1 }).toBuffer());
  expect(await linesOf('huge.png')).toEqual([
    'products.csv row 2, photos "huge.png": this photo has 10001 × 10000 pixels, more than 100 million; make it smaller',
  ]);
});

test('every fault is listed, each with its row and column, and nothing is written', async () => {
  savePhoto('tea.jpg');
  const { faults } = await prepare(
    [
      { photos: ['tea.jpg', 'gone.jpg', 'third.jpg'], socialImage: 'none.jpg' },
      { photos: ['tea.jpg'] },
      { photos: [] },
      { photos: ['gone.jpg'] },
    ],
    true,
  );
  expect(faults.map(({ row, column, value }) => [row, column, value])).toEqual([
    [2, 'photos', 'gone.jpg'],
    [2, 'photos', 'third.jpg'],
    [2, 'social image', 'none.jpg'],
    [5, 'photos', 'gone.jpg'],
  ]);
  expect(readdirSync(shop)).toEqual(['photos']);
});

test('a check writes nothing', async () => {
  savePhoto('tea.jpg');
  const { faults } = await prepare([{ photos: ['tea.jpg'] }, { photos: [] }]);
  expect(faults).toEqual([]);
  expect(existsSync(join(shop, 'pictures'))).toBe(false);
});

test('a finished picture is used as it is', async () => {
  for (const width of [240, 480, 800, 1200]) {
    savePicture(`products/1-${width}.avif`);
    savePicture(`products/1-close-${width}.avif`);
  }
  for (const width of [240, 480, 800]) savePicture(`products/1-served-${width}.avif`);
  for (const name of ['products/1-1200.jpg', 'products/card.jpg', 'seal.svg']) savePicture(name);
  const front = '/images/products/1-800.avif';
  const { faults, pictures } = await prepare(
    [
      {
        photos: [front, '/images/products/1-close-800.avif', '/images/products/1-served-800.avif'],
        socialImage: '/images/products/card.jpg',
      },
      { photos: [front] },
      { photos: ['/images/seal.svg'] },
    ],
    true,
  );
  expect(faults).toEqual([]);
  expect(pictures).toEqual([
    {
      img: front,
      photos: [
        { role: 'front', src: front },
        { role: 'close', src: '/images/products/1-close-800.avif' },
        { role: 'served', src: '/images/products/1-served-800.avif' },
      ],
      socialImage: '/images/products/card.jpg',
    },
    { img: front },
    { img: '/images/seal.svg' },
  ]);
  expect(existsSync(join(shop, 'pictures/products/made'))).toBe(false);
});

test.each([
  [['tea.jpg', 'teas/cup.jpg', 'tea.jpg', 'tea.jpg', 'tea.jpg'], 'front close served size other'],
  [['tea.jpg', 'Served: teas/cup.jpg', 'other:tea.jpg'], 'front served other'],
  [['served: tea.jpg'], 'served'],
])('the roles of %j are %s', async (photos, roles) => {
  savePhoto('tea.jpg');
  savePhoto('teas/cup.jpg');
  const { faults, pictures } = await prepare([{ photos }]);
  expect(faults).toEqual([]);
  expect(pictures[0]?.img).toMatch(/tea-[0-9a-f]{8}-800\.avif$/);
  expect(pictures[0]?.photos?.map(({ role }) => role).join(' ')).toBe(roles);
});

test('a finished picture that lacks a width is a fault', async () => {
  for (const width of [240, 800, 1200]) savePicture(`products/1-${width}.avif`);
  writeFileSync(join(shop, 'secret-800.avif'), 'private');
  expect(
    await linesOf('/images/products/1-800.avif', '/images/../secret-800.avif', '/images/no.svg'),
  ).toEqual([
    'products.csv row 2, photos "/images/products/1-800.avif": pictures/ does not hold products/1-480.avif, products/1-1200.jpg, which this name stands for',
    'products.csv row 2, photos "/images/../secret-800.avif": pictures/ does not hold ../secret-800.avif, ../secret-240.avif, ../secret-480.avif, ../secret-1200.avif, which this name stands for',
    'products.csv row 2, photos "/images/no.svg": pictures/ does not hold no.svg, which this name stands for',
  ]);
});
