import { pbkdf2Sync } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';

/** The password keeps every rule, and its text appears nowhere else in the shop. */
export const dara = { name: 'Dara Sok', email: 'dara@example.com', password: 'Zephyr#2026' } as const;

export const registration = {
  Name: dara.name,
  Email: dara.email,
  Password: dara.password,
  'Confirm password': dara.password,
} as const;

export const credentials = { Email: dara.email, Password: dara.password } as const;

const hashedText = /^\$pbkdf2-sha256\$i=600000\$([A-Za-z\d+/]{22})\$[A-Za-z\d+/]{43}$/;

/** The expected stored hash, computed by another library than the shop's. */
function hashed(password: string, salt = Buffer.from('sixteen bytes of')): string {
  const hash = pbkdf2Sync(password, salt, 600_000, 32, 'sha256');
  return `$pbkdf2-sha256$i=600000$${bareBase64(salt)}$${bareBase64(hash)}`;
}

export function accountOfDara() {
  return { ...dara, password: hashed(dara.password) };
}

/** Asserts that `stored` is exactly the hash of the password; returns its salt. */
export function expectHash(stored: string, password: string): string {
  expect(stored).toMatch(hashedText);
  const salt = hashedText.exec(stored)?.[1] ?? '';
  expect(stored).toBe(hashed(password, Buffer.from(salt, 'base64')));
  return salt;
}

function bareBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

export async function storedAccount(page: Page): Promise<Record<'name' | 'email' | 'password', string>> {
  return page.evaluate(() => ({
    name: '',
    email: '',
    password: '',
    ...JSON.parse(localStorage.getItem('RegisteredUser') ?? '{}'),
  }));
}

export async function rawStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Everything the browser has stored, as one string. */
export async function allStoredData(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    window.location.href,
    window.history.state,
    window.name,
    // Both are missing on plain http.
    'indexedDB' in window ? await indexedDB.databases() : [],
    'caches' in window ? await caches.keys() : [],
  ]);
  return JSON.stringify([kept, await page.context().cookies()]);
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

export function alert(page: Page, text: string): Locator {
  return page
    .locator('[data-notice]')
    .and(page.getByRole('alert'))
    .filter({ has: page.getByText(text, { exact: true }) });
}

export function refusal(page: Page): Locator {
  return page.locator('main form').getByRole('alert');
}

/** Asserts that native validation blocks the submit and focuses this field. */
export async function expectStoppedAt(page: Page, label: string, address: string): Promise<void> {
  await submitButton(page).click();
  await expect(accountField(page, label), label).toBeFocused();
  await expect(page.locator('main input:invalid')).toHaveCount(1);
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await expect(page).toHaveURL(address);
}

export async function expectBusy(page: Page): Promise<void> {
  await expect(submitButton(page)).toHaveText('One moment');
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
}

// Holds back every hash until `release`; `rounds` lists the requested iterations.
export async function holdHashes(page: Page) {
  await page.addInitScript(() => {
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    const rounds: number[] = [];
    let releaseHashes = () => {};
    const released = new Promise<void>((resolve) => {
      releaseHashes = resolve;
    });
    crypto.subtle.deriveBits = async (algorithm, ...rest) => {
      rounds.push(typeof algorithm === 'object' && 'iterations' in algorithm ? algorithm.iterations : 0);
      await released;
      return derive(algorithm, ...rest);
    };
    Object.assign(window, { rounds, releaseHashes });
  });
  return {
    release: () => page.evaluate('releaseHashes()'),
    rounds: () => page.evaluate<number[]>('rounds'),
  };
}
