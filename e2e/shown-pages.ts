import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { known, specifiedPaths } from './known-products';
import { badge, seedCart, seedStorage, seedWishlist, waitForHydration } from './storefront';

const { matcha, crackers, mochi } = known;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

export type ShownPage = {
  readonly name: string;
  readonly path: string;
  /** Whether the page opens with two products in the cart and two in the wishlist. */
  readonly isFilled?: true;
};

export const shownPages: Readonly<Record<string, readonly ShownPage[]>> = {
  'the shop': [
    ...specifiedPaths.filter((path) => !/User|Cart/.test(path)).map((path) => ({ name: path, path })),
    { name: 'a product', path: matcha.path },
    { name: 'a product out of stock', path: mochi.path },
    { name: 'the not-found page', path: '/Nowhere' },
    { name: 'the offline page', path: '/offline' },
  ],
  'the account and the empty cart': specifiedPaths
    .filter((path) => /User|Cart/.test(path))
    .map((path) => ({ name: path, path })),
  'a filled cart and wishlist': [
    { name: 'a filled cart', path: '/Cart', isFilled: true },
    { name: 'the payment of a filled cart', path: '/Cart/Payment', isFilled: true },
    { name: 'a filled wishlist', path: '/Wishlist', isFilled: true },
  ],
};

/** Opens a page for a visitor without a session, and expects header, heading, footer and scroll-to-top button. */
export async function openPage(page: Page, { path, isFilled }: ShownPage): Promise<void> {
  if (isFilled) await seedCartAndWishlist(page);
  await page.goto(path);
  await waitForHydration(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Minato home' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // No link may need a new tab, because in-app browsers may not open one.
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

/** The rules of axe (WCAG 2.2 AA and best practices) that the page breaks. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeScript);
  const violations = await page.evaluate(async () => {
    const results = await window.axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
      // This skips the node lists of passed rules, which take most of the time, and style sheets, which no rule reads.
      resultTypes: ['violations'],
      preload: false,
    });
    return results.violations;
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `axe ${id}: ${help} at ${target.join(' ')}`),
  );
}
