import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { addresses, known } from './known-products';
import { badge, notice, seedCart, seedWishlist, test } from './storefront';

const { matcha, crackers, mochi } = known;

type Shown = { readonly name: string; readonly address: string; readonly isFilled?: true };

const pages: readonly Shown[] = [
  ...addresses.map((address) => ({ name: address, address })),
  { name: 'a product', address: matcha.path },
  { name: 'a product out of stock', address: mochi.path },
  { name: 'the not-found page', address: '/Nowhere' },
  { name: 'a filled cart', address: '/Cart', isFilled: true },
  { name: 'the payment of a filled cart', address: '/Cart/Payment', isFilled: true },
  { name: 'a filled wishlist', address: '/Wishlist', isFilled: true },
];

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

// The not-found page answers 404, which Chromium tells the console.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: [/status of 404/] });

// axe takes its time on a busy machine.
test.beforeEach(() => test.slow());

async function open(page: Page, { address, isFilled }: Shown): Promise<void> {
  if (isFilled) {
    await seedCart(page, [
      { id: matcha.id, qty: 2 },
      { id: crackers.id, qty: 1 },
    ]);
    await seedWishlist(page, [matcha.id, mochi.id]);
  }
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  await expect(badge(page)).toHaveText(isFilled ? '2' : '0');
  await expect(page.getByRole('main').getByText(/^Looking into your/)).toHaveCount(0);
}

/** What axe finds at the width of a desk, and at that of a phone. */
async function expectNoFault(page: Page, sizes: readonly (typeof desk)[] = [desk, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'])
      .analyze();
    const faults = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
    );
    expect(faults, `${size.width} px`).toEqual([]);
  }
}

for (const shown of pages) {
  test(`axe finds nothing on ${shown.name}`, async ({ page }) => {
    await open(page, shown);
    await expectNoFault(page);
  });
}

test('axe finds nothing with the search bar and notices open', async ({ page }) => {
  await page.goto('/OurStore');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: `Add to wishlist: ${matcha.name}` }).press('Enter');
    await page.getByRole('button', { name: `Add to cart: ${mochi.name}` }).press('Enter');
    await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).press('Enter');
    // A notice that holds the keyboard stays.
    await notice(page, 'Added to your cart').getByRole('button', { name: 'Dismiss' }).focus();
    await expectNoFault(page, [size]);
    await expect(notice(page, 'Added to your cart')).toBeVisible();
  }
});

test('axe finds nothing with the shipping address and the coupon answer', async ({ page }) => {
  await open(page, { name: 'cart', address: '/Cart', isFilled: true });
  await page.getByRole('checkbox', { name: 'Ship to a different address?' }).check();
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expectNoFault(page);
});

for (const [name, button] of [
  ['side menu', 'Menu'],
  ['filter sheet', 'Filters'],
] as const) {
  test(`axe finds nothing with the ${name} open`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/OurStore');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFault(page, [phone]);
  });
}

for (const [what, shown] of [
  ['nothing', pages.filter(({ isFilled }) => !isFilled)],
  ['no filled cart, payment or wishlist', pages.filter(({ isFilled }) => isFilled)],
] as const) {
  test(`F-125 ${what} scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const each of shown) {
      await open(page, each);
      expect(await sidewaysOn(page), each.name).toEqual([]);
    }
  });
}

/** How wide the page is and what reaches beyond the window's edge, if it can be scrolled sideways. */
async function sidewaysOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`);
    return [`${root.scrollWidth} px wide`, ...wide];
  });
}
