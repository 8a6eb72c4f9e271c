import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asJpeg, hasWidths, inWidth, type Picture } from '@/lib/domain/picture';
import { pictureOf } from '@/lib/domain/product';
import { photosOf } from '@/lib/domain/product-photos';
import { categoryTiles } from '@/shop/categories';
import { company, officeMap } from '@/shop/company';
import { originMap } from '@/shop/guides';
import { banners, brands, emptyPicture, hero, pagePictures, promos, testimonials, words } from '@/shop/home';
import { about } from '@/shop/pages';
import { products } from '@/shop/products';

const folder = join(process.cwd(), 'data/pictures');
const kB = 1000;

const productPictures = products.flatMap((product) =>
  photosOf(product).map(({ role, src }) => pictureOf(product, src, '', role)),
);
const drawings: readonly Picture[] = [
  company.seal,
  ...[...promos, ...brands].flatMap(({ logo }) => logo ?? []),
  ...testimonials.flatMap(({ img }) => img ?? []),
  ...[hero, emptyPicture, ...categoryTiles].flatMap((shown) => shown?.word ?? []),
  ...Object.values(words),
];
const stories = about?.sections.flatMap((section) => section.stories) ?? [];
const scenes: readonly Picture[] = [
  ...[hero?.picture, hero?.phonePicture, emptyPicture].flatMap((picture) => picture ?? []),
  ...Object.values(pagePictures),
  ...[...banners, ...promos, ...stories].map(({ img }) => img),
  ...categoryTiles.flatMap(({ picture }) => picture ?? []),
];

const socialImages = [
  ...(company.socialImage ? [company.socialImage.src] : []),
  ...products.flatMap(({ socialImage }) => socialImage ?? []),
];

/** The map and the icons are not of the type `Picture`. */
const otherFiles = [
  officeMap?.src,
  originMap?.src,
  company.appleIcon,
  ...company.icons.map(({ src }) => src),
  '/images/company/favicon-ecab4008.ico',
];

const filesOf = ({ src, widths = [] }: Picture) =>
  hasWidths(src) ? widths.map((width) => ({ file: inWidth(src, width), width })) : [{ file: src, width: 0 }];
/** Each product has a JPEG beside its AVIF, for other sites and clients without AVIF. */
const jpegs = products.map(({ img }) => asJpeg(img));

const photographs = [...productPictures, ...scenes];
const photographFiles = photographs.flatMap((picture) =>
  filesOf(picture).map((file) => ({ ...file, heightPerWidth: picture.height / picture.width })),
);
const read = (file: string) => readFileSync(join(folder, file.replace('/images/', '')));

test.each(photographFiles)('DATA-10 $file has its width and its shape', ({ file, width, heightPerWidth }) => {
  const size = sizeOfAvif(read(file));
  expect(size.width).toBe(width);
  expect(Math.abs(size.height - width * heightPerWidth)).toBeLessThanOrEqual(1);
});

test.each(jpegs)('DATA-10 %s is a JPEG for other sites', (file) => {
  expect(sizeOfJpeg(read(file))).toEqual({ width: 1200, height: 1200 });
  expect(read(file).length).toBeLessThanOrEqual(90 * kB);
});

test.each(socialImages)('DATA-10 the social image %s is a JPEG of 1200 by 630 pixels', (file) => {
  expect(sizeOfJpeg(read(file))).toEqual({ width: 1200, height: 630 });
  expect(read(file).length).toBeLessThanOrEqual(90 * kB);
});

test('DATA-10 every photograph keeps within the byte limit of its width', () => {
  const maxBytes: Readonly<Record<number, number>> = {
    240: 6 * kB,
    480: 15 * kB,
    800: 35 * kB,
    1200: 60 * kB,
    1920: 120 * kB,
    2400: 150 * kB,
  };
  const budgetOf = (width: number) =>
    Object.entries(maxBytes).find(([maxWidth]) => width <= Number(maxWidth))?.[1] ?? 0;
  const tooLarge = photographFiles.filter(({ file, width }) => read(file).length > budgetOf(width));
  expect(tooLarge.map(({ file }) => file)).toEqual([]);
});

test('DATA-10 the pictures folder holds exactly the files that the data names, at most 20 MB', () => {
  const namedFiles = [
    ...[...photographs, ...drawings].flatMap(filesOf).map(({ file }) => file),
    ...jpegs,
    ...socialImages,
  ];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, path: join(folder, name) }))
    .filter(({ path }) => statSync(path).isFile());
  expect(files.map(({ name }) => `/images/${name.replaceAll('\\', '/')}`).sort()).toEqual(
    [...new Set([...namedFiles, ...otherFiles])].sort(),
  );
  const bytes = files.reduce((sum, { path }) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThanOrEqual(20_000 * kB);
});

test('DATA-10 every picture of goods is a photograph, and every product has two or more and a social image', () => {
  expect(photographs.filter(({ src }) => !hasWidths(src))).toEqual([]);
  expect(new Set(productPictures.map(({ src }) => src)).size).toBe(productPictures.length);
  expect(products.filter((product) => photosOf(product).length < 2)).toEqual([]);
  expect(socialImages).toHaveLength(products.length + 1);
});

test('DATA-10 every photograph names the theme colour behind its goods', () => {
  expect(photographs.filter(({ backdrop }) => backdrop === undefined)).toEqual([]);
});

test('DATA-10 the third photo of a product shows it served, the fourth its size', () => {
  const further = products.flatMap((product) =>
    photosOf(product)
      .slice(2)
      .map(({ src }, index) => ({ src, start: nameOf(product.id, index) })),
  );
  expect(further.filter(({ src, start }) => !src.startsWith(start))).toEqual([]);
});

function nameOf(id: number | string, index: number) {
  return `/images/products/${String(id).padStart(2, '0')}-${index === 0 ? 'served' : 'size'}-`;
}

/** Reads the `ispe` box of an AVIF, which holds width and height as 32-bit numbers. */
function sizeOfAvif(bytes: Buffer) {
  const box = bytes.indexOf('ispe');
  return { width: bytes.readUInt32BE(box + 8), height: bytes.readUInt32BE(box + 12) };
}

/** Skips the segments of a JPEG up to its frame header, which holds height and width. */
function sizeOfJpeg(bytes: Buffer) {
  const frameMarkers = [0xc0, 0xc1, 0xc2];
  let segment = 2;
  while (!frameMarkers.includes(bytes.readUInt8(segment + 1))) segment += 2 + bytes.readUInt16BE(segment + 2);
  return { width: bytes.readUInt16BE(segment + 7), height: bytes.readUInt16BE(segment + 5) };
}
