import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** What a line of the stored cart must at least say; all else comes from the catalogue. */
type Seed = { readonly id: number; readonly qty: number };

/**
 * The test of every spec: it fails when a page logs an error or warning, throws, or asks another origin for
 * anything (ERR-03, GEN-02, TECH-07). A spec that breaks something on purpose says which complaints it expects.
 */
export const test = base.extend<{ expectedComplaints: RegExp[]; quiet: void }>({
  expectedComplaints: [[], { option: true }],
  quiet: [
    async ({ page, baseURL, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const isOwn = origin === new URL(baseURL ?? '').origin || origin === new URL(page.url()).origin;
        if (protocol.startsWith('http') && !isOwn) complaints.push(`request to ${request.url()}`);
      });
      await use();
      expect(complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Puts a value under a key of localStorage before the first script of the next page runs; only where the key is still empty. */
export async function seedStorage(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(
    ([name, stored]) => {
      if (name !== undefined && stored !== undefined && localStorage.getItem(name) === null)
        localStorage.setItem(name, stored);
    },
    [key, text],
  );
}

export async function seedCart(page: Page, lines: readonly Seed[]): Promise<void> {
  await seedStorage(page, 'Cart', lines);
}

export async function seedWishlist(page: Page, ids: readonly number[]): Promise<void> {
  await seedStorage(
    page,
    'wishlist',
    ids.map((id) => ({ id })),
  );
}

/** The bare value under a key of localStorage; null where there is none. */
export async function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

/** The number on the cart icon. */
export function badge(page: Page): Locator {
  return page.getByTestId('cart-badge');
}

/** A product's card by its name. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** A notice by its text, polite or urgent. */
export function notice(page: Page, text: string | RegExp): Locator {
  return page.locator('[data-notice]').filter({ hasText: text });
}

/** Waits until the curtain of a path change has gone and the new page shows. */
export async function curtainGone(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
}
