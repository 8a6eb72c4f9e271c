import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import {
  arriveAt,
  button,
  expectLoaded,
  expectToLast,
  main,
  notice,
  openWithStoppedClock,
  productHeadings,
  test,
  waitForHydration,
} from './storefront';
import { scrollTop } from './viewport';

const { granola, matcha, gyokuro, crackers } = known;

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
/** The innermost element around the heading of the page; it has the facts of the product. */
const facts = (page: Page) =>
  main(page)
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .last();

/** The discount badge of the product itself, without those of related products. */
const discount = (page: Page) => page.locator('main p:not(article p)').filter({ hasText: '% off' });

test('PDP-01 the breadcrumb leads home, to the store and to the category (A-24, A-65)', async ({ page }) => {
  await page.clock.install();
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await page.goto(crackers.path);
  await expect(steps).toHaveText(['Home', '/Our Store', '/Snacks & Confectionaries', `/${crackers.name}`]);
  await expect(steps.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(steps.getByRole('link', { name: 'Our Store' })).toHaveAttribute('href', '/OurStore');
  await expect(steps.last()).toHaveAttribute('aria-current', 'page');
  await expect(steps.last().getByRole('link')).toHaveCount(0);
  await steps.getByRole('link', { name: 'Snacks & Confectionaries' }).click();
  await arriveAt(page, '/OurStore?category=Snacks_%26_Confectionaries');
  await expect(page.getByText('Showing all 6 products')).toBeVisible();
});

test('PDP-02 PDP-03 PDP-04 PDP-06 PDP-07 PDP-08 a product shows its facts and two pictures, and a discount where there is one', async ({
  page,
}) => {
  await page.goto(granola.path);
  await expect(facts(page).getByText('$12.80', { exact: true })).toBeVisible();
  await expect(facts(page).locator('s')).toHaveCount(0);
  await expect(discount(page)).toHaveCount(0);

  await page.goto(matcha.path);
  // The second text is for screen readers.
  await expect(discount(page)).toHaveText('-10%10% off');
  const stars = facts(page).getByRole('img', { name: 'Rated 4.8 out of 5' });
  // The path draws five filled stars, each of which begins with M and ends with z.
  await expect(stars.locator('.fill-current')).toHaveAttribute('d', /^(M[^z]+z){5}$/);
  await expect(facts(page).getByText('In Stock (72 available)', { exact: true })).toBeVisible();
  await expect(facts(page).getByText('Delivery in 2-3 working days', { exact: true })).toBeVisible();
  await expect(facts(page).getByText('$25.65', { exact: true })).toBeVisible();
  await expect(facts(page).locator('s')).toHaveText('Original price $28.50');
  await expect(facts(page).getByText('Inclusive of VAT', { exact: true })).toBeVisible();

  const pictures = page.getByRole('group', { name: 'Pictures' });
  const closeUp = pictures.getByRole('img', { name: `${matcha.name}, close-up` });
  const whole = pictures.getByRole('img', { name: matcha.name, exact: true });
  await expectLoaded(whole);
  await expect(closeUp).toBeHidden();
  await pictures.getByText('Close-up').locator('..').click();
  await expectLoaded(closeUp);
  await expect(closeUp).toBeVisible();
  await expect(whole).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(whole).toBeVisible();
  await expect(closeUp).toBeHidden();
});

const zoomCheckbox = (page: Page) => page.getByRole('checkbox', { name: /^Zoom/ }).first();
/** The one picture of the gallery that shows, whether it is zoomed or not. */
const shownImage = (page: Page) => zoomCheckbox(page).locator('..').locator('img:visible');
const widthOfImage = async (page: Page) => (await shownImage(page).boundingBox())?.width ?? 0;

test('PDP-02 F-127 the space bar zooms the picture to double width and back, and arrow keys scroll it', async ({
  page,
}) => {
  await page.goto(matcha.path);
  await waitForHydration(page);
  const width = await widthOfImage(page);
  await zoomCheckbox(page).press('Space');
  await expect.poll(() => widthOfImage(page)).toBeCloseTo(2 * width, 0);
  const scrollLeft = () =>
    zoomCheckbox(page)
      .locator('..')
      .evaluate((frame) => frame.scrollLeft);
  await expect.poll(scrollLeft).toBeGreaterThan(0);
  const before = await scrollLeft();
  await zoomCheckbox(page).press('ArrowRight');
  await expect.poll(scrollLeft).toBeGreaterThan(before);
  expect(await scrollTop(page)).toBe(0);
  await zoomCheckbox(page).press('Space');
  await expect.poll(() => widthOfImage(page)).toBeCloseTo(width, 0);
});

test('PDP-02 the wheel scrolls the page over a picture, and only a zoomed picture over itself', async ({
  page,
}) => {
  await page.goto(crackers.path);
  await waitForHydration(page);
  await shownImage(page).hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollTop(page)).toBe(200);
  await zoomCheckbox(page).press('Space');
  await shownImage(page).hover();
  const pane = zoomCheckbox(page).locator('..');
  const inPane = () => pane.evaluate(({ scrollTop: top }) => top);
  const [pageTop, paneTop] = [await scrollTop(page), await inPane()];
  await page.mouse.wheel(0, 50);
  await expect.poll(inPane).toBeGreaterThan(paneTop);
  expect(await scrollTop(page)).toBe(pageTop);
});

test('PDP-02 @phone a tap zooms the picture to double width; a second tap, the cross and Escape zoom back', async ({
  page,
}) => {
  await page.goto(matcha.path);
  await waitForHydration(page);
  const width = await widthOfImage(page);
  const cross = zoomCheckbox(page).locator('../..').locator('> label');
  for (const zoomOut of [
    () => shownImage(page).tap(),
    () => cross.tap(),
    () => zoomCheckbox(page).press('Escape'),
  ]) {
    await shownImage(page).tap();
    await expect.poll(() => widthOfImage(page)).toBeCloseTo(2 * width, 0);
    await zoomOut();
    await expect.poll(() => widthOfImage(page)).toBeCloseTo(width, 0);
  }
});

test('PDP-02 @phone when focus leaves a zoomed picture, it no longer covers the page', async ({ page }) => {
  await page.goto(matcha.path);
  await waitForHydration(page);
  await zoomCheckbox(page).press('Space');
  await expect(zoomCheckbox(page)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(zoomCheckbox(page)).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PDP-02 @phone a zoomed picture covers the screen and shows its middle', async ({ page }) => {
    await page.goto(matcha.path);
    const pane = zoomCheckbox(page).locator('..');
    await shownImage(page).tap();
    expect(await pane.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    const pictureMiddle = () =>
      shownImage(page).evaluate((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return [
          Math.round(left + width / 2 - innerWidth / 2),
          Math.round(top + height / 2 - innerHeight / 2),
        ];
      });
    await expect.poll(pictureMiddle).toEqual([0, 0]);
    const cross = pane.locator('..').locator('> label');
    await expect(cross).toBeInViewport({ ratio: 1 });
    await cross.tap();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeInViewport();
    await expect(zoomCheckbox(page)).not.toBeChecked();
  });

  test('PDP-02 @phone the pictures are a strip that snaps, each with its number', async ({ page }) => {
    await page.goto(matcha.path);
    const pictures = page.getByRole('group', { name: 'Pictures' });
    await expect(pictures.getByText(/^1 \/ [2-4]$/)).toBeInViewport({ ratio: 1 });
    const closeUp = pictures.getByRole('img', { name: `${matcha.name}, close-up` });
    await expect(closeUp).not.toBeInViewport();
    await closeUp.scrollIntoViewIfNeeded();
    await expect(closeUp).toBeInViewport({ ratio: 0.99 });
    await expectLoaded(closeUp);
    await expect(pictures.getByText(/^2 \/ [2-4]$/)).toBeInViewport({ ratio: 1 });
    await expect(pictures.getByText(/^1 \/ [2-4]$/)).not.toBeInViewport();
  });
});

test('PDP-05 F-70 the review count is the same at each visit, in any year', async ({ page }) => {
  const reviews = page.getByText(/^\d+ reviews?$/);
  await page.goto(matcha.path);
  const first = (await reviews.textContent()) ?? '';
  expect(Number.parseInt(first, 10)).toBeGreaterThanOrEqual(0);
  expect(Number.parseInt(first, 10)).toBeLessThanOrEqual(100);
  await page.clock.setFixedTime(new Date('2033-02-01T08:00:00'));
  await page.reload();
  await waitForHydration(page);
  await expect(reviews).toHaveText(first);
});

test('PDP-19 related products are five others of the category, sold-out ones last, and open at quantity 1 (A-32)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(crackers.path);
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeVisible();
  await expect(productHeadings(page)).toHaveText([
    'Nori Rice Crackers',
    'Sweet Potato Chips',
    'Kinako Butter Cookies',
    'Konpeito Sugar Stars',
    'Seasonal Mochi Gift Box',
  ]);
  await page.goto(matcha.path);
  await button(page, 'Increase quantity').click();
  await expect(quantity(page)).toHaveValue('2');
  await page.getByRole('article').getByRole('link', { name: gyokuro.name }).click();
  await arriveAt(page, gyokuro.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(gyokuro.name);
  await expect(quantity(page)).toHaveValue('1');
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('PDP-17 PDP-18 Share copies the full url and shows "Copied" for 2.5 s', async ({ page, baseURL }) => {
    await openWithStoppedClock(page, `${crackers.path}?utm_source=x`);
    await button(page, 'Share').press('Enter');
    await expect(notice(page, /^Copied$/)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}${crackers.path}?utm_source=x`);
    await expectToLast(notice(page, /^Copied$/), 2500);
  });
});

test.describe('on plain http', () => {
  test.use({ baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('localhost', 'shop.test')) });

  test('PDP-17 F-68 Share copies without a clipboard, and keeps the focus', async ({ page, baseURL }) => {
    await page.goto(matcha.path);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await button(page, 'Share').press('Enter');
    await expect(notice(page, /^Copied$/)).toBeVisible();
    await expect(button(page, 'Share')).toBeFocused();
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.keyboard.press('Control+V');
    await expect(page.getByPlaceholder('Search')).toHaveValue(`${baseURL}${matcha.path}`);
  });
});
