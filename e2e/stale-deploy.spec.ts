import { expect, type Page, type Route } from 'playwright/test';
import { buildIdOf, ownScript, pageContentUrls, pageLoadsOf, textOf } from './deploys';
import { known } from './known-products';
import { installShiftAudit } from './shift-audit';
import {
  badge,
  button,
  card,
  headerLink,
  interact,
  main,
  seedCart,
  test,
  waitForHydration,
} from './storefront';
import { unpacked } from './unpacked';

const { granola, matcha } = known;

test.use({
  expectedErrors: [/404 \(Not Found\)|Failed to load chunk/],
});

test.beforeEach(async ({ page }) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
});

/** Answers with the page of an earlier build, whose scripts the host no longer has. */
async function answerWithOldPage(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll('"/_next/static/chunks/', '"/_next/static/chunks/old-');
  await route.fulfill({ response, body });
}

test('F-86 a page of an earlier deploy reloads once, and hydrates with its cart', async ({ page }) => {
  const pageLoads = pageLoadsOf(page);
  await page.route(matcha.path, (route) =>
    pageLoads.length === 1 ? answerWithOldPage(route) : route.continue(),
  );
  await page.goto(matcha.path);
  await interact(page);
  await expect.poll(() => pageLoads).toHaveLength(2);
  await expect(page.locator('#chunk-load-guard')).toHaveCount(0);
  await expect(badge(page)).toHaveText('1');
  await expect(page.getByText('The shop has been updated')).toHaveCount(0);
  expect(pageLoads).toHaveLength(2);
});

test('F-86 a page of an earlier deploy that comes from a cache reloads once and then shows a message', async ({
  page,
}) => {
  const pageLoads = pageLoadsOf(page);
  await page.route(matcha.path, answerWithOldPage);
  await page.goto(matcha.path);
  await interact(page);
  await expect(main(page).getByRole('alert').filter({ hasText: 'The shop has been updated' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: matcha.name })).toBeVisible();
  expect(pageLoads).toHaveLength(2);
});

test('F-86 A-66 a press on a page of an earlier deploy is answered by the message, which moves nothing', async ({
  page,
}) => {
  await installShiftAudit(page);
  const pageLoads = pageLoadsOf(page);
  await page.route(matcha.path, answerWithOldPage);
  await page.goto(matcha.path);
  const add = button(page, 'Add to cart');
  await add.click();
  const message = main(page).getByRole('alert').filter({ hasText: 'The shop has been updated' });
  await expect(message).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy');
  expect(pageLoads).toHaveLength(1);
  expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);
  await page.unroute(matcha.path);
  await message.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => pageLoads).toHaveLength(2);
  await add.click();
  await expect(badge(page)).toHaveText('2');
});

test('F-86 a page whose data the host sends from a newer build reloads once and then shows a message', async ({
  page,
}) => {
  const buildId = await buildIdOf(page, matcha.path);
  const pageLoads = pageLoadsOf(page);
  await page.route(`${matcha.path}.txt`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: unpacked(await response.body()).replaceAll(buildId, 'newerbuild00'),
    });
  });
  await page.goto(matcha.path);
  await interact(page);
  await expect(main(page).getByRole('alert').filter({ hasText: 'The shop has been updated' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: matcha.name })).toBeVisible();
  expect(pageLoads).toHaveLength(2);
});

test('F-86 an old tab that meets a newer build loads the next page from it', async ({ page }) => {
  await page.goto('/Contact');
  await waitForHydration(page);
  const buildId = await buildIdOf(page, '/Contact');
  await page.route(pageContentUrls, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: unpacked(await response.body()).replaceAll(buildId, 'newerbuild00'),
    });
  });
  const pageLoads = pageLoadsOf(page);
  await headerLink(page, 'Our Store').click();
  await expect(page).toHaveURL('/OurStore');
  await expect(card(page, granola.name)).toBeVisible();
  await expect(badge(page)).toHaveText('1');
  expect(pageLoads).toEqual(['/OurStore']);
});

/** Makes a deploy that renames a script of the catalogue. If it is not complete, the renamed script is missing as well. */
async function redeploy(page: Page, { isComplete }: { readonly isComplete: boolean }): Promise<void> {
  const file = await ownScript(page, '/OurStore');
  const newFile = file.replace('/chunks/', '/chunks/new-');
  const [code, html] = [await textOf(page, file), await textOf(page, '/OurStore')];
  const payload = await textOf(page, '/OurStore.txt');
  // The meta element is a Content Security Policy, whose hashes do not match the new page.
  const newHtml = html.replaceAll(file, newFile).replace(/<meta http-equiv[^>]*>/, '');
  await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${newFile}`, (route) =>
    isComplete
      ? route.fulfill({ body: code, contentType: 'text/javascript' })
      : route.fulfill({ status: 404 }),
  );
  let isNewPageLoaded = false;
  await page.route('/OurStore', (route) => {
    isNewPageLoaded ||= route.request().isNavigationRequest();
    return route.fulfill({ body: newHtml, contentType: 'text/html' });
  });
  // The old tab has the data of the old page, as if it was prefetched before the deploy.
  await page.route('/OurStore.txt', (route) =>
    isNewPageLoaded ? route.fulfill({ body: payload.replaceAll(file, newFile) }) : route.continue(),
  );
}

test('F-86 if the next page of an old tab needs a script that a deploy has removed, the browser loads that page anew once', async ({
  page,
}) => {
  await page.goto('/Contact');
  await waitForHydration(page);
  await redeploy(page, { isComplete: true });
  const pageLoads = pageLoadsOf(page);
  await headerLink(page, 'Our Store').click();
  await expect.poll(() => pageLoads).toEqual(['/OurStore']);
  await waitForHydration(page);
  await expect(card(page, granola.name)).toBeVisible();
  await expect(badge(page)).toHaveText('1');
  expect(pageLoads).toEqual(['/OurStore']);
});

test('F-85 F-86 if the page that was loaded anew lacks a script as well, it shows a message and does not reload again', async ({
  page,
}) => {
  await page.goto('/Contact');
  await waitForHydration(page);
  await redeploy(page, { isComplete: false });
  const pageLoads = pageLoadsOf(page);
  await headerLink(page, 'Our Store').click();
  await expect(main(page).getByRole('alert')).toContainText('The shop has been updated');
  await expect(card(page, granola.name)).toBeVisible();
  expect(pageLoads).toEqual(['/OurStore']);
});
