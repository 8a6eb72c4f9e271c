import { pbkdf2Sync } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';

/** The password satisfies every password rule, and its text appears nowhere else in the shop. */
export const dara = { name: 'Dara Sok', email: 'dara@example.com', password: 'Zephyr#2026' } as const;

/** What a shopper types into the registration form, by field label. */
export const registration = {
  Name: dara.name,
  Email: dara.email,
  Password: dara.password,
  'Confirm password': dara.password,
} as const;

/** What a shopper types into the login form, by field label. */
export const credentials = { Email: dara.email, Password: dara.password } as const;

/** A stored password: algorithm, iterations, salt and hash, both in Base64 without padding. */
const storedHash = /^\$pbkdf2-sha256\$i=600000\$([A-Za-z\d+/]{22})\$[A-Za-z\d+/]{43}$/;

/** Any salt has 16 bytes, as this text does. */
const someSalt = Buffer.from('sixteen bytes of');

/** The hash that the shop must store, computed by another library than the shop's. */
function expectedHash(password: string, salt = someSalt): string {
  const hash = pbkdf2Sync(password, salt, 600_000, 32, 'sha256');
  return `$pbkdf2-sha256$i=600000$${unpaddedBase64(salt)}$${unpaddedBase64(hash)}`;
}

/** The account as the shop stores it, with a hash for a password. */
export function accountOfDara() {
  return { ...dara, password: expectedHash(dara.password) };
}

/** Asserts that `stored` is exactly the hash of the password; returns its salt. */
export function expectHash(stored: string, password: string): string {
  expect(stored).toMatch(storedHash);
  const salt = storedHash.exec(stored)?.[1] ?? '';
  expect(stored).toBe(expectedHash(password, Buffer.from(salt, 'base64')));
  return salt;
}

function unpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** The registered account; its values are empty strings when none is stored. */
export async function storedAccount(page: Page): Promise<Record<'name' | 'email' | 'password', string>> {
  return page.evaluate(() => ({
    name: '',
    email: '',
    password: '',
    ...JSON.parse(localStorage.getItem('RegisteredUser') ?? '{}'),
  }));
}

/** The stored text of a key, not parsed. */
export async function rawStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Everything the browser has stored, as one string. */
export async function allStoredData(page: Page): Promise<string> {
  const dataOfPage = await page.evaluate(async () => [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    window.location.href,
    window.history.state,
    window.name,
    // Browsers may omit both APIs on plain http.
    'indexedDB' in window ? await indexedDB.databases() : [],
    'caches' in window ? await caches.keys() : [],
  ]);
  return JSON.stringify([dataOfPage, await page.context().cookies()]);
}

export function accountField(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

export function submitButton(page: Page): Locator {
  return page.locator('main form button[type=submit]');
}

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await accountField(page, label).fill(value);
}

export async function submit(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await fillIn(page, values);
  await submitButton(page).click();
}

/** The notice with the role of an alert and exactly this text. */
export function alertNotice(page: Page, text: string): Locator {
  return page
    .locator('[data-notice]')
    .and(page.getByRole('alert'))
    .filter({ has: page.getByText(text, { exact: true }) });
}

export function formError(page: Page): Locator {
  return page.locator('main form').getByRole('alert');
}

/** Asserts that native validation blocks the submit and focuses this field. */
export async function expectStoppedAt(page: Page, label: string, path: string): Promise<void> {
  await submitButton(page).click();
  await expect(accountField(page, label), label).toBeFocused();
  await expect(page.locator('main input:invalid')).toHaveCount(1);
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await expect(page).toHaveURL(path);
}

export async function expectBusy(page: Page): Promise<void> {
  await expect(submitButton(page)).toHaveText('One moment');
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
}

/** Delays every password hash until `release`; `iterations` returns the iteration count of each requested hash. */
export async function holdHashes(page: Page) {
  await page.addInitScript(() => {
    const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);
    const iterations: number[] = [];
    let releaseHashes = () => {};
    const released = new Promise<void>((resolve) => {
      releaseHashes = resolve;
    });
    crypto.subtle.deriveBits = async (algorithm, ...otherArguments) => {
      iterations.push(typeof algorithm === 'object' && 'iterations' in algorithm ? algorithm.iterations : 0);
      await released;
      return deriveBits(algorithm, ...otherArguments);
    };
    Object.assign(window, { iterations, releaseHashes });
  });
  return {
    release: () => page.evaluate('releaseHashes()'),
    iterations: () => page.evaluate<number[]>('iterations'),
  };
}
