import { expect, type Page } from 'playwright/test';
import { accountField, alert, dara, registration, submit } from './account';
import { expectToLast, hydrated, openWithStoppedClock, test } from './storefront';

const rules = [
  '8 Characters',
  '1 Special Character (Example: # $ @ & ?)',
  '1 Uppercase and 1 Lowercase',
  '1 Numberical Digit',
];

async function checklist(page: Page): Promise<(string | null)[][]> {
  const items = page.getByRole('main').getByRole('listitem');
  return items.evaluateAll((all) =>
    all.map((item) => [...item.querySelectorAll('span')].map((part) => part.textContent)),
  );
}

/** Waits until exactly these rules, by index, are done. */
async function expectDone(page: Page, done: readonly number[], typed: string): Promise<void> {
  await expect
    .poll(() => checklist(page), typed)
    .toEqual(rules.map((rule, index) => [rule, done.includes(index) ? 'done' : 'missing']));
}

test('REG-03 REG-07 REG-11 a password that breaks one rule alone is refused', async ({ page }) => {
  await openWithStoppedClock(page, '/Register');
  await submit(page, { ...registration, Password: 'Zephyr%2026', 'Confirm password': 'Zephyr%2026' });
  await expectToLast(alert(page, 'Password not match condition'), 2500);
  await expect(page).toHaveURL('/Register');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('REG-04 REG-05 the four rules, each done as soon as it is kept and missing when it no longer is', async ({
  page,
}) => {
  await page.goto('/Register');
  await hydrated(page);
  await expectDone(page, [], 'nothing');
  const password = accountField(page, 'Password');
  let typed = '';
  for (const [key, done] of [
    ['z', []],
    ['Z', [2]],
    ['1', [2, 3]],
    ['#', [1, 2, 3]],
    ['eph', [1, 2, 3]],
    ['y', [0, 1, 2, 3]],
  ] as const) {
    await password.pressSequentially(key);
    typed += key;
    await expectDone(page, done, typed);
  }
  await password.press('Backspace');
  await expectDone(page, [1, 2, 3], 'one character less');
  const shown = page.getByRole('main').getByRole('listitem');
  await expect(shown.getByText(rules[0] ?? '')).toHaveCSS('font-weight', '400');
  await expect(shown.getByText(rules[1] ?? '')).toHaveCSS('font-weight', '600');
  await accountField(page, 'Confirm password').fill(dara.password);
  await expectDone(page, [1, 2, 3], 'the confirmation');
});

test('REG-05 REG-11 each rule looks at nothing but its own', async ({ page }) => {
  await page.goto('/Register');
  await hydrated(page);
  for (const [typed, done] of [
    ['zzzzzzzz', [0]],
    ['zzzzzzz', []],
    ['ZZZ', []],
    ['zZ', [2]],
    ['7', [3]],
    ...['#', '$', '@', '&', '?'].map((special) => [special, [1]] as const),
    ['Z%!*^()+-_=.,;:~`\'"/\\|<>[]{}€§', [0]],
    ['', []],
  ] as const) {
    await accountField(page, 'Password').fill(typed);
    await expectDone(page, done, typed);
  }
});
