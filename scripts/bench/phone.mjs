/** The phone that Lighthouse emulates. */
const viewport = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const bytesPerKilobit = 1024 / 8;
/** Lighthouse's "slow 4G", applied: latency in milliseconds for each request, throughput in bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * bytesPerKilobit,
  uploadThroughput: 675 * bytesPerKilobit,
};
const processorSlowDown = 4;

/**
 * Opens a page of a visitor of its own, on a slow phone with a slow line. The shop's service worker stays off unless asked
 * for: what it fetches would count as the page's.
 * @param {import('puppeteer-core').Browser} browser
 * @param {{ stored?: Record<string, unknown>, isSlowLine?: boolean, hasWorker?: boolean }} [options] `stored` is
 *   localStorage by key
 */
export async function openPhone(browser, { stored = {}, isSlowLine = true, hasWorker = false } = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // For a debugger, V8 records where errors are made, and parses React a second time for those that it makes as it loads.
  // Puppeteer's own session debugs, so the setting is made there.
  await page._client().send('Runtime.setMaxCallStackSizeToCapture', { size: 0 });
  await page.setViewport(viewport);
  await page.evaluateOnNewDocument(prepareStorage, stored);
  if (!hasWorker) await page.evaluateOnNewDocument(refuseWorker);
  await session.send('Network.enable');
  if (isSlowLine) await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowDown });
  return { page, session, errors, close: () => context.close() };
}

/** Runs in the page, before its scripts. */
function prepareStorage(stored) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
}

/** Runs in the page, before its scripts. */
function refuseWorker() {
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
}
