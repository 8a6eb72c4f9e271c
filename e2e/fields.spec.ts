import { expect, type Locator, type Page } from 'playwright/test';
import {
  accountField,
  accountOfDara,
  credentials,
  registration,
  storedAccount,
  submitButton,
} from './account';
import { expectFaultlessFields } from './field-audit';
import { known } from './known-products';
import { seedAddresses, seedCartAndWishlist } from './shown-pages';
import {
  button,
  holdScripts,
  main,
  requestsOf,
  seedCart,
  seedStorage,
  test,
  waitForHydration,
} from './storefront';
import { edgesOf, screens } from './viewport';

const { matcha } = known;

test('A-81 A-41 each field of the search bar, the second address, dialogs and filters has label, name, autocomplete token and fitting type', async ({
  page,
}) => {
  await seedCartAndWishlist(page);
  await seedAddresses(page);
  await page.goto('/Cart');
  await waitForHydration(page);
  await page.getByRole('checkbox', { name: 'Ship to a different address?' }).check();
  await page.getByRole('radio', { name: 'COD (Cash on Delivery)' }).check();
  for (const name of ['Saved addresses', 'Share this cart', 'Send this order to the shop']) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectFaultlessFields(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expectFaultlessFields(page, 'search and another address');
  await page.goto('/Register');
  await waitForHydration(page);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Zephyr#2026');
  // A shown password has the type text, which would count as a fault. So only its label and value are checked.
  const show = await edgesOf(button(page, 'Show password'));
  await button(page, 'Show password').click();
  expect(await edgesOf(button(page, 'Hide password'))).toEqual(show);
  await expect(password).toHaveCount(1);
  await expect(password).toHaveValue('Zephyr#2026');
  await page.setViewportSize(screens.phone);
  await page.goto('/OurStore');
  await waitForHydration(page);
  await button(page, 'Filters').click();
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByLabel('Category')).toBeVisible();
  await expectFaultlessFields(page, 'the filters');
  for (const label of ['Category', 'Status', 'Minimum price', 'Maximum price', 'From ($)', 'To ($)'])
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(1);
});

const textFields = (page: Page) =>
  page.locator(':is(input:not([type=checkbox], [type=radio], [type=range]), textarea):enabled:visible');

/** Number of text fields of each page, with the search bar and the second address open. */
const textFieldCounts: Readonly<Record<string, number>> = {
  '/Register': 5,
  '/Login': 3,
  '/ResetPassword': 2,
  '/Contact': 7,
  '/TrackOrder': 3,
  '/Cart': 20,
  '/Cart/Payment': 5,
  '/OurStore': 3,
  [matcha.path]: 2,
  '/Career': 2,
  '/': 2,
};

test('F-107 F-111 each field accepts pasted text, and Enter at the end of an IME composition submits nothing', async ({
  page,
  context,
}) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const submits: string[] = [];
    Object.assign(window, { submits });
    document.addEventListener('submit', () => submits.push(window.location.pathname), true);
  });
  await seedCart(page, [{ id: matcha.id, qty: 1 }]);
  for (const [path, count] of Object.entries(textFieldCounts)) {
    await page.goto(path);
    await waitForHydration(page);
    if (path === '/Cart') await page.getByLabel('Ship to a different address?').check();
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(textFields(page), path).toHaveCount(count);
    // Every field accepts this number unchanged. Escape closes the search bar, which covers the others.
    await page.evaluate(() => navigator.clipboard.writeText('12'));
    for (const field of [0, ...Array(count - 1).keys()].map((index) => textFields(page).nth(index))) {
      await field.press('ControlOrMeta+a');
      await field.press('ControlOrMeta+v');
      await expect(field).toHaveValue('12');
      await session.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
      const composed = await field.inputValue();
      // Browsers send this key code for keys that belong to a composition.
      await field.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true });
      expect(await field.inputValue(), path).toBe(composed);
      await session.send('Input.insertText', { text: '' });
      await field.press('Escape');
    }
    expect(await page.evaluate<string[]>('submits')).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

/** Fills a field as a password manager does: without keys or focus, and with the native setter, which React does not see. */
async function autofill(field: Locator, value: string): Promise<void> {
  await field.evaluate((element, text) => {
    Reflect.set(Object.getPrototypeOf(element), 'value', text, element);
    for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }));
  }, value);
}

test('F-107 values that the browser fills in without keys count in the registration, the address, the card and the message', async ({
  page,
}) => {
  await seedCart(page, [{ id: matcha.id, qty: 1 }]);
  await page.goto('/Register');
  await waitForHydration(page);
  const passwordRules = main(page).getByRole('listitem');
  await expect(passwordRules).toContainText(['missing', 'missing', 'missing', 'missing']);
  for (const [label, value] of Object.entries(registration)) await autofill(accountField(page, label), value);
  await expect(passwordRules).toContainText(['done', 'done', 'done', 'done']);
  await submitButton(page).click();
  await expect(page).toHaveURL('/Login');
  expect(await storedAccount(page)).toMatchObject({ name: 'Dara Sok', email: 'dara@example.com' });

  await page.goto('/Cart');
  await waitForHydration(page);
  for (const [token, value] of [
    ['given-name', 'Dara'],
    ['address-line1', '8 Lotus Lane'],
    ['tel', '+855 12 345 678'],
  ] as const)
    await autofill(page.locator(`[autocomplete="billing ${token}"]`), value);
  await page.getByRole('link', { name: 'Proceed to Payment' }).click();
  await expect(page).toHaveURL('/Cart/Payment');
  await expect(main(page).locator('address').first()).toHaveText('Dara 8 Lotus Lane +855 12 345 678');
  for (const [token, value, shown] of [
    ['cc-number', '4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['cc-exp-month', '13', '12'],
  ] as const) {
    await autofill(page.locator(`[autocomplete="${token}"]`), value);
    await expect(page.locator(`[autocomplete="${token}"]`)).toHaveValue(shown);
  }

  await page.goto('/Contact');
  await waitForHydration(page);
  await autofill(main(page).getByLabel('Message'), 'Tea & cake');
  await expect(page.getByRole('link', { name: 'Send it with your email app' })).toHaveAttribute(
    'href',
    /body=Tea%20%26%20cake/,
  );
});

test('F-107 credentials that a password manager fills in before hydration log in', async ({ page }) => {
  await seedStorage(page, 'RegisteredUser', accountOfDara());
  await page.goto('/Login', { waitUntil: 'commit' });
  for (const [label, value] of Object.entries(credentials)) await autofill(accountField(page, label), value);
  await submitButton(page).click();
  await expect(page).toHaveURL('/UserDashBoard');
});

test('A-66 values typed or chosen before hydration are kept', async ({ page }) => {
  test.slow();
  const pages = ['/', '/Login', '/Register', '/ResetPassword', '/Contact', '/TrackOrder'];
  for (const path of pages) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    // The search bar does not open before hydration.
    await expect(textFields(page)).toHaveCount((textFieldCounts[path] ?? 0) - 1);
    for (const field of await textFields(page).all()) await field.fill('dara@example.com');
    if (path === '/Contact') {
      await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Cambodia (Asia)' });
      await main(page).getByRole('checkbox').check();
    }
    const requests = requestsOf(page);
    release();
    await waitForHydration(page);
    for (const field of await textFields(page).all()) await expect(field).toHaveValue('dara@example.com');
    if (path === '/Contact') {
      await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Cambodia');
      await expect(main(page).getByRole('checkbox')).toBeChecked();
    }
    await expect(page).toHaveURL(path);
    expect(requests.filter((request) => request.includes('dara'))).toEqual([]);
    expect(requests.filter((request) => new URL(request).pathname === path)).toEqual([]);
  }
});

test.describe('a form that a script submits before hydration', () => {
  test.use({ expectedErrors: [/form-action/] });

  test('A-66 PAY-13 sends nothing and keeps the typed values', async ({ page }) => {
    for (const [path, typed, shown] of [
      ['/Cart/Payment', '4111-1111', '4111 1111'],
      ['/Login', 'dara@example.com', 'dara@example.com'],
      ['/TrackOrder', '4111', '4111'],
    ] as const) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.locator('main form input').first();
      await field.fill(typed);
      const requests = requestsOf(page);
      await field.evaluate(({ form }: HTMLInputElement) => form?.submit());
      release();
      await waitForHydration(page);
      await expect(page).toHaveURL(path);
      await expect(field).toHaveValue(shown);
      expect(requests.filter((request) => new URL(request).pathname === path)).toEqual([]);
    }
  });
});
