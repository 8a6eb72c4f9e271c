import { expect, type Page } from 'playwright/test';
import { hydrated, test } from './storefront';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

test('STAT-01 STAT-02 STAT-03 About Us promises free shipping, the money back, and HACCP', async ({
  page,
}) => {
  await page.goto('/AboutUs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const promises = part(page, 'What we promise').getByRole('listitem');
  await expect(promises).toHaveCount(3);
  for (const [index, [promise, text]] of (
    [
      ['Free shipping over AED 85 within the UAE', 'On orders over AED 85, shipping is free.'],
      ['100% money-back guarantee', "We'll refund everything you paid"],
      ['HACCP certified', 'Our warehouses follow a certified HACCP plan'],
    ] as const
  ).entries()) {
    await expect(promises.nth(index).getByRole('heading', { name: promise, exact: true })).toBeVisible();
    await expect(promises.nth(index).getByText(text)).toBeVisible();
  }
});

test('STAT-04 About Us tells four stories, each with image, two titles and text', async ({ page }) => {
  await page.goto('/AboutUs');
  const stories = part(page, 'How we work').getByRole('article');
  await expect(stories).toHaveCount(4);
  for (const [index, [title1, title2, alt, text]] of (
    [
      [
        'Our name',
        'The place where goods come in',
        'Two wooden crates of goods just set down, a coil of rope and a folded paper boat',
        /^Minato is the Japanese word for harbour\. .+ on the horizon\.$/,
      ],
      [
        'How we choose',
        'Small makers, asked many questions',
        'Three cups of tea, from green to amber, each with a dish of its leaves',
        /^We look for makers who can tell us .+ stay for years\.$/,
      ],
      [
        'How we restock',
        'A short shelf, often refilled',
        'A wooden shelf with five packs standing well apart',
        /^Thirty products, not three thousand\. .+ fill the gap with something else\.$/,
      ],
      [
        'How we pack',
        'Paper, string and a plain label',
        'A paper parcel with a plain label, and on top of it a smaller one tied with red string',
        /^We pack each box by hand, .+ approve of the larger ones\.$/,
      ],
    ] as const
  ).entries()) {
    const story = stories.nth(index);
    await expect(story.getByRole('heading')).toHaveText(title2);
    await expect(story.getByRole('heading')).toBeVisible();
    await expect(story.getByText(title1, { exact: true })).toBeVisible();
    await expect(story.getByText(text)).toBeVisible();
    const picture = story.getByRole('img', { name: alt, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

const policies = [
  {
    ids: 'STAT-05 STAT-06 STAT-07 STAT-08 STAT-09 STAT-10 STAT-11 STAT-12',
    address: '/Terms-Conditions',
    title: 'Terms & Conditions',
    updated: '23 November 2026',
    headings: [
      'Who we are',
      'Your account',
      'Products and prices',
      'Payment',
      'Delivery',
      'Cancelling an order',
      'Returns',
      'Refunds',
      'What we are responsible for',
      'Changes and questions',
    ],
    says: [
      ['Who we are', 'it charges no card and creates no order'],
      [
        'Cancelling an order',
        'You can cancel an order within 24 hours of placing it, without giving a reason.',
      ],
      ['Refunds', 'it can take up to 45 days for the money to appear on your statement.'],
      ['Returns', 'You can return a product within 7 days of receiving it if it is sealed and unopened.'],
      ['Delivery', 'Cambodia: 1-2 working days, for a flat fee of USD 10.'],
      ['Delivery', 'Other countries: 4-10 working days.'],
      ['Payment', 'We accept payment by Visa/MasterCard, in USD.'],
      ['Products and prices', 'Every price is in US dollars (USD).'],
      ['Your account', 'Minors under 18 may not register.'],
    ],
  },
  {
    ids: 'STAT-12',
    address: '/Cookie',
    title: 'Cookie Policy',
    updated: '23 November 2026',
    headings: [
      'No cookies, no tracking',
      'What the shop keeps on your device',
      'The offline copy of the shop',
      'What the shop keeps for one tab',
      'Deleting your data',
      'If this changes',
    ],
    says: [
      ['No cookies, no tracking', 'A cookie is a small piece of text that a website stores in your browser'],
      ['What the shop keeps on your device', 'Cart: the products in your cart'],
      ['What the shop keeps on your device', 'wishlist: the products'],
      ['What the shop keeps on your device', 'RegisteredUser: the account you created on this device'],
      ['What the shop keeps on your device', 'User: who is logged in'],
      ['What the shop keeps on your device', 'OrderRequests: the latest twenty orders'],
      ['What the shop keeps on your device', 'SavedAddresses: the addresses you chose to save'],
      ['What the shop keeps on your device', "Cart.bak: a copy of a cart that couldn't be read"],
      ['The offline copy of the shop', "Your cart, your name and your orders aren't in this copy."],
      ['What the shop keeps for one tab', 'Your card number, expiry date and CVV are never kept anywhere.'],
      ['Deleting your data', 'clear the data for this site'],
    ],
  },
  {
    ids: 'STAT-12',
    address: '/Privacy-Policy',
    title: 'Privacy Policy',
    updated: '23 November 2026',
    headings: [
      'What we collect',
      'What stays on your device',
      'Your password',
      'Your card',
      'When you write to us',
      'Links to other places',
      'Children',
      'Your rights',
      'Questions',
    ],
    says: [
      ['What we collect', 'Through these pages, nothing.'],
      ['What stays on your device', 'Your cart and your wishlist, under the names Cart and wishlist.'],
      ['Your password', "We don't store your password, not even on your device."],
      ['Your card', 'are never stored, put into a web address or sent to anyone'],
      ['Children', 'Nobody under 18 may register'],
      ['Your rights', 'You can see, change and delete everything the shop keeps'],
    ],
  },
] as const;

for (const { ids, address, title, updated, headings, says } of policies) {
  test(`${ids} ${address} is a real page of ${headings.length} parts, with a list of contents that leads to each`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText(`Last updated ${updated}`, { exact: true })).toBeVisible();
    await expect(main.getByRole('region').getByRole('heading')).toHaveText(headings);
    for (const [heading, text] of says) await expect(part(page, heading).getByText(text)).toBeVisible();
    for (const heading of headings)
      expect((await part(page, heading).innerText()).length).toBeGreaterThan(80);

    const contents = main.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveText(headings);
    for (const heading of headings) {
      await contents.getByRole('link', { name: heading, exact: true }).click();
      await expect(part(page, heading).getByRole('heading')).toBeInViewport({ ratio: 1 });
    }
    expect(await page.context().cookies()).toEqual([]);
  });
}
