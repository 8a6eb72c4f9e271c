import { expect } from 'playwright/test';
import { known } from './known-products';
import { arriveAt, button, expectLoaded, test, waitForHydration } from './storefront';

const { granola, matcha } = known;

test('a product tells how to enjoy it, where it is from, what to know, and what goes well with it', async ({
  page,
}) => {
  await page.goto(granola.path);
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('How to enjoy it').getByRole('listitem')).toHaveText([
    '50 gFill a third of a bowl.',
    '150 mlPour on cold milk.',
    '1 minWait a moment. The clusters stay crisp for ten.',
  ]);
  await expect(part('Where it is from')).toContainText('Matsumoto, Nagano Prefecture');
  const map = page.getByRole('img', { name: 'Map with Matsumoto, Nagano Prefecture marked' });
  await map.scrollIntoViewIfNeeded();
  await expectLoaded(map);
  await expect(part('At a glance').getByRole('definition')).toHaveText([
    'Oats, wheat',
    'Close the zip, and keep the pouch cool and dry.',
    'Ten months sealed, four weeks once open.',
  ]);
  await page.clock.install();
  await part('Goes well with').getByRole('link', { name: 'Hojicha Tea Bags' }).click();
  await arriveAt(page, '/OurStore/Matcha_Green_Tea/Hojicha_Tea_Bags');
});

test('under the purchase stands how to pay, order and return', async ({ page }) => {
  await page.goto(matcha.path);
  const ways = page.locator('main').getByRole('list', { name: 'How to pay and receive' });
  await expect(ways.getByRole('listitem')).toHaveText([
    'Cash on delivery',
    'Collect and pay',
    'Order by Telegram or WhatsApp',
    'Returns within 7 days, sealed',
  ]);
});

test('PDP-16 a filled heart says so in words, and its name and place stay', async ({ page }) => {
  await page.goto(matcha.path);
  await waitForHydration(page);
  const heart = button(page, `Add to wishlist: ${matcha.name}`).first();
  await expect(heart.getByText('Add to wishlist')).toBeVisible();
  const before = await heart.boundingBox();
  await heart.click();
  await expect(heart.getByText('In your wishlist')).toBeVisible();
  await expect(heart.getByText('Add to wishlist')).toBeHidden();
  expect(await heart.boundingBox()).toEqual(before);
});
