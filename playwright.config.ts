import { defineConfig } from '@playwright/test';
import { canSandbox, findBrowser } from './scripts/find-browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);
/** A server that somebody else has started; without one the tests start their own. */
const origin = process.env['E2E_ORIGIN'];
const browser = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine may be slow; what fails still fails.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A second try would hide what fails now and then; where it decides alone, it is told at the end as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: origin ?? `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Phnom_Penh',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'no-preference' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      chromiumSandbox: canSandbox(),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--disable-sync',
        '--no-pings',
        // No name but our own leads anywhere; *.test is the shop on an origin that is not localhost.
        '--host-resolver-rules=MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/ },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  ...(!origin && {
    webServer: {
      command: 'node scripts/serve-out.mjs',
      env: { PORT: String(port) },
      url: `http://localhost:${port}`,
      // Never what another checkout left running on the port.
      reuseExistingServer: false,
      // Asked to stop, it takes its temporary folder with it.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    },
  }),
});
