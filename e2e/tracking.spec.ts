import { expect, type Page } from 'playwright/test';
import { arrived, hydrated, requestsOf, test } from './storefront';

const orderId = (page: Page) => page.getByRole('textbox', { name: 'Order ID', exact: true });
const email = (page: Page) => page.getByRole('textbox', { name: 'Billing email', exact: true });
const track = (page: Page) => page.getByRole('button', { name: 'Track', exact: true });

/** Requirement, form, detail page and its heading. */
const ways = [
  ['TRK-02', '/TrackOrder', '/TrackOrder/Detail', 'Order status'],
  ['TRK-03', '/UserDashboard/TrackOrder', '/UserDashboard/TrackOrder/Detail', 'My Order Status'],
] as const;

for (const [id, form, detail, heading] of ways) {
  test(`TRK-01 ${form} asks for order ID and billing email, both required`, async ({ page }) => {
    await page.goto(form);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);
    for (const field of [orderId(page), email(page)]) {
      await expect(field).toBeEditable();
      await expect(field).toHaveAttribute('required');
    }
    await hydrated(page);
    await track(page).click();
    await expect(orderId(page)).toBeFocused();
    await orderId(page).fill('MN-10482');
    await track(page).click();
    await expect(email(page)).toBeFocused();
    await email(page).fill('dara@example.com');
    await orderId(page).fill('');
    await email(page).press('Enter');
    await expect(orderId(page)).toBeFocused();
    await expect(page).toHaveURL(form);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  for (const key of ['the button', 'Enter'] as const) {
    // The id comes first, because the coverage check reads it from the row.
    test(`${id} with ${key} any two values lead from ${form} to ${detail}, and get into no address (A-60, A-66)`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(form);
      await hydrated(page);
      const requests = requestsOf(page);
      await orderId(page).fill('Nr.7?x=1&y#z');
      await email(page).fill('not an address');
      if (key === 'Enter') await email(page).press('Enter');
      else await track(page).click();
      await arrived(page, detail);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('list', { name: 'Order steps' })).toBeVisible();
      expect(requests.filter((address) => /Nr\.7|Nr%2E7|x(=|%3D)1|not(\+|%20| )an/i.test(address))).toEqual(
        [],
      );
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
      await page.goBack();
      await arrived(page, form);
    });
  }

  test(`TRK-04 ${detail} shows the five steps in their order, with Packaging under way`, async ({ page }) => {
    await page.goto(detail);
    const steps = page.getByRole('list', { name: 'Order steps' }).getByRole('listitem');
    await expect(steps).toHaveText([
      'Ordered done',
      'Packaging under way',
      'Delivery to come',
      'Delivered to come',
      'Received to come',
    ]);
    for (const step of await steps.all()) await expect(step).toBeVisible();
    await expect(steps.and(page.locator('[aria-current="step"]'))).toHaveText(['Packaging under way']);
    const places = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().left));
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(new Set(places).size).toBe(5);
  });

  test(`TRK-05 ${detail} shows a progress of 26%, in words and as a bar`, async ({ page }) => {
    await page.goto(detail);
    await expect(page.getByRole('main').getByText('26%', { exact: true })).toBeVisible();
    const bar = page.getByRole('progressbar', { name: 'Order progress' });
    await expect(bar).toBeVisible();
    await expect(bar).toHaveJSProperty('tagName', 'PROGRESS');
    await expect(bar).toHaveAttribute('value', '26');
    await expect(bar).toHaveAttribute('max', '100');
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(60_000);
    await expect(bar).toHaveAttribute('value', '26');
    await expect(page.getByRole('main').getByText('26%', { exact: true })).toBeVisible();
  });

  test(`TRK-06 ${detail} is the same for every order ID, and opened by itself`, async ({ page }) => {
    await page.clock.install();
    await page.goto(detail);
    await hydrated(page);
    const main = page.getByRole('main');
    const [text, title] = [await main.innerText(), await page.title()];
    expect(text).toContain('26%');
    for (const typed of ['MN-10391', '0', '<b>Zz9</b>']) {
      await page.getByRole('link', { name: 'Track another order' }).click();
      await arrived(page, form);
      await expect(orderId(page)).toHaveValue('');
      await orderId(page).fill(typed);
      await email(page).fill('zz9@example.com');
      await track(page).click();
      await arrived(page, detail);
      expect(await main.innerText()).toBe(text);
      expect(await page.title()).toBe(title);
    }
    await page.goto(`${detail}?id=MN-10391&email=zz9@example.com`);
    await hydrated(page);
    expect(await main.innerText()).toBe(text);
  });
}
