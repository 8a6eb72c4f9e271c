import { defineConfig } from 'playwright/test';
import { canSandbox, findBrowser, findTestBrowser } from './scripts/find-browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const browser = findTestBrowser();
/** The headless shell has no back-forward cache, and Playwright disables it by default. */
const backForwardCache = /back-forward-cache\.spec/;
const launchOptions = {
  chromiumSandbox: canSandbox(),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--disable-sync',
    '--no-pings',
    // Blocks all external hosts; *.test gives tests an origin other than localhost.
    '--host-resolver-rules=MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};

export default defineConfig<object, { engine: string }>({
  outputDir: 'test-results/e2e',
  testMatch: '**/*.spec.{ts,mjs}',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
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
    launchOptions: { ...launchOptions, ...at(browser) },
  },
  projects: [
    { name: 'desktop', testDir: 'e2e', grepInvert: /@phone/, testIgnore: backForwardCache },
    {
      name: 'back-forward cache',
      testDir: 'e2e',
      testMatch: backForwardCache,
      use: {
        launchOptions: {
          ...launchOptions,
          ...at(findBrowser()),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'phone',
      testDir: 'e2e',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // One worker each: the baseline is built once, and an engine is started once.
    {
      name: 'bench',
      testDir: 'scripts/bench',
      fullyParallel: false,
      // The phone that Lighthouse emulates.
      use: {
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      },
    },
    { name: 'hosts', testDir: 'scripts/hosts' },
    ...(['Firefox', 'WebKit'] as const).map((engine) => ({
      name: engine,
      testDir: 'scripts/engines',
      fullyParallel: false,
      timeout: 300_000,
      expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
      use: { engine },
    })),
  ],
  webServer: {
    command: 'node scripts/serve-out.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    // A server already on the port may serve another checkout.
    reuseExistingServer: false,
    // SIGTERM lets the server remove its temporary folder.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});

function at(path: string | undefined) {
  return path === undefined ? {} : { executablePath: path };
}
