/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { categoryTiles } from '@/data/categories';
import { company } from '@/data/company';
import { banners, brands, hero, promos } from '@/data/home';
import { officeMap } from '@/data/office-map';
import { products as shelf } from '@/shop/products';
import { emptyTray } from '@/data/scenes';
import { stories } from '@/data/stories';
import { testimonials } from '@/data/testimonials';
import { asJpeg, hasWidths, inWidth, type Picture } from '@/lib/domain/picture';
import { pictureOf, type ProductDetails } from '@/lib/domain/product';

const products: readonly ProductDetails[] = shelf;
const folder = join(process.cwd(), 'public/images');
const kB = 1000;

const views = products.flatMap((product) =>
  [product.img, product.closeUp].flatMap((src) => (src === undefined ? [] : pictureOf(product, src))),
);
const drawings: readonly Picture[] = [
  company.seal,
  ...[...promos, ...brands].map(({ logo }) => logo),
  ...testimonials.map(({ img }) => img),
];
const scenes: readonly Picture[] = [
  hero.picture,
  hero.onPhone,
  emptyTray,
  ...[...banners, ...promos, ...stories].map(({ img }) => img),
  ...categoryTiles.map(({ picture }) => picture),
];

const cards = [company.socialImage.src, ...products.flatMap(({ socialImage }) => socialImage ?? [])];

/** The map and the marks are drawn by generators of their own; icons are no pictures of a page. */
const others = [officeMap.src, company.networkMarks, ...company.icons.map(({ src }) => src)];

const filesOf = ({ src, widths = [] }: Picture) =>
  hasWidths(src) ? widths.map((width) => ({ file: inWidth(src, width), width })) : [{ file: src, width: 0 }];
/** Other sites and old readers want a JPEG of the front, which stands beside it under its name. */
const jpegs = products.map(({ img }) => asJpeg(img));

const photographs = [...views, ...scenes];
const sized = photographs.flatMap((picture) =>
  filesOf(picture).map((file) => ({ ...file, shape: picture.height / picture.width })),
);
const read = (file: string) => readFileSync(join(process.cwd(), 'public', file));

test.each(sized)('DATA-10 $file has its width and its shape', ({ file, width, shape }) => {
  const size = sizeOfAvif(read(file));
  expect(size.width).toBe(width);
  expect(Math.abs(size.height - width * shape)).toBeLessThanOrEqual(1);
});

test.each(jpegs)('DATA-10 %s is a JPEG for other sites', (file) => {
  expect(sizeOfJpeg(read(file))).toEqual({ width: 1200, height: 1200 });
  expect(read(file).length).toBeLessThanOrEqual(90 * kB);
});

test.each(cards)('DATA-10 the social image %s is a JPEG of 1200 by 630 pixels', (file) => {
  expect(sizeOfJpeg(read(file))).toEqual({ width: 1200, height: 630 });
  expect(read(file).length).toBeLessThanOrEqual(90 * kB);
});

test('DATA-10 every photograph keeps within the byte limit of its width', () => {
  const most: Readonly<Record<number, number>> = {
    240: 6 * kB,
    480: 15 * kB,
    800: 35 * kB,
    1200: 60 * kB,
    1920: 120 * kB,
  };
  const budgetOf = (width: number) =>
    Object.entries(most).find(([known]) => width <= Number(known))?.[1] ?? 0;
  const heavy = sized.filter(({ file, width }) => read(file).length > budgetOf(width));
  expect(heavy.map(({ file }) => file)).toEqual([]);
});

test('DATA-10 public/images holds exactly the files that the data names, at most 12 MB', () => {
  const named = [
    ...[...views, ...scenes, ...drawings].flatMap(filesOf).map(({ file }) => file),
    ...jpegs,
    ...cards,
  ];
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, path: join(folder, name) }))
    .filter(({ path }) => statSync(path).isFile());
  expect(there.map(({ name }) => `/images/${name.replaceAll('\\', '/')}`).sort()).toEqual(
    [...new Set([...named, ...others])].sort(),
  );
  const bytes = there.reduce((sum, { path }) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThanOrEqual(12_000 * kB);
});

test('DATA-10 every picture of goods is a photograph; every product has two, and a card', () => {
  expect(photographs.filter(({ src }) => !hasWidths(src))).toEqual([]);
  expect(new Set(views.map(({ src }) => src)).size).toBe(2 * products.length);
  expect(cards).toHaveLength(products.length + 1);
});

test('DATA-10 a photograph says which colour of the theme is behind its goods', () => {
  expect(photographs.filter(({ backdrop }) => backdrop === undefined)).toEqual([]);
});

/** The `ispe` box: image spatial extents. */
function sizeOfAvif(bytes: Buffer) {
  const box = bytes.indexOf('ispe');
  return { width: bytes.readUInt32BE(box + 8), height: bytes.readUInt32BE(box + 12) };
}

/** The frame header, which any of several segments may be. */
function sizeOfJpeg(bytes: Buffer) {
  let at = 2;
  while (![0xc0, 0xc1, 0xc2].includes(bytes.readUInt8(at + 1))) at += 2 + bytes.readUInt16BE(at + 2);
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
}
