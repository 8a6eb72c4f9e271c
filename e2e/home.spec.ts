import { expect, type Locator, type Page } from 'playwright/test';
import { known } from './known-products';
import { arrived, badge, card, listed, notice, requestsOf, stored, test } from './storefront';

const { matcha } = known;

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

test('HOME-01 HOME-02 the best sellers are the eight with the highest stock, from 79 down to 60', async ({
  page,
}) => {
  await page.goto('/');
  const best = section(page, 'Best sellers');
  await expect(best.getByRole('article').getByRole('heading')).toHaveText([
    'Shrimp Crackers Setouchi', // 79
    'Fruit Granola Berry Harvest', // 76
    'Uji Matcha Powder', // 72
    'Soft Baby Wipes', // 70
    'Pleated Face Masks', // 68
    'Hojicha Tea Bags', // 66
    'Sweet Potato Chips', // 63
    'Rice Bran Hand Balm', // 60
  ]);
});

test('HOME-03 the new arrivals are the eight highest ids, from 30 down to 23', async ({ page }) => {
  await page.goto('/');
  await expect(section(page, 'New arrivals').getByRole('article').getByRole('heading')).toHaveText([
    'Matcha Latte Mix',
    'Bamboo Cotton Swabs',
    'Konpeito Sugar Stars',
    'Matcha Kinako Granola',
    'Water-Based Lubricant Gel',
    'Baby Face Cream',
    'Kinako Butter Cookies',
    'Matcha Tea Ceremony Set',
  ]);
});

const tiles = [
  ['Calbee Frugra', 'Calbee_Frugra', 5],
  ['Matcha Green Tea', 'Matcha_Green_Tea', 6],
  ['Baby Collection', 'Baby_Collection', 5],
  ['Healthcare Products', 'Healthcare_Products', 5],
  ['Okamoto Condom & Lubrican', 'Okamoto_Condom_%26_Lubrican', 3],
  ['Snacks & Confectionaries', 'Snacks_%26_Confectionaries', 6],
] as const;

test('HOME-04 six tiles, each with a picture', async ({ page }) => {
  await page.goto('/');
  const all = section(page, 'Shop by category').getByRole('listitem');
  await expect(all.getByRole('link')).toHaveText(tiles.map(([name]) => name));
  for (const [index, [, slug]] of tiles.entries()) {
    await expect(all.nth(index).getByRole('link')).toHaveAttribute('href', `/OurStore?category=${slug}`);
    await expectPicture(all.nth(index).locator('img'));
  }
});

for (const [name, slug, count] of [tiles[0], tiles[5]]) {
  test(`HOME-04 the tile ${name} leads to the catalogue narrowed to it (A-15)`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await section(page, 'Shop by category').getByRole('link', { name }).click();
    await arrived(page, `/OurStore?category=${slug}`);
    await expect(page.getByText(`Showing all ${count} products`)).toBeVisible();
    await expect(page.getByLabel('Category')).toHaveValue(name);
    await expect(listed(page)).toHaveCount(count);
  });
}

test('HOME-05 the logos of the brands are shown', async ({ page }) => {
  await page.goto('/');
  const logos = section(page, 'The makers on our shelf').getByRole('img');
  const names = ['Minori Foods', 'Suian', 'Kazenoki', 'Tsubomi', 'Mizunari', 'Nagi', 'Komorido', 'Yukinoto'];
  await expect(logos).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await expect(logos.nth(index)).toHaveAccessibleName(name);
    await expectPicture(logos.nth(index));
  }
});

test('HOME-06 each testimonial has image, text, name and type', async ({ page }) => {
  await page.goto('/');
  const all = await section(page, 'What our customers say').getByRole('figure').all();
  expect(all).toHaveLength(6);
  const types = [];
  for (const one of all) {
    await expectPicture(one.locator('img'));
    expect(((await one.getByRole('blockquote').textContent()) ?? '').length).toBeGreaterThan(20);
    const [name, type] = await one.locator('figcaption > span > span').allTextContents();
    expect(name).toMatch(/\p{L}{2,}/u);
    types.push(type);
  }
  expect(new Set(types)).toEqual(new Set(['Verified Customer', 'Customer']));
});

test('HOME-07 the newsletter asks nobody, stores nothing, and says so (A-16)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const block = section(page, 'News from the quay');
  const field = block.getByLabel('Email address');
  const submit = block.getByRole('button', { name: 'Subscribe' });
  await field.fill('no address');
  const requests = requestsOf(page);
  await submit.click();
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await expect(block.getByRole('status')).toBeEmpty();
  await field.fill('dara@example.com');
  await submit.click();
  await expect(block.getByRole('status')).toContainText('nothing was sent or stored');
  // Lazy images may load at any time.
  expect(requests.filter((address) => !address.includes('/images/'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('dara');
  await expect(page).toHaveURL('/');
  await block.getByRole('link', { name: 'contact page' }).click();
  await arrived(page, '/Contact');
});

test('HOME-08 the banners show name, brands and image, and lead to their category', async ({ page }) => {
  await page.goto('/');
  const lists = section(page, 'From the harbour').getByRole('list');
  const banners = lists.first().getByRole('listitem');
  await expect(banners).toHaveCount(2);
  for (const [index, [name, brands, slug]] of (
    [
      ['An hour for tea', 'Suian · Kazenoki', 'Matcha_Green_Tea'],
      ['The snack drawer', 'Komorido · Yukinoto', 'Snacks_%26_Confectionaries'],
    ] as const
  ).entries()) {
    const banner = banners.nth(index);
    await expect(banner).toContainText(brands);
    await expect(banner.getByRole('link', { name })).toHaveAttribute('href', `/OurStore?category=${slug}`);
    await expectPicture(banner.getByRole('img'));
  }
});

test('HOME-08 the promos show logo, name, flavour and image, and lead to their product', async ({ page }) => {
  await page.goto('/');
  const promos = section(page, 'From the harbour').getByRole('list').last().getByRole('listitem');
  await expect(promos).toHaveCount(3);
  for (const [index, [logo, name, flavour, path]] of (
    [
      [
        'Minori Foods',
        'Fruit Granola',
        'Strawberry, cranberry and blueberry',
        '/OurStore/Calbee_Frugra/Fruit_Granola_Berry_Harvest',
      ],
      ['Kazenoki', 'Matcha Latte Mix', 'Green tea and milk', '/OurStore/Matcha_Green_Tea/Matcha_Latte_Mix'],
      [
        'Yukinoto',
        'Konpeito Sugar Stars',
        'Strawberry, lemon, melon and grape',
        '/OurStore/Snacks_&_Confectionaries/Konpeito_Sugar_Stars',
      ],
    ] as const
  ).entries()) {
    const promo = promos.nth(index);
    await expectPicture(promo.getByRole('img', { name: logo, exact: true }));
    await expectPicture(promo.getByRole('img').first());
    await expect(promo).toContainText(flavour);
    await expect(promo.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('HOME-09 a card on the home page leads on, adds to the cart and to the wishlist', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const best = card(page, matcha.name);
  await best.getByRole('button', { name: 'Add to cart' }).click();
  await expect(badge(page)).toHaveText('1');
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await best.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(notice(page, 'added to your wishlist')).toBeVisible();
  expect(await stored(page, 'wishlist')).toMatchObject([{ id: matcha.id }]);
  await best.getByRole('link', { name: matcha.name }).click();
  await arrived(page, matcha.path);
});

test('HOME-09 a card out of stock leads nowhere and adds nothing', async ({ page }) => {
  await page.goto('/');
  const gone = card(page, 'Matcha Kinako Granola');
  await expect(gone).toContainText('Out of Stock');
  await expect(gone.getByRole('link')).toHaveCount(0);
  await gone.getByRole('button', { name: 'Add to cart' }).click();
  await expect(notice(page, 'Adding quantity greater than stock')).toBeVisible();
  await expect(badge(page)).toHaveText('0');
});

async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
}
