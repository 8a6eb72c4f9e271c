import { expect, type Page } from '@playwright/test';
import { alert, refusal, registration, submit } from './account';
import { openEyes } from './eyes';
import { known } from './known-products';
import { axeFaults, fill, openShown, shownPages } from './shown-pages';
import { awake, notice, seedAddresses, test } from './storefront';

const { matcha, mochi } = known;

const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1280, height: 800 };

/** The text spacing that a page has to bear (1.4.12). */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

// The not-found page answers 404, which Chromium tells the console.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: [/status of 404/] });

test.beforeEach(async ({ page }) => {
  // axe takes its time on a busy machine.
  test.setTimeout(300_000);
  await openEyes(page);
});

/** Sizes the window and waits until the page is laid out for it, in its own letters: those of the system may be wider. */
async function resize(page: Page, size: typeof desk): Promise<void> {
  await page.setViewportSize(size);
  // Asked for it, the page may still be a frame or two from knowing its new size.
  await page.waitForFunction(
    ({ width }) => innerWidth === width && matchMedia(`(width: ${width}px)`).matches,
    size,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Lays a style sheet over the page; its policy would refuse a tag. */
async function dress(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** The size of letters that the shopper has set in the browser, 16 px unless told otherwise (1.4.4). */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/** What is wrong with the page as it stands, at this size of the window. */
async function faultsAt(page: Page, size: typeof desk): Promise<string[]> {
  await resize(page, size);
  const seen = await page.evaluate(() => [
    ...window.eyes.layoutFaults(),
    ...window.eyes.targetFaults(),
    ...window.eyes.orderFaults(),
  ]);
  return [...seen, ...(await axeFaults(page))].map((fault) => `${size.width} px: ${fault}`);
}

/** How text stands out there axe cannot know; display.spec.ts looks at it. */
async function faultsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await axeFaults(page, ['color-contrast']);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults.map((fault) => `forced colours: ${fault}`);
}

/** What is lost or lies on one another, mirrored, and with text that is spaced or twice as large. */
async function faultsOfAdapted(page: Page): Promise<string[]> {
  const faults: string[] = [];
  async function look(name: string, size: typeof desk): Promise<void> {
    await resize(page, size);
    const found = await page.evaluate(() => window.eyes.layoutFaults());
    faults.push(...found.map((fault) => `${name}, ${size.width} px: ${fault}`));
  }
  await setLetters(page, 32);
  for (const size of [desk, tablet]) await look('large text', size);
  await setLetters(page, 16);
  await dress(page, spaced);
  await look('spaced text', phone);
  await dress(page, '');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const size of [narrow, desk]) await look('mirrored', size);
  const swapped = await page.evaluate(() => window.eyes.orderFaults());
  return [...faults, ...swapped.map((fault) => `mirrored: ${fault}`)];
}

for (const [room, all] of Object.entries(shownPages)) {
  test(`F-125 each page of ${room} is accessible at every width, mirrored, in forced colours, and with large and spaced text`, async ({
    page,
  }) => {
    for (const shown of all) {
      await test.step(shown.name, async () => {
        await openShown(page, shown);
        const faults = await page.evaluate(() => [...window.shiftFaults(), ...window.eyes.outlineFaults()]);
        for (const size of [narrow, tablet, desk]) faults.push(...(await faultsAt(page, size)));
        faults.push(...(await faultsInForcedColours(page)));
        faults.push(...(await faultsOfAdapted(page)));
        expect.soft(faults, shown.name).toEqual([]);
      });
    }
  });
}

const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the search bar and notices': async (page) => {
    await page.goto('/OurStore');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: `Add to wishlist: ${matcha.name}` }).press('Enter');
    await page.getByRole('button', { name: `Add to cart: ${mochi.name}` }).press('Enter');
    await page.getByRole('button', { name: `Add to cart: ${matcha.name}` }).press('Enter');
    // A notice that holds the keyboard stays.
    await notice(page, 'Added to your cart').getByRole('button', { name: 'Dismiss' }).focus();
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
    await awake(page);
    await page.getByRole('checkbox', { name: /^Zoom/ }).first().press('Space');
  },
  'the shipping address and the coupon answer': async (page) => {
    await fill(page);
    await page.goto('/Cart');
    await page.getByRole('checkbox', { name: 'Ship to a different address?' }).check();
    await page.getByRole('button', { name: 'Apply coupon' }).click();
  },
  'addresses that were saved': async (page) => {
    await fill(page);
    await seedAddresses(page);
    await page.goto('/Cart');
    await page.getByRole('button', { name: 'Saved addresses' }).first().click();
    await page.getByRole('button', { name: 'Remove: Dara Sok, Flat 12, Palm Tower, Dubai' }).click();
  },
  'the ways to send an order': async (page) => {
    await fill(page);
    await page.goto('/Cart');
    await page.getByLabel('COD (Cash on Delivery)').check();
    await page.getByRole('button', { name: 'Send this order to the shop' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Read the message').click();
  },
  'a failed payment with an order to send': async (page) => {
    await fill(page);
    await page.goto('/Cart/Payment/PaymentStatus');
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  },
  'what a link brings': async (page) => {
    await page.goto(`/Cart?items=${matcha.id}.99-${mochi.id}.1-99.1`);
    await expect(page.getByRole('button', { name: 'Add to my cart' })).toBeVisible();
  },
  'a cart to share': async (page) => {
    await fill(page);
    await page.goto('/Cart');
    await page.getByRole('button', { name: 'Share this cart' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  },
  'passwords that differ': async (page) => {
    await page.goto('/Register');
    await submit(page, { ...registration, 'Confirm password': 'Another#2026' });
    await expect(alert(page, 'Password not match')).toBeVisible();
  },
  'a refused login': async (page) => {
    await page.goto('/Login');
    await submit(page, { Email: 'nobody@example.com', Password: 'Nothing#2026' });
    await expect(refusal(page)).toBeVisible();
  },
  'no results': async (page) => {
    await page.goto('/OurStore?q=gronalaa');
    await expect(page.getByText('Did you mean')).toBeVisible();
  },
};

test('F-125 F-126 each state is accessible, also in colours that are forced', async ({ page }) => {
  for (const [name, bring] of Object.entries(states)) {
    await test.step(name, async () => {
      await bring(page);
      await awake(page);
      // What opens only on a phone is gone on a desk.
      const sizes = (await page.getByRole('dialog').isVisible()) ? [narrow, tablet] : [narrow, desk];
      const faults: string[] = [];
      for (const size of sizes) faults.push(...(await faultsAt(page, size)));
      faults.push(...(await faultsInForcedColours(page)));
      expect.soft(faults, name).toEqual([]);
    });
  }
});

test('F-125 at 400 % a page of 1280 px still holds all', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 200 }, deviceScaleFactor: 4 });
  const page = await context.newPage();
  await openEyes(page);
  await fill(page);
  for (const address of ['/', '/OurStore', matcha.path, '/Cart', '/Register', '/UserDashboard']) {
    await page.goto(address);
    await awake(page);
    const faults = await page.evaluate(() => [...window.eyes.layoutFaults(), ...window.eyes.targetFaults()]);
    expect.soft(faults, address).toEqual([]);
  }
  await context.close();
});

test('the eyes of these tests see what is wrong', async ({ page }) => {
  await page.goto('/Login');
  await awake(page);
  await page.evaluate(() => {
    const main = document.querySelector('main > div') ?? document.body;
    main.querySelector('a')?.attributeStyleMap.set('order', '1');
    main.querySelector('button')?.attributeStyleMap.set('width', '20px');
    main.querySelector('h1')?.attributeStyleMap.set('height', '8px');
    main.querySelector('h1')?.attributeStyleMap.set('overflow', 'clip');
    for (const name of ['h1', 'h4', 'nav']) main.append(document.createElement(name));
  });
  // With less motion each change still takes a frame.
  await resize(page, desk);
  const faults = await page.evaluate(() => [
    window.eyes.orderFaults().join('; '),
    window.eyes.targetFaults().join('; '),
    window.eyes.layoutFaults().join('; '),
    window.eyes.outlineFaults().join('; '),
  ]);
  for (const [index, sign] of [
    /^a "Forgot your password\?" comes after a "No account yet\? Register"$/,
    /is 40 by/,
    /cut off/,
    /not one h1; .*level out; NAV has no name/,
  ].entries())
    expect(faults[index]).toMatch(sign);
});
