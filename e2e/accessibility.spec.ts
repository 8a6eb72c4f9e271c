import { expect, type Page } from 'playwright/test';
import { alertNotice, formError, registration, submit } from './account';
import { expectFaultlessFields } from './field-audit';
import { installLayoutAudit } from './layout-audit';
import { known } from './known-products';
import { axeFaults, openPage, seedAddresses, seedCartAndWishlist, shownPages } from './shown-pages';
import { notice, test, waitForHydration } from './storefront';
import { domFaults } from './valid-html';
import { resize, screens, setFontSize, type Size } from './viewport';

const { matcha, mochi } = known;

const { narrow, phone, largePhone, tablet, desktop } = screens;

/** The text spacing that pages must withstand (WCAG 1.4.12). */
const textSpacingCss =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

// Chromium logs the 404 of the not-found page.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 404/] });

test.beforeEach(async ({ page }) => {
  // Five minutes, because axe is slow on a busy machine.
  test.setTimeout(300_000);
  await installLayoutAudit(page);
});

/** Replaces the adopted style sheet, because the Content Security Policy blocks style tags. */
async function applyStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    // The first is that of the layout audit.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
  }, css);
}

async function layoutFaultsAt(page: Page, size: Size): Promise<string[]> {
  await resize(page, size);
  const faults = await page.evaluate(() => [
    ...window.layoutAudit.layoutFaults(),
    ...window.layoutAudit.targetFaults(),
    ...window.layoutAudit.orderFaults(),
  ]);
  return faults.map((fault) => `${size.width} px: ${fault}`);
}

/** The layout faults with larger fonts, with WCAG text spacing and in right-to-left. */
async function faultsOfAdaptedPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  async function audit(name: string, size: Size): Promise<void> {
    await resize(page, size);
    const layoutFaults = await page.evaluate(() => window.layoutAudit.layoutFaults());
    faults.push(...layoutFaults.map((fault) => `${name}, ${size.width} px: ${fault}`));
  }
  const normalFontSize = 16;
  await setFontSize(page, 1.5 * normalFontSize);
  await audit('text of 150 %', narrow);
  await setFontSize(page, 2 * normalFontSize);
  for (const size of [narrow, largePhone, tablet, desktop]) await audit('text of 200 %', size);
  await setFontSize(page, normalFontSize);
  await applyStyles(page, textSpacingCss);
  await audit('spaced text', phone);
  await applyStyles(page, '');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const size of [narrow, desktop]) await audit('right-to-left', size);
  const orderFaults = await page.evaluate(() => window.layoutAudit.orderFaults());
  return [...faults, ...orderFaults.map((fault) => `right-to-left: ${fault}`)];
}

const shopAddress = (page: Page) =>
  page.getByText(
    'Harbour House, 10 Minato Lane, Daun Penh, Phnom Penh, Cambodia · +855 23 000 000 · hello@minato.example',
  );

/** Asserts that the page prints its content below the shop's address, without header, footer and buttons. */
async function expectPrint(page: Page, name: string): Promise<void> {
  await expect.soft(shopAddress(page), name).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect.soft(shopAddress(page), name).toBeVisible();
  await expect.soft(page.getByRole('main').locator('h1'), name).toBeVisible();
  const onlyOnScreen = page.locator('header, footer, .fixed, button').filter({ visible: true });
  await expect.soft(onlyOnScreen, name).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

for (const [area, pages] of Object.entries(shownPages)) {
  test(`FRAME-01 FRAME-23 GEN-05 A-41 A-81 F-125 F-126 F-160 each page of ${area} opens without a session inside the layout, is valid HTML, labels its fields, prints its content, and is accessible at every width, from right to left, and with large and spaced text`, async ({
    page,
  }) => {
    for (const shown of pages) {
      await test.step(shown.name, async () => {
        await openPage(page, shown);
        const faults = await page.evaluate(() => [
          ...window.shiftFaults(),
          ...window.layoutAudit.outlineFaults(),
        ]);
        faults.push(...(await domFaults(page, shown.name)));
        for (const size of [narrow, tablet, desktop]) {
          faults.push(...(await layoutFaultsAt(page, size)));
          await expectFaultlessFields(page, `${shown.name} at ${size.width} px`);
        }
        // axe is slow. The tests in `contract/` run it on a page of each kind at the narrowest width.
        faults.push(...(await axeFaults(page)));
        await expectPrint(page, shown.name);
        faults.push(...(await faultsOfAdaptedPage(page)));
        expect.soft(faults, shown.name).toEqual([]);
      });
    }
  });
}

/** Functions that each open a page in a state that a plain visit does not show. */
const openState: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a half typed card': async (page) => {
    await page.goto('/Cart/Payment');
    await page.getByRole('textbox', { name: 'Card number' }).fill('4');
    await page.getByRole('textbox', { name: 'Month' }).fill('13');
  },
  'the search bar and notices': async (page) => {
    await page.goto('/OurStore');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: `Add to wishlist: ${matcha.name}` }).press('Enter');
    await page.getByRole('button', { name: `Add to cart: ${mochi.name}` }).press('Enter');
    await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).press('Enter');
    // Focus keeps the notice open.
    await notice(page, 'Added to your cart').getByRole('button', { name: 'Dismiss' }).focus();
    // Elsewhere the bar may cover a part of a control.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  },
  'the side menu': async (page) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
  },
  'the filter sheet': async (page) => {
    await page.setViewportSize(phone);
    await page.goto('/OurStore?max=50&status=in-stock');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
  },
  'the enlarged picture': async (page) => {
    await page.goto(matcha.path);
    await waitForHydration(page);
    await page.getByRole('checkbox', { name: /^Zoom/ }).first().press('Space');
  },
  'the shipping address and the coupon answer': async (page) => {
    await seedCartAndWishlist(page);
    await page.goto('/Cart');
    await waitForHydration(page);
    await page.getByRole('checkbox', { name: 'Ship to a different address?' }).check();
    await page.getByRole('button', { name: 'Apply coupon' }).click();
  },
  'addresses that were saved': async (page) => {
    await seedCartAndWishlist(page);
    await seedAddresses(page);
    await page.goto('/Cart');
    await page.getByRole('button', { name: 'Saved addresses' }).first().click();
    await page.getByRole('button', { name: 'Remove: Dara Sok, Flat 12, Palm Tower, Dubai' }).click();
  },
  'the ways to send an order': async (page) => {
    await seedCartAndWishlist(page);
    await page.goto('/Cart');
    await page.getByLabel('COD (Cash on Delivery)').check();
    await page.getByRole('button', { name: 'Send this order to the shop' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Read the message').click();
  },
  'a failed payment with an order to send': async (page) => {
    await seedCartAndWishlist(page);
    await page.goto('/Cart/Payment/PaymentStatus');
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  },
  'what a link brings': async (page) => {
    await page.goto(`/Cart?items=${matcha.id}.99-${mochi.id}.1-99.1`);
    await expect(page.getByRole('button', { name: 'Add to my cart' })).toBeVisible();
  },
  'a cart to share': async (page) => {
    await seedCartAndWishlist(page);
    await page.goto('/Cart');
    await page.getByRole('button', { name: 'Share this cart' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  },
  'passwords that differ': async (page) => {
    await page.goto('/Register');
    await submit(page, { ...registration, 'Confirm password': 'Another#2026' });
    await expect(alertNotice(page, 'Password not match')).toBeVisible();
  },
  'a refused login': async (page) => {
    await page.goto('/Login');
    await submit(page, { Email: 'nobody@example.com', Password: 'Nothing#2026' });
    await expect(formError(page)).toBeVisible();
  },
  'search results': async (page) => {
    await page.goto('/OurStore?q=matcha');
    await expect(page.locator('mark').first()).toBeVisible();
  },
  'no results': async (page) => {
    await page.goto('/OurStore?q=gronalaa');
    await expect(page.getByText('Did you mean')).toBeVisible();
  },
};

test('F-125 pages with open dialogs, notices, errors or results are valid HTML and accessible', async ({
  page,
}) => {
  for (const [name, open] of Object.entries(openState)) {
    await test.step(name, async () => {
      await open(page);
      await waitForHydration(page);
      // Some dialogs exist only on phones.
      const sizes = (await page.getByRole('dialog').isVisible()) ? [narrow, phone] : [narrow, desktop];
      const faults = await domFaults(page, name);
      for (const size of sizes) faults.push(...(await layoutFaultsAt(page, size)));
      faults.push(...(await axeFaults(page)));
      expect.soft(faults, name).toEqual([]);
    });
  }
});

test('F-125 at 400 % zoom on a 1280 px wide screen pages have no layout faults', async ({ browser }) => {
  // 1280 by 800 px, divided by four.
  const context = await browser.newContext({ viewport: { width: 320, height: 200 }, deviceScaleFactor: 4 });
  const page = await context.newPage();
  await installLayoutAudit(page);
  await seedCartAndWishlist(page);
  for (const path of ['/', '/OurStore', matcha.path, '/Cart', '/Register', '/UserDashboard']) {
    await page.goto(path);
    await waitForHydration(page);
    const faults = await page.evaluate(() => [
      ...window.layoutAudit.layoutFaults(),
      ...window.layoutAudit.targetFaults(),
    ]);
    expect.soft(faults, path).toEqual([]);
  }
  await context.close();
});

test('the audits find the faults that this test adds to a page', async ({ page }) => {
  await page.goto('/Login');
  await waitForHydration(page);
  await page.evaluate(() => {
    const main = document.querySelector('main > div') ?? document.body;
    // A link moves behind the next one, a button becomes too narrow, and the heading is cut off.
    main.querySelector('a')?.attributeStyleMap.set('order', '1');
    main.querySelector('button')?.attributeStyleMap.set('width', '20px');
    main.querySelector('h1')?.attributeStyleMap.set('height', '8px');
    main.querySelector('h1')?.attributeStyleMap.set('overflow', 'clip');
    // These are a second h1, a heading below a level that is missing, and a landmark without a name.
    for (const name of ['h1', 'h4', 'nav']) main.append(document.createElement(name));
  });
  // The new styles take effect after a frame, even with reduced motion.
  await resize(page, desktop);
  const faults = await page.evaluate(() => ({
    order: window.layoutAudit.orderFaults().join('; '),
    target: window.layoutAudit.targetFaults().join('; '),
    layout: window.layoutAudit.layoutFaults().join('; '),
    outline: window.layoutAudit.outlineFaults().join('; '),
  }));
  expect(faults.order).toMatch(/^a "Forgot your password\?" comes after a "No account yet\? Register"$/);
  // The button has a width of 20 px, but its padding alone takes 40 px.
  expect(faults.target).toMatch(/is 40 by/);
  expect(faults.layout).toMatch(/cut off/);
  expect(faults.outline).toMatch(/not one h1; .*level out; NAV has no name/);

  await page.evaluate(() => {
    const main = document.querySelector('main');
    // A list item needs a list around it, and no two elements may have the same id.
    main?.append(document.createElement('li'));
    for (const id of ['twice', 'twice']) main?.prepend(Object.assign(document.createElement('p'), { id }));
  });
  const htmlFaults = (await domFaults(page, 'a broken page')).join('\n');
  expect(htmlFaults).toMatch(/no-dup-id/);
  expect(htmlFaults).toMatch(/element-permitted-(content|parent)/);
});
