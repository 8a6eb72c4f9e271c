import { defineConfig } from 'playwright/test';
import { shops, type ShopUnderTest } from './e2e/contract/shops';
import { canSandbox, findBrowser, findTestBrowser } from './scripts/find-browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const testBrowser = findTestBrowser();
/** These tests need a full browser, because a headless shell has no back-forward cache. */
const backForwardCacheSpec = /back-forward-cache\.spec/;
const contractSpecs = /e2e.contract/;
const launchOptions = {
  chromiumSandbox: canSandbox(),
  args: [
    '--disable-gpu',
    // Fewer processes take an eighth less time.
    '--in-process-gpu',
    // The second is a default of Playwright, which this option replaces.
    '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
    // Tests run each script so briefly that V8's slowest compiler takes longer than it saves.
    '--js-flags=--no-turbofan',
    '--disable-quic',
    '--disable-sync',
    '--no-pings',
    // Blocks all other hosts, except that *.test gives tests an origin that is not localhost.
    '--host-resolver-rules=MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};

export default defineConfig<object, { engine: string; shop: ShopUnderTest }>({
  outputDir: 'test-results/e2e',
  testMatch: '**/*.spec.{ts,mjs}',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  // More workers than cores: the tests spend much of their time waiting for the curtain and notices.
  workers: '150%',
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Locally a retry would hide flaky tests.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Phnom_Penh',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'no-preference' },
    screenshot: 'only-on-failure',
    launchOptions: { ...launchOptions, ...executableAt(testBrowser) },
  },
  projects: [
    // The projects that are not fully parallel come first, so that no core is idle while the last of them runs. One worker
    // of each builds the baseline, reads the files of a build or starts an engine once.
    {
      name: 'bench',
      testDir: 'scripts/bench',
      fullyParallel: false,
      // These are the measures of the phone that Lighthouse emulates.
      use: {
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      },
    },
    ...shops.map((shop) => ({
      name: `contract ${shop.name}`,
      testDir: 'e2e/contract',
      testIgnore: [...shop.otherTests],
      fullyParallel: false,
      use: { shop },
    })),
    { name: 'hosts', testDir: 'scripts/hosts' },
    ...(['Firefox', 'WebKit'] as const).map((engine) => ({
      name: engine,
      testDir: 'scripts/engines',
      fullyParallel: false,
      timeout: 300_000,
      expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
      use: { engine },
    })),
    {
      name: 'desktop',
      testDir: 'e2e',
      grepInvert: /@phone/,
      testIgnore: [backForwardCacheSpec, contractSpecs],
    },
    {
      name: 'back-forward cache',
      testDir: 'e2e',
      testMatch: backForwardCacheSpec,
      use: {
        launchOptions: {
          ...launchOptions,
          ...executableAt(findBrowser()),
          // Playwright disables the cache by default.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'phone',
      testDir: 'e2e',
      grep: /@phone/,
      testIgnore: contractSpecs,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: 'node scripts/serve-out.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    // A server that uses the port already may serve another checkout.
    reuseExistingServer: false,
    // SIGTERM lets the server remove its temporary folder.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});

function executableAt(path: string | undefined) {
  return path === undefined ? {} : { executablePath: path };
}
