import { expect, type Locator, type Page } from 'playwright/test';
import { known, specifiedPaths } from './known-products';
import { seedAddresses } from './shown-pages';
import { openWithStoppedClock, seedCart, seedStorage, seedWishlist } from './storefront';

export type Screenshot = {
  /** File name without width and extension. */
  readonly name: string;
  readonly address: string;
  /** Runs before the page opens. */
  readonly before?: (page: Page) => Promise<void>;
  /** Runs on the open page. */
  readonly act?: (page: Page) => Promise<void>;
  readonly width?: 390 | 1280;
  /** Only the viewport, for elements that float above the page. */
  readonly isWindow?: true;
};

const { granola, matcha, crackers, mochi, gyokuro } = known;
const few = [
  { id: granola.id, qty: 2 },
  { id: gyokuro.id, qty: 1 },
];
/** More lines than fit on a screen, each within its stock. */
const many = [1, 2, 3, 4, 5, 7, 8, 9].map((id) => ({ id, qty: 1 }));
const longName = 'Wilhelmina-Konstantina Featherstonehaugh-Cholmondeley of Battambang';

const empty: readonly Screenshot[] = specifiedPaths.map((address) => ({
  name: address === '/' ? 'home' : address.slice(1).replaceAll('/', '-').toLowerCase(),
  address,
}));

const filled: readonly Screenshot[] = [
  { name: 'product', address: matcha.path },
  { name: 'product-last-one', address: gyokuro.path },
  { name: 'product-sold-out', address: mochi.path },
  {
    name: 'product-zoomed',
    address: crackers.path,
    isWindow: true,
    act: (page) => page.getByLabel('Zoom').first().press('Space'),
  },
  { name: 'not-found', address: '/Nowhere' },
  { name: 'cart-one', address: '/Cart', before: (page) => seedCart(page, [{ id: crackers.id, qty: 1 }]) },
  { name: 'cart-free-shipping', address: '/Cart', before: (page) => seedCart(page, few) },
  { name: 'cart-many', address: '/Cart', before: (page) => seedCart(page, many) },
  { name: 'payment-by-card', address: '/Cart/Payment', before: (page) => seedCart(page, few) },
  {
    name: 'wishlist-filled',
    address: '/Wishlist',
    before: (page) => seedWishlist(page, [granola.id, matcha.id, mochi.id]),
  },
  {
    name: 'dashboard-long-name',
    address: '/UserDashboard',
    before: (page) =>
      seedStorage(page, 'User', { name: longName, email: `${'a'.repeat(60)}@minato.example` }),
  },
  {
    name: 'catalogue-narrowed',
    address: '/OurStore?category=Snacks_%26_Confectionaries&status=in-stock&max=50',
  },
  {
    name: 'catalogue-no-match',
    address: '/OurStore?q=sandals',
    act: (page) => waitForLazy(page, page.getByText('Browse by category')),
  },
];

const adding = (answer: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByText(answer).waitFor();
};

const floating: readonly Screenshot[] = [
  {
    name: 'menu',
    address: '/OurStore',
    width: 390,
    isWindow: true,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'filters',
    address: '/OurStore',
    width: 390,
    isWindow: true,
    act: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
  },
  {
    name: 'search',
    address: '/OurStore',
    isWindow: true,
    act: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
  },
  {
    name: 'notice-added',
    address: matcha.path,
    isWindow: true,
    act: adding('Added to your cart'),
  },
  {
    name: 'notice-stock-full',
    address: mochi.path,
    isWindow: true,
    act: adding('Adding quantity greater than stock'),
  },
  {
    name: 'loading',
    address: '/Login',
    isWindow: true,
    async act(page) {
      await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
      await page.locator('[data-curtain]').waitFor();
    },
  },
  {
    name: 'storage-blocked',
    address: crackers.path,
    isWindow: true,
    async before(page) {
      await page.addInitScript(() => {
        Storage.prototype.getItem = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      });
    },
    act: adding("Your browser isn't letting us save your cart."),
  },
  {
    name: 'cart-not-loaded',
    address: '/Cart',
    isWindow: true,
    async before(page) {
      await seedCart(page, few);
      await page.route('**/catalogue/*.json', (route) => route.abort());
    },
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    name: 'saved-addresses',
    address: '/Cart',
    isWindow: true,
    async before(page) {
      await seedCart(page, few);
      await seedAddresses(page);
    },
    async act(page) {
      await page.getByRole('button', { name: 'Saved addresses' }).click();
      const remove = page.getByRole('button', { name: 'Remove: Dara Sok, Flat 12, Palm Tower, Dubai' });
      await waitForLazy(page, remove);
      await remove.click();
      await page.getByText('Removed: Dara Sok').waitFor();
    },
  },
  {
    name: 'login-refused',
    address: '/Login',
    isWindow: true,
    async act(page) {
      await page.getByLabel('Email').fill('sokha@minato.example');
      await page.getByLabel('Password', { exact: true }).fill('Wrong-1234');
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Invalid email or password').waitFor();
    },
  },
];

/** Advances the stopped clock until lazy content shows: React delays it. */
async function waitForLazy(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(part).toBeVisible({ timeout: 200 });
  }).toPass();
}

export const screenshots = [...empty, ...filled, ...floating];

export async function openForScreenshot(page: Page, { address, before, act }: Screenshot): Promise<void> {
  await before?.(page);
  await openWithStoppedClock(page, address);
  await act?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.checkVisibility());
    for (const image of seen) image.loading = 'eager';
    await Promise.all(seen.map((image) => image.decode()));
  });
}
