import { expect, test as base, type Locator, type Page, type Request } from 'playwright/test';

type Seed = { readonly id: number; readonly qty: number };

/**
 * Fails when a page in any tab logs an error or warning, throws or requests another origin, unless `expectedComplaints`
 * match.
 */
export const test = base.extend<{ expectedComplaints: RegExp[]; quiet: void }>({
  expectedComplaints: [[], { option: true }],
  quiet: [
    async ({ context, page, baseURL, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const isMeant = message.text() === 'Service Worker registration blocked by Playwright';
        if (['error', 'warning'].includes(message.type()) && !isMeant) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      const watchRequest = (tab: Page, request: Request) => {
        const { protocol, origin } = new URL(request.url());
        const isOwn = origin === new URL(baseURL ?? '').origin || origin === new URL(tab.url()).origin;
        if (protocol.startsWith('http') && !isOwn) complaints.push(`request to ${request.url()}`);
      };
      page.on('request', (request) => watchRequest(page, request));
      context.on('page', (tab) =>
        tab.on('request', (request) => {
          // A link may open another origin in a tab of its own.
          if (!request.isNavigationRequest()) watchRequest(tab, request);
        }),
      );
      await use();
      // Requests still pending at the end of a test have no page to answer.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Sets a localStorage key before the first script runs, unless it has a value already. */
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

export async function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

export function badge(page: Page): Locator {
  return page.getByTestId('cart-badge');
}

export function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export function notice(page: Page, text: string | RegExp): Locator {
  return page.locator('[data-notice]').filter({ hasText: text });
}

/** Waits until the page transition has ended. */
export async function curtainGone(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
}

/** Waits until layout and page are hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeEnabled();
  await expect(page.locator('#chunk-load-guard')).toHaveCount(0);
}

/** Waits for the url and skips the page transition. Needs `page.clock.install()` first. */
export async function arrived(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.clock.fastForward(1000);
  await curtainGone(page);
}

export function listed(page: Page): Locator {
  return page.getByRole('main').getByRole('article').getByRole('heading');
}

export async function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

export type Frame = { path: string; heading: string; cards: number; isDrawn: boolean; at: number };

/** Records visible changes of the next pages, checked on every frame and mutation. */
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

export function cartLine(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Cart', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export async function bill(page: Page): Promise<Record<string, string>> {
  const rows = page.getByRole('complementary', { name: 'Order summary' }).locator('dl > div');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
  );
  return Object.fromEntries(texts);
}

/** Opens a page and stops the clock at a fixed time; `page.clock.runFor` advances it. */
export async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T10:00:00+07:00') });
  await page.goto(address);
  await hydrated(page);
  // `pauseAt` jumps ahead, which would trigger a pending request's timeout.
  await page.getByText(/^Loading your/).waitFor({ state: 'detached' });
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00+07:00'));
}

/** Holds back all scripts until the returned function is called. */
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

export function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}
