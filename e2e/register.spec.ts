import { expect, type Page } from 'playwright/test';
import {
  accountField,
  alertNotice,
  allStoredData,
  credentials,
  dara,
  expectBusy,
  expectHash,
  expectStoppedAt,
  fillIn,
  holdHashes,
  rawStored,
  formError,
  registration,
  storedAccount,
  submit,
  submitButton,
} from './account';
import {
  arriveAt,
  dialogsOf,
  expectToLast,
  main,
  openWithStoppedClock,
  stored,
  test,
  waitForHydration,
} from './storefront';
import { areOverlapping, screens } from './viewport';

const lengthRule = '8 Characters';
const specialRule = '1 Special Character (Example: # $ @ & ?)';
const caseRule = '1 Uppercase and 1 Lowercase';
const digitRule = '1 Numberical Digit';
const rules = [lengthRule, specialRule, caseRule, digitRule];

test('REG-01 REG-02 F-102 F-110 the browser rejects empty fields, blank names and invalid emails', async ({
  page,
}) => {
  await page.goto('/Register');
  await expect(page.locator('main form label')).toHaveText(['Name', 'Email', 'Password', 'Confirm password']);
  await expect(accountField(page, 'Email')).toHaveAttribute('type', 'email');
  for (const label of Object.keys(registration)) {
    await fillIn(page, { ...registration, [label]: '' });
    await expectStoppedAt(page, label, '/Register');
  }
  for (const email of ['dara', '@example.com', 'dara sok@example.com', 'dara@@example.com', '   ']) {
    await fillIn(page, { ...registration, Email: email });
    await expectStoppedAt(page, 'Email', '/Register');
  }
  const blankName = ' \u00a0 '; // with a no-break space
  await fillIn(page, { ...registration, Name: blankName });
  await expectStoppedAt(page, 'Name', '/Register');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await submit(page, { Name: ' Dara ' });
  await expect(page).toHaveURL('/Login');
});

test('REG-04 REG-05 REG-11 while the password is typed, the checklist shows for each rule whether it is satisfied', async ({
  page,
}) => {
  await page.goto('/Register');
  await waitForHydration(page);
  const items = main(page).getByRole('listitem');
  const checklist = () =>
    items.evaluateAll((all) =>
      all.map((item) => [...item.querySelectorAll('span')].map((part) => part.textContent)),
    );
  for (const [typed, doneRules] of [
    ['', []],
    ['z', []],
    ['zZ', [caseRule]],
    ['zZ1', [caseRule, digitRule]],
    ['zZ1#', [specialRule, caseRule, digitRule]],
    ['zZ1#ephy', rules],
    ['zZ1#eph', [specialRule, caseRule, digitRule]],
    ['zzzzzzzz', [lengthRule]],
    ...['#', '$', '@', '&', '?'].map((character) => [character, [specialRule]] as const),
    ['Z%!*^()+-_=.,;:~`\'"/\\|<>[]{}€§', [lengthRule]],
  ] as const) {
    await accountField(page, 'Password').fill(typed);
    await expect
      .poll(checklist, typed)
      .toEqual(
        rules.map((rule) => [rule, doneRules.some((doneRule) => doneRule === rule) ? 'done' : 'missing']),
      );
  }
  await expect(items.getByText(lengthRule)).toHaveCSS('font-weight', '600');
  await expect(items.getByText(digitRule)).toHaveCSS('font-weight', '400');
  // The confirmation changes nothing: only the length is still satisfied.
  await accountField(page, 'Confirm password').fill(dara.password);
  await expect(items.getByText('done')).toHaveCount(1);
});

test('REG-06 REG-07 REG-08 REG-11 F-99 different or weak passwords get a red notice for 2.5 s, and nothing is stored', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/Register');
  for (const [password, confirmation, text] of [
    [dara.password, 'Zephyr#2025', 'Password not match'],
    ['zephyr', 'zephyrs', 'Password not match'],
    ['zephyr', 'zephyr', 'Password not match condition'],
    ['Zephyr%2026', 'Zephyr%2026', 'Password not match condition'],
  ] as const) {
    await submit(page, { ...registration, Password: password, 'Confirm password': confirmation });
    await expect(alertNotice(page, text)).toHaveCSS('background-color', 'rgb(150, 39, 31)');
    await expect(page.locator('[data-notice]')).toHaveCount(1);
    await expectToLast(alertNotice(page, text), 2500);
  }
  await expect(page).toHaveURL('/Register');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('REG-06 A-51 the notice covers neither the last field nor the button, on a desktop and on phones', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/Register');
  await fillIn(page, { ...registration, 'Confirm password': 'Zephyr#2025' });
  for (const size of [screens.desktop, screens.phone, { width: 390, height: 600 }])
    for (const send of [
      () => accountField(page, 'Confirm password').press('Enter'),
      () => submitButton(page).click(),
    ]) {
      await page.setViewportSize(size);
      await send();
      for (const control of [accountField(page, 'Confirm password'), submitButton(page)])
        expect(
          await areOverlapping(alertNotice(page, 'Password not match'), control),
          `${size.width} px`,
        ).toBe(false);
      await page.clock.runFor(2500);
      await expect(page.locator('[data-notice]')).toHaveCount(0);
    }
});

test('REG-09 A-48 A-52 a registration waits for the hash, ignores a second submit, and leads to the login page, which shows an alert', async ({
  page,
}) => {
  const dialogs = dialogsOf(page);
  const hashes = await holdHashes(page);
  await openWithStoppedClock(page, '/Register');
  await fillIn(page, registration);
  await submitButton(page).dblclick();
  await expectBusy(page);
  await accountField(page, 'Confirm password').press('Enter');
  await expectBusy(page);
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  expect(await rawStored(page, 'RegisteredUser')).toBeNull();
  expect(await rawStored(page, 'User')).toBeNull();
  await hashes.release();
  await expect(page).toHaveURL('/Login');
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await expectToLast(alertNotice(page, 'Registration successful!'), 2500);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await hashes.iterations()).toEqual([600_000]);
  expect(dialogs).toEqual([]);
});

test('REG-10 STORE-04 STORE-05 STORE-08 A-52 F-104 the one account is stored with a salted hash, and a second registration replaces it', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const salts: string[] = [];
  for (const [name, email] of [
    ['Somebody before', 'before@example.com'],
    [dara.name, dara.email],
  ] as const) {
    await page.goto('/Register');
    await submit(page, { ...registration, Name: name, Email: email });
    await expect(page).toHaveURL('/Login');
    const account = await storedAccount(page);
    expect(account).toEqual({ name, email, password: expect.any(String) });
    salts.push(expectHash(account.password, dara.password));
    expect(await stored(page, 'User')).toEqual({ name, email });
  }
  expect(salts[0]).not.toBe(salts[1]);
  expect(await allStoredData(page)).not.toContain('before');
  await page.reload();
  await submit(page, { ...credentials, Email: 'before@example.com' });
  await expect(formError(page)).toHaveText('Invalid email or password');
  await submit(page, credentials);
  await expect(page).toHaveURL('/UserDashBoard');
  expect(`${await allStoredData(page)} ${requests.join(' ')}`).not.toMatch(/zephyr/i);
});

test('F-102 an email without a dot, with blanks, of an international domain or of more than 300 characters registers and logs in', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  for (const [email, shownEmail] of [
    ['a@b', 'a@b'],
    ['  dara@example.com ', 'dara@example.com'],
    ['dara@bücher.example', 'dara@xn--bcher-kva.example'],
    [`${'dara'.repeat(80)}@example.com`, `${'dara'.repeat(80)}@example.com`],
  ] as const) {
    await page.goto('/Register');
    await submit(page, { ...registration, Email: email });
    await expect(page).toHaveURL('/Login');
    await page.reload();
    await submit(page, { ...credentials, Email: email });
    await arriveAt(page, '/UserDashBoard');
    await expect(main(page).getByText(shownEmail, { exact: true })).toBeVisible();
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  }
});

/** Asserts that the text shows, and that none of it became an element. */
async function expectPlainText(page: Page, text: string): Promise<void> {
  await expect(main(page).getByText(text).first()).toBeVisible();
  await expect(page.locator('[onload], [onerror], [src="x"], main b')).toHaveCount(0);
}

test('F-40 F-103 HTML in a name is shown as text, whether it was typed or put into storage', async ({
  page,
}) => {
  await page.clock.install();
  const dialogs = dialogsOf(page);
  const typed = '"><svg onload=alert(1)>';
  await page.goto('/Register');
  await submit(page, { ...registration, Name: typed });
  await arriveAt(page, '/Login');
  await expectPlainText(page, `You are logged in as ${typed}`);
  await submit(page, credentials);
  await arriveAt(page, '/UserDashBoard');
  await expectPlainText(page, typed);
  expect(await stored(page, 'User')).toEqual({ name: typed, email: dara.email });

  const tampered = '<img src=x onerror=alert(1)><b>Dara</b>';
  const session = JSON.stringify({ name: tampered, email: dara.email });
  await page.evaluate((text) => localStorage.setItem('User', text), session);
  await page.goto('/UserDashboard');
  await expectPlainText(page, tampered);
  await page.goto('/Login');
  await expectPlainText(page, `You are logged in as ${tampered}`);
  expect(dialogs).toEqual([]);
});
