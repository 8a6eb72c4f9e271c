import { expect, type Page } from 'playwright/test';
import { exportedFiles, read } from './exported-files';
import { known } from './known-products';
import { seedCart, seedWishlist, test } from './storefront';

const { granola, matcha } = known;
const pages = ['/', '/OurStore', matcha.path, '/AboutUs', '/Cart', '/Wishlist'];

const screens = [
  { name: 'a phone of fine pixels', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 },
  { name: 'a wide screen', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
];

for (const { name, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    for (const address of pages) {
      test(`CARD-01 PDP-02 ${address} asks for pictures of the width that it shows`, async ({ page }) => {
        await seedCart(page, [{ id: matcha.id, qty: 1 }]);
        await seedWishlist(page, [granola.id]);
        await page.goto(address);
        const shown = await photographs(page);
        expect(shown.length).toBeGreaterThan(0);
        for (const { file, width, smaller, needed, isWidest } of shown) {
          if (!isWidest) expect(width, `${file} for ${needed}`).toBeGreaterThan(needed * 0.7);
          // A larger version that is already cached costs nothing.
          const most = Math.max(...shown.filter((other) => other.file === file).map((other) => other.needed));
          expect(smaller, `${file} for ${needed}`).toBeLessThan(most);
        }
      });
    }
  });
}

test('PDP-02 no page of the export hurries more than one picture, and the rest wait until they are near', () => {
  const html = exportedFiles().filter((file) => file.endsWith('.html'));
  expect(html.length).toBeGreaterThan(0);
  for (const file of html) {
    const images = read(file).match(/<img\b[^>]*>/g) ?? [];
    const hurried = images.filter((image) => /fetchpriority="high"/i.test(image));
    expect(hurried.length, file).toBeLessThanOrEqual(1);
    const waiting = images.filter((image) => /loading="lazy"/.test(image));
    expect(waiting.length + hurried.length, file).toBe(images.length);
    expect(
      images.filter((image) => !/\bwidth="\d+" height="\d+"/.test(image)),
      file,
    ).toEqual([]);
  }
});

/** Each visible photo with its loaded width and the pixels it fills. */
async function photographs(page: Page) {
  const all = page.locator('main img[srcset]:visible');
  await expect(all.first()).toBeVisible();
  for (const image of await all.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0))
      .toBe(true);
  }
  return all.evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map((image) => {
        const source = image.closest('picture')?.querySelector('source');
        const set = source && matchMedia(source.media).matches ? source.srcset : image.srcset;
        const widths = [...set.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits));
        const width = Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]);
        return {
          file: image.currentSrc,
          width,
          smaller: Math.max(0, ...widths.filter((other) => other < width)),
          needed: Math.round(image.clientWidth * devicePixelRatio),
          isWidest: width === Math.max(...widths),
        };
      }),
  );
}
