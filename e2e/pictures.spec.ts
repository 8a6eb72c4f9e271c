import { expect, type Page } from 'playwright/test';
import { pageLoadsOf } from './deploys';
import { htmlFiles, read } from './exported-files';
import { known } from './known-products';
import { installShiftAudit } from './shift-audit';
import { interact, seedCart, seedWishlist, test, waitForHydration } from './storefront';
import { layOutFarSections } from './viewport';

const { granola, matcha, teaSet } = known;

/** The file of a photo is wider than this part of the width that it fills, or is the widest file. */
const minWidthRatio = 0.7;

for (const { name, ...screen } of [
  { name: 'a sharp phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 },
  { name: 'a desktop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
]) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    test(`CARD-01 PDP-02 on ${name} each picture loads in about the width in which it shows`, async ({
      page,
    }) => {
      test.slow();
      await seedCart(page, [{ id: matcha.id, qty: 1 }]);
      await seedWishlist(page, [granola.id]);
      // Small uses come first, because Chromium shows a wider file where it has one in memory.
      for (const path of ['/Cart', '/Wishlist', '/OurStore', '/', '/AboutUs', matcha.path]) {
        await page.goto(path);
        await waitForHydration(page);
        const photos = await shownPhotos(page);
        expect(photos.length).toBeGreaterThan(0);
        for (const { file, width, nextSmallerWidth, neededWidth, isWidest } of photos) {
          const description = `${path}: ${file} for ${neededWidth}`;
          if (!isWidest) expect(width, description).toBeGreaterThan(neededWidth * minWidthRatio);
          // A photo may be larger than needed if another place on the page needs its full width.
          const sameFile = photos.filter((other) => other.file === file);
          const widestUse = Math.max(...sameFile.map((other) => other.neededWidth));
          expect(nextSmallerWidth, description).toBeLessThan(widestUse);
        }
      }
    });
  });
}

test('PDP-02 each exported page loads at most one picture with priority, and the others lazily', () => {
  expect(htmlFiles.length).toBeGreaterThan(0);
  for (const file of htmlFiles) {
    const images = read(file).match(/<img\b[^>]*>/g) ?? [];
    const prioritised = images.filter((image) => /fetchpriority="high"/i.test(image));
    expect(prioritised.length, file).toBeLessThanOrEqual(1);
    const lazy = images.filter((image) => /loading="lazy"/.test(image));
    expect(lazy.length + prioritised.length, file).toBe(images.length);
    expect(
      images.filter((image) => !/\bwidth="\d+" height="\d+"/.test(image)),
      file,
    ).toEqual([]);
  }
});

for (const cause of ['the hero is loaded', 'the page is scrolled']) {
  test(`F-92 @phone the pictures below the first view of home load once ${cause}`, async ({ page }) => {
    const requested: string[] = [];
    let loadHero = () => {};
    const heroLoads = new Promise<void>((resolve) => {
      loadHero = resolve;
    });
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.route('**/images/home/hero-*', async (route) => {
      await heroLoads;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    // Browsers request the lazy pictures near the window in the frame that they paint.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const later = () => requested.filter((path) => /^\/images\/(?:products|categories)\//.test(path));
    expect(later()).toEqual([]);
    if (cause === 'the page is scrolled') await interact(page);
    else loadHero();
    await expect.poll(later).not.toEqual([]);
    loadHero();
  });
}

for (const width of [390, 1600])
  for (const path of ['/', '/OurStore', teaSet.path])
    test(`HOME-01 CAT-01 PDP-01 at ${width} px a jump to the end of ${path} moves nothing that is seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await installShiftAudit(page);
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await waitForHydration(page);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);
    });

/** The visible photos, each with the width in px that was loaded, and the width that it fills on this screen. */
async function shownPhotos(page: Page) {
  const all = page.locator('main img[srcset]:visible:not(.spread)');
  await expect(all.first()).toBeVisible();
  await layOutFarSections(page);
  await all.evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map(async (image) => image.decode()));
  });
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
          nextSmallerWidth: Math.max(0, ...widths.filter((other) => other < width)),
          neededWidth: Math.round(image.clientWidth * devicePixelRatio),
          isWidest: width === Math.max(...widths),
        };
      }),
  );
}

test.describe('without pictures', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('F-92 every picture keeps its place, in the colour of its category', async ({ page }) => {
    const boxesAndBackdrops = () =>
      // Drawn words, which have a language, have no colour behind them.
      page.locator('main img').evaluateAll((all) =>
        all.map((image) => {
          const { x, y, width, height } = image.getBoundingClientRect();
          const backdrop =
            image.getAttribute('lang') === null ? getComputedStyle(image).backgroundColor : undefined;
          return { x, y, width, height, backdrop };
        }),
      );
    for (const path of ['/OurStore', matcha.path]) {
      await page.goto(path);
      const before = await boxesAndBackdrops();
      await page.route('**/images/**', (route) => route.abort());
      const pageLoads = pageLoadsOf(page);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
      expect(await boxesAndBackdrops()).toEqual(before);
      expect(before.filter(({ backdrop }) => backdrop?.startsWith('rgb(') === false)).toEqual([]);
      expect(pageLoads).toHaveLength(1);
      await page.unroute('**/images/**');
    }
  });
});
