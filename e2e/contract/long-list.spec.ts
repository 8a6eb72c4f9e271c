import { expect, mergeTests } from 'playwright/test';
import { installShiftAudit } from '../shift-audit';
import { test as storefrontTest } from '../storefront';
import { test as contractTest } from './contract-test';

const test = mergeTests(storefrontTest, contractTest);

for (const width of [390, 1280])
  test(`CAT-02 A-66 at ${width} px neither the footer nor what loads moves when the list grows after a jump to its end`, async ({
    page,
    content,
  }) => {
    const total = content.products.length;
    const cards = page.getByRole('main').getByRole('article');
    const footer = page.getByRole('contentinfo');
    await page.setViewportSize({ width, height: 900 });
    await installShiftAudit(page);
    await page.goto('/OurStore');
    for (const count of [100, 200, 300]) {
      await expect(cards).toHaveCount(Math.min(count, total));
      await footer.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    }
    await expect(cards).toHaveCount(Math.min(400, total));
    // The heights of cards are estimated, so that parts of them may move a little.
    const faults = await page.evaluate(() => window.shiftFaults());
    expect(faults.join('\n')).not.toMatch(/footer|Loading/);
    // The keyboard reaches the footer, which is out of sight as long as the list can grow.
    await footer.getByRole('link').first().focus();
    await expect(footer).toHaveCSS('opacity', '1');
  });
