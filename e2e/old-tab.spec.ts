import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { hydrated, badge, card, seedCart, test } from './storefront';

const { granola } = known;

test.use({ expectedErrors: [/404 \(Not Found\)|Failed to load chunk/] });

const main = (page: Page) => page.getByRole('main');
const storeLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Store' });

function openingsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

async function textOf(page: Page, address: string): Promise<string> {
  return (await page.request.get(address)).text();
}

/** A chunk of the catalogue that the contact page does not load. */
async function fileOfStore(page: Page): Promise<string> {
  const [store, contact] = [await textOf(page, '/OurStore'), await textOf(page, '/Contact')];
  const files = [...store.matchAll(/<script src="([^"]+)" async=""/g)].map(([, file = '']) => file);
  const own = files.find((file) => !contact.includes(file));
  expect(own).toBeDefined();
  return own ?? '';
}

/** A deploy that renames the catalogue's chunk and removes the old one. */
async function redeploy(page: Page, { isWhole }: { readonly isWhole: boolean }): Promise<void> {
  const file = await fileOfStore(page);
  const newFile = file.replace('/chunks/', '/chunks/new-');
  const [code, html] = [await textOf(page, file), await textOf(page, '/OurStore')];
  // The policy's hashes no longer match.
  const newHtml = html.replaceAll(file, newFile).replace(/<meta http-equiv[^>]*>/, '');
  await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${newFile}`, (route) =>
    isWhole ? route.fulfill({ body: code, contentType: 'text/javascript' }) : route.fulfill({ status: 404 }),
  );
  await page.route('/OurStore', (route) => route.fulfill({ body: newHtml, contentType: 'text/html' }));
}

test.beforeEach(async ({ page }) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  await page.goto('/Contact');
  await hydrated(page);
});

test('F-86 an old tab that hears of a new build opens the next page from it', async ({ page }) => {
  const build = /\\"b\\":\\"(\w+)\\"/.exec(await textOf(page, '/Contact'))?.[1] ?? '';
  expect(build).toMatch(/^\w{12}$/);
  await page.route('**/*.txt*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(build, 'newerbuild00') });
  });
  const openings = openingsOf(page);
  await storeLink(page).click();
  await expect(page).toHaveURL('/OurStore');
  await expect(card(page, granola.name)).toBeVisible();
  await expect(badge(page)).toHaveText('1');
  expect(openings).toEqual(['/OurStore']);
});

test('F-86 an old tab whose next page needs a file that is gone loads it anew, once', async ({ page }) => {
  await redeploy(page, { isWhole: true });
  const openings = openingsOf(page);
  await storeLink(page).click();
  await expect.poll(() => openings).toEqual(['/OurStore']);
  await hydrated(page);
  await expect(card(page, granola.name)).toBeVisible();
  await card(page, granola.name).getByRole('button', { name: 'Add to cart' }).click();
  await expect(badge(page)).toHaveText('1');
  expect(openings).toEqual(['/OurStore']);
});

test('F-86 F-85 where the new page is not whole either, it is told in the page and not loaded again', async ({
  page,
}) => {
  await redeploy(page, { isWhole: false });
  const openings = openingsOf(page);
  await storeLink(page).click();
  await expect(main(page).getByRole('alert')).toContainText('The shop has been updated');
  await expect.poll(() => openings).toEqual(['/OurStore']);
  await expect(card(page, granola.name)).toBeVisible();
  expect(openings).toEqual(['/OurStore']);
});

test('F-86 a second time within ten minutes it is told in the frame, with a button', async ({ page }) => {
  await redeploy(page, { isWhole: true });
  await page.evaluate(() => sessionStorage.setItem('reloaded /OurStore', String(Date.now())));
  const openings = openingsOf(page);
  await storeLink(page).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('The shop has been updated');
  await expect(main(page)).toContainText('Your cart and wishlist are safe on this device.');
  await expect(main(page).getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
  await expect(badge(page)).toHaveText('1');
  expect(openings).toEqual([]);
  await main(page).getByRole('button', { name: 'Reload' }).click();
  await expect(card(page, granola.name)).toBeVisible();
  expect(openings).toEqual(['/OurStore']);
});
