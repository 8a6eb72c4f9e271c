import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { hydrated, curtainGone, notice, seedCart, seedWishlist, test } from './storefront';
import { scrollTop } from './viewport';

const { matcha, mochi } = known;

type Box = { readonly name: string; readonly x: number; readonly y: number; width: number; height: number };

async function controlsOf(page: Page): Promise<Box[]> {
  return page.locator('a[href], button, input, select, textarea, summary').evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      // Smaller ones are visually hidden, or show on focus.
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

/** Boxes without a contrast of 3:1 inside, so without visible text or lines. */
async function emptyBoxes(page: Page, png: Buffer, boxes: readonly Box[]): Promise<string[]> {
  return page.evaluate(
    async ([base64, all]) => {
      const response = await fetch(`data:image/png;base64,${base64}`);
      const bitmap = await createImageBitmap(await response.blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      context?.drawImage(bitmap, 0, 0);

      function lightness(color: number): number {
        const [red = 0, green = 0, blue = 0] = [color >> 16, (color >> 8) & 255, color & 255]
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      }
      function isEmpty({ x, y, width, height }: Box): boolean {
        const data = context?.getImageData(x, y, width, height).data ?? [];
        const counts = new Map<number, number>();
        for (let at = 0; at + 3 < data.length; at += 4) {
          const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
        const [[ground] = [0]] = [...counts].toSorted(([, a], [, b]) => b - a);
        const standOut = [...counts].filter(([color]) => {
          const [low = 0, high = 0] = [lightness(color), lightness(ground)].toSorted((a, b) => a - b);
          return high / low >= 3;
        });
        return standOut.reduce((sum, [, count]) => sum + count, 0) < 12;
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

test('F-126 every control can be seen in forced colours', async ({ page, context }) => {
  test.slow();
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await seedWishlist(page, [matcha.id, mochi.id]);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const reader = await context.newPage();
  for (const address of pages) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('main').getByText(/^Loading your/)).toHaveCount(0);
    const boxes = await controlsOf(page);
    expect(boxes.length, address).toBeGreaterThan(20);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    expect(await emptyBoxes(reader, png, boxes), address).toEqual([]);
  }
});

test('F-126 the contrast check finds a control in the colour of its background', async ({
  page,
  context,
}) => {
  await page.goto('/Login');
  await hydrated(page);
  const reader = await context.newPage();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Log in' })
    .evaluate((button) => {
      for (const name of ['color', 'background-color', 'border-color'])
        button.attributeStyleMap.set(name, 'rgb(250, 247, 242)');
    });
  const empty = await emptyBoxes(reader, await page.screenshot({ fullPage: true }), await controlsOf(page));
  // The scroll-to-top button is dimmed at the top of a page.
  const hidden = empty.filter((control) => !control.includes('Scroll to top'));
  expect(hidden).toEqual([expect.stringContaining('type="submit"')]);
});

test('F-126 a dark colour scheme changes no colour', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/Contact');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 242)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(38, 33, 28)');
  await expect(page.getByLabel('Message')).toHaveCSS('background-color', 'rgb(255, 253, 249)');
  await expect(page.getByLabel('Message')).toHaveCSS('color', 'rgb(38, 33, 28)');
});

/** Names of animations longer than 1 ms in all moving parts. */
async function movements(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const kind of ['animationstart', 'transitionrun'])
      document.addEventListener(kind, ({ target }) => {
        for (const animation of target instanceof Element ? target.getAnimations() : [])
          if (Number(animation.effect?.getComputedTiming().duration) > 1)
            seen.push(animation instanceof CSSAnimation ? animation.animationName : 'transition');
      });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/OurStore');
  await hydrated(page);
  await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).hover();
  await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).press('Enter');
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/Contact');
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await curtainGone(page);
  return [...new Set(await page.evaluate<string[]>('seen'))].toSorted();
}

test('F-126 with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movements(page)).toEqual([]);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await toTop.evaluate((button: HTMLButtonElement) => button.click());
  expect(await scrollTop(page)).toBe(0);
});

test('F-126 without reduced motion notices, search bar, menu, spinner and buttons move', async ({ page }) => {
  expect(await movements(page)).toEqual(['drift', 'enter', 'rise', 'transition']);
});
