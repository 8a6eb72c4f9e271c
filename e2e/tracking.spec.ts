import { expect, type Page } from 'playwright/test';
import { arriveAt, button, main, requestsOf, test, waitForHydration } from './storefront';

const orderId = (page: Page) => page.getByRole('textbox', { name: 'Order ID', exact: true });
const email = (page: Page) => page.getByRole('textbox', { name: 'Billing email', exact: true });
const trackButton = (page: Page) => button(page, 'Track');

for (const { title, formPath, detailPath } of [
  {
    title:
      'TRK-01 TRK-02 TRK-06 both fields are required, any values lead to the order status, and no value gets into a url',
    formPath: '/TrackOrder',
    detailPath: '/TrackOrder/Detail',
  },
  {
    title: 'TRK-01 TRK-03 TRK-06 in the dashboard the same form leads to the order status of the dashboard',
    formPath: '/UserDashboard/TrackOrder',
    detailPath: '/UserDashboard/TrackOrder/Detail',
  },
]) {
  test(`${title} (A-60, A-66)`, async ({ page }) => {
    await page.clock.install();
    await page.goto(detailPath);
    await waitForHydration(page);
    const [detailText, detailTitle] = [await main(page).innerText(), await page.title()];
    await page.getByRole('link', { name: 'Track another order' }).click();
    await arriveAt(page, formPath);

    await trackButton(page).click();
    await expect(orderId(page)).toBeFocused();
    await orderId(page).fill('MN-10482');
    await trackButton(page).click();
    await expect(email(page)).toBeFocused();
    await expect(page).toHaveURL(formPath);

    const requests = requestsOf(page);
    await orderId(page).fill('Nr.7?x=1&y#z');
    await email(page).fill('not an address');
    await email(page).press('Enter');
    await arriveAt(page, detailPath);
    await page.goBack();
    await arriveAt(page, formPath);
    await orderId(page).fill('<b>Nr.7</b>');
    await email(page).fill('not an address');
    await trackButton(page).click();
    await arriveAt(page, detailPath);
    expect(await main(page).innerText()).toBe(detailText);
    expect(await page.title()).toBe(detailTitle);
    // No request contains a part of the typed values, whether encoded or not.
    expect(requests.filter((url) => /Nr\.7|Nr%2E7|x(=|%3D)1|not(\+|%20| )an/i.test(url))).toEqual([]);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
}

test('TRK-04 TRK-05 the order status shows five steps in their order, and a progress of 26%', async ({
  page,
}) => {
  await page.clock.install();
  for (const detailPath of ['/TrackOrder/Detail', '/UserDashboard/TrackOrder/Detail']) {
    await page.goto(detailPath);
    await waitForHydration(page);
    const steps = page.getByRole('list', { name: 'Order steps' }).getByRole('listitem');
    await expect(steps).toHaveText([
      'Ordered done',
      'Packaging under way',
      'Delivery to come',
      'Delivered to come',
      'Received to come',
    ]);
    const offsets = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().left));
    expect(offsets.toSorted((a, b) => a - b)).toEqual(offsets);
    expect(new Set(offsets).size).toBe(5);
    // The steps stand on the bar: the first at its start, the current one where it is full, the last at its end.
    const bar = await page.getByRole('progressbar').boundingBox();
    const marks = await steps.evaluateAll((all) =>
      all.map((step) => step.querySelector('.size-8')?.getBoundingClientRect().x ?? Number.NaN),
    );
    const middles = marks.map((x) => Math.round(x + 16));
    const [from, width] = [bar?.x ?? 0, bar?.width ?? 0];
    expect(middles).toEqual([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(from + share * width)));
    await page.clock.runFor(60_000);
    await expect(main(page).getByText('26%', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Order progress' })).toHaveAttribute('value', '26');
  }
});
