import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, type } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { looks, take } from './looks';

const folder = join('e2e', 'looks');
const record = join(folder, 'taken-with.json');
/** Pictures of pages are kept at half their size and to this height, so that all of them stay small. */
const scale = 0.5;
const highest = 2400;

// Drawn letters differ from system to system and from browser to browser, so the stored looks are held against what is
// drawn only where both are the ones that they were taken with. `npm run looks` takes them anew.
for (const width of [390, 1280] as const) {
  test(`each page in each state looks at ${width} px as it is stored`, async ({ browser }, { config }) => {
    test.setTimeout(300_000);
    const here = { system: system(), browser: `Chromium ${browser.version().split('.')[0] ?? ''}` };
    const isTaking = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
    if (isTaking) write(here);
    const taken = existsSync(record) ? readFileSync(record, 'utf8').trim() : 'nothing yet';
    const isSame = taken === JSON.stringify(here);
    if (!isSame)
      process.stdout.write(`Looks not compared: taken with ${taken}, here is ${JSON.stringify(here)}\n`);
    test.skip(!isSame, `taken with ${taken}`);

    for (const look of looks.filter((each) => each.width === undefined || each.width === width)) {
      await test.step(look.name, async () => {
        const context = await browser.newContext({
          viewport: { width, height: width === 390 ? 844 : 800 },
          deviceScaleFactor: scale,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await take(page, look);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const shown = await page.screenshot({
          type: 'jpeg',
          quality: 60,
          animations: 'disabled',
          ...(look.isWindow
            ? {}
            : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, highest) } }),
        });
        await context.close();
        expect
          .soft(shown, look.name)
          .toMatchSnapshot(`${look.name}-${width}.jpg`, { maxDiffPixelRatio: 0.003 });
      });
    }
  });
}

/** Its name and version, as far as they decide how letters are drawn. */
function system(): string {
  const release = '/etc/os-release';
  const named = existsSync(release)
    ? /^PRETTY_NAME="(.+)"$/m.exec(readFileSync(release, 'utf8'))?.[1]
    : undefined;
  return `${named ?? type()} ${arch()}`;
}

function write(what: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(record, `${JSON.stringify(what)}\n`);
}
