import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { addresses, known } from './known-products';
import { awake, badge, seedCart, seedWishlist } from './storefront';

const { matcha, crackers, mochi } = known;

/** A page as it is found, with a filled cart and wishlist or without. */
export type Shown = { readonly name: string; readonly address: string; readonly isFilled?: true };

/** Every kind of page, in groups that a test can go through. */
export const shownPages: Readonly<Record<string, readonly Shown[]>> = {
  'the shop': [
    ...addresses
      .filter((address) => !/User|Cart/.test(address))
      .map((address) => ({ name: address, address })),
    { name: 'a product', address: matcha.path },
    { name: 'a product out of stock', address: mochi.path },
    { name: 'the not-found page', address: '/Nowhere' },
    { name: 'the offline page', address: '/offline' },
  ],
  'the account and the empty cart': addresses
    .filter((address) => /User|Cart/.test(address))
    .map((address) => ({ name: address, address })),
  'a filled cart and wishlist': [
    { name: 'a filled cart', address: '/Cart', isFilled: true },
    { name: 'the payment of a filled cart', address: '/Cart/Payment', isFilled: true },
    { name: 'a filled wishlist', address: '/Wishlist', isFilled: true },
  ],
};

/** Opens a page and waits until it shows what is kept. */
export async function openShown(page: Page, { address, isFilled }: Shown): Promise<void> {
  if (isFilled) await fill(page);
  await page.goto(address);
  await awake(page);
  await expect(badge(page)).toHaveText(isFilled ? '2' : '0');
  await expect(page.getByRole('main').getByText(/^Looking into your/)).toHaveCount(0);
}

/** Two kinds in the cart, two wishes, one of them sold out. */
export async function fill(page: Page): Promise<void> {
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: crackers.id, qty: 1 },
  ]);
  await seedWishlist(page, [matcha.id, mochi.id]);
}

/** What axe finds, one line each; some of its rules can be left out. */
export async function axeFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What it passes needs no list of places, which takes most of its time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'])
    .disableRules([...without])
    // Without frames of other origins it need not open a page of its own.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `axe ${id}: ${help} at ${target.join(' ')}`),
  );
}
