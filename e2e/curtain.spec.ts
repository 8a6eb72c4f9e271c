import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import {
  arrived,
  hydrated,
  curtainGone,
  filmFrames,
  openWithStoppedClock,
  scrolled,
  test,
} from './storefront';

const { granola } = known;

const main = (page: Page) => page.locator('main');
const spinner = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Loading' });
const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

test('FRAME-20 each new page starts at the top, Back and Forward included (A-07)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/OurStore');
  await hydrated(page);
  await scrollTo(page, 1200);
  await navLink(page, 'Career').click();
  await arrived(page, '/Career');
  expect(await scrolled(page)).toBe(0);

  await scrollTo(page, 150);
  await page.goBack();
  await arrived(page, '/OurStore');
  expect(await scrolled(page)).toBe(0);

  await scrollTo(page, 800);
  await page.goForward();
  await arrived(page, '/Career');
  expect(await scrolled(page)).toBe(0);
});

test('FRAME-20 a change of the query alone does not scroll, and shows no spinner (A-07, A-08)', async ({
  page,
}) => {
  const frames = await filmFrames(page);
  await page.goto('/OurStore');
  await hydrated(page);
  await scrollTo(page, 150);
  await page.getByLabel('Sort by').selectOption('Name A-Z');
  await expect(page).toHaveURL('/OurStore?sort=name-a-z');
  await expect(page.getByRole('article').first()).toContainText('Baby Face Cream');
  expect(await scrolled(page)).toBe(150);
  expect((await frames()).filter(({ isDrawn }) => isDrawn)).toEqual([]);
});

test('FRAME-20 FRAME-21 opened with a slash at its end the store is no other page (A-07, A-08)', async ({
  page,
}) => {
  const frames = await filmFrames(page);
  await page.goto('/OurStore/');
  await hydrated(page);
  await scrollTo(page, 150);
  await page.getByLabel('Sort by').selectOption('Name A-Z');
  await expect(page).toHaveURL('/OurStore?sort=name-a-z');
  await expect(page.getByRole('article').first()).toContainText('Baby Face Cream');
  await page.getByLabel('Category').selectOption('Baby Collection');
  await expect(page.getByText('Showing all 5 products')).toBeVisible();
  expect(await scrolled(page)).toBe(150);
  expect((await frames()).filter(({ isDrawn }) => isDrawn)).toEqual([]);
});

test('FRAME-03 ROUTE-01 opened with a slash at its end each page of the header marks its one link', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/OurStore/');
  await hydrated(page);
  const marked = page.getByRole('banner').locator('[aria-current=page]');
  await expect(marked).toHaveText(['Our Store']);
  await navLink(page, 'Career').click();
  await arrived(page, '/Career');
  await expect(marked).toHaveText(['Career']);
});

test('FRAME-20 a hash leads to its target after the curtain (A-07)', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/UserDashboard/Address');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Your Orders' }).click();
  await expect(page).toHaveURL('/UserDashboard#orders');
  await arrived(page, '/UserDashboard#orders');
  await expect(page.getByRole('heading', { name: 'Your Orders' })).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test('FRAME-20 a hash on the same page leads there at once, without a spinner (A-07, A-08)', async ({
  page,
}) => {
  const frames = await filmFrames(page);
  await page.goto('/Terms-Conditions');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('navigation').getByRole('link').last();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  expect((await frames()).filter(({ isDrawn }) => isDrawn)).toEqual([]);
});

test('FRAME-21 the spinner shows for one second, and only then the new page', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await hydrated(page);
  await navLink(page, 'About Us').click();
  await expect(main(page)).toHaveAttribute('aria-busy', 'true');
  const heading = main(page).getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveText('About Us');
  await expect(heading).toBeHidden();
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(900);
  await expect(spinner(page)).toBeVisible();
  await expect(heading).toBeHidden();
  await page.clock.runFor(150);
  await expect(spinner(page)).toBeHidden();
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(main(page)).toHaveAttribute('aria-busy', 'false');
});

test('FRAME-21 no frame shows the new page before, nor the old one after (A-08)', async ({ page }) => {
  const frames = await filmFrames(page);
  await page.goto('/');
  await hydrated(page);
  await navLink(page, 'Our Store').click();
  await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Good things from Japan, brought ashore' })).toBeVisible();

  const film = (await frames()).filter((frame, index, all) => {
    const before = all[index - 1];
    return (
      frame.heading !== before?.heading || frame.isDrawn !== before.isDrawn || frame.path !== before.path
    );
  });
  const scenes = film.map(({ path, heading, isDrawn }) => [path, heading, isDrawn]);
  // No heading until the page has loaded.
  const start = scenes.findIndex(([, heading]) => heading !== '');
  expect(scenes.slice(start)).toEqual([
    ['/', 'Good things from Japan, brought ashore', false],
    ['/OurStore', '', true],
    ['/OurStore', 'Our Store', false],
    ['/', '', true],
    ['/', 'Good things from Japan, brought ashore', false],
  ]);
  for (const drawn of film.filter(({ isDrawn }) => isDrawn)) {
    expect(drawn.cards).toBe(0);
    // A busy machine may draw the last frame late, never early.
    const next = film[film.indexOf(drawn) + 1];
    expect((next?.at ?? 0) - drawn.at).toBeGreaterThan(850);
  }
});

test('FRAME-21 the first load shows its content at once, without a spinner (A-08)', async ({ page }) => {
  const frames = await filmFrames(page);
  for (const address of ['/', granola.path, '/OurStore?category=Baby_Collection']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
    expect((await frames()).filter(({ isDrawn }) => isDrawn)).toEqual([]);
  }
});

test('FRAME-22 a second navigation in between starts the second anew', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await hydrated(page);
  await navLink(page, 'Career').click();
  await expect(page).toHaveURL('/Career');
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(800);
  await navLink(page, 'Contact').click();
  await expect(page).toHaveURL('/Contact');
  await page.clock.runFor(800);
  await expect(spinner(page)).toBeVisible();
  await expect(main(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(250);
  await expect(spinner(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('FRAME-22 it ends on time when the pictures of the page do not come', async ({ page }) => {
  await page.route('**/images/**', () => {});
  await page.clock.install();
  await page.goto('/Contact', { waitUntil: 'commit' });
  await hydrated(page);
  await navLink(page, 'Home').click();
  await expect(spinner(page)).toBeVisible();
  await page.clock.fastForward(1000);
  await curtainGone(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('FRAME-22 while the next page is on its way the pressed link shows it, and no curtain falls (A-08)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.txt*', async (route) => {
    await released;
    await route.continue();
  });
  const link = navLink(page, 'Career');
  await link.click();
  await expect(link).toHaveCSS('cursor', 'progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(main(page)).toHaveAttribute('aria-busy', 'false');
  release();
  await arrived(page, '/Career');
  await expect(link).toHaveCSS('cursor', 'pointer');
});

test('FRAME-22 F-97 a reload behind the curtain shows the page at once', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await hydrated(page);
  await navLink(page, 'Career').click();
  await expect(spinner(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page)).toHaveAttribute('aria-busy', 'false');
});
