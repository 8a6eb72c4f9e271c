import { expect, type Locator, type Page } from 'playwright/test';
import { accountField, formError, registration, submit } from './account';
import { known } from './known-products';
import { seedCartAndWishlist } from './shown-pages';
import { hydrated, test } from './storefront';

const { crackers, matcha, mochi } = known;

/** Logs announcements: alerts, and changes of live regions that were visible before. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const heard: string[] = [];
    const texts = new Map<Element, string>();
    function look(): void {
      for (const region of document.querySelectorAll(live)) {
        const text = region.checkVisibility({ visibilityProperty: true })
          ? region.textContent.trim()
          : undefined;
        const before = texts.get(region) ?? (region.matches('[role=alert]') ? '' : undefined);
        if (text !== undefined && before !== undefined && text !== before && text !== '') heard.push(text);
        if (text !== undefined) texts.set(region, text);
        else texts.delete(region);
      }
    }
    Object.assign(window, { heard });
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return () => page.evaluate<string[]>('heard');
}

test('F-128 NOTI-08 what happens is announced, and the focus stays where it was', async ({ page }) => {
  const heard = await listen(page);
  async function expectSaid(actor: Locator, act: () => Promise<unknown>, text: RegExp): Promise<void> {
    await actor.focus();
    const before = (await heard()).length;
    await act();
    await expect.poll(async () => (await heard()).slice(before).join('\n')).toMatch(text);
    await expect(actor).toBeFocused();
  }
  const press = () => page.keyboard.press('Enter');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/OurStore');
  await hydrated(page);
  await expectSaid(button(`Add to cart: ${matcha.name}`), press, /Uji Matcha Powder.*Added to your cart/);
  await expectSaid(button(`Add to wishlist: ${crackers.name}`), press, /added to your wishlist/);
  await expectSaid(
    button(`Add to cart: ${mochi.name}`),
    press,
    /Stock full.*Adding quantity greater than stock/s,
  );
  const category = page.getByRole('combobox', { name: 'Category' });
  await expectSaid(category, () => category.selectOption('Matcha Green Tea'), /Showing all 6 products/);
  const from = page.getByLabel('From ($)');
  await from.fill('95');
  await expectSaid(from, press, /The two prices must be at least \$10\.00 apart\./);

  await page.goto(matcha.path);
  await hydrated(page);
  await expectSaid(button('Add to cart'), press, /Quantity 2.*Total \$51\.30/);

  await seedCartAndWishlist(page);
  await page.goto('/Cart');
  await hydrated(page);
  await expectSaid(button('Apply coupon'), press, /./);

  await page.goto('/Login');
  await hydrated(page);
  await submit(page, { Email: 'nobody@example.com', Password: 'Nothing#2026' });
  await expect(formError(page)).toBeVisible();
  expect((await heard()).join('\n')).toContain('Invalid email or password');

  await page.goto('/ResetPassword');
  await hydrated(page);
  await accountField(page, 'Email').fill('dara@example.com');
  await expectSaid(button('Reset password'), press, /no email is sent/);
});

test('F-128 a refused field has an error and what to do in its description, until something is typed', async ({
  page,
}) => {
  const password = accountField(page, 'Password');
  const confirmation = accountField(page, 'Confirm password');
  const ask = 'Enter the same password in both fields.';
  await page.goto('/Register');
  await hydrated(page);
  await submit(page, { ...registration, 'Confirm password': 'Another#2026' });
  await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
  await expect(confirmation).toHaveAccessibleDescription(ask);
  await expect(page.getByText(ask)).toBeVisible();
  await expect(password).not.toHaveAttribute('aria-invalid');
  await confirmation.fill('weak');
  await expect(page.getByText(ask)).toHaveCount(0);
  await expect(confirmation).not.toHaveAttribute('aria-invalid');
  await submit(page, { Password: 'weak', 'Confirm password': 'weak' });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/Your password needs.*8 Characters.*missing/);

  await page.goto('/Login');
  await hydrated(page);
  await submit(page, { Email: 'nobody@example.com', Password: 'Nothing#2026' });
  for (const label of ['Email', 'Password']) {
    await expect(accountField(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(accountField(page, label)).toHaveAccessibleDescription('Invalid email or password');
  }
  await accountField(page, 'Email').fill('dara@example.com');
  await expect(accountField(page, 'Password')).not.toHaveAttribute('aria-invalid');
  await expect(accountField(page, 'Password')).toHaveAccessibleDescription('');
});
