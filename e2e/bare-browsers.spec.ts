import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { leavePage } from './viewport';
import { badge, card, arrived, stored, test } from './storefront';

const { matcha } = known;

/** What in-app browsers lack, block or inject. */
const lacks: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'no service worker': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  'a share sheet in name only': (page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
  'no IntersectionObserver': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
  'no PerformanceObserver, no idle time': (page) =>
    page.addInitScript(() => {
      for (const name of ['PerformanceObserver', 'requestIdleCallback', 'cancelIdleCallback'])
        Reflect.deleteProperty(window, name);
    }),
  'storage that throws': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        });
    }),
  'inline scripts put into the page': (page) =>
    page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const script = '<script>window.injected = true</script>';
      const body = (await response.text())
        .replace('</head>', `${script}</head>`)
        .replace('</body>', `${script}</body>`);
      return route.fulfill({ response, body });
    }),
};

async function buy(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Our Store' }).click();
  await arrived(page, '/OurStore');
  await card(page, matcha.name).getByRole('link', { name: matcha.name }).click();
  await arrived(page, matcha.path);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('link', { name: 'View Cart' }).click();
  await arrived(page, '/Cart');
  await page.getByLabel('First name').first().fill('Sokha');
  await page.getByLabel('Phone').first().fill('+855 12 000 000');
  await page.getByLabel('COD (Cash on Delivery)').check();
  await page.getByRole('button', { name: 'Send this order to the shop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this order to the shop' });
  await expect(dialog.getByRole('button', { name: 'Share' })).toHaveCount(0);
  const whatsapp = dialog.getByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent((await whatsapp.getAttribute('href')) ?? '')).toContain('Total: $27.19');
  await whatsapp.click();
  await leavePage(page);
  await expect(dialog.getByRole('status')).toContainText('Opened in WhatsApp.');
}

test.use({ expectedErrors: [/Content Security Policy directive/] });
test.beforeEach(async ({ context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'an app of the shopper' }));
});

for (const [name, lack] of Object.entries(lacks))
  test(`F-159 with ${name}, from home to a sent order`, async ({ page }) => {
    await page.clock.install();
    await lack(page);
    await buy(page);
    const isKept = name !== 'storage that throws';
    if (isKept) expect(await stored(page, 'OrderRequests')).toMatchObject([{ sentBy: ['whatsapp'] }]);
    else
      await expect(page.getByText("Your browser isn't letting us save your order requests.")).toBeVisible();
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });

test('F-159 with all of it at once, from home to a sent order', async ({ page }) => {
  await page.clock.install();
  for (const lack of Object.values(lacks)) await lack(page);
  await buy(page);
});
