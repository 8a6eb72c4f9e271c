import { expect, type Page } from 'playwright/test';
import { installLayoutAudit } from './layout-audit';
import { known, productNames } from './known-products';
import { seedCartAndWishlist } from './shown-pages';
import { notice, seedStorage, test, waitForHydration } from './storefront';
import { resize } from './viewport';

const { matcha, crackers, mochi } = known;

/** Names without a space, by what they consist of. */
const longNames = {
  '200 letters': 'Kinako'.repeat(34).slice(0, 200),
  // A Khmer cluster is repeated without a space.
  '70 Khmer letters': 'ខ្មែ'.repeat(18).slice(0, 70),
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Functions that each open a page; `name` is the long name. */
const openPage: Readonly<Record<string, (page: Page, name: string) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  catalogue: (page) => page.goto('/OurStore'),
  'search results': async (page) => {
    await page.goto('/OurStore?q=matcha');
    await expect(page.locator('mark').first()).toBeVisible();
  },
  'a product, with a notice': async (page) => {
    await page.goto(matcha.path);
    await button(page, 'Add to cart').click();
    await notice(page, 'Added to your cart').getByRole('button', { name: 'Dismiss' }).focus();
  },
  'a product out of stock': (page) => page.goto(mochi.path),
  cart: async (page) => {
    await page.goto('/Cart');
    await expect(page.getByRole('link', { name: matcha.name })).toBeVisible();
  },
  'the dialog of a cart link': async (page) => {
    await page.goto(`/Cart?items=${crackers.id}.2-${mochi.id}.1`);
    await expect(page.getByRole('dialog').getByText(crackers.name)).toBeVisible();
  },
  'the dialog of an order': async (page) => {
    await page.goto('/Cart');
    await page.getByLabel('COD (Cash on Delivery)').check();
    await button(page, 'Send this order to the shop').click();
    await page.getByRole('dialog').getByText('Read the message').click();
  },
  'no results': async (page, name) => {
    await page.goto(`/OurStore?q=${name}`);
    await expect(page.getByText('No products were found matching your selection.')).toBeVisible();
  },
  payment: async (page) => {
    await page.goto('/Cart/Payment');
    await expect(page.getByText(matcha.name)).toBeVisible();
  },
  'order requests': async (page) => {
    await page.goto('/Cart/Payment/PaymentStatus');
    await button(page, 'Copy').click();
    await expect(page.getByText('Copied. Now paste it')).toBeVisible();
    await page.goto('/UserDashboard');
    await expect(page.getByText(matcha.name).first()).toBeVisible();
  },
  wishlist: async (page) => {
    await page.goto('/Wishlist');
    await expect(page.getByRole('link', { name: matcha.name })).toBeVisible();
  },
};

/** Puts another name in the place of every product name and every marked search word on the page. */
async function renameProducts(page: Page, name: string): Promise<void> {
  await page.evaluate(
    ([newName, oldNames]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        const isMarked = node.parentElement?.matches('mark') === true;
        node.nodeValue = isMarked
          ? newName
          : oldNames.reduce((renamed, oldName) => renamed.replace(oldName, newName), text);
      }
    },
    [name, productNames] as const,
  );
}

for (const [kind, name] of Object.entries(longNames)) {
  test(`F-160 F-131 an unbroken name of ${kind} overflows nothing, from 320 to 1280 px`, async ({ page }) => {
    test.setTimeout(240_000);
    await installLayoutAudit(page);
    await seedCartAndWishlist(page);
    await seedStorage(page, 'User', { name, email: 'sokha@minato.example' });
    await page.addInitScript(
      (text) => sessionStorage.setItem('Checkout', JSON.stringify({ billing: { street: text } })),
      name,
    );
    for (const [pageName, open] of Object.entries(openPage)) {
      await test.step(pageName, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, name);
        await waitForHydration(page);
        await renameProducts(page, name);
        await expect(page.getByText(name).first()).toBeAttached();
        const faults: string[] = [];
        for (const width of [320, 412, 768, 1024, 1280]) {
          await resize(page, { width, height: 800 });
          const faultsAtWidth = await page.evaluate(() => [
            ...window.layoutAudit.layoutFaults(),
            ...[...document.querySelectorAll('dialog[open], [data-notice]')]
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map(({ scrollWidth }) => `a dialog or notice is ${scrollWidth} px wide`),
          ]);
          faults.push(...faultsAtWidth.map((fault) => `${width} px: ${fault}`));
        }
        expect.soft(faults, pageName).toEqual([]);
      });
    }
  });
}
