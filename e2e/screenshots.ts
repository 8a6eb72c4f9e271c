import { expect, type Locator, type Page } from 'playwright/test';
import { known, specifiedPaths } from './known-products';
import { seedAddresses } from './shown-pages';
import { seedCart, seedStorage, seedWishlist } from './storefront';

export type Screenshot = {
  /** File name without width and extension. */
  readonly name: string;
  readonly url: string;
  /** Runs before the page opens. */
  readonly before?: (page: Page) => Promise<void>;
  /** Runs on the open page. */
  readonly act?: (page: Page) => Promise<void>;
  readonly width?: 390 | 1280;
  /** Takes only the viewport instead of the full page, for elements that float above it. */
  readonly isViewportOnly?: true;
};

const { granola, matcha, crackers, mochi, gyokuro } = known;
const fewLines = [
  { id: granola.id, qty: 2 },
  { id: gyokuro.id, qty: 1 },
];
/** These are more lines than fit on a screen. All products are in stock. */
const manyLines = [1, 2, 3, 4, 5, 7, 8, 9].map((id) => ({ id, qty: 1 }));
const longName = 'Wilhelmina-Konstantina Featherstonehaugh-Cholmondeley of Battambang';

const emptyPages: readonly Screenshot[] = specifiedPaths.map((path) => ({
  name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').toLowerCase(),
  url: path,
}));

const filledPages: readonly Screenshot[] = [
  { name: 'product', url: matcha.path },
  { name: 'product-last-one', url: gyokuro.path },
  { name: 'product-sold-out', url: mochi.path },
  {
    name: 'product-zoomed',
    url: crackers.path,
    isViewportOnly: true,
    act: (page) => page.getByLabel('Zoom').first().press('Space'),
  },
  { name: 'not-found', url: '/Nowhere' },
  { name: 'cart-one', url: '/Cart', before: (page) => seedCart(page, [{ id: crackers.id, qty: 1 }]) },
  { name: 'cart-free-shipping', url: '/Cart', before: (page) => seedCart(page, fewLines) },
  { name: 'cart-many', url: '/Cart', before: (page) => seedCart(page, manyLines) },
  { name: 'payment-by-card', url: '/Cart/Payment', before: (page) => seedCart(page, fewLines) },
  {
    name: 'wishlist-filled',
    url: '/Wishlist',
    before: (page) => seedWishlist(page, [granola.id, matcha.id, mochi.id]),
  },
  {
    name: 'dashboard-long-name',
    url: '/UserDashboard',
    before: (page) =>
      seedStorage(page, 'User', { name: longName, email: `${'a'.repeat(60)}@minato.example` }),
  },
  {
    name: 'catalogue-narrowed',
    url: '/OurStore?category=Snacks_%26_Confectionaries&status=in-stock&max=50',
  },
  {
    name: 'catalogue-no-match',
    url: '/OurStore?q=sandals',
    act: (page) => waitForLazy(page, page.getByText('Browse by category')),
  },
];

/** Returns a function that presses Add to cart and waits for this text. */
const addToCartUntil = (answer: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByText(answer).waitFor();
};

const floatingElements: readonly Screenshot[] = [
  {
    name: 'menu',
    url: '/OurStore',
    width: 390,
    isViewportOnly: true,
    async act(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'filters',
    url: '/OurStore',
    width: 390,
    isViewportOnly: true,
    async act(page) {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'search',
    url: '/OurStore',
    isViewportOnly: true,
    async act(page) {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await waitForLazy(page, page.getByRole('search').getByRole('link').first());
    },
  },
  {
    name: 'notice-added',
    url: matcha.path,
    isViewportOnly: true,
    act: addToCartUntil('Added to your cart'),
  },
  {
    name: 'notice-stock-full',
    url: mochi.path,
    isViewportOnly: true,
    act: addToCartUntil('Adding quantity greater than stock'),
  },
  {
    name: 'loading',
    url: '/Login',
    isViewportOnly: true,
    async act(page) {
      await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
      await page.locator('[data-curtain]').waitFor();
    },
  },
  {
    name: 'storage-blocked',
    url: crackers.path,
    isViewportOnly: true,
    async before(page) {
      await page.addInitScript(() => {
        Storage.prototype.getItem = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      });
    },
    act: addToCartUntil("Your browser isn't letting us save your cart."),
  },
  {
    name: 'cart-not-loaded',
    url: '/Cart',
    isViewportOnly: true,
    async before(page) {
      await seedCart(page, fewLines);
      await page.route('**/catalogue/*.json', (route) => route.abort());
    },
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    name: 'saved-addresses',
    url: '/Cart',
    isViewportOnly: true,
    async before(page) {
      await seedCart(page, fewLines);
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
    url: '/Login',
    isViewportOnly: true,
    async act(page) {
      await page.getByLabel('Email').fill('sokha@minato.example');
      await page.getByLabel('Password', { exact: true }).fill('Wrong-1234');
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Invalid email or password').waitFor();
    },
  },
];

/** Advances the stopped clock until lazy content shows, because React delays it. */
async function waitForLazy(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(part).toBeVisible({ timeout: 200 });
  }).toPass();
}

export const screenshots = [...emptyPages, ...filledPages, ...floatingElements];
