import { expect, type Locator, type Page } from 'playwright/test';
import { accountField, formError, registration, submit } from './account';
import { known } from './known-products';
import { seedCartAndWishlist } from './shown-pages';
import { test, waitForHydration } from './storefront';

const { crackers, matcha, mochi } = known;

/**
 * Records what a screen reader announces: new alerts, and changes of live regions that were visible before. The
 * returned function reads the texts so far.
 */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const liveRegions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const announcements: string[] = [];
    const texts = new Map<Element, string>();
    function recordChanges(): void {
      for (const region of document.querySelectorAll(liveRegions)) {
        const text = region.checkVisibility({ visibilityProperty: true })
          ? region.textContent.trim()
          : undefined;
        // Screen readers announce an alert that appears, but of other regions only later changes.
        const textOfNewRegion = region.matches('[role=alert]') ? '' : undefined;
        const before = texts.get(region) ?? textOfNewRegion;
        const hasChanged = text !== undefined && before !== undefined && text !== before;
        if (hasChanged && text !== '') announcements.push(text);
        if (text !== undefined) texts.set(region, text);
        else texts.delete(region);
      }
    }
    Object.assign(window, { announcements });
    new MutationObserver(recordChanges).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return () => page.evaluate<string[]>('announcements');
}

test('F-128 NOTI-08 the outcome of each action is announced, and the focus stays on its button or field', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  async function expectAnnounced(control: Locator, act: () => Promise<unknown>, text: RegExp): Promise<void> {
    await control.focus();
    const countBefore = (await announcements()).length;
    await act();
    await expect.poll(async () => (await announcements()).slice(countBefore).join('\n')).toMatch(text);
    await expect(control).toBeFocused();
  }
  const pressEnter = () => page.keyboard.press('Enter');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/OurStore');
  await waitForHydration(page);
  await expectAnnounced(
    button(`Add to cart: ${matcha.name}`),
    pressEnter,
    /Added to your cart.*Uji Matcha Powder/,
  );
  await expectAnnounced(button(`Add to wishlist: ${crackers.name}`), pressEnter, /added to your wishlist/);
  await expectAnnounced(
    button(`Add to cart: ${mochi.name}`),
    pressEnter,
    /Stock full.*Adding quantity greater than stock/s,
  );
  const category = page.getByRole('combobox', { name: 'Category' });
  await expectAnnounced(category, () => category.selectOption('Matcha Green Tea'), /Showing all 6 products/);
  const from = page.getByLabel('From ($)');
  await from.fill('95');
  await expectAnnounced(from, pressEnter, /The two prices must be at least \$10\.00 apart\./);

  await page.goto(matcha.path);
  await waitForHydration(page);
  await expectAnnounced(button('Add to cart'), pressEnter, /Quantity 2.*Total \$51\.30/);

  await seedCartAndWishlist(page);
  await page.goto('/Cart');
  await waitForHydration(page);
  const anyText = /./;
  await expectAnnounced(button('Apply coupon'), pressEnter, anyText);

  await page.goto('/Login');
  await waitForHydration(page);
  await submit(page, { Email: 'nobody@example.com', Password: 'Nothing#2026' });
  await expect(formError(page)).toBeVisible();
  expect((await announcements()).join('\n')).toContain('Invalid email or password');

  await page.goto('/ResetPassword');
  await waitForHydration(page);
  await accountField(page, 'Email').fill('dara@example.com');
  await expectAnnounced(button('Reset password'), pressEnter, /no email is sent/);
});

test('F-128 the description of a refused field says what is wrong or what to do, until something is typed', async ({
  page,
}) => {
  const password = accountField(page, 'Password');
  const confirmation = accountField(page, 'Confirm password');
  const instruction = 'Enter the same password in both fields.';
  await page.goto('/Register');
  await waitForHydration(page);
  await submit(page, { ...registration, 'Confirm password': 'Another#2026' });
  await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
  await expect(confirmation).toHaveAccessibleDescription(instruction);
  await expect(page.getByText(instruction)).toBeVisible();
  await expect(password).not.toHaveAttribute('aria-invalid');
  await confirmation.fill('weak');
  await expect(page.getByText(instruction)).toHaveCount(0);
  await expect(confirmation).not.toHaveAttribute('aria-invalid');
  await submit(page, { Password: 'weak', 'Confirm password': 'weak' });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/Your password needs.*8 Characters.*missing/);

  await page.goto('/Login');
  await waitForHydration(page);
  await submit(page, { Email: 'nobody@example.com', Password: 'Nothing#2026' });
  for (const label of ['Email', 'Password']) {
    await expect(accountField(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(accountField(page, label)).toHaveAccessibleDescription('Invalid email or password');
  }
  await accountField(page, 'Email').fill('dara@example.com');
  await expect(accountField(page, 'Password')).not.toHaveAttribute('aria-invalid');
  await expect(accountField(page, 'Password')).toHaveAccessibleDescription('');
});
