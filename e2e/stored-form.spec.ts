import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { installShiftAudit } from './shift-audit';
import { cartLine, main, seedCart, test } from './storefront';

const { matcha } = known;

const address = { country: 'Cambodia', street: '12 Street 240', city: 'Phnom Penh', phone: '12' };
const draft = {
  billing: address,
  shipping: address,
  shipsElsewhere: true,
  notes: 'Ring twice',
  method: 'cod',
};
const savedAddresses = [{ ...address, firstName: 'Dara' }];

/** As a shopper leaves the cart who has filled in the form. */
async function seedForm(page: Page): Promise<void> {
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await page.addInitScript(
    ([checkout, saved]) => {
      sessionStorage.setItem('Checkout', checkout);
      localStorage.setItem('SavedAddresses', saved);
    },
    [JSON.stringify(draft), JSON.stringify(savedAddresses)] as const,
  );
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const shifts = (page: Page) => page.evaluate(() => window.shiftFaults());

for (const width of [390, 1280])
  test(`CHK-01 A-66 at ${width} px a stored form moves nothing that is seen when it is filled in after a reload`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await installShiftAudit(page);
    await seedForm(page);
    await page.goto('/Cart');
    for (const scrolledTo of [0, 0.4, 1]) {
      await expect(field(page, 'Street address')).toHaveValue(address.street);
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), scrolledTo);
      await page.reload();
      await expect(field(page, 'Street address for shipping')).toHaveValue(address.street);
      await expect(
        main(page)
          .getByRole('button', { name: /Saved addresses/ })
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await shifts(page)).toEqual([]);
    }
  });

test.describe('where the script of the form fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load chunk/] });

  test('F-85 a stored form is not hidden for good', async ({ page }) => {
    await seedForm(page);
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      const isForm = (await response.text()).includes('address-line1');
      await (isForm ? route.abort() : route.fulfill({ response }));
    });
    await page.goto('/Cart');
    await expect(cartLine(page, matcha.name)).toBeVisible();
    await expect(main(page).getByText("This part of the shop didn't load.").first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('PAY-02 A-66 on a phone nothing that is seen moves when the chosen cash and a long address are read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await installShiftAudit(page);
  await seedForm(page);
  await page.goto('/Cart/Payment');
  await expect(main(page).getByText(address.street).first()).toBeVisible();
  await expect(main(page).getByText(matcha.name)).toBeVisible();
  expect(await shifts(page)).toEqual([]);
});
