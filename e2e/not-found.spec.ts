import { expect } from 'playwright/test';
import { known } from './known-products';
import { arrived, badge, card, seedCart, test } from './storefront';

const { granola, matcha, crackers } = known;

test.describe('an address that is none', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [what, address] of [
    ['an unknown page', '/Nowhere'],
    ['an unknown product', '/OurStore/Baby_Collection/Golden_Rattle'],
    ['a broken escape', '/OurStore/Baby_Collection/100%25'],
  ] as const) {
    test(`ROUTE-06 NF-01 NF-02 F-75 ${what} answers 404 and says so, in the frame`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(
        main.getByText("The page you are looking for doesn't exist or an other error occurred", {
          exact: true,
        }),
      ).toBeVisible();
      await expect(page).toHaveTitle(/Page not found/);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(badge(page)).toHaveText('0');
      await expect(page).toHaveURL(address);
    });
  }

  for (const [requirement, name, address] of [
    ['NF-03', 'Back', '/'],
    ['NF-04', 'Contact us', '/Contact'],
  ] as const) {
    test(`${requirement} F-75 ${name} leads to ${address}`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/Nowhere');
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await arrived(page, address);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    });
  }

  for (const [fault, address, corrected] of [
    ['F-74', '/cart/payment/PAYMENTSTATUS/', '/Cart/Payment/PaymentStatus'],
    ['F-73', '/OurStore/Snacks_&amp;_Confectionaries/Shrimp_Crackers_Setouchi', crackers.path],
  ] as const) {
    test(`${fault} ${address} is put right, in place and once`, async ({ page }) => {
      const loaded: string[] = [];
      await page.goto('/Contact');
      page.on('load', () => loaded.push(new URL(page.url()).pathname));
      await page.goto(address);
      await expect(page).toHaveURL(corrected);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeEnabled();
      // Hydration may precede the load event.
      await expect.poll(() => loaded.filter((path) => path === corrected)).toHaveLength(1);
      await page.goBack();
      await expect(page).toHaveURL('/Contact');
    });
  }

  for (const [address, meant, heading] of [
    ['//Cart?from=mail#x', '/Cart?from=mail#x', 'Cart'],
    ['///stranger.test//Cart', '/stranger.test//Cart', 'Page not found'],
  ] as const) {
    test(`F-75 ${address} is a page of ours, not another host, and never a blank one`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${baseURL}${address}`);
      await expect(page).toHaveURL(meant);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  test('F-74 query and hash of a corrected address are kept', async ({ page }) => {
    await page.goto('/ourstore?category=Baby_Collection#x');
    await expect(page).toHaveURL('/OurStore?category=Baby_Collection#x');
    await expect(page.getByText('Showing all 5 products')).toBeVisible();
  });
});

test('F-74 /UserDashBoard answers by itself', async ({ page }) => {
  const answer = await page.goto('/UserDashBoard');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeEnabled();
  await expect(page).toHaveURL('/UserDashBoard');
});

for (const address of ['/OurStore', '/OurStore/']) {
  test(`F-71 ${address} is the catalogue, and names the address without a slash`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('Showing all 30 products')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filter Price' })).toBeEnabled();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://minato.example/OurStore',
    );
  });
}

for (const address of [
  '/OurStore/Snacks_&_Confectionaries/Shrimp_Crackers_Setouchi',
  '/OurStore/Snacks_%26_Confectionaries/Shrimp_Crackers_Setouchi',
]) {
  test(`ROUTE-05 F-72 ${address} is the product, with a raw & as its one address`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(crackers.name);
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeEnabled();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://minato.example/OurStore/Snacks_&_Confectionaries/Shrimp_Crackers_Setouchi',
    );
  });
}

for (const address of [
  '/?utm_source=letter',
  `${matcha.path}?utm_source=letter&q=1#x`,
  '/OurStore?utm_source=x',
]) {
  test(`F-77 ${address} is the page itself, and canonical stays clean`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    const clean = (address.split('?')[0] ?? '').replace(/^\/$/, '');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://minato.example${clean}`,
    );
  });
}

test.describe('a page whose code does not come', () => {
  test.use({ expectedErrors: [/ChunkLoadError|Failed to load chunk|ERR_FAILED/] });

  test('NF-06 F-88 shows the error screen in the frame; Try again brings the page, the cart is kept', async ({
    page,
  }) => {
    await seedCart(page, [{ id: granola.id, qty: 2 }]);
    await page.clock.install();
    await page.goto('/Contact');
    await expect(badge(page)).toHaveText('1');
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Store' }).click();
    await arrived(page, '/OurStore');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(main.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/Contact');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(badge(page)).toHaveText('1');

    await page.unroute('**/_next/static/**/*.js');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Store');
    await expect(card(page, granola.name)).toBeVisible();
    await expect(badge(page)).toHaveText('1');
  });
});
