import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { known } from './known-products';
import { badge, notice, seedCart, seedWishlist, test } from './storefront';

const { matcha, crackers, mochi } = known;

const pages = [
  { name: 'home', address: '/' },
  { name: 'catalogue', address: '/OurStore' },
  { name: 'product', address: matcha.path },
  { name: 'product out of stock', address: mochi.path },
  { name: 'cart', address: '/Cart', isFilled: true },
  { name: 'empty cart', address: '/Cart' },
  { name: 'payment', address: '/Cart/Payment', isFilled: true },
  { name: 'failed payment', address: '/Cart/Payment/PaymentStatus' },
  { name: 'wishlist', address: '/Wishlist', isFilled: true },
  { name: 'empty wishlist', address: '/Wishlist' },
  { name: 'not found', address: '/Nowhere' },
];

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

// The not-found page answers 404, which Chromium tells the console.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: [/status of 404/] });

// axe takes its time on a busy machine.
test.beforeEach(() => test.slow());

async function open(page: Page, { address, isFilled = false }: (typeof pages)[number]): Promise<void> {
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

test('F-125 nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const shown of pages) {
    await open(page, { ...shown, isFilled: false });
    expect(await sidewaysOn(page), shown.name).toEqual([]);
  }
});

test('F-125 a filled cart, payment and wishlist do not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const shown of pages.filter(({ isFilled }) => isFilled)) {
    await open(page, shown);
    expect(await sidewaysOn(page), shown.name).toEqual([]);
  }
});

/** What reaches beyond the window's edge, if the page can be scrolled sideways. */
async function sidewaysOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`);
  });
}
