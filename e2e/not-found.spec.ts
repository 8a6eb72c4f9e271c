import { expect } from 'playwright/test';
import { chunkUrls } from './deploys';
import { known } from './known-products';
import { arriveAt, badge, card, headerLink, main, seedCart, test, waitForHydration } from './storefront';

const { granola, matcha, crackers } = known;

test.describe('a url without a file', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('ROUTE-06 NF-01 NF-02 NF-03 NF-04 FRAME-01 F-75 an unknown url answers 404 with the specified text and links, in the layout', async ({
    page,
  }) => {
    await page.clock.install();
    for (const url of [
      '/OurStore/Baby_Collection/Golden_Rattle',
      '/OurStore/Baby_Collection/Uji_Matcha_Powder',
      '/OurStore/Baby_Collection/100%25',
      '/Nowhere',
    ]) {
      const response = await page.goto(url);
      expect(response?.status(), url).toBe(404);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(
        main(page).getByText("The page you are looking for doesn't exist or an other error occurred", {
          exact: true,
        }),
      ).toBeVisible();
      await expect(page).toHaveTitle(/Page not found/);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(badge(page)).toHaveText('0');
      await expect(page).toHaveURL(url);
    }
    const contact = main(page).getByRole('link', { name: 'Contact us', exact: true });
    await expect(contact).toHaveAttribute('href', '/Contact');
    const bestSellers = page.getByRole('region', { name: 'Best sellers' });
    await expect(bestSellers.getByRole('listitem').getByRole('link')).toHaveCount(4);
    await expect(bestSellers.getByRole('listitem')).toHaveText([
      'Shrimp Crackers Setouchi $4.50', // 79 in stock
      'Fruit Granola Berry Harvest $12.80', // 76
      'Uji Matcha Powder $25.65 Original price $28.50', // 72
      'Soft Baby Wipes $6.80', // 70
    ]);
    await main(page).getByRole('link', { name: 'Back', exact: true }).click();
    await arriveAt(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });

  test('F-73 F-74 a url with wrong letter case or escapes redirects once, without a history entry, and keeps query and hash', async ({
    page,
  }) => {
    const loadedPaths: string[] = [];
    page.on('load', () => loadedPaths.push(new URL(page.url()).pathname));
    for (const [url, correctedUrl] of [
      ['/cart/payment/PAYMENTSTATUS/', '/Cart/Payment/PaymentStatus'],
      ['/OurStore/Snacks_&amp;_Confectionaries/Shrimp_Crackers_Setouchi', crackers.path],
      ['/ourstore?category=Baby_Collection#x', '/OurStore?category=Baby_Collection#x'],
    ] as const) {
      await page.goto('/Contact');
      await page.goto(url);
      await expect(page).toHaveURL(correctedUrl);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
      await waitForHydration(page);
      const path = correctedUrl.replace(/[?#].*/, ''); // without query and hash
      // Hydration may precede the load event.
      await expect.poll(() => loadedPaths.filter((loadedPath) => loadedPath === path)).toHaveLength(1);
      await page.goBack();
      await expect(page).toHaveURL('/Contact');
    }
  });

  test('F-75 a url that begins with two or three slashes stays on this host and shows a page', async ({
    page,
    baseURL,
  }) => {
    for (const [url, expectedUrl, heading] of [
      ['//Cart?from=mail#x', '/Cart?from=mail#x', 'Cart'],
      ['///stranger.test//Cart', '/stranger.test//Cart', 'Page not found'],
    ] as const) {
      await page.goto(`${baseURL}${url}`);
      await expect(page).toHaveURL(expectedUrl);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});

test('F-71 F-72 F-74 F-77 every spelling of a url shows its page and names the same canonical url', async ({
  page,
}) => {
  for (const [url, canonical] of [
    ['/?utm_source=letter', ''],
    ['/OurStore', '/OurStore'],
    ['/OurStore/', '/OurStore'],
    ['/OurStore?utm_source=x', '/OurStore'],
    [`${matcha.path}?utm_source=letter&q=1#x`, matcha.path],
    [crackers.path, crackers.path],
    [crackers.path.replace('&', '%26'), crackers.path],
    ['/UserDashBoard', '/UserDashboard'],
  ] as const) {
    const response = await page.goto(url);
    expect(response?.status(), url).toBe(200);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    expect(page.url()).toContain(url.replace(/(.)\/$/, '$1'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://minato.example${canonical}`,
    );
  }
});

test.describe('without the code of the next page', () => {
  test.use({ expectedErrors: [/ChunkLoadError|Failed to load chunk|ERR_FAILED/] });

  test('NF-06 F-88 the error screen shows in the layout, Try again loads the page, and the cart is kept', async ({
    page,
  }) => {
    await seedCart(page, [{ id: granola.id, qty: 2 }]);
    await page.clock.install();
    await page.goto('/Contact');
    await waitForHydration(page);
    await expect(badge(page)).toHaveText('1');
    await page.route(chunkUrls, (route) => route.abort());
    await headerLink(page, 'Our Store').click();
    await arriveAt(page, '/OurStore');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(main(page).getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
    await expect(main(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/Contact');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(badge(page)).toHaveText('1');

    await page.unroute(chunkUrls);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Store');
    await expect(card(page, granola.name)).toBeVisible();
    await expect(badge(page)).toHaveText('1');
  });
});
