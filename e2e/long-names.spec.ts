import { expect, type Page } from 'playwright/test';
import { installLayoutAudit } from './layout-audit';
import { known, productNames } from './known-products';
import { seedCartAndWishlist } from './shown-pages';
import { notice, seedStorage, test, waitForHydration } from './storefront';
import { resize } from './viewport';

const { matcha, crackers, mochi } = known;

// Neither has a space. The second repeats a cluster of Khmer letters.
const letters = 'Kinako'.repeat(34).slice(0, 200);
const khmerLetters = 'ខ្មែ'.repeat(18).slice(0, 70);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Functions that each open a page. */
const openPage: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
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
  'no results': async (page) => {
    await page.goto(`/OurStore?q=${letters}`);
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

/** Puts the name in the place of each of the old names and of each marked search word on the page. */
async function rename(page: Page, oldNames: readonly string[], name: string): Promise<void> {
  await page.evaluate(
    ([newName, replaced]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        const isMarked = node.parentElement?.matches('mark') === true;
        node.nodeValue = isMarked
          ? newName
          : replaced.reduce((renamed, oldName) => renamed.replace(oldName, newName), text);
      }
    },
    [name, oldNames] as const,
  );
  await expect(page.getByText(name).first()).toBeAttached();
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await resize(page, { width, height: 800 });
  const faults = await page.evaluate(() => [
    ...window.layoutAudit.layoutFaults(),
    ...[...document.querySelectorAll('dialog[open], [data-notice]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ scrollWidth }) => `a dialog or notice is ${scrollWidth} px wide`),
  ]);
  return faults.map((fault) => `${width} px: ${fault}`);
}

test('F-160 F-131 an unbroken name of 200 letters or of 70 Khmer letters overflows nothing, from 320 to 1280 px', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await installLayoutAudit(page);
  await seedCartAndWishlist(page);
  await seedStorage(page, 'User', { name: letters, email: 'sokha@minato.example' });
  await page.addInitScript(
    (text) => sessionStorage.setItem('Checkout', JSON.stringify({ billing: { street: text } })),
    letters,
  );
  for (const [pageName, open] of Object.entries(openPage)) {
    await test.step(pageName, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page);
      await waitForHydration(page);
      const faults: string[] = [];
      await rename(page, productNames, letters);
      for (const width of [320, 412, 768, 1024, 1280]) faults.push(...(await faultsAt(page, width)));
      await rename(page, [letters], khmerLetters);
      for (const width of [320, 1280]) faults.push(...(await faultsAt(page, width)));
      expect.soft(faults, pageName).toEqual([]);
    });
  }
});
