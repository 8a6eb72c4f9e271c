import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeIcons, readLogo } from '@/scripts/shop/logo.mjs';

const settings = { name: '“ខ្មែរ” éclair', theme: { accent: '#1f4f6b' } };
const square = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#c00000" d="M0 0h40v40H0z"/>${inside}</svg>`;
/** Twice as wide as high, of one colour. */
const wide = sharp({ create: { width: 400, height: 200, channels: 4, background: '#00ff00' } })
  .png()
  .toBuffer();

let shop = '';
beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'shop-logo-'));
});
afterEach(() => rmSync(shop, { recursive: true }));

const file = (path: string) => join(shop, 'pictures', path.replace('/images/', ''));

async function iconsOf(name: string, content: string | Buffer) {
  writeFileSync(join(shop, name), content);
  const { problem, source } = await readLogo(shop, name);
  expect(problem).toBeUndefined();
  return makeIcons(shop, settings, source);
}

/** Red, green, blue and alpha at a place, in percent of width and height. */
async function colourAt(path: string, [x, y]: readonly [number, number]) {
  const { data, info } = await sharp(file(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = 4 * (Math.floor((info.height * y) / 100) * info.width + Math.floor((info.width * x) / 100));
  return [...data.subarray(start, start + 4)];
}

const green = [0, 255, 0, 255];
const white = [255, 255, 255, 255];

test('a logo becomes a mark, icons of three kinds and a favicon of three sizes', async () => {
  const { mark, favicon, apple, icons } = await iconsOf('logo.png', await wide);
  const sizes = await Promise.all(
    [mark, apple, ...icons.map(({ src }) => src)].map(async (path) => {
      const { format, width, height } = await sharp(file(path)).metadata();
      return `${format} ${width} ${height}`;
    }),
  );
  expect(sizes).toEqual(['png 128 128', 'png 180 180', 'png 192 192', 'png 512 512', 'png 512 512']);
  expect(icons.map(({ size, purpose }) => `${size} ${purpose}`)).toEqual([
    '192 any',
    '512 any',
    '512 maskable',
  ]);
  const ico = readFileSync(file(favicon));
  // The type of icons, three pictures, and the width of the first.
  expect([...ico.subarray(0, 7)]).toEqual([0, 0, 1, 0, 3, 0, 16]);
  // The entry of the third picture says where it starts.
  const start = ico.readUInt32LE(6 + 2 * 16 + 12);
  expect(await sharp(ico.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
});

test('the whole logo is in a square, transparent or white, and far enough from the edge for a mask', async () => {
  const { mark, apple, icons } = await iconsOf('logo.png', await wide);
  const maskable = icons[2]?.src ?? '';
  expect(await colourAt(mark, [2, 50])).toEqual(green);
  expect(await colourAt(mark, [50, 10])).toMatchObject({ 3: 0 });
  expect(await colourAt(apple, [12, 50])).toEqual(green);
  expect(await colourAt(apple, [2, 50])).toEqual(white);
  expect(await colourAt(maskable, [22, 50])).toEqual(green);
  expect(await colourAt(maskable, [18, 50])).toEqual(white);
});

test('a small SVG is served as it is, and one that is large, active or of fixed size is served as pixels', async () => {
  const drawing = square();
  const { mark } = await iconsOf('logo.svg', drawing);
  expect(mark).toMatch(/^\/images\/company\/made\/mark-[0-9a-f]{8}\.svg$/);
  expect(readFileSync(file(mark), 'utf8')).toBe(drawing);
  const fixed = square().replace('viewBox="0 0 40 40"', 'width="40" height="40"');
  expect((await iconsOf('logo.svg', fixed)).mark).toMatch(/\.png$/);
  for (const inside of [
    '<script>alert(1)</script>',
    '<a onclick="alert(1)"/>',
    '<!-- long -->'.repeat(2000),
  ]) {
    const icons = await iconsOf('logo.svg', square(inside));
    expect(icons.mark).toMatch(/\.png$/);
    expect(await colourAt(icons.mark, [50, 50])).toEqual([192, 0, 0, 255]);
  }
});

test('a shop without a logo has the first letter of its name on its accent colour', async () => {
  const { mark, apple, isTransparent } = await makeIcons(shop, settings);
  const drawing = readFileSync(file(mark), 'utf8');
  expect(drawing).toContain('fill="#1f4f6b"');
  expect(drawing).toContain('>É</text>');
  expect(isTransparent).toBe(false);
  expect(await colourAt(apple, [1, 1])).toEqual([31, 79, 107, 255]);
});

test('a name in letters that some computers cannot draw gives a shopping bag', async () => {
  const { mark, apple } = await makeIcons(shop, { ...settings, name: 'ខ្មែរ &<' });
  expect(readFileSync(file(mark), 'utf8')).toMatch(/^<svg [^&]*<path [^&]*<\/svg>$/);
  // The line of the bag's bottom is white.
  expect(await colourAt(apple, [50, 72.5])).toEqual(white);
});

test('the icons of a logo are made once, and another logo takes their place', async () => {
  const made = join(shop, 'pictures/company/made');
  const { mark } = await iconsOf('logo.png', await wide);
  const { mtimeMs } = statSync(file(mark));
  await iconsOf('logo.png', await wide);
  expect(statSync(file(mark)).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(made)).toHaveLength(6);
  writeFileSync(join(made, 'note.txt'), '');
  await iconsOf('logo.svg', square());
  expect(readdirSync(made)).toHaveLength(7);
  expect(readdirSync(made)).not.toContain(mark.split('/').at(-1));
});

test('a logo that is missing, outside the folder or broken is a fault', async () => {
  writeFileSync(join(shop, 'text.png'), 'logo');
  writeFileSync(join(shop, 'cut.png'), (await wide).subarray(0, 300));
  const problems = await Promise.all(
    ['logo.png', '../logo.png', 'text.png', 'cut.png'].map(
      async (name) => (await readLogo(shop, name)).problem,
    ),
  );
  expect(problems).toEqual([
    "there is no such file in the shop's folder",
    "there is no such file in the shop's folder",
    'this file cannot be read; use an SVG or a PNG',
    'this file cannot be read; use an SVG or a PNG',
  ]);
  expect(await readLogo(shop, undefined)).toEqual({});
  expect(await readLogo(shop, { mark: '/images/a.svg' })).toEqual({});
});
