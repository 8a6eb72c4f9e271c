import { expect, type Page } from 'playwright/test';

type Field = {
  /** The form or filter that the field belongs to; empty for a field on its own. */
  readonly group: string;
  readonly label: string;
  readonly name: string;
  readonly type: string;
  readonly autocomplete: string;
};

/** Every field of the page, including hidden ones, except the gallery's `zoom` and `view`. */
async function fieldsOf(page: Page): Promise<readonly Field[]> {
  return page.evaluate(() => {
    const forms = [...document.forms];
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      ':is(input, select, textarea):not([name=zoom], [name=view])',
    );
    // Filters and search bar have no <form>, so this groups their fields as if they had one.
    const isFilterOrSearch = (field: Element) =>
      (window.location.pathname === '/OurStore' && field.closest('main, dialog') !== null) ||
      field.closest('div[role=search]') !== null;
    const groupOf = (field: (typeof fields)[number]) => {
      if (isFilterOrSearch(field)) return 'filter or search';
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

function faultsOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field, index) => {
    const { group, label, name, type, autocomplete } = field;
    const firstWithLabel = fields.findIndex((other) => other.group === group && other.label === label);
    const isDuplicate = group !== '' && firstWithLabel !== index;
    const takesAutocomplete = type !== 'checkbox' && type !== 'radio';
    return [
      ...(label === '' ? [`${name}: no label`] : []),
      ...(isDuplicate ? [`${label}: twice in ${group}`] : []),
      ...(name === '' ? [`${label}: no name`] : []),
      ...(takesAutocomplete && autocomplete === '' ? [`${label}: no autocomplete`] : []),
      ...(/email/i.test(label) && type !== 'email' ? [`${label}: of type ${type}`] : []),
      ...(/phone/i.test(label) && type !== 'tel' ? [`${label}: of type ${type}`] : []),
      ...(/password/i.test(label) && type !== 'password' ? [`${label}: of type ${type}`] : []),
    ];
  });
}

/**
 * Asserts that the page has fields, each with a label of its own, a name, an autocomplete token and a fitting type, and
 * that every form uses POST, which keeps values out of urls.
 */
export async function expectFaultlessFields(page: Page, state: string): Promise<void> {
  const fields = await fieldsOf(page);
  expect.soft(fields.length, state).toBeGreaterThan(0);
  expect.soft(faultsOf(fields), state).toEqual([]);
  await expect.soft(page.locator('form:not([method="post"])'), state).toHaveCount(0);
}
