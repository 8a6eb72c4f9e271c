import { expect, type Page } from 'playwright/test';
import { expectLoaded, hydrated, main, requestsOf, test } from './storefront';
import { edgesOf } from './viewport';

const box = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const country = (page: Page) => main(page).getByRole('combobox', { name: 'Country' });
const news = (page: Page) => page.getByRole('checkbox', { name: 'Send me news about the shop' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message', exact: true });
const answer = (page: Page) =>
  page.getByText('Nothing was sent. Everything you typed is still here.', { exact: true });
const map = (page: Page) => page.getByRole('img', { name: 'Map of our offices in Phnom Penh and Dubai' });

const required = [
  ['First name', 'Sophea'],
  ['Last name', 'Chann'],
  ['Email', 'sophea@example.com'],
] as const;
const optional = ['Phone (optional)', 'Subject (optional)', 'Message'] as const;

async function fillRequired(page: Page): Promise<void> {
  for (const [name, text] of required) await box(page, name).fill(text);
  await country(page).selectOption('Cambodia');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/Contact');
  await hydrated(page);
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
  expect(new Set(options).size).toBe(196);
  for (const name of ['Cambodia', 'United Arab Emirates', 'Japan']) {
    await country(page).selectOption({ label: `${name} (Asia)` });
    await expect(country(page)).toHaveValue(name);
  }
});

test('CON-02 F-110 first name, last name, email and country are required, the rest is not', async ({
  page,
}) => {
  await fillRequired(page);
  for (const [name, text] of required) {
    for (const blank of ['   ', '']) {
      await box(page, name).fill(blank);
      await send(page).click();
      await expect(box(page, name)).toBeFocused();
      await send(page).focus();
    }
    await box(page, name).fill(text);
  }
  await box(page, 'Email').fill('sophea');
  await send(page).click();
  await expect(box(page, 'Email')).toBeFocused();
  await box(page, 'Email').fill('sophea@example.com');
  await country(page).selectOption('Choose a country');
  await send(page).click();
  await expect(country(page)).toBeFocused();
  await expect(answer(page)).toHaveCount(0);

  await country(page).selectOption('Cambodia');
  await send(page).click();
  await expect(answer(page)).toBeVisible();
});

test('CON-03 a valid submit makes no request, goes nowhere, clears and stores nothing, and says so (A-62)', async ({
  page,
}) => {
  const filled = [...required, ...optional.map((name, index) => [name, `Tea & cake ${index}`] as const)];
  const line = page.getByText("This page can't send your message by itself.");
  const mail = page.getByRole('link', { name: 'Send it with your email app' });
  // Loads the lazy map before requests are counted.
  await expectLoaded(map(page));
  await fillRequired(page);
  for (const [name, text] of filled) await box(page, name).fill(text);
  await news(page).check();
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const requests = requestsOf(page);

  await send(page).click();
  await expect(answer(page)).toBeVisible();
  await box(page, 'First name').press('Enter');
  for (const [name, text] of filled) await expect(box(page, name)).toHaveValue(text);
  await expect(country(page)).toHaveValue('Cambodia');
  await expect(news(page)).toBeChecked();
  await expect(line).toBeVisible();
  await expect(mail).toHaveAttribute('href', /^mailto:hello@minato\.example\?subject=Tea%20%26%20cake%201&/);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/Contact');
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('CON-03 A-62 the answer scrolls into view below the button, which does not move', async ({ page }) => {
  await fillRequired(page);
  const place = () => send(page).evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await send(page).evaluate((button) => {
    window.scrollTo({ top: button.getBoundingClientRect().bottom + window.scrollY - window.innerHeight + 2 });
  });
  await send(page).click();
  await expect(answer(page)).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByRole('status')).toBeInViewport({ ratio: 1 });
  expect(await place()).toBe(before);
});

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

test('CON-04 CON-05 each office shows address, phone, email and a link to a map, and is marked on a map of our own (A-31)', async ({
  page,
}) => {
  const shown = page.getByRole('region', { name: 'Our offices' }).getByRole('article');
  await expect(shown).toHaveCount(2);
  await expect(shown.getByText('Harbour House, 10 Minato Lane')).toBeVisible();
  await expect(shown.getByText('Office 4, Dhow Building, Creekside Walk')).toBeVisible();
  for (const [name, links] of Object.entries(offices)) {
    const office = shown.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(office.getByRole('link')).toHaveText(links.map(([text]) => text));
    for (const [index, [, target]] of links.entries())
      await expect(office.getByRole('link').nth(index)).toHaveAttribute('href', target);
  }

  await expectLoaded(map(page));
  await expect(page.locator('iframe')).toHaveCount(0);
  const marks = page.getByRole('figure').locator('svg g');
  await expect(marks).toHaveText(['Phnom Penh', 'Dubai']);
  for (const mark of await marks.all()) await expect(mark.locator('circle')).toBeInViewport();
  const [frame, phnomPenh, dubai] = [
    await edgesOf(map(page)),
    await edgesOf(marks.first()),
    await edgesOf(marks.last()),
  ];
  expect(frame.right - frame.left).toBeGreaterThan(600);
  expect(dubai.left).toBeGreaterThan(frame.left);
  expect(dubai.top).toBeGreaterThan(frame.top);
  expect(dubai.right).toBeLessThan(phnomPenh.left);
  expect(dubai.bottom).toBeLessThan(phnomPenh.top);
  expect(phnomPenh.right).toBeLessThan(frame.right);
  expect(phnomPenh.bottom).toBeLessThan(frame.bottom);
});
