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
        const isMeant = message.text() === 'Service Worker registration blocked by Playwright';
        if (['error', 'warning'].includes(message.type()) && !isMeant) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const isOwn = origin === new URL(baseURL ?? '').origin || origin === new URL(page.url()).origin;
        if (protocol.startsWith('http') && !isOwn) complaints.push(`request to ${request.url()}`);
      });
      await use();
      // What is still on its way when a test ends has nobody to go to.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Puts a value under a key of localStorage before the first script of the next page runs; only where the key is still empty. */
export async function seedStorage(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(
    ([name, held]) => {
      if (name !== undefined && held !== undefined && localStorage.getItem(name) === null)
        localStorage.setItem(name, held);
    },
    [key, text],
  );
}

export async function seedCart(page: Page, lines: readonly Seed[]): Promise<void> {
  await seedStorage(page, 'Cart', lines);
}

/** Two addresses that were saved on the device. */
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

/** Waits until first the frame and then the page is hydrated, so that it answers a press itself, and not the browser. */
export async function awake(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeEnabled();
  await expect(page.locator('#lost-files')).toHaveCount(0);
}

/** After a navigation: waits for its address and skips the curtain. Needs `page.clock.install()` before the page. */
export async function arrived(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.clock.fastForward(1000);
  await curtainGone(page);
}

/** The names on the product cards of the page, in their order. */
export function listed(page: Page): Locator {
  return page.getByRole('main').getByRole('article').getByRole('heading');
}

/** How far the page is scrolled. */
export async function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** What was to be seen at a time: the address, the heading and the number of cards in sight, and whether the curtain was drawn. */
export type Frame = { path: string; heading: string; cards: number; isDrawn: boolean; at: number };

/** Looks at every frame and after every change of the next pages; the answer tells what differed from the look before. */
export async function filmFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const film: Frame[] = [];
    let last = '';
    Object.assign(window, { film });
    function isSeen(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true });
    }
    function look(): void {
      const main = document.querySelector('main');
      const frame = {
        path: window.location.pathname,
        heading: [...(main?.querySelectorAll('h1') ?? [])].find(isSeen)?.textContent ?? '',
        cards: [...(main?.querySelectorAll('article') ?? [])].filter(isSeen).length,
        isDrawn: document.querySelector('[data-curtain]') !== null,
      };
      const seen = JSON.stringify(frame);
      if (seen !== last) film.push({ ...frame, at: performance.now() });
      last = seen;
    }
    function lookEachFrame(): void {
      look();
      requestAnimationFrame(lookEachFrame);
    }
    requestAnimationFrame(lookEachFrame);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate<Frame[]>('film');
}

/** A line of the cart by its product's name. */
export function cartLine(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Cart', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** The bill as it is printed: each term with its amount. */
export async function bill(page: Page): Promise<Record<string, string>> {
  const rows = page.getByRole('complementary', { name: 'Order summary' }).locator('dl > div');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
  );
  return Object.fromEntries(texts);
}

/** Opens a page whose clock stands still once it is awake, until `page.clock.runFor` moves it. */
export async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T10:00:00+07:00') });
  await page.goto(address);
  await awake(page);
  // Stopping leaps to its time, and so would end the patience with a catalogue still on its way.
  await page.getByText(/^Looking into your/).waitFor({ state: 'detached' });
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00+07:00'));
}

/** Keeps the scripts of the next pages from arriving, so that they stay as exported; the answer lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Every address that the page asks for from now on. */
export function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}
