import { expect, type Page } from 'playwright/test';
import { scriptsOf } from './deploys';
import { known } from './known-products';
import { installShiftAudit } from './shift-audit';
import { button, holdScripts, main, seedCart, test, waitForHydration } from './storefront';
import { screens } from './viewport';

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const submitButton = (page: Page) => main(page).locator('form [type=submit]');
const shifts = (page: Page) => page.evaluate(() => window.shiftFaults());

for (const [path, firstField] of [
  ['/Contact', 'First name'],
  ['/Login', 'Email'],
  ['/Register', 'Name'],
  ['/ResetPassword', 'Email'],
] as const)
  test(`A-66 on ${path} the browser refuses an empty form before hydration, and nothing moves when the page hydrates`, async ({
    page,
  }) => {
    await installShiftAudit(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await submitButton(page).click();
    await expect(field(page, firstField)).toBeFocused();
    await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL(path);
    await expect(field(page, firstField)).not.toHaveAttribute('aria-invalid');
    expect(await shifts(page)).toEqual([]);
    await submitButton(page).click();
    await expect(field(page, firstField)).toHaveAccessibleDescription('Please fill out this field.');
  });

test('A-66 the browser refuses a malformed email before hydration, and keeps what was typed', async ({
  page,
}) => {
  await installShiftAudit(page);
  const release = await holdScripts(page);
  await page.goto('/ResetPassword', { waitUntil: 'commit' });
  await field(page, 'Email').fill('dara@');
  await submitButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
  release();
  await waitForHydration(page);
  await expect(field(page, 'Email')).toHaveValue('dara@');
  await expect(main(page).getByText('no email is sent')).toHaveCount(0);
  expect(await shifts(page)).toEqual([]);
});

test('A-60 A-66 the message of an empty tracking form, which comes late, stands in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await installShiftAudit(page);
  const release = await holdScripts(page);
  await page.goto('/TrackOrder', { waitUntil: 'commit' });
  await submitButton(page).click();
  release();
  await expect(field(page, 'Order ID')).toHaveAccessibleDescription('Please fill out this field.');
  await field(page, 'Order ID').fill('MN-10482');
  await submitButton(page).click();
  await expect(field(page, 'Billing email')).toHaveAccessibleDescription('Please fill out this field.');
  expect(await shifts(page)).toEqual([]);
});

const person = { 'First name': 'Dara', 'Last name': 'Sok', Email: 'dara@example.com' };

for (const [path, texts, answer] of [
  ['/Contact', person, 'Nothing was sent. Everything you typed is still here.'],
  ['/Login', { Email: 'dara@example.com', Password: 'Wrong-1' }, 'Invalid email or password'],
  [
    '/Register',
    { Name: 'Dara', Email: 'dara@example.com', Password: 'Strong-1!', 'Confirm password': 'Strong-2!' },
    'Enter the same password in both fields.',
  ],
  ['/ResetPassword', { Email: 'dara@example.com' }, 'no email is sent'],
] as const)
  for (const width of [390, 1280])
    test(`A-66 at ${width} px the late answer of a form on ${path} stands in its place, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await installShiftAudit(page);
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      for (const [name, text] of Object.entries(texts))
        await main(page).getByLabel(name, { exact: true }).fill(text);
      if (path === '/Contact') await page.getByRole('combobox', { name: 'Country' }).selectOption('Cambodia');
      await submitButton(page).click();
      await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(main(page).getByText(answer)).toBeVisible();
      expect(await shifts(page)).toEqual([]);
    });

test.describe('before the form of the cart hydrates', () => {
  let release: () => void;

  /** What has moved, the next frame included. */
  async function shiftsSoFar(page: Page): Promise<string[]> {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    return shifts(page);
  }

  test.beforeEach(async ({ page }) => {
    await installShiftAudit(page);
    await seedCart(page, [{ id: known.granola.id, qty: 1 }]);
    release = await holdScripts(page);
    for (const script of await scriptsOf(page, '/Cart'))
      await page.route(`**${script}`, (route) => route.continue());
    await page.setViewportSize(screens.phone);
    await page.goto('/Cart');
    await page.evaluate(async () => document.fonts.ready);
  });

  test('A-66 a typed street keeps the place of what is shown for it', async ({ page }) => {
    await field(page, 'Street address').scrollIntoViewIfNeeded();
    await field(page, 'Street address').fill('Street 240');
    const before = await shiftsSoFar(page);
    release();
    await expect(button(page, 'Save this address on this device')).toBeVisible();
    expect(await shiftsSoFar(page)).toEqual(before);
  });

  test('A-66 CART-07 the answer to a coupon moves nothing that is seen', async ({ page }) => {
    await button(page, 'Apply coupon').scrollIntoViewIfNeeded();
    await button(page, 'Apply coupon').dispatchEvent('click');
    const before = await shiftsSoFar(page);
    release();
    await expect(main(page).getByText("This code doesn't change your total.")).toBeVisible();
    expect(await shiftsSoFar(page)).toEqual(before);
  });
});
