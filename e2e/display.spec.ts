import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { notice, seedCart, seedWishlist, test, waitForCurtain, waitForHydration } from './storefront';
import { scrollTop, layOutFarSections } from './viewport';

const { matcha, mochi } = known;

type Box = { readonly name: string; readonly x: number; readonly y: number; width: number; height: number };

/** The visible controls of the page, with their boxes in page coordinates. */
async function controlsOf(page: Page): Promise<Box[]> {
  return page.locator('a[href], button, input, select, textarea, summary').evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      // Smaller controls are visually hidden or appear on focus.
      .filter(({ box }) => box.width > 4 && box.height > 4 && box.top + window.scrollY >= 0)
      .map(({ control, box }) => ({
        name: control.outerHTML.slice(0, 120),
        x: Math.floor(box.left + window.scrollX),
        y: Math.floor(box.top + window.scrollY),
        width: Math.ceil(box.width) + 1,
        height: Math.ceil(box.height) + 1,
      })),
  );
}

/**
 * The names of the boxes in which the screenshot shows neither text nor lines: fewer than 12 of their pixels have a
 * contrast of 3:1 to the background. The computation runs in `page`, because browsers can decode pictures.
 */
async function emptyBoxes(page: Page, png: Buffer, boxes: readonly Box[]): Promise<string[]> {
  return page.evaluate(
    async ([base64, all]) => {
      const response = await fetch(`data:image/png;base64,${base64}`);
      const bitmap = await createImageBitmap(await response.blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      context?.drawImage(bitmap, 0, 0);

      /** The relative luminance of WCAG plus 0.05, so that the ratio of two is their contrast. */
      function luminance(color: number): number {
        const [red = 0, green = 0, blue = 0] = [color >> 16, (color >> 8) & 255, color & 255]
          .map((channel) => channel / 255)
          .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      }
      function isEmpty({ x, y, width, height }: Box): boolean {
        const data = context?.getImageData(x, y, width, height).data ?? [];
        const counts = new Map<number, number>();
        // Each pixel is four bytes: red, green, blue and alpha.
        for (let offset = 0; offset + 3 < data.length; offset += 4) {
          const color =
            ((data[offset] ?? 0) << 16) | ((data[offset + 1] ?? 0) << 8) | (data[offset + 2] ?? 0);
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
        const [mostFrequent] = [...counts].toSorted(([, countA], [, countB]) => countB - countA);
        const background = mostFrequent?.[0] ?? 0;
        const contrasting = [...counts].filter(([color]) => {
          const [darker = 0, lighter = 0] = [luminance(color), luminance(background)].toSorted(
            (a, b) => a - b,
          );
          return lighter / darker >= 3;
        });
        const contrastingPixels = contrasting.reduce((sum, [, count]) => sum + count, 0);
        return contrastingPixels < 12;
      }
      return all.filter(isEmpty).map(({ name }) => name);
    },
    [png.toString('base64'), boxes] as const,
  );
}

const pages = [
  '/',
  '/OurStore',
  matcha.path,
  '/Login',
  '/Register',
  '/Contact',
  '/Career',
  '/Cart',
  '/Cart/Payment',
  '/TrackOrder',
  '/UserDashboard',
  '/Wishlist',
] as const;

test('F-126 every control is visible in forced colours', async ({ page, context }) => {
  test.slow();
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await seedWishlist(page, [matcha.id, mochi.id]);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const pixelReader = await context.newPage();
  for (const path of pages) {
    await page.goto(path);
    await waitForHydration(page);
    await layOutFarSections(page);
    await expect(page.getByRole('main').getByText(/^Loading your/)).toHaveCount(0);
    const boxes = await controlsOf(page);
    expect(boxes.length, path).toBeGreaterThan(20);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    expect(await emptyBoxes(pixelReader, png, boxes), path).toEqual([]);
  }
});

test('F-126 the check of visible controls finds a button in the colour of its background', async ({
  page,
  context,
}) => {
  // Otherwise the button takes its new colour with a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/Login');
  await waitForHydration(page);
  const pixelReader = await context.newPage();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Log in' })
    .evaluate((button) => {
      for (const name of ['color', 'background-color', 'border-color'])
        button.attributeStyleMap.set(name, 'rgb(250, 247, 242)');
    });
  const emptyNames = await emptyBoxes(
    pixelReader,
    await page.screenshot({ fullPage: true }),
    await controlsOf(page),
  );
  // The scroll-to-top button is dimmed at the top of a page.
  const invisible = emptyNames.filter((name) => !name.includes('Scroll to top'));
  expect(invisible).toEqual([expect.stringContaining('type="submit"')]);
});

test('F-126 colours are the same in a dark colour scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/Contact');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 242)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(38, 33, 28)');
  await expect(page.getByLabel('Message')).toHaveCSS('background-color', 'rgb(255, 253, 249)');
  await expect(page.getByLabel('Message')).toHaveCSS('color', 'rgb(38, 33, 28)');
});

/** Uses everything that may be animated, and returns the names of the animations that last longer than 1 ms. */
async function animationsOf(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const animations: string[] = [];
    Object.assign(window, { animations });
    for (const kind of ['animationstart', 'transitionrun'])
      document.addEventListener(kind, ({ target }) => {
        for (const animation of target instanceof Element ? target.getAnimations() : [])
          if (Number(animation.effect?.getComputedTiming().duration) > 1)
            animations.push(animation instanceof CSSAnimation ? animation.animationName : 'transition');
      });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/OurStore');
  await waitForHydration(page);
  await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).hover();
  await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).press('Enter');
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/Contact');
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await waitForCurtain(page);
  return [...new Set(await page.evaluate<string[]>('animations'))].toSorted();
}

test('F-126 with reduced motion nothing is animated, and Scroll to top jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animationsOf(page)).toEqual([]);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await toTop.evaluate((button: HTMLButtonElement) => button.click());
  expect(await scrollTop(page)).toBe(0);
});

test('F-126 without reduced motion notices, search bar, menu, spinner and buttons are animated', async ({
  page,
}) => {
  // These are animations in tailwind.config.ts; "transition" stands for every CSS transition.
  expect(await animationsOf(page)).toEqual(['drift', 'enter', 'rise', 'transition']);
});
