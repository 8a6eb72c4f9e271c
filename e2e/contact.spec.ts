import { expect, type Page } from 'playwright/test';
import { expectLoaded, main, requestsOf, test, waitForHydration } from './storefront';
import { edgesOf } from './viewport';

const textbox = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const country = (page: Page) => main(page).getByRole('combobox', { name: 'Country' });
const news = (page: Page) => page.getByRole('checkbox', { name: 'Send me news about the shop' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message', exact: true });
const nothingSent = (page: Page) =>
  page.getByText('Nothing was sent. Everything you typed is still here.', { exact: true });
const map = (page: Page) => page.getByRole('img', { name: 'Map of our offices in Phnom Penh and Dubai' });

/** Labels and values of the required text fields. */
const requiredFields = [
  ['First name', 'Sophea'],
  ['Last name', 'Chann'],
  ['Email', 'sophea@example.com'],
] as const;
const optionalLabels = ['Phone (optional)', 'Subject (optional)', 'Message'] as const;

async function fillRequired(page: Page): Promise<void> {
  for (const [name, text] of requiredFields) await textbox(page, name).fill(text);
  await country(page).selectOption('Cambodia');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/Contact');
  await waitForHydration(page);
});

test('CON-01 CON-06 the form has its eight fields, and offers every country once', async ({ page }) => {
  const labels = page.getByRole('region', { name: 'Write to us' }).locator('form label');
  await expect(labels).toHaveText([
    'First name',
    'Last name',
    'Email',
    'Phone (optional)',
    'Country',
    'Subject (optional)',
    'Message',
    'Send me news about the shop',
  ]);
  await expect(news(page)).toBeEnabled();
  await expect(news(page)).not.toBeChecked();
  const options = await country(page).locator('option').allTextContents();
  expect(options[0]).toBe('Choose a country');
  // These are 195 countries and "Choose a country".
  expect(new Set(options).size).toBe(196);
  for (const name of ['Cambodia', 'United Arab Emirates', 'Japan']) {
    await country(page).selectOption({ label: `${name} (Asia)` });
    await expect(country(page)).toHaveValue(name);
  }
});

test('CON-02 F-110 first name, last name, email and country are required, and the other fields are optional', async ({
  page,
}) => {
  await fillRequired(page);
  for (const [name, text] of requiredFields) {
    for (const blank of ['   ', '']) {
      await textbox(page, name).fill(blank);
      await send(page).click();
      await expect(textbox(page, name)).toBeFocused();
      // Focuses something else, so that the next submit must focus the field.
      await send(page).focus();
    }
    await textbox(page, name).fill(text);
  }
  await textbox(page, 'Email').fill('sophea');
  await send(page).click();
  await expect(textbox(page, 'Email')).toBeFocused();
  // The browser's message stands below the field until it is edited.
  await expect(textbox(page, 'Email')).toHaveAccessibleDescription(/@/);
  await expect(textbox(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/'sophea' is missing an '@'/)).toBeVisible();
  await textbox(page, 'Email').fill('sophea@example.com');
  await expect(page.getByText(/is missing an '@'/)).toHaveCount(0);
  await country(page).selectOption('Choose a country');
  await send(page).click();
  await expect(country(page)).toBeFocused();
  await expect(nothingSent(page)).toHaveCount(0);

  await country(page).selectOption('Cambodia');
  await send(page).click();
  await expect(nothingSent(page)).toBeVisible();
});

test('CON-03 a valid submit makes no request, keeps the page and every value, stores nothing, and says that nothing was sent (A-62)', async ({
  page,
}) => {
  const filled = [
    ...requiredFields,
    ...optionalLabels.map((name, index) => [name, `Tea & cake ${index}`] as const),
  ];
  const explanation = page.getByText("This page can't send your message by itself.");
  const mailLink = page.getByRole('link', { name: 'Send it with your email app' });
  // The lazy map must load before requests are counted.
  await expectLoaded(map(page));
  await fillRequired(page);
  for (const [name, text] of filled) await textbox(page, name).fill(text);
  await news(page).check();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const requests = requestsOf(page);

  await send(page).click();
  await expect(nothingSent(page)).toBeVisible();
  await textbox(page, 'First name').press('Enter');
  for (const [name, text] of filled) await expect(textbox(page, name)).toHaveValue(text);
  await expect(country(page)).toHaveValue('Cambodia');
  await expect(news(page)).toBeChecked();
  await expect(explanation).toBeVisible();
  await expect(mailLink).toHaveAttribute(
    'href',
    /^mailto:hello@minato\.example\?subject=Tea%20%26%20cake%201&/,
  );
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/Contact');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('CON-03 A-62 after a submit the answer scrolls into view below the button, and the button keeps its place on the page', async ({
  page,
}) => {
  await fillRequired(page);
  const buttonTop = () =>
    send(page).evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const before = await buttonTop();
  // The button is at the lower edge of the window, so that the answer below it is out of sight.
  await send(page).evaluate((button) => {
    window.scrollTo({ top: button.getBoundingClientRect().bottom + window.scrollY - window.innerHeight + 2 });
  });
  await send(page).click();
  await expect(nothingSent(page)).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByRole('status')).toBeInViewport({ ratio: 1 });
  expect(await buttonTop()).toBe(before);
});

/** Texts and addresses of the links of each office. */
const offices = {
  'Phnom Penh': [
    ['+855 23 000 000', 'tel:+85523000000'],
    ['phnompenh@minato.example', 'mailto:phnompenh@minato.example'],
    [
      'See Phnom Penh on a map',
      'https://www.openstreetmap.org/?mlat=11.5696&mlon=104.9304#map=16/11.5696/104.9304',
    ],
  ],
  Dubai: [
    ['+971 4 000 0000', 'tel:+97140000000'],
    ['dubai@minato.example', 'mailto:dubai@minato.example'],
    ['See Dubai on a map', 'https://www.openstreetmap.org/?mlat=25.2254&mlon=55.3384#map=16/25.2254/55.3384'],
  ],
} as const;

test('CON-04 CON-05 each office shows address, phone, email and a link to a map, and is marked on a map that is part of the shop (A-31)', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: 'Our offices' }).getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.getByText('Harbour House, 10 Minato Lane')).toBeVisible();
  await expect(cards.getByText('Office 4, Dhow Building, Creekside Walk')).toBeVisible();
  for (const [name, links] of Object.entries(offices)) {
    const office = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(office.getByRole('link')).toHaveText(links.map(([text]) => text));
    for (const [index, [, target]] of links.entries())
      await expect(office.getByRole('link').nth(index)).toHaveAttribute('href', target);
  }

  await expectLoaded(map(page));
  await expect(page.locator('iframe')).toHaveCount(0);
  const marks = page.getByRole('figure').locator('svg g');
  await expect(marks).toHaveText(['Phnom Penh', 'Dubai']);
  for (const mark of await marks.all()) await expect(mark.locator('circle')).toBeInViewport();
  // Both marks lie inside the map, and Dubai is north-west of Phnom Penh.
  const frame = await edgesOf(map(page));
  const phnomPenh = await edgesOf(marks.first());
  const dubai = await edgesOf(marks.last());
  expect(frame.right - frame.left).toBeGreaterThan(600);
  expect(dubai.left).toBeGreaterThan(frame.left);
  expect(dubai.top).toBeGreaterThan(frame.top);
  expect(dubai.right).toBeLessThan(phnomPenh.left);
  expect(dubai.bottom).toBeLessThan(phnomPenh.top);
  expect(phnomPenh.right).toBeLessThan(frame.right);
  expect(phnomPenh.bottom).toBeLessThan(frame.bottom);
});
