import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { cartLine, arrived, holdScripts, seedCart, test } from './storefront';

const { crackers } = known;

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Labels and autocomplete tokens. */
const fields = [
  ['First name', 'given-name'],
  ['Last name', 'family-name'],
  ['Company (optional)', 'organization'],
  ['Street address', 'address-line1'],
  ['City', 'address-level2'],
  ['State or province', 'address-level1'],
  ['Phone', 'tel'],
  ['Email', 'email'],
] as const;

async function proceed(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Proceed to Payment >' }).click();
  await arrived(page, '/Cart/Payment');
}

test('CHK-01 A-41 billing fields, the same for shipping once it is chosen, and order notes', async ({
  page,
}) => {
  await page.goto('/Cart');
  const shipping = group(page, 'Shipping details');
  await expect(shipping).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Ship to a different address?' }).check();
  for (const purpose of ['billing', 'shipping']) {
    const address = purpose === 'billing' ? group(page, 'Billing details') : shipping;
    for (const [label, token] of fields) {
      const name = purpose === 'billing' ? label : `${label} for shipping`;
      const field = address.getByRole('textbox', { name, exact: true });
      await expect(field).toBeVisible();
      await expect(field).toHaveAttribute('autocomplete', `${purpose} ${token}`);
    }
    const country = address.getByRole('combobox', { name: 'Country' });
    await expect(country).toHaveAttribute('autocomplete', `${purpose} country-name`);
  }
  await expect(page.getByRole('textbox', { name: 'Order notes (optional)' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ship to a different address?' }).uncheck();
  await expect(shipping).toHaveCount(0);
});

test('CHK-02 nothing has to be filled in, and nothing wrong stops the way to the payment', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  await proceed(page);
  await page.goto('/Cart');
  const billing = group(page, 'Billing details');
  await billing.getByRole('textbox', { name: 'Email' }).fill('no address at all');
  await billing.getByRole('textbox', { name: 'Phone' }).fill('call me');
  expect(await page.locator('main :required').count()).toBe(0);
  await proceed(page);
});

test('CHK-02 Enter in a field submits nothing and stays', async ({ page }) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  const name = group(page, 'Billing details').getByRole('textbox', { name: 'First name' });
  await expect(cartLine(page, crackers.name)).toBeVisible();
  await name.fill('Sophea');
  await name.press('Enter');
  await expect(name).toHaveValue('Sophea');
  await expect(page).toHaveURL('/Cart');
});

test('CHK-04 PST-05 COD leads to the payment, which tells it, and to the failure', async ({ page }) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  await page.getByRole('radio', { name: 'COD (Cash on Delivery)', exact: true }).check();
  await proceed(page);
  await expect(page.getByText('COD (Cash on Delivery)', { exact: true })).toBeVisible();
  await expect(page.getByText('Pay in cash when your order arrives.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay & Place Order >' }).click();
  await arrived(page, '/Cart/Payment/PaymentStatus');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
});

test('PAY-02 A-42 what is typed shows on the payment, survives a reload, and stays out of localStorage', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  const billing = group(page, 'Billing details');
  await billing.getByRole('textbox', { name: 'First name' }).fill('Sophea');
  await billing.getByRole('textbox', { name: 'Last name' }).fill('Chan');
  await billing.getByRole('textbox', { name: 'Street address' }).fill('12 Street 240');
  await billing.getByRole('textbox', { name: 'City' }).fill('Phnom Penh');
  await billing.getByRole('combobox', { name: 'Country' }).selectOption('Cambodia (Asia)');
  await page.getByRole('textbox', { name: 'Order notes' }).fill('Ring twice');
  await proceed(page);
  const typed = ['Sophea Chan', '12 Street 240', 'Phnom Penh', 'Cambodia'];
  await expectAddresses(page, typed, typed);
  await page.reload();
  await expectAddresses(page, typed, typed);
  await page.goto('/Cart');
  await expect(billing.getByRole('textbox', { name: 'City' })).toHaveValue('Phnom Penh');
  await expect(billing.getByRole('combobox', { name: 'Country' })).toHaveValue('Cambodia');
  await expect(page.getByRole('textbox', { name: 'Order notes' })).toHaveValue('Ring twice');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !['Cart', 'wishlist', 'RegisteredUser', 'User'].includes(key))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Sophea');
});

test('A-42 a different shipping address shows beside the billing one', async ({ page }) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  await group(page, 'Billing details').getByRole('textbox', { name: 'City' }).fill('Phnom Penh');
  await page.getByRole('checkbox', { name: 'Ship to a different address?' }).check();
  await group(page, 'Shipping details').getByRole('textbox', { name: 'City' }).fill('Dubai');
  await proceed(page);
  await expectAddresses(page, ['Phnom Penh'], ['Dubai']);
});

test('A-42 another tab does not know what was typed in this one', async ({ page, context }) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  await group(page, 'Billing details').getByRole('textbox', { name: 'City' }).fill('Phnom Penh');
  await proceed(page);
  await expectAddresses(page, ['Phnom Penh'], ['Phnom Penh']);
  const other = await context.newPage();
  await other.goto('/Cart/Payment');
  await expect(other.getByRole('link', { name: 'Pay & Place Order >' })).toBeVisible();
  await expect(other.getByText('Phnom Penh', { exact: true })).toHaveCount(0);
  await expect(other.getByText('Street and house number')).toHaveCount(2);
});

test('A-66 text typed before hydration is kept, over what the tab remembers', async ({ page }) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  const city = group(page, 'Billing details').getByRole('textbox', { name: 'City' });
  const street = group(page, 'Billing details').getByRole('textbox', { name: 'Street address' });
  await city.fill('Phnom Penh');
  await street.fill('12 Street 240');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(city).toBeHidden();
  // Browsers without @media (scripting) show the form at once.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[class*="scripting"] { display: block !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await city.fill('Siem Reap');
  await page.getByRole('textbox', { name: 'Order notes' }).fill('Ring twice');
  await expect(page.getByRole('radio', { name: 'Collect and Pay' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Ship to a different address?' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Apply coupon' })).toBeDisabled();
  release();
  await expect(street).toHaveValue('12 Street 240');
  await expect(city).toHaveValue('Siem Reap');
  await expect(page.getByRole('textbox', { name: 'Order notes' })).toHaveValue('Ring twice');
  await proceed(page);
  await expectAddresses(page, ['12 Street 240', 'Siem Reap'], ['12 Street 240', 'Siem Reap']);
});

test('A-76 CHK-02 the country tells in its own words what goes where; a phone number is written in full or doubted, never refused', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  const billing = group(page, 'Billing details');
  const country = billing.getByRole('combobox', { name: 'Country' });
  const phone = billing.getByRole('textbox', { name: 'Phone', exact: true });
  const email = billing.getByRole('textbox', { name: 'Email' });
  await country.selectOption('Cambodia');
  for (const name of ['Street address', 'City', 'State or province'])
    await expect(billing.getByRole('textbox', { name, exact: true })).toHaveAccessibleDescription(
      'In Cambodia, put the house, street and sangkat under Street address, the khan or district and the city under City, and the province or capital under State or province.',
    );
  await phone.fill('012 000');
  await email.focus();
  await expect(phone).toHaveAccessibleDescription(
    'Phone numbers in Cambodia have 8 or 9 digits after +855. Please check yours.',
  );
  await expect(phone).toHaveValue('012 000');
  await phone.fill('012 000 000');
  await email.focus();
  await expect(phone).toHaveValue('+855 12 000 000');
  await expect(phone).toHaveAccessibleDescription('');

  await country.selectOption('United Arab Emirates');
  await expect(
    billing.getByText(/the emirate under State or province\. No postcode is needed\.$/),
  ).toBeVisible();
  await phone.fill('+971 50 000');
  await proceed(page);
  await expectAddresses(
    page,
    ['United Arab Emirates', '+971 50 000'],
    ['United Arab Emirates', '+971 50 000'],
  );
});

test('A-76 F-127 an address is saved, filled in on another day, and removed by keyboard; the focus is never lost', async ({
  page,
  context,
}) => {
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  await page.goto('/Cart');
  const address = (one: Page) => group(one, 'Billing details');
  await address(page).getByRole('textbox', { name: 'Street address' }).fill('8 Lotus Lane');
  await address(page).getByRole('textbox', { name: 'City' }).fill('Siem Reap');
  await address(page).getByRole('button', { name: 'Save this address on this device' }).press('Enter');
  await expect(address(page).getByText('Saved on this device.')).toBeFocused();

  const next = await context.newPage();
  await next.goto('/Cart');
  const open = address(next).getByRole('button', { name: 'Saved addresses' });
  const dialog = next.getByRole('dialog', { name: 'Saved addresses' });
  await open.press('Enter');
  await dialog.getByRole('button', { name: 'Use this address: 8 Lotus Lane, Siem Reap' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(address(next).getByText('Filled in.')).toBeVisible();
  await expect(address(next).getByRole('textbox', { name: 'City' })).toHaveValue('Siem Reap');

  await open.press('Enter');
  await dialog.getByRole('button', { name: 'Remove: 8 Lotus Lane, Siem Reap' }).press('Enter');
  await expect(dialog.getByRole('listitem', { name: 'Removed: 8 Lotus Lane' })).toBeFocused();
  await next.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(address(next).getByRole('textbox', { name: 'First name' })).toBeFocused();
  expect(await next.evaluate(() => localStorage.getItem('SavedAddresses'))).toBeNull();
  await expect(address(page).getByRole('button', { name: 'Save this address on this device' })).toBeVisible();
});

async function expectAddresses(
  page: Page,
  billing: readonly string[],
  shipping: readonly string[],
): Promise<void> {
  for (const [title, lines] of [
    ['Billing address', billing],
    ['Shipping address', shipping],
  ] as const) {
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(section.locator('address')).toHaveText(lines.join(' '));
  }
}

test('F-131 words without an end push no page sideways, and a notice keeps its button, at 320 px', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/Cart');
  const street = group(page, 'Billing details').getByRole('textbox', { name: 'Street address' });
  await street.fill('w'.repeat(90));
  await proceed(page);
  await expect(page.getByText('w'.repeat(90)).first()).toBeVisible();
  expect(await overflow()).toBe(0);

  await page.goto(`/OurStore?q=${'w'.repeat(90)}`);
  await expect(page.getByText('No products were found matching your selection.')).toBeVisible();
  expect(await overflow()).toBe(0);

  await page.goto(known.granola.path);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const box = await page.locator('[data-notice]').getByRole('button', { name: 'Dismiss' }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(304);
});
