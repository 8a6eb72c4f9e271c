import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { arriveAt, badge, button, card, headerLink, stored, test } from './storefront';
import { leavePage } from './viewport';

const { matcha } = known;

async function removeApis(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Object.defineProperty(navigator, 'share', { value: undefined });
    for (const name of [
      'IntersectionObserver',
      'PerformanceObserver',
      'requestIdleCallback',
      'cancelIdleCallback',
    ])
      Reflect.deleteProperty(window, name);
  });
}

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
  });
}

/** Adds scripts to every page, as in-app browsers do. The Content Security Policy must block them. */
async function injectScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const script = '<script>window.injected = true</script>';
    const body = (await response.text()).replace(/<\/(head|body)>/g, `${script}</$1>`);
    return route.fulfill({ response, body });
  });
}

async function orderByWhatsApp(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await headerLink(page, 'Our Store').click();
  await arriveAt(page, '/OurStore');
  await card(page, matcha.name).getByRole('link', { name: matcha.name }).click();
  await arriveAt(page, matcha.path);
  await button(page, 'Add to cart').click();
  await expect(badge(page)).toHaveText('1');
  await page.getByRole('link', { name: 'View Cart' }).click();
  await arriveAt(page, '/Cart');
  await page.getByLabel('First name').first().fill('Sokha');
  await page.getByLabel('COD (Cash on Delivery)').check();
  await button(page, 'Send this order to the shop').click();
  const dialog = page.getByRole('dialog', { name: 'Send this order to the shop' });
  await expect(dialog.getByRole('button', { name: 'Share' })).toHaveCount(0);
  const whatsappLink = dialog.getByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent((await whatsappLink.getAttribute('href')) ?? '')).toContain('Total: $27.19');
  await whatsappLink.click();
  await leavePage(page);
  await expect(dialog.getByRole('status')).toContainText('Opened in WhatsApp.');
}

test.use({ expectedErrors: [/Content Security Policy directive/] });
test.beforeEach(async ({ context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
});

test('F-159 in a browser that lacks newer APIs and injects scripts, a shopper goes from home to a sent order', async ({
  page,
}) => {
  await removeApis(page);
  await injectScripts(page);
  await orderByWhatsApp(page);
  expect(await stored(page, 'OrderRequests')).toMatchObject([{ sentBy: ['whatsapp'] }]);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('F-159 if storage throws as well, the order is sent, and a notice says that it is not saved', async ({
  page,
}) => {
  await removeApis(page);
  await injectScripts(page);
  await blockStorage(page);
  await orderByWhatsApp(page);
  await expect(page.getByText("Your browser isn't letting us save your order requests.")).toBeVisible();
});
