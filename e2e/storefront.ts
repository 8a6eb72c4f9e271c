import { expect, test as base, type Locator, type Page, type Request } from 'playwright/test';

type CartLine = { readonly id: number; readonly qty: number };

/**
 * A test that fails when a page in any tab logs an error or warning, throws or requests another origin. Messages that
 * match one of `expectedErrors` are ignored.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; failOnErrors: void }>({
  expectedErrors: [[], { option: true }],
  failOnErrors: [
    async ({ context, page, baseURL, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        // A page at rest preloads scripts that it uses only once somebody touches it.
        const isExpected = /blocked by Playwright$|preloaded using link preload but not/.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !isExpected) errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      const watchRequest = (tab: Page, request: Request) => {
        const { protocol, origin } = new URL(request.url());
        const isOwn = origin === new URL(baseURL ?? '').origin || origin === new URL(tab.url()).origin;
        if (protocol.startsWith('http') && !isOwn) errors.push(`request to ${request.url()}`);
      };
      page.on('request', (request) => watchRequest(page, request));
      context.on('page', (tab) =>
        tab.on('request', (request) => {
          // A link may open another origin in a new tab, so navigations there are not watched.
          if (!request.isNavigationRequest()) watchRequest(tab, request);
        }),
      );
      await use();
      // Requests that are still pending at the end of a test have no page to answer.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Sets a localStorage key before the first script runs, unless it has a value already. A string is stored as it is,
 * any other value as JSON.
 */
export async function seedStorage(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(
    ([storageKey, storedText]) => {
      if (localStorage.getItem(storageKey) === null) localStorage.setItem(storageKey, storedText);
    },
    [key, text] as const,
  );
}

export async function seedCart(page: Page, lines: readonly CartLine[]): Promise<void> {
  await seedStorage(page, 'Cart', lines);
}

export async function seedWishlist(page: Page, ids: readonly number[]): Promise<void> {
  const wishes = ids.map((id) => ({ id }));
  await seedStorage(page, 'wishlist', wishes);
}

/** The parsed value of a localStorage key, or null without one. */
export async function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

export function main(page: Page): Locator {
  return page.getByRole('main');
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function headerLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** The badge of the cart link. It counts lines, not units: three teas and two crackers make 2. */
export function badge(page: Page): Locator {
  return page.getByTestId('cart-badge');
}

/** The card of a product in a list of products. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export function notice(page: Page, text: string | RegExp): Locator {
  return page.locator('[data-notice]').filter({ hasText: text });
}

/** Expects an element to be visible for this long and then gone. The clock must be stopped. */
export async function expectToLast(element: Locator, milliseconds: number): Promise<void> {
  // The mouse moves away, because a notice under it stays.
  await element.page().mouse.move(5, 5);
  await expect(element).toBeVisible();
  await element.page().clock.runFor(milliseconds - 1);
  await expect(element).toBeVisible();
  await element.page().clock.runFor(1);
  await expect(element).toHaveCount(0);
}

export async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
}

/** Waits until the curtain of the page transition has gone. */
export async function waitForCurtain(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
}

/** Scrolls, as most shoppers do first: a page hydrates at the first interaction. */
export async function interact(page: Page): Promise<void> {
  // The guard may reload the page at any time.
  await expect(() => page.evaluate(() => window.dispatchEvent(new Event('scroll')))).toPass();
}

/** Hydrates the page, and waits until its controls work. */
export async function waitForHydration(page: Page): Promise<void> {
  await interact(page);
  await expect(page.locator('#chunk-load-guard')).toHaveCount(0);
  await expect(page.locator('[data-not-ready]')).toHaveCount(0);
}

const curtainMs = 1000;

/** Waits for the url and skips the curtain of the page transition. Needs `page.clock.install()` first. */
export async function arriveAt(page: Page, url: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(url);
  await page.clock.fastForward(curtainMs);
  await waitForCurtain(page);
}

/** The headings of the product cards. */
export function productHeadings(page: Page): Locator {
  return page.getByRole('main').getByRole('article').getByRole('heading');
}

export function cartLine(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Cart', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export function quantityOf(page: Page, name: string): Locator {
  return page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true });
}

/** Opens a page and stops the clock at a fixed time; `page.clock.runFor` advances it. */
export async function openWithStoppedClock(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T10:00:00+07:00') });
  // An earlier call has stopped it, and a page hydrates in a timer.
  await page.clock.resume();
  await page.goto(url);
  await waitForHydration(page);
  // `pauseAt` skips an hour, in which a pending request would time out. So nothing may be loading any more.
  await page.getByText(/^Loading your/).waitFor({ state: 'detached' });
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00+07:00'));
}

/** Holds back the requests that match a glob until the returned function is called. */
export async function holdRequests(page: Page, glob: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(glob, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export async function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, '**/_next/static/**/*.js');
}

/** The texts of the native dialogs that the page opens from now on. Each is dismissed. */
export function dialogsOf(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  return dialogs;
}

/** The urls that the page requests from now on. */
export function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}
