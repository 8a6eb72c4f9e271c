import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, type } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { screenshots, type Screenshot } from './screenshots';
import { openWithStoppedClock } from './storefront';
import { layOutFarSections } from './viewport';

const folder = join('e2e', 'screenshots');
const recordFile = join(folder, 'taken-with.json');
/** Half size and a maximum height in pixels keep the stored files small. */
const scale = 0.5;
const maxHeight = 2400;

// Font rendering differs between systems and browsers, so the comparison runs only where the screenshots were
// taken. `npm run screenshots` retakes them.
for (const width of [390, 1280] as const) {
  test(`each page in each state matches its screenshot at ${width} px`, async ({ browser, launchOptions }, {
    config,
  }) => {
    test.setTimeout(300_000);
    const browserName = basename(launchOptions.executablePath ?? 'chromium');
    const environment = {
      system: system(),
      browser: `${browserName} ${browser.version().split('.')[0] ?? ''}`,
    };
    const isRetaking = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
    if (isRetaking) writeRecord(environment);
    const recordedEnvironment = existsSync(recordFile)
      ? readFileSync(recordFile, 'utf8').trim()
      : 'nothing yet';
    const isSameEnvironment = recordedEnvironment === JSON.stringify(environment);
    if (!isSameEnvironment)
      process.stdout.write(
        `Screenshots not compared: taken with ${recordedEnvironment}, here is ${JSON.stringify(environment)}\n`,
      );
    test.skip(!isSameEnvironment, `taken with ${recordedEnvironment}`);

    const viewport = { width, height: width === 390 ? 844 : 800 };
    const options = { viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' } as const;
    let page = await browser.newPage(options);
    for (const screenshot of screenshots.filter((each) => each.width === undefined || each.width === width)) {
      await test.step(screenshot.name, async () => {
        await openForScreenshot(page, screenshot, screenshot.isViewportOnly ? viewport.height : maxHeight);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const image = await page.screenshot({
          type: 'jpeg',
          quality: 60,
          animations: 'disabled',
          ...(screenshot.isViewportOnly
            ? {}
            : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) } }),
        });
        // The next screenshot must not show what this one stored.
        if (screenshot.before || screenshot.act) {
          await page.close();
          page = await browser.newPage(options);
        }
        expect
          .soft(image, screenshot.name)
          .toMatchSnapshot(`${screenshot.name}-${width}.jpg`, { maxDiffPixelRatio: 0.003 });
      });
    }
    await page.close();
  });
}

/** The operating system and processor, such as "Debian GNU/Linux 12 (bookworm) x64". */
function system(): string {
  const release = '/etc/os-release';
  const prettyName = existsSync(release)
    ? /^PRETTY_NAME="(.+)"$/m.exec(readFileSync(release, 'utf8'))?.[1]
    : undefined;
  return `${prettyName ?? type()} ${arch()}`;
}

function writeRecord(environment: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordFile, `${JSON.stringify(environment)}\n`);
}

/** Opens a page in its state, with its web fonts, and waits for the visible images in its first `height` pixels. */
async function openForScreenshot(
  page: Page,
  { url, before, act }: Screenshot,
  height: number,
): Promise<void> {
  await before?.(page);
  await openWithStoppedClock(page, url);
  await act?.(page);
  await layOutFarSections(page);
  await page.evaluate(async (bottom) => {
    // On a busy machine the fonts may come after the first paint, and a page does not show such fonts.
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    for (const { style } of rules.filter((rule) => rule instanceof CSSFontFaceRule)) {
      const source = style.getPropertyValue('src');
      const weight = style.getPropertyValue('font-weight');
      const font = new FontFace(style.getPropertyValue('font-family'), source, { weight });
      if (source.startsWith('url(')) document.fonts.add(await font.load());
    }
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < bottom,
    );
    for (const image of seen) image.loading = 'eager';
    await Promise.all(seen.map((image) => image.decode()));
    // A full-page screenshot may resize the page, which moves what is scrolled sideways.
    for (const element of document.querySelectorAll('main *'))
      if (element.scrollLeft > 0) element.scrollLeft = 0;
  }, height);
}
