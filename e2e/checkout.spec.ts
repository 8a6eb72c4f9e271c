import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { arriveAt, cartLine, holdScripts, seedCart, test, waitForHydration } from './storefront';

const { crackers } = known;

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const billing = (page: Page) => group(page, 'Billing details');
const shipping = (page: Page) => group(page, 'Shipping details');
const billingField = (page: Page, name: string) => billing(page).getByRole('textbox', { name, exact: true });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Order notes (optional)' });

/** Labels and autocomplete tokens of the text fields of an address. */
const addressFields = [
  ['First name', 'given-name'],
  ['Last name', 'family-name'],
  ['Company (optional)', 'organization'],
  ['Street address', 'address-line1'],
  ['City', 'address-level2'],
  ['State or province', 'address-level1'],
  ['Phone', 'tel'],
  ['Email', 'email'],
] as const;

async function proceedToPayment(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Proceed to Payment >' }).click();
  await arriveAt(page, '/Cart/Payment');
}

/** Expects these addresses on the payment page. */
async function expectAddresses(page: Page, billingText: string, shippingText = billingText): Promise<void> {
  for (const [title, text] of [
    ['Billing address', billingText],
    ['Shipping address', shippingText],
  ] as const) {
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(section.locator('address')).toHaveText(text);
  }
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await seedCart(page, [{ id: crackers.id, qty: 1 }]);
});

test('CART-08 CART-09 CHK-01 A-41 the form has billing fields, shipping fields if they are chosen, notes and three payment methods', async ({
  page,
}) => {
  await page.goto('/Cart');
  await waitForHydration(page);
  const differentAddress = page.getByRole('checkbox', { name: 'Ship to a different address?' });
  await expect(shipping(page)).toHaveCount(0);
  await differentAddress.check();
  for (const [purpose, address, suffix] of [
    ['billing', billing(page), ''],
    ['shipping', shipping(page), ' for shipping'],
  ] as const) {
    for (const [label, token] of addressFields) {
      const field = address.getByRole('textbox', { name: `${label}${suffix}`, exact: true });
      await expect(field).toBeVisible();
      await expect(field).toHaveAttribute('autocomplete', `${purpose} ${token}`);
    }
    const country = address.getByRole('combobox', { name: `Country${suffix}`, exact: true });
    await expect(country).toHaveAttribute('autocomplete', `${purpose} country-name`);
  }
  await expect(notes(page)).toBeVisible();

  const city = page.getByLabel('City for shipping', { exact: true });
  await city.fill('Siem Reap');
  await differentAddress.uncheck();
  await expect(shipping(page)).toHaveCount(0);
  await differentAddress.check();
  await expect(city).toHaveValue('Siem Reap');
  await expect(billingField(page, 'City')).toHaveValue('');

  const methods = group(page, 'Payment method').getByRole('radio');
  await expect(methods).toHaveCount(3);
  for (const name of ['Collect and Pay', 'COD (Cash on Delivery)', 'Credit/Debit Card']) {
    await page.getByRole('radio', { name, exact: true }).check();
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(name);
  }
});

test('CHK-02 an empty form or invalid values do not block the payment, and Enter submits nothing', async ({
  page,
}) => {
  await page.goto('/Cart');
  await proceedToPayment(page);
  await page.goto('/Cart');
  await expect(cartLine(page, crackers.name)).toBeVisible();
  await billingField(page, 'Email').fill('no address at all');
  await billingField(page, 'Phone').fill('call me');
  await billingField(page, 'Phone').press('Enter');
  await expect(billingField(page, 'Phone')).toHaveValue('call me');
  await expect(page).toHaveURL('/Cart');
  expect(await page.locator('main :required').count()).toBe(0);
  await proceedToPayment(page);
});

test('CHK-04 PAY-02 A-42 the payment page shows the chosen addresses and payment method, also after a reload, and another tab does not know them', async ({
  page,
  context,
}) => {
  await page.goto('/Cart');
  await billingField(page, 'First name').fill('Sophea');
  await billingField(page, 'Last name').fill('Chan');
  await billingField(page, 'Street address').fill('12 Street 240');
  await billingField(page, 'City').fill('Phnom Penh');
  await billing(page).getByRole('combobox', { name: 'Country' }).selectOption('Cambodia (Asia)');
  await notes(page).fill('Ring twice');
  await page.getByRole('radio', { name: 'COD (Cash on Delivery)', exact: true }).check();
  await proceedToPayment(page);
  const addressText = 'Sophea Chan 12 Street 240 Phnom Penh Cambodia';
  await expectAddresses(page, addressText);
  await expect(page.getByText('COD (Cash on Delivery)', { exact: true })).toBeVisible();
  await expect(page.getByText('Pay in cash when your order arrives.')).toBeVisible();
  await page.reload();
  await expectAddresses(page, addressText);

  await page.goto('/Cart');
  await waitForHydration(page);
  await expect(billingField(page, 'City')).toHaveValue('Phnom Penh');
  await expect(billing(page).getByRole('combobox', { name: 'Country' })).toHaveValue('Cambodia');
  await expect(notes(page)).toHaveValue('Ring twice');
  await page.getByRole('checkbox', { name: 'Ship to a different address?' }).check();
  await page.getByLabel('City for shipping', { exact: true }).fill('Dubai');
  await proceedToPayment(page);
  await expectAddresses(page, addressText, 'Dubai');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Sophea|Phnom|Dubai/);
  const otherTab = await context.newPage();
  await otherTab.goto('/Cart/Payment');
  await expect(otherTab.getByRole('link', { name: 'Pay & Place Order >' })).toBeVisible();
  // These are the placeholders of both addresses.
  await expect(otherTab.getByText('Street and house number')).toHaveCount(2);
});

test('A-66 text typed before hydration is kept, and replaces the draft that the tab remembers', async ({
  page,
}) => {
  await page.goto('/Cart');
  // Text that is typed before a page hydrates is not stored yet, so a reload would lose it.
  await waitForHydration(page);
  const [city, street] = [billingField(page, 'City'), billingField(page, 'Street address')];
  await city.fill('Phnom Penh');
  await street.fill('12 Street 240');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(city).toBeHidden();
  // Imitates a browser without @media (scripting), which shows the form before hydration.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[class*="scripting"] { display: block !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await city.fill('Siem Reap');
  await notes(page).fill('Ring twice');
  await page.getByRole('radio', { name: 'Collect and Pay' }).click();
  release();
  await expect(page.getByRole('radio', { name: 'Collect and Pay' })).toBeChecked();
  await expect(street).toHaveValue('12 Street 240');
  await expect(city).toHaveValue('Siem Reap');
  await expect(notes(page)).toHaveValue('Ring twice');
  await proceedToPayment(page);
  await expectAddresses(page, '12 Street 240 Siem Reap');
});

test('A-66 the form loads its script once the page is used, and keeps what is typed, chosen and pressed before', async ({
  page,
}) => {
  await page.goto('/Cart');
  await expect(page.locator('#chunk-load-guard')).toHaveCount(0);
  const release = await holdScripts(page);
  const city = billingField(page, 'City');
  const country = billing(page).getByRole('combobox', { name: 'Country' });
  const apply = page.getByRole('button', { name: 'Apply coupon' });
  await city.fill('Siem Reap');
  await country.selectOption('Cambodia');
  await apply.click();
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText("This code doesn't change your total.")).toBeVisible();
  await expect(city).toHaveValue('Siem Reap');
  await expect(country).toHaveValue('Cambodia');
  await proceedToPayment(page);
  await expectAddresses(page, 'Siem Reap Cambodia');
});

test('A-76 CHK-02 each country explains its address fields, and a phone number is completed or questioned, but never refused', async ({
  page,
}) => {
  await page.goto('/Cart');
  const country = billing(page).getByRole('combobox', { name: 'Country' });
  const phone = billingField(page, 'Phone');
  await country.selectOption('Cambodia');
  for (const name of ['Street address', 'City', 'State or province'])
    await expect(billingField(page, name)).toHaveAccessibleDescription(
      'In Cambodia, put the house, street and sangkat under Street address, the khan or district and the city under City, and the province or capital under State or province.',
    );
  await phone.fill('012 000');
  await billingField(page, 'Email').focus();
  await expect(phone).toHaveAccessibleDescription(
    'Phone numbers in Cambodia have 8 or 9 digits after +855. Please check yours.',
  );
  await expect(phone).toHaveValue('012 000');
  await phone.fill('012 000 000');
  await billingField(page, 'Email').focus();
  await expect(phone).toHaveValue('+855 12 000 000');
  await expect(phone).toHaveAccessibleDescription('');

  await country.selectOption('United Arab Emirates');
  await expect(
    billing(page).getByText(/the emirate under State or province\. No postcode is needed\.$/),
  ).toBeVisible();
  await phone.fill('+971 50 000');
  await proceedToPayment(page);
  await expectAddresses(page, 'United Arab Emirates +971 50 000');
});

test('A-76 F-127 by keyboard an address is saved, used in another tab and removed, and the focus is never lost', async ({
  page,
  context,
}) => {
  await page.goto('/Cart');
  await billingField(page, 'Street address').fill('8 Lotus Lane');
  await billingField(page, 'City').fill('Siem Reap');
  const save = billing(page).getByRole('button', { name: 'Save this address on this device' });
  await save.press('Enter');
  await expect(billing(page).getByText('Saved on this device.')).toBeFocused();

  const otherTab = await context.newPage();
  await otherTab.goto('/Cart');
  const open = billing(otherTab).getByRole('button', { name: 'Saved addresses' });
  const dialog = otherTab.getByRole('dialog', { name: 'Saved addresses' });
  await open.press('Enter');
  await dialog.getByRole('button', { name: 'Use this address: 8 Lotus Lane, Siem Reap' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(billing(otherTab).getByText('Filled in.')).toBeVisible();
  await expect(billingField(otherTab, 'City')).toHaveValue('Siem Reap');

  await open.press('Enter');
  await dialog.getByRole('button', { name: 'Remove: 8 Lotus Lane, Siem Reap' }).press('Enter');
  await expect(dialog.getByRole('listitem', { name: 'Removed: 8 Lotus Lane' })).toBeFocused();
  await otherTab.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(billingField(otherTab, 'First name')).toBeFocused();
  expect(await otherTab.evaluate(() => localStorage.getItem('SavedAddresses'))).toBeNull();
  await expect(save).toBeVisible();
});
