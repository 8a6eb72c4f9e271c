import { expect } from 'playwright/test';
import { known } from './known-products';
import { hydrated, test } from './storefront';

declare global {
  interface Window {
    stranger?: string;
  }
}

test.describe('what a stranger would try', () => {
  test.use({ expectedErrors: [/Content Security Policy|Trusted|requires '/] });

  test.beforeEach(async ({ page }) => {
    await page.goto('/Cart');
    await hydrated(page);
  });

  test('F-24 text does not become markup', async ({ page }) => {
    const answer = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<p id="stranger">in</p>');
        return 'written';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'something else';
      }
    });
    expect(answer).toBe('refused');
    await expect(page.locator('#stranger')).toHaveCount(0);
  });

  test('F-93 a script of another origin, or of ours but not of the build, is no script', async ({ page }) => {
    const answers = await page.evaluate(() =>
      [
        'https://stranger.test/x.js',
        '/images/x.js',
        '//stranger.test/_next/static/x.js',
        '/_next/static/../../products.json',
        '/_next/static/..%2f..%2fproducts.json',
        '/_next/static/%2e%2e%2F%2e%2e%2Fproducts.json',
        '/_next/static/..%5c..%5cproducts.json',
        '/_next/static/%zz.js',
      ].map((address) => {
        try {
          document.createElement('script').src = address;
          return 'taken';
        } catch {
          return 'refused';
        }
      }),
    );
    expect(answers).toEqual(Array.from({ length: 8 }, () => 'refused'));
  });

  test('F-24 nobody makes a policy beside that of the page', async ({ page }) => {
    const answers = await page.evaluate(() =>
      ['nextjs', 'default', 'stranger'].map((name) => {
        try {
          window.trustedTypes?.createPolicy(name);
          return 'made';
        } catch {
          return 'refused';
        }
      }),
    );
    expect(answers).toEqual(['refused', 'refused', 'refused']);
  });

  test('F-24 a script or a handler that got into the page does not run', async ({ page }) => {
    await page.evaluate(() => {
      const image = document.createElement('img');
      try {
        image.setAttribute('onerror', "window.stranger = 'in'");
      } catch {
        // Some browsers refuse here, others only when it would run.
      }
      image.src = 'data:image/png,none'; // invalid, and blocked by the policy
      const answered = new Promise((resolve) => image.addEventListener('error', resolve));
      document.body.append(image);
      return answered;
    });
    expect(await page.evaluate(() => window.stranger)).toBeUndefined();
  });

  test('F-93 nothing is sent to another origin', async ({ page }) => {
    const answer = await page.evaluate(() =>
      fetch('https://stranger.test/card').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(answer).toBe('refused');
  });
});

test.describe('where the framework itself falls', () => {
  test.use({ expectedErrors: [/style-src|broken by the test/] });

  test('F-142 its last words are shown, and no blank page', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(History.prototype, 'replaceState', {
        value: () => {
          throw new Error('broken by the test');
        },
      }),
    );
    await page.goto(known.matcha.path);
    await expect(page.getByText('Reload to try again, or go back.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});
