import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { scenePhotos } from './scene-photos.mjs';

let shop = '';
const pictures = () => readdirSync(join(shop, 'pictures/scenes/made')).sort();
const sizeOf = async (path: string) => {
  const { width, height, format } = await sharp(
    join(shop, 'pictures', path.replace('/images/', '')),
  ).metadata();
  return { width, height, format };
};

beforeEach(async () => {
  shop = mkdtempSync(join(tmpdir(), 'scenes-'));
  mkdirSync(join(shop, 'photos'));
  // Stored on its side: 700 wide and 1000 high when it is upright.
  const photo = sharp({ create: { width: 1000, height: 700, channels: 3, background: '#336699' } });
  writeFileSync(
    join(shop, 'photos/Shop Front.jpg'),
    await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
});

afterEach(() => rmSync(shop, { recursive: true, force: true }));

test('a photo is described by its upright size and the widths that it fills, and made under that name', async () => {
  const scenes = scenePhotos(shop);
  const found = await scenes.find('shop front.jpg');
  expect(found).toMatchObject({
    picture: {
      src: expect.stringMatching(/^\/images\/scenes\/made\/shop-front-[0-9a-f]{8}-480\.avif$/),
      width: 480,
      height: 686,
      widths: [480],
    },
  });
  await scenes.make();
  expect(pictures()).toEqual([expect.stringMatching(/^shop-front-[0-9a-f]{8}-480\.avif$/)]);
  const src = 'picture' in found ? found.picture.src : '';
  expect(await sizeOf(src)).toEqual({ width: 480, height: 686, format: 'heif' });
});

test('a photo narrower than 480 pixels keeps its width', async () => {
  const small = sharp({ create: { width: 300, height: 150, channels: 3, background: '#fff' } });
  writeFileSync(join(shop, 'photos/small.png'), await small.png().toBuffer());
  const scenes = scenePhotos(shop);
  expect(await scenes.find('small.png')).toMatchObject({
    picture: { width: 300, height: 150, widths: [300] },
  });
});

test('a social image is a JPEG of 1200 by 630 pixels', async () => {
  const scenes = scenePhotos(shop);
  const found = await scenes.find('Shop Front.jpg', 'social image');
  await scenes.make();
  const src = 'picture' in found ? found.picture.src : '';
  expect(src).toMatch(/^\/images\/scenes\/made\/shop-front-social-[0-9a-f]{8}\.jpg$/);
  expect(await sizeOf(src)).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test('pictures of photos that nothing names any more are removed, and files of others stay', async () => {
  const before = scenePhotos(shop);
  await before.find('Shop Front.jpg');
  await before.make();
  writeFileSync(join(shop, 'pictures/scenes/made/my own.jpg'), '');
  await scenePhotos(shop).make();
  expect(pictures()).toEqual(['my own.jpg']);
});

test.each([
  ['missing.jpg', /no file of this name/],
  ['../shop.json', /leads out of photos/],
  ['/images/missing-800.avif', /no such file in pictures/],
])('%s is reported, and nothing is written', async (name, problem) => {
  const scenes = scenePhotos(shop);
  expect(await scenes.find(name)).toEqual({ problem: expect.stringMatching(problem) });
  await scenes.make();
  expect(readdirSync(shop)).toEqual(['photos']);
});
