import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { preparePhotos } from './photos.mjs';
import { faultLine } from './faults.mjs';

const backdrop = '#e6dfd2';
let shop = '';
const pictureFile = (path: string) => join(shop, 'pictures', path.replace('/images/', ''));
const made = () => join(shop, 'pictures/products/made');
const madeNames = () => (existsSync(made()) ? readdirSync(made()).sort() : []);

beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(shop, 'photos'));
});
afterEach(() => rmSync(shop, { recursive: true }));

type Cells = { readonly photos: readonly string[]; readonly socialImage?: string; readonly name?: string };

const prepare = (products: readonly Cells[], options: { write?: boolean; colour?: string } = {}) =>
  preparePhotos({
    shop,
    products: products.map((product, index) => ({ row: index + 2, name: 'Sencha', ...product })),
    backdropOf: () => options.colour ?? backdrop,
    write: options.write ?? true,
  });

function image(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 4, background } });
}

async function photo(name: string, { width = 80, height = 40, colour = '#2040a0' } = {}) {
  await image(width, height, colour)
    .toFormat('jpeg')
    .toFile(join(shop, 'photos', name));
}

async function pixelAt(path: string, left: number, top: number) {
  const { data } = await sharp(pictureFile(path))
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/** The largest difference of a colour channel. */
async function differenceAt(path: string, [left, top]: [number, number], colour: readonly number[]) {
  const pixel = await pixelAt(path, left, top);
  return Math.max(...pixel.map((value, index) => Math.abs(value - (colour[index] ?? 0))));
}

/** Lossy pictures differ a little from the colours that went in. */
const maxDifference = 16;
const red = [200, 30, 30];
const blue = [30, 30, 200];
const beige = [230, 223, 210];

test('a photo from a phone is turned upright, fitted to the square without its metadata, in every width', async () => {
  // Orientation 6 means that the left of the file is the top of the photo.
  await image(800, 600, 'rgb(30,30,200)')
    .composite([{ input: await image(400, 600, 'rgb(200,30,30)').png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(shop, 'photos/IMG 1.JPG'));
  const header = await sharp(join(shop, 'photos/IMG 1.JPG')).metadata();
  expect(header).toMatchObject({ width: 800, orientation: 6, exif: expect.any(Buffer) });

  const { faults, warnings, pictures } = await prepare([{ photos: ['IMG 1.JPG'] }]);
  expect([faults, warnings]).toEqual([[], []]);
  const { img = '', socialImage = '' } = { ...pictures[0] };
  expect(img).toMatch(/^\/images\/products\/made\/img-1-[0-9a-f]{8}-800\.avif$/);
  expect(socialImage).toMatch(/^\/images\/products\/made\/img-1-social-[0-9a-f]{8}\.jpg$/);
  expect(madeNames()).toHaveLength(6);
  for (const width of [240, 480, 800, 1200]) {
    const size = await sharp(pictureFile(img.replace('800', String(width)))).metadata();
    expect(size).toMatchObject({ format: 'heif', compression: 'av1', width, height: width });
    expect(size.exif).toBeUndefined();
  }
  const jpeg = img.replace('800.avif', '1200.jpg');
  const jpegHeader = await sharp(pictureFile(jpeg)).metadata();
  expect(jpegHeader).toMatchObject({ format: 'jpeg', width: 1200, height: 1200 });
  expect(jpegHeader.exif ?? jpegHeader.orientation).toBeUndefined();
  expect(await sharp(pictureFile(socialImage)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });

  for (const path of [img.replace('800', '1200'), jpeg]) {
    expect(await differenceAt(path, [600, 300], red)).toBeLessThan(maxDifference);
    expect(await differenceAt(path, [600, 900], blue)).toBeLessThan(maxDifference);
    expect(await differenceAt(path, [60, 600], beige)).toBeLessThan(maxDifference);
  }
  expect(await differenceAt(socialImage, [600, 100], red)).toBeLessThan(maxDifference);
  expect(await differenceAt(socialImage, [100, 315], beige)).toBeLessThan(maxDifference);
});

/** Only a JPEG is made of a social image, which is quicker than a set of AVIF. */
async function socialImageOf(name: string) {
  const { faults, pictures } = await prepare([{ photos: [], socialImage: name }]);
  expect(faults).toEqual([]);
  return pictures[0]?.socialImage ?? '';
}

test('the bars beside a photo have the colour of its border if that is one colour', async () => {
  await image(400, 800, '#fafafa')
    .composite([{ input: await image(200, 800, 'rgb(30,30,200)').png().toBuffer(), left: 100, top: 0 }])
    .jpeg()
    .toFile(join(shop, 'photos/packshot.jpg'));
  const path = await socialImageOf('packshot.jpg');
  expect(await differenceAt(path, [20, 315], [250, 250, 250])).toBeLessThan(maxDifference);
  expect(await differenceAt(path, [600, 315], blue)).toBeLessThan(maxDifference);
});

test('transparent parts show the backdrop', async () => {
  await image(600, 600, 'rgba(0,0,0,0)')
    .composite([{ input: await image(200, 200, 'rgb(200,30,30)').png().toBuffer() }])
    .png()
    .toFile(join(shop, 'photos/cut-out.png'));
  const path = await socialImageOf('cut-out.png');
  expect(await differenceAt(path, [20, 20], beige)).toBeLessThan(maxDifference);
  expect(await differenceAt(path, [600, 100], beige)).toBeLessThan(maxDifference);
  expect(await differenceAt(path, [600, 315], red)).toBeLessThan(maxDifference);
});

test.each([
  ['a WebP', 'a.webp', (input: Sharp) => input.webp()],
  ['an AVIF', 'a.avif', (input: Sharp) => input.avif({ effort: 0 })],
  ['a photo in Display P3', 'a.jpg', (input: Sharp) => input.withIccProfile('p3').jpeg()],
  ['a PNG of 16 bits', 'a.png', (input: Sharp) => input.toColourspace('rgb16').png()],
])('%s keeps its colours', async (_, name, encode) => {
  await encode(image(900, 900, 'rgb(200,30,30)')).toFile(join(shop, 'photos', name));
  expect(await differenceAt(await socialImageOf(name), [600, 315], red)).toBeLessThan(maxDifference);
});

test.each(['b-w', 'cmyk'])('a photo whose colours are %s becomes sRGB', async (space) => {
  await image(900, 900, '#808080').toColourspace(space).jpeg().toFile(join(shop, 'photos/a.jpg'));
  const path = await socialImageOf('a.jpg');
  expect(await sharp(pictureFile(path)).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  expect(await differenceAt(path, [600, 315], [128, 128, 128])).toBeLessThan(maxDifference);
});

test('a photo under 600 pixels is made in every width, with a warning', async () => {
  await photo('small.jpg', { width: 300, height: 200 });
  await photo('large.jpg', { width: 600, height: 200 });
  const { faults, warnings, pictures } = await prepare([{ photos: ['large.jpg', 'small.jpg'] }]);
  expect(faults).toEqual([]);
  expect(warnings.map((warning) => faultLine('products.csv', warning))).toEqual([
    'products.csv row 2, photos "small.jpg": this photo has only 300 × 200 pixels and looks blurred; take one of 600 or more, better 1200',
  ]);
  const largest = (pictures[0]?.photos?.[1]?.src ?? '').replace('800', '1200');
  expect(await sharp(pictureFile(largest)).metadata()).toMatchObject({ width: 1200, height: 1200 });
});

test('pictures are made once, and again where one is missing', async () => {
  await photo('tea.jpg');
  await prepare([{ photos: ['tea.jpg'] }]);
  const names = madeNames();
  for (const name of names) utimesSync(join(made(), name), 1000, 1000);
  rmSync(join(made(), names[0] ?? ''));
  await prepare([{ photos: ['tea.jpg'] }]);
  expect(madeNames()).toEqual(names);
  const untouched = names.filter((name) => statSync(join(made(), name)).mtimeMs === 1_000_000);
  expect(untouched).toEqual(names.slice(1));
});

test('another backdrop or another photo makes new pictures and removes the old, but no file of the merchant', async () => {
  await photo('tea.jpg');
  const before = await prepare([{ photos: ['tea.jpg'] }]);
  const names = madeNames();
  const own = ['products/tea-1a2b3c4d-800.avif', 'products/made/notes.txt', 'logo-1a2b3c4d.svg'];
  for (const name of own) writeFileSync(join(shop, 'pictures', name), 'mine');
  writeFileSync(join(made(), `${names[0]}.1.tmp`), 'interrupted');
  utimesSync(join(made(), `${names[0]}.1.tmp`), 1000, 1000);
  writeFileSync(join(made(), `${names[0]}.2.tmp`), 'of another build that runs now');

  const recoloured = await prepare([{ photos: ['tea.jpg'] }], { colour: '#101010' });
  expect(recoloured.pictures[0]?.img).not.toBe(before.pictures[0]?.img);
  await photo('tea.jpg', { colour: '#10a010' });
  const repainted = await prepare([{ photos: ['tea.jpg'] }]);
  expect(repainted.pictures[0]?.img).not.toBe(before.pictures[0]?.img);
  expect(madeNames()).toHaveLength(6 + 2);
  expect(madeNames().filter((name) => names.includes(name))).toEqual([]);
  expect(own.map((name) => readFileSync(join(shop, 'pictures', name), 'utf8'))).toEqual([
    'mine',
    'mine',
    'mine',
  ]);
});

test('one photo serves two products, and the social image may be a photo of its own', async () => {
  await photo('tea.jpg');
  await photo('scene.jpg');
  const { pictures } = await prepare([
    { photos: ['tea.jpg', '', 'scene.jpg', 'tea.jpg'], socialImage: 'scene.jpg' },
    { photos: ['tea.jpg'] },
  ]);
  expect(pictures[0]?.img).toBe(pictures[1]?.img);
  expect(pictures[0]?.photos?.map(({ role }) => role)).toEqual(['front', 'close', 'served']);
  expect(pictures[0]?.photos?.[1]?.src).toMatch(/scene-[0-9a-f]{8}-800\.avif$/);
  expect(pictures[0]?.socialImage).toMatch(/scene-social-[0-9a-f]{8}\.jpg$/);
  expect(pictures[1]?.socialImage).toMatch(/tea-social-[0-9a-f]{8}\.jpg$/);
  expect(madeNames()).toHaveLength(11);
});

test('a product without a photo gets a drawing with its name', async () => {
  const { faults, pictures } = await prepare([{ photos: [], name: 'Salt&Pepper' }]);
  expect(faults).toEqual([]);
  const { img = '' } = { ...pictures[0] };
  expect(pictures).toEqual([{ img: expect.stringMatching(/\/made\/placeholder-[0-9a-f]{8}\.svg$/) }]);
  expect(readFileSync(pictureFile(img), 'utf8')).toContain('Salt&amp;Pepper');
});
