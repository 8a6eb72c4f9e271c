import { brotliCompressSync } from 'node:zlib';

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Loads a url until the network is idle. Bytes are exact: text as brotli sends it. */
export async function weigh(browser, address) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const responses = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  const inView = new Set(await page.evaluate(picturesInView));
  const urgent = await page.locator('img[fetchpriority="high"]:visible').count();
  const fetched = await Promise.all(responses.filter(isAnswer).map(read));
  await context.close();

  const sum = (isMeant) => fetched.filter(isMeant).reduce((total, { bytes }) => total + bytes, 0);
  const ofKind = (kind) => sum((one) => one.kind === kind);
  return {
    html: ofKind('document'),
    css: ofKind('stylesheet'),
    script: ofKind('script'),
    font: ofKind('font'),
    firstView: sum(({ url }) => inView.has(url)),
    requests: fetched.filter(({ kind }) => kind !== 'image').length,
    payloads: fetched.filter(({ url }) => new URL(url).pathname.endsWith('.txt')).length,
    urgent,
  };
}

function isAnswer(response) {
  return response.ok() && response.url().startsWith('http');
}

async function read(response) {
  const body = await response.body();
  const kind = response.request().resourceType();
  const isPacked = kind === 'image' || kind === 'font';
  return { kind, url: response.url(), bytes: isPacked ? body.length : brotliCompressSync(body).length };
}

/** Runs in the page: urls of the images in the initial viewport. */
function picturesInView() {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    })
    .map((image) => image.currentSrc);
}
