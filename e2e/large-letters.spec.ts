import { expect } from '@playwright/test';
import { installLayoutAudit } from './layout-audit';
import { openShown, shownPages } from './shown-pages';
import { test } from './storefront';
import { resize, setFontSize } from './window';

// Chromium logs the 404 of the not-found page.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: [/status of 404/] });

for (const [room, all] of Object.entries(shownPages)) {
  test(`F-160 F-125 with letters of 150 and 200 % nothing of ${room} overflows at 320 to 412 px`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await installLayoutAudit(page);
    for (const shown of all) {
      await test.step(shown.name, async () => {
        await openShown(page, shown);
        const faults: string[] = [];
        for (const letters of [24, 32]) {
          await setFontSize(page, letters);
          for (const width of [320, 360, 412]) {
            await resize(page, { width, height: 740 });
            const found = await page.evaluate(() => window.layoutAudit.layoutFaults());
            faults.push(...found.map((fault) => `${letters} px in ${width} px: ${fault}`));
          }
        }
        await setFontSize(page, 16);
        expect.soft(faults, shown.name).toEqual([]);
      });
    }
  });
}
