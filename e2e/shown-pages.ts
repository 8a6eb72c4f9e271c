import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { known, specifiedPaths } from './known-products';
import { hydrated, badge, seedCart, seedStorage, seedWishlist } from './storefront';

const { matcha, crackers, mochi } = known;

export type ShownPage = { readonly name: string; readonly address: string; readonly isFilled?: true };

export const shownPages: Readonly<Record<string, readonly ShownPage[]>> = {
  'the shop': [
    ...specifiedPaths
      .filter((address) => !/User|Cart/.test(address))
      .map((address) => ({ name: address, address })),
    { name: 'a product', address: matcha.path },
    { name: 'a product out of stock', address: mochi.path },
    { name: 'the not-found page', address: '/Nowhere' },
    { name: 'the offline page', address: '/offline' },
  ],
  'the account and the empty cart': specifiedPaths
    .filter((address) => /User|Cart/.test(address))
    .map((address) => ({ name: address, address })),
  'a filled cart and wishlist': [
    { name: 'a filled cart', address: '/Cart', isFilled: true },
    { name: 'the payment of a filled cart', address: '/Cart/Payment', isFilled: true },
    { name: 'a filled wishlist', address: '/Wishlist', isFilled: true },
  ],
};

/** Opens a page for a visitor without a session, and expects header, heading, footer and scroll-to-top button. */
export async function openPage(page: Page, { address, isFilled }: ShownPage): Promise<void> {
  if (isFilled) await seedCartAndWishlist(page);
  await page.goto(address);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(address);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Minato home' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // In-app browsers may not open new tabs.
  await expect(page.locator('[target]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeInViewport({ ratio: 1 });
  await expect(badge(page)).toHaveText(isFilled ? '2' : '0');
  await expect(page.getByRole('main').getByText(/^Loading your/)).toHaveCount(0);
}

export async function seedCartAndWishlist(page: Page): Promise<void> {
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: crackers.id, qty: 1 },
  ]);
  await seedWishlist(page, [matcha.id, mochi.id]);
}

export async function seedAddresses(page: Page): Promise<void> {
  await seedStorage(page, 'SavedAddresses', [
    {
      firstName: 'Sophea',
      lastName: 'Chann',
      street: '8 Lotus Lane',
      city: 'Siem Reap',
      country: 'Cambodia',
    },
    { firstName: 'Dara', lastName: 'Sok', street: 'Flat 12, Palm Tower', city: 'Dubai' },
  ]);
}

export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Skips the node lists of passed rules, which take most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'])
    // No cross-origin frames, so axe need not open a page of its own.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `axe ${id}: ${help} at ${target.join(' ')}`),
  );
}
