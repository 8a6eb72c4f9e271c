import { expect, type Page } from 'playwright/test';
import { arriveAt, expectLoaded, main, requestsOf, test, waitForHydration } from './storefront';

const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

/** Each promise has a title, and its text contains these words. */
const promises = [
  ['Free shipping over AED 85 within the UAE', 'On orders over AED 85, shipping is free.'],
  ['100% money-back guarantee', "We'll refund everything you paid"],
  ['HACCP certified', 'Our warehouses follow a certified HACCP plan'],
] as const;

/** Each story has a small title above its heading. */
const stories = [
  ['Our name', 'The place where goods come in'],
  ['How we choose', 'Small makers, asked many questions'],
  ['How we restock', 'A short shelf, often refilled'],
  ['How we pack', 'Paper, string and a plain label'],
] as const;

test('STAT-01 STAT-02 STAT-03 STAT-04 About Us shows the promises of free shipping, money back and HACCP, and four stories', async ({
  page,
}) => {
  await page.goto('/AboutUs');
  const promiseItems = section(page, 'What we promise').getByRole('listitem');
  await expect(promiseItems.getByRole('heading')).toHaveText(promises.map(([title]) => title));
  for (const [, text] of promises) await expect(promiseItems.getByText(text)).toBeVisible();

  const articles = section(page, 'How we work').getByRole('article');
  await expect(articles).toHaveCount(4);
  for (const [index, [smallTitle, heading]] of stories.entries()) {
    const story = articles.nth(index);
    await expect(story.getByRole('heading')).toHaveText(heading);
    await expect(story.getByText(smallTitle, { exact: true })).toBeVisible();
    // The text has at least 80 characters, and the description of the picture at least 20.
    await expect(story.locator('p').last()).toHaveText(/.{80}/);
    await expectLoaded(story.getByRole('img'));
    await expect(story.getByRole('img')).toHaveAccessibleName(/.{20}/);
  }
});

/** Each of `texts` is the heading of a section and a text in it. */
const policies = [
  {
    title:
      'STAT-05 STAT-06 STAT-07 STAT-08 STAT-09 STAT-10 STAT-11 the terms state every specified rule, and the table of contents leads to each section',
    path: '/Terms-Conditions',
    heading: 'Terms & Conditions',
    sectionCount: 10,
    texts: [
      [
        'Cancelling an order',
        'You can cancel an order within 24 hours of placing it, without giving a reason.',
      ],
      ['Refunds', 'it can take up to 45 days for the money to appear on your statement.'],
      ['Returns', 'You can return a product within 7 days of receiving it if it is sealed and unopened.'],
      ['Delivery', 'Cambodia: 1-2 working days, for a flat fee of USD 10.'],
      ['Delivery', 'Other countries: 4-10 working days.'],
      ['Payment', 'We accept payment by Visa/MasterCard, in USD.'],
      ['Your account', 'Minors under 18 may not register.'],
    ],
  },
  {
    title:
      'STAT-12 the cookie policy says what the browser stores, and its table of contents leads to each section',
    path: '/Cookie',
    heading: 'Cookie Policy',
    sectionCount: 6,
    texts: [
      ['No cookies, no tracking', 'A cookie is a small piece of text that a website stores in your browser'],
      ['What the shop keeps on your device', 'Cart: the products in your cart'],
      ['What the shop keeps for one tab', 'Your card number, expiry date and CVV are never kept anywhere.'],
      ['Deleting your data', 'clear the data for this site'],
    ],
  },
  {
    title:
      'STAT-12 the privacy policy says what stays on the device, and its table of contents leads to each section',
    path: '/Privacy-Policy',
    heading: 'Privacy Policy',
    sectionCount: 9,
    texts: [
      ['What we collect', 'Through these pages, nothing.'],
      ['What stays on your device', 'Your cart and your wishlist, under the names Cart and wishlist.'],
      ['Your password', "We don't store your password, not even on your device."],
      ['Your rights', 'You can see, change and delete everything the shop keeps'],
    ],
  },
] as const;

for (const { title, path, heading, sectionCount, texts } of policies) {
  test(title, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main(page).getByText('Last updated 23 November 2026', { exact: true })).toBeVisible();
    for (const [sectionTitle, text] of texts)
      await expect(section(page, sectionTitle).getByText(text)).toBeVisible();
    const titles = await main(page).getByRole('region').getByRole('heading').allTextContents();
    expect(titles).toHaveLength(sectionCount);
    const tableOfContents = main(page).getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(tableOfContents).toHaveText(titles);
    for (const sectionTitle of titles) {
      expect((await section(page, sectionTitle).innerText()).length).toBeGreaterThan(80);
      await tableOfContents.getByText(sectionTitle, { exact: true }).click();
      await expect(section(page, sectionTitle).getByRole('heading')).toBeInViewport({ ratio: 1 });
    }
    expect(await page.context().cookies()).toEqual([]);
  });
}

/** Each position has a title, and its facts are business, type and location. */
const positions = [
  ['Buyer, Tea and Confectionery', ['Buying', 'Full-time', 'Dubai, United Arab Emirates']],
  ['Warehouse Team Member', ['Operations', 'Full-time', 'Phnom Penh, Cambodia']],
  ['Customer Care, Khmer and English', ['Customer Care', 'Part-time', 'Phnom Penh, Cambodia']],
] as const;

test('CAR-01 CON-01 three positions show title, business, type and location, and a link to write about each', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Career');
  const items = page.getByRole('list', { name: 'Career', exact: true }).getByRole('listitem');
  await expect(items.getByRole('heading')).toHaveText(positions.map(([title]) => title));
  for (const [index, [, facts]] of positions.entries()) {
    await expect(items.nth(index).locator('dt')).toHaveText(['Business', 'Type', 'Location']);
    await expect(items.nth(index).locator('dd')).toHaveText(facts);
  }
  await page.getByRole('link', { name: 'Write to us about Customer Care, Khmer and English' }).click();
  await arriveAt(page, /\/Contact/);
  await expect(page.getByLabel('Subject')).toHaveValue('Customer Care, Khmer and English');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Subject')).toHaveValue('Customer Care, Khmer and English');
});

test('CAR-02 the search field and the two filters take input, make no request and do not change the list', async ({
  page,
}) => {
  await page.goto('/Career');
  await waitForHydration(page);
  const search = main(page).getByRole('searchbox', { name: 'Search positions' });
  const type = page.getByRole('combobox', { name: 'Type', exact: true });
  const place = page.getByRole('combobox', { name: 'Location', exact: true });
  const list = page.getByRole('list', { name: 'Career', exact: true });
  const before = await list.innerHTML();
  const requests = requestsOf(page);
  await type.selectOption('Part-time');
  await place.selectOption('Dubai, United Arab Emirates');
  await search.fill('nothing that is here');
  await search.press('Enter');
  await expect(search).toHaveValue('nothing that is here');
  await expect(type).toHaveValue('Part-time');
  await expect(page).toHaveURL('/Career');
  expect(await list.innerHTML()).toBe(before);
  // The first interaction after hydration loads what only used pages need.
  expect(requests.filter((url) => !url.includes('/_next/static/chunks/'))).toEqual([]);
});
