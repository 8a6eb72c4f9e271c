import { expect, type Page } from 'playwright/test';
import { pageContentUrls } from './deploys';
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

/** The curtain hides a new page for a second. Its spinner has this text for screen readers. */
const curtain = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Loading' });

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

test('FRAME-03 FRAME-20 FRAME-21 a change of the query neither scrolls nor shows the curtain, even if the url ends with a slash (A-07, A-08)', async ({
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
  expect(await scrollTop(page)).toBe(150);
  const category = page.getByLabel('Category');
  const before = await category.boundingBox();
  await category.selectOption('Baby Collection');
  await expect(page.getByText('Showing all 5 products')).toBeVisible();
  // The banner of the category appears above, and what the shopper sees stays in its place.
  expect((await category.boundingBox())?.y).toBe(before?.y);
  const framesWithCurtain = (await frames()).filter(({ isCurtainShown }) => isCurtainShown);
  expect(framesWithCurtain).toEqual([]);

  const currentLink = page.getByRole('banner').locator('[aria-current=page]').filter({ visible: true });
  await expect(currentLink).toHaveText(['Our Store']);
  await headerLink(page, 'Career').click();
  await arriveAt(page, '/Career');
  await expect(currentLink).toHaveText(['Career']);
});

test('FRAME-20 a link with a hash scrolls to its target at once on the same page, and after the curtain on another page (A-07, A-08)', async ({
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
  const framesWithCurtain = (await frames()).filter(({ isCurtainShown }) => isCurtainShown);
  expect(framesWithCurtain).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/UserDashboard/Address');
  await waitForHydration(page);
  await main(page).getByRole('link', { name: 'Your Orders' }).click();
  await arriveAt(page, '/UserDashboard#orders');
  await expect(page.getByRole('heading', { name: 'Your Orders' })).toBeInViewport();
  expect(await scrollTop(page)).toBeGreaterThan(0);
});

test('FRAME-21 FRAME-22 the curtain hides the new page for one second, and another navigation restarts that second', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  const heading = main(page).getByRole('heading', { level: 1, includeHidden: true });
  await headerLink(page, 'About Us').click();
  await expect(heading).toHaveText('About Us');
  await expect(heading).toBeHidden();
  await expect(curtain(page)).toBeVisible();
  await page.clock.runFor(900);
  await expect(curtain(page)).toBeVisible();
  await expect(heading).toBeHidden();
  await headerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/Contact');
  // This is 1800 ms after the first navigation and 900 ms after the second.
  await page.clock.runFor(900);
  await expect(curtain(page)).toBeVisible();
  await expect(main(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(150);
  await expect(curtain(page)).toBeHidden();
  await expect(heading).toHaveText('Contact');
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(main(page)).toHaveAttribute('aria-busy', 'false');
});

test('FRAME-21 each navigation shows the old page, then only the curtain, then the new page (A-08)', async ({
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
      frame.isCurtainShown !== previous.isCurtainShown ||
      frame.path !== previous.path
    );
  });
  // The first frames have no heading, because the page has not loaded.
  const firstLoaded = changes.findIndex(({ heading }) => heading !== '');
  expect(changes.slice(firstLoaded)).toMatchObject([
    { path: '/', heading: 'Good things from Japan, brought ashore', isCurtainShown: false },
    { path: '/OurStore', heading: '', isCurtainShown: true },
    { path: '/OurStore', heading: 'Our Store', isCurtainShown: false },
    { path: '/', heading: '', isCurtainShown: true },
    { path: '/', heading: 'Good things from Japan, brought ashore', isCurtainShown: false },
  ]);
  for (const [index, frame] of changes.entries()) {
    if (!frame.isCurtainShown) continue;
    expect(frame.cards).toBe(0);
    // The curtain lasts 1000 ms; a busy machine may draw its first frame late.
    const endMs = changes[index + 1]?.timeMs ?? 0;
    expect(endMs - frame.timeMs).toBeGreaterThan(850);
  }
});

test('FRAME-22 the curtain ends on time when the pictures of the page do not load', async ({ page }) => {
  await page.route('**/images/**', () => {}); // never answered
  await page.clock.install();
  await page.goto('/Contact', { waitUntil: 'commit' });
  await waitForHydration(page);
  await headerLink(page, 'Home').click();
  await expect(curtain(page)).toBeVisible();
  await page.clock.fastForward(1000);
  await waitForCurtain(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('FRAME-22 while the next page loads, the pressed link has a progress cursor and no curtain shows (A-08)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  const release = await holdRequests(page, pageContentUrls);
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

test('FRAME-22 F-97 a reload removes a notice and the curtain', async ({ page }) => {
  await page.goto(granola.path);
  await button(page, 'Add to cart').click();
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await page.reload();
  await expect(badge(page)).toHaveText('1');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(curtain(page)).toBeVisible();
  await page.reload();
  await expect(quantityOf(page, granola.name)).toHaveValue('1');
  await expect(page.locator('[data-curtain]')).toHaveCount(0);
  await expect(main(page)).toHaveAttribute('aria-busy', 'false');
});
