import { expect, type Locator, type Page } from 'playwright/test';
import {
  accountField,
  accountOfDara,
  credentials,
  registration,
  storedAccount,
  submitButton,
} from './account';
import { known } from './known-products';
import { hydrated, seedCart, seedStorage, test } from './storefront';

const { matcha } = known;
const main = (page: Page) => page.getByRole('main');

/** Fills a field as a password manager does: no keys, no focus, past React's value setter. */
async function autofill(field: Locator, value: string, events: readonly string[] = ['input', 'change']) {
  await field.evaluate(
    (element, [text, ...names]) => {
      Reflect.set(Object.getPrototypeOf(element), 'value', text, element);
      for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true }));
    },
    [value, ...events],
  );
}

async function autofillAll(page: Page, values: Readonly<Record<string, string>>, events?: readonly string[]) {
  for (const [label, value] of Object.entries(values))
    await autofill(accountField(page, label), value, events);
}

for (const event of ['input', 'change']) {
  test(`F-107 a registration filled in with ${event} events alone: the checklist follows, the account is made`, async ({
    page,
  }) => {
    await page.goto('/Register');
    await hydrated(page);
    const items = main(page).getByRole('listitem');
    await expect(items).toContainText(['missing', 'missing', 'missing', 'missing']);
    await autofillAll(page, registration, [event]);
    await expect(items).toContainText(['done', 'done', 'done', 'done']);
    await submitButton(page).click();
    await expect(page).toHaveURL('/Login');
    expect(await storedAccount(page)).toMatchObject({ name: 'Dara Sok', email: 'dara@example.com' });
  });
}

test('F-107 what a password manager fills in before the page is hydrated logs in', async ({ page }) => {
  await seedStorage(page, 'RegisteredUser', accountOfDara());
  await page.goto('/Login', { waitUntil: 'commit' });
  await autofillAll(page, credentials);
  await submitButton(page).click();
  await expect(page).toHaveURL('/UserDashBoard');
});

test('F-107 an address filled in by the browser is kept, and stands on the payment page', async ({
  page,
}) => {
  await seedCart(page, [{ id: matcha.id, qty: 1 }]);
  await page.goto('/Cart');
  await hydrated(page);
  for (const [token, value] of [
    ['given-name', 'Dara'],
    ['family-name', 'Sok'],
    ['address-line1', '8 Lotus Lane'],
    ['address-level2', 'Phnom Penh'],
    ['tel', '+855 12 345 678'],
  ] as const)
    await autofill(page.locator(`[autocomplete="billing ${token}"]`), value);
  await page.getByRole('link', { name: 'Proceed to Payment' }).click();
  await expect(page).toHaveURL('/Cart/Payment');
  const address = main(page).locator('address').first();
  for (const text of ['Dara Sok', '8 Lotus Lane', 'Phnom Penh', '+855 12 345 678'])
    await expect(address).toContainText(text);
});

test('F-107 a card filled in by the browser is cleaned as one that is typed', async ({ page }) => {
  await page.goto('/Cart/Payment');
  await hydrated(page);
  for (const [token, filled, shown] of [
    ['cc-number', '4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['cc-exp-month', '13', '12'],
    ['cc-csc', '12345', '123'],
  ] as const) {
    await autofill(page.locator(`[autocomplete="${token}"]`), filled);
    await expect(page.locator(`[autocomplete="${token}"]`)).toHaveValue(shown);
  }
});

test('F-107 a letter filled in by the browser is in the mail that carries it', async ({ page }) => {
  await page.goto('/Contact');
  await hydrated(page);
  await autofill(accountField(page, 'First name'), 'Sophea');
  await autofill(main(page).getByLabel('Message'), 'Tea & cake');
  await expect(page.getByRole('link', { name: 'Send it with your email app' })).toHaveAttribute(
    'href',
    /body=Tea%20%26%20cake.*Sophea/,
  );
});

const fields = (page: Page) =>
  page.locator('input:not([type=checkbox], [type=radio], [type=range]):enabled, textarea:enabled');

for (const { address, count } of [
  { address: '/Register', count: 4 },
  { address: '/Login', count: 2 },
  { address: '/ResetPassword', count: 1 },
  { address: '/UserDashboard/ResetPassword', count: 1 },
  { address: '/Contact', count: 6 },
  { address: '/TrackOrder', count: 2 },
  { address: '/UserDashboard/TrackOrder', count: 2 },
  // Quantity, coupon, two addresses of eight fields, notes.
  { address: '/Cart', count: 19 },
  { address: '/Cart/Payment', count: 4 },
  { address: '/OurStore', count: 2 },
  { address: matcha.path, count: 1 },
  { address: '/Career', count: 1 },
  { address: '/', count: 1 },
]) {
  test(`F-111 ${address} takes what is pasted, in each of its ${count} fields and in the search bar`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await seedCart(page, [{ id: matcha.id, qty: 1 }]);
    await page.goto(address);
    await hydrated(page);
    if (address === '/Cart') await page.getByLabel('Ship to a different address?').check();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(fields(page).filter({ visible: true })).toHaveCount(count + 1);
    // A number that every field accepts unchanged.
    await page.evaluate(() => navigator.clipboard.writeText('12'));
    for (const field of await fields(page).filter({ visible: true }).all()) {
      await field.press('ControlOrMeta+a');
      await field.press('ControlOrMeta+v');
      await expect(field).toHaveValue('12');
    }
  });
}
