import { expect } from 'playwright/test';
import { known } from './known-products';
import { interact, test, waitForHydration } from './storefront';

declare global {
  interface Window {
    /** Set by injected code, if the browser runs it. */
    stranger?: string;
  }
}

test.describe('content security policy', () => {
  test.use({ expectedErrors: [/Content Security Policy|Trusted|requires '/] });

  test('F-24 text does not become markup, injected handlers do not run, and no Trusted Types policy can be added', async ({
    page,
  }) => {
    await page.goto('/Cart');
    await waitForHydration(page);
    const results = await page.evaluate(() => {
      const attempt = (act: () => unknown) => {
        try {
          act();
          return 'accepted';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : 'something else';
        }
      };
      return [
        () => document.body.insertAdjacentHTML('beforeend', '<p id="stranger">in</p>'),
        ...['nextjs', 'default', 'stranger'].map((name) => () => window.trustedTypes?.createPolicy(name)),
      ].map(attempt);
    });
    expect(results).toEqual(['refused', 'refused', 'refused', 'refused']);
    await expect(page.locator('#stranger')).toHaveCount(0);

    await page.evaluate(() => {
      const image = document.createElement('img');
      try {
        image.setAttribute('onerror', "window.stranger = 'in'");
      } catch {
        // Some browsers refuse the handler here, others only when it would run.
      }
      image.src = 'data:image/png,none'; // invalid, and blocked by the policy
      const failed = new Promise((resolve) => image.addEventListener('error', resolve));
      document.body.append(image);
      return failed;
    });
    expect(await page.evaluate(() => window.stranger)).toBeUndefined();
  });

  test('F-93 only scripts of the build load, and nothing is sent to another origin', async ({ page }) => {
    await page.goto('/Cart');
    await waitForHydration(page);
    const acceptedUrls = await page.evaluate(() =>
      [
        'https://stranger.test/x.js',
        '/images/x.js',
        '//stranger.test/_next/static/x.js',
        '/_next/static/../../products.json',
        '/_next/static/..%2f..%2fproducts.json',
        '/_next/static/%2e%2e%2F%2e%2e%2Fproducts.json',
        '/_next/static/..%5c..%5cproducts.json',
        '/_next/static/%zz.js',
      ].filter((url) => {
        try {
          document.createElement('script').src = url;
          return true;
        } catch {
          return false;
        }
      }),
    );
    expect(acceptedUrls).toEqual([]);
    const canSend = () =>
      fetch('https://stranger.test/card').then(
        () => true,
        () => false,
      );
    expect(await page.evaluate(canSend)).toBe(false);
  });
});

test.describe('an error in the framework itself', () => {
  test.use({ expectedErrors: [/style-src|broken by the test/] });

  test('F-142 the page shows the framework’s own message instead of nothing', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(History.prototype, 'replaceState', {
        value: () => {
          throw new Error('broken by the test');
        },
      }),
    );
    await page.goto(known.matcha.path);
    await interact(page);
    await expect(page.getByText('Reload to try again, or go back.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});
