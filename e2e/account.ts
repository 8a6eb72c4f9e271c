import { pbkdf2Sync } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** Who registers and signs in; the password keeps every rule, and none of its letters stand elsewhere in the shop. */
export const dara = { name: 'Dara Sok', email: 'dara@example.com', password: 'Zephyr#2026' } as const;

/** The fields of /Register, filled so that they are accepted. */
export const registration = {
  Name: dara.name,
  Email: dara.email,
  Password: dara.password,
  'Confirm password': dara.password,
} as const;

/** The fields of /Login, filled so that Dara gets in. */
export const credentials = { Email: dara.email, Password: dara.password } as const;

const hashedText = /^\$pbkdf2-sha256\$i=600000\$([A-Za-z\d+/]{22})\$[A-Za-z\d+/]{43}$/;

/** The text under which a password should be stored, made by another library than the shop's. */
export function hashed(password: string, salt = Buffer.from('sixteen bytes of')): string {
  const hash = pbkdf2Sync(password, salt, 600_000, 32, 'sha256');
  return `$pbkdf2-sha256$i=600000$${bareBase64(salt)}$${bareBase64(hash)}`;
}

/** Dara's account, as it should be stored. */
export function accountOfDara() {
  return { ...dara, password: hashed(dara.password) };
}

/** That this is the hash of a password and nothing else; the answer is its salt. */
export function expectHash(stored: string, password: string): string {
  expect(stored).toMatch(hashedText);
  const salt = hashedText.exec(stored)?.[1] ?? '';
  expect(stored).toBe(hashed(password, Buffer.from(salt, 'base64')));
  return salt;
}

function bareBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** The stored account, by its three texts; empty ones where there is none. */
export async function storedAccount(page: Page): Promise<Record<'name' | 'email' | 'password', string>> {
  return page.evaluate(() => ({
    name: '',
    email: '',
    password: '',
    ...JSON.parse(localStorage.getItem('RegisteredUser') ?? '{}'),
  }));
}

/** The text under a key of localStorage, to the letter. */
export async function rawStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** All that the browser keeps of this visit, in one text. */
export async function everythingKept(page: Page): Promise<string> {
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

/** A field of an account form by its label. */
export function accountField(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

/** The button that submits, also while it says that it works. */
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

/** An alert of the shop with exactly this text. */
export function alert(page: Page, text: string): Locator {
  return page
    .locator('[data-notice]')
    .and(page.getByRole('alert'))
    .filter({ has: page.getByText(text, { exact: true }) });
}

/** The red line in the form that refuses a login. */
export function refusal(page: Page): Locator {
  return page.locator('main form').getByRole('alert');
}

/** With a stopped clock: it shows for two and a half seconds and no longer. */
export async function expectToLast(shown: Locator): Promise<void> {
  await shown.page().mouse.move(5, 5);
  await expect(shown).toBeVisible();
  await shown.page().clock.runFor(2499);
  await expect(shown).toBeVisible();
  await shown.page().clock.runFor(1);
  await expect(shown).toHaveCount(0);
}

/** The browser stops the form at this field and goes to it, and nothing else happens. */
export async function expectStoppedAt(page: Page, label: string, address: string): Promise<void> {
  await submitButton(page).click();
  await expect(accountField(page, label), label).toBeFocused();
  await expect(page.locator('main input:invalid')).toHaveCount(1);
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await expect(page).toHaveURL(address);
}

/** While the hash is made: the button and its form say so. */
export async function expectBusy(page: Page): Promise<void> {
  await expect(submitButton(page)).toHaveText('One moment');
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
}

/**
 * Keeps WebCrypto of the next pages from finishing a hash until released; `rounds` tells the work of each that was
 * asked for.
 */
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
