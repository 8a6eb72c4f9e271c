import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { recordFrames } from './recorded-frames';
import {
  arriveAt,
  badge,
  button,
  headerLink,
  holdRequests,
  main,
  notice,
  openWithStoppedClock,
  quantityOf,
  test,
  waitForCurtain,
  waitForHydration,
} from './storefront';
import { scrollTop } from './viewport';

const { granola } = known;

const spinner = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Loading' });

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

test('FRAME-20 each new page starts at the top, Back and Forward included (A-07)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/OurStore');
  await waitForHydration(page);
  await scrollTo(page, 1200);
  await headerLink(page, 'Career').click();
  await arriveAt(page, '/Career');
  expect(await scrollTop(page)).toBe(0);

  await scrollTo(page, 150);
  await page.goBack();
  await arriveAt(page, '/OurStore');
  expect(await scrollTop(page)).toBe(0);

  await scrollTo(page, 800);
  await page.goForward();
  await arriveAt(page, '/Career');
  expect(await scrollTop(page)).toBe(0);
});

test('FRAME-03 FRAME-20 FRAME-21 a change of the query neither scrolls nor shows the spinner, even if the url ends with a slash (A-07, A-08)', async ({
  page,
}) => {
  const frames = await recordFrames(page);
  await page.clock.install();
  await page.goto('/OurStore/');
  await waitForHydration(page);
  await scrollTo(page, 150);
  await page.getByLabel('Sort by').selectOption('Name A-Z');
  await expect(page).toHaveURL('/OurStore?sort=name-a-z');
  await expect(page.getByRole('article').first()).toContainText('Baby Face Cream');
  await page.getByLabel('Category').selectOption('Baby Collection');
  await expect(page.getByText('Showing all 5 products')).toBeVisible();
  expect(await scrollTop(page)).toBe(150);
  const framesWithSpinner = (await frames()).filter(({ isDrawn }) => isDrawn);
  expect(framesWithSpinner).toEqual([]);

  const currentLink = page.getByRole('banner').locator('[aria-current=page]');
  await expect(currentLink).toHaveText(['Our Store']);
  await headerLink(page, 'Career').click();
  await arriveAt(page, '/Career');
  await expect(currentLink).toHaveText(['Career']);
});

test('FRAME-20 a link with a hash scrolls to its target at once on the same page, and after the spinner on another page (A-07, A-08)', async ({
  page,
}) => {
  const frames = await recordFrames(page);
  await page.clock.install();
  await page.goto('/Terms-Conditions');
  await waitForHydration(page);
  const link = main(page).getByRole('navigation').getByRole('link').last();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  const framesWithSpinner = (await frames()).filter(({ isDrawn }) => isDrawn);
  expect(framesWithSpinner).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/UserDashboard/Address');
  await waitForHydration(page);
  await main(page).getByRole('link', { name: 'Your Orders' }).click();
  await arriveAt(page, '/UserDashboard#orders');
  await expect(page.getByRole('heading', { name: 'Your Orders' })).toBeInViewport();
  expect(await scrollTop(page)).toBeGreaterThan(0);
});

test('FRAME-21 FRAME-22 the spinner shows for one second before the new page, and another navigation restarts that second', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  const heading = main(page).getByRole('heading', { level: 1, includeHidden: true });
  await headerLink(page, 'About Us').click();
  await expect(heading).toHaveText('About Us');
  await expect(heading).toBeHidden();
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(900);
  await expect(spinner(page)).toBeVisible();
  await expect(heading).toBeHidden();
  await headerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/Contact');
  await page.clock.runFor(900);
  await expect(spinner(page)).toBeVisible();
  await expect(main(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(150);
  await expect(spinner(page)).toBeHidden();
  await expect(heading).toHaveText('Contact');
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(main(page)).toHaveAttribute('aria-busy', 'false');
});

test('FRAME-21 no frame shows the new page before the spinner or the old page after it (A-08)', async ({
  page,
}) => {
  const frames = await recordFrames(page);
  await page.goto('/');
  await waitForHydration(page);
  await headerLink(page, 'Our Store').click();
  await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Good things from Japan, brought ashore' })).toBeVisible();

  // Changes in the number of cards alone do not count.
  const changes = (await frames()).filter((frame, index, all) => {
    const previous = all[index - 1];
    return (
      frame.heading !== previous?.heading ||
      frame.isDrawn !== previous.isDrawn ||
      frame.path !== previous.path
    );
  });
  const scenes = changes.map(({ path, heading, isDrawn }) => [path, heading, isDrawn]);
  // The first frames have no heading, because the page has not loaded.
  const start = scenes.findIndex(([, heading]) => heading !== '');
  expect(scenes.slice(start)).toEqual([
    ['/', 'Good things from Japan, brought ashore', false],
    ['/OurStore', '', true],
    ['/OurStore', 'Our Store', false],
    ['/', '', true],
    ['/', 'Good things from Japan, brought ashore', false],
  ]);
  for (const spinnerFrame of changes.filter(({ isDrawn }) => isDrawn)) {
    expect(spinnerFrame.cards).toBe(0);
    // The spinner lasts 1000 ms; a busy machine may draw its first frame late.
    const next = changes[changes.indexOf(spinnerFrame) + 1];
    expect((next?.at ?? 0) - spinnerFrame.at).toBeGreaterThan(850);
  }
});

test('FRAME-22 the spinner ends on time when the pictures of the page do not load', async ({ page }) => {
  await page.route('**/images/**', () => {});
  await page.clock.install();
  await page.goto('/Contact', { waitUntil: 'commit' });
  await waitForHydration(page);
  await headerLink(page, 'Home').click();
  await expect(spinner(page)).toBeVisible();
  await page.clock.fastForward(1000);
  await waitForCurtain(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('FRAME-22 while the next page loads, the pressed link has a progress cursor and no spinner shows (A-08)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  const release = await holdRequests(page, '**/*.txt*');
  const link = headerLink(page, 'Career');
  await link.click();
  await expect(link).toHaveCSS('cursor', 'progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(main(page)).toHaveAttribute('aria-busy', 'false');
  release();
  await arriveAt(page, '/Career');
  await expect(link).toHaveCSS('cursor', 'pointer');
});

test('FRAME-22 F-97 a reload removes a notice and the spinner', async ({ page }) => {
  await page.goto(granola.path);
  await button(page, 'Add to cart').click();
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await page.reload();
  await expect(badge(page)).toHaveText('1');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(spinner(page)).toBeVisible();
  await page.reload();
  await expect(quantityOf(page, granola.name)).toHaveValue('1');
  await expect(page.locator('[data-curtain]')).toHaveCount(0);
  await expect(main(page)).toHaveAttribute('aria-busy', 'false');
});
