import { expect, type Page } from 'playwright/test';
import { addresses, known } from './known-products';
import { fill, seedAddresses } from './shown-pages';
import { hydrated, holdScripts, requestsOf, test } from './storefront';

const { matcha } = known;

type Field = {
  /** The form or filter of the field; empty for a single field. */
  readonly group: string;
  readonly label: string;
  readonly name: string;
  readonly type: string;
  readonly autocomplete: string;
};

/** Every field, hidden ones too, except the gallery's `zoom` and `view`. */
async function fieldsOf(page: Page): Promise<readonly Field[]> {
  return page.evaluate(() => {
    const forms = [...document.forms];
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      ':is(input, select, textarea):not([name=zoom], [name=view])',
    );
    // The catalogue's fields are one filter, beside the list or in a sheet.
    const isFilter = (field: Element) =>
      (window.location.pathname === '/OurStore' && field.closest('main, dialog') !== null) ||
      field.closest('div[role=search]') !== null;
    const groupOf = (field: (typeof fields)[number]) => {
      if (isFilter(field)) return 'the filter';
      return field.form === null ? '' : `form ${forms.indexOf(field.form)}`;
    };
    return [...fields].map((field) => ({
      group: groupOf(field),
      label: field.ariaLabel ?? field.labels?.[0]?.textContent.replace(/\s+/g, ' ').trim() ?? '',
      name: field.name,
      type: field.type,
      autocomplete: field.getAttribute('autocomplete') ?? '',
    }));
  });
}

function findFaults(fields: readonly Field[]): string[] {
  return fields.flatMap((field, index) => {
    const { group, label, name, type, autocomplete } = field;
    const twin = fields.findIndex((other) => other.group === group && other.label === label);
    // Checkboxes and radio inputs have no autocomplete token.
    const isBox = type === 'checkbox' || type === 'radio';
    return [
      ...(label === '' ? [`${name}: no label`] : []),
      ...(group === '' || twin === index ? [] : [`${label}: twice in ${group}`]),
      ...(name === '' ? [`${label}: no name`] : []),
      ...(isBox || autocomplete !== '' ? [] : [`${label}: no autocomplete`]),
      ...(/email/i.test(label) && type !== 'email' ? [`${label}: of type ${type}`] : []),
      ...(/phone/i.test(label) && type !== 'tel' ? [`${label}: of type ${type}`] : []),
      ...(/password/i.test(label) && type !== 'password' ? [`${label}: of type ${type}`] : []),
    ];
  });
}

async function expectFaultless(page: Page, state: string): Promise<void> {
  const fields = await fieldsOf(page);
  expect(fields.length, state).toBeGreaterThan(0);
  expect(findFaults(fields), state).toEqual([]);
  expect(await page.locator('form:not([method="post"])').count(), state).toBe(0);
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

for (const width of [390, 1280]) {
  test(`A-81 A-41 at ${width} px every field of every page has its own label, a name, a token and its type`, async ({
    page,
  }) => {
    test.slow();
    await fill(page);
    await page.setViewportSize({ width, height: 844 });
    for (const address of [...addresses, matcha.path]) {
      await page.goto(address);
      await hydrated(page);
      await expectFaultless(page, address);
    }
    await press(page, 'Search');
    await expect(page.getByPlaceholder('Search')).toBeVisible();
    await expectFaultless(page, 'search open');
  });

  test(`A-81 A-41 at ${width} px the same holds for what opens: another address, the filters, dialogs`, async ({
    page,
  }) => {
    await fill(page);
    await seedAddresses(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/Cart');
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Ship to a different address?' }).check();
    await expectFaultless(page, 'another address');
    await page.getByRole('radio', { name: 'COD (Cash on Delivery)' }).check();
    for (const name of ['Saved addresses', 'Share this cart', 'Send this order to the shop']) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectFaultless(page, name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goto('/OurStore');
    await hydrated(page);
    if (width < 1024) {
      await press(page, 'Filters');
      await expect(page.getByRole('dialog', { name: 'Filters' }).getByLabel('Category')).toBeVisible();
    }
    await expectFaultless(page, 'the filters');
    for (const label of ['Category', 'Status', 'Minimum price', 'Maximum price', 'From ($)', 'To ($)'])
      await expect(page.getByLabel(label, { exact: true })).toHaveCount(1);
  });
}

test('A-81 on /Register "Password" is one field, shown or hidden', async ({ page }) => {
  await page.goto('/Register');
  await hydrated(page);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveCount(1);
  await password.fill('Zephyr#2026');
  await press(page, 'Show password');
  await expect(password).toHaveCount(1);
  await expect(password).toHaveValue('Zephyr#2026');
});

test('A-41 the other address is there once it is chosen, and keeps what was typed into it', async ({
  page,
}) => {
  await page.goto('/Cart');
  await hydrated(page);
  const elsewhere = page.getByRole('checkbox', { name: 'Ship to a different address?' });
  const city = page.getByLabel('City for shipping', { exact: true });
  await expect(page.locator('[autocomplete^="shipping"]')).toHaveCount(0);
  await elsewhere.check();
  await city.fill('Siem Reap');
  await page.getByLabel('Country for shipping', { exact: true }).selectOption('Cambodia');
  await elsewhere.uncheck();
  await expect(city).toHaveCount(0);
  await elsewhere.check();
  await expect(city).toHaveValue('Siem Reap');
  await expect(page.getByLabel('Country for shipping', { exact: true })).toHaveValue('Cambodia');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('');
});

test.describe('a form that the browser is made to send', () => {
  test.use({ expectedErrors: [/form-action/] });

  for (const address of ['/Cart/Payment', '/Login', '/TrackOrder'])
    test(`A-66 PAY-13 on ${address} before the page is hydrated sends nothing and stays`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      const field = page.locator('main form input').first();
      await field.fill('4111');
      const requests = requestsOf(page);
      await field.evaluate(({ form }: HTMLInputElement) => form?.submit());
      release();
      await hydrated(page);
      await expect(page).toHaveURL(address);
      await expect(field).toHaveValue('4111');
      expect(requests.filter((request) => new URL(request).pathname === address)).toEqual([]);
    });
});
