import { brotliCompressSync } from 'node:zlib';

/** Loads a url until the page is at rest, and returns the figures that `budgets.mjs` limits. Text is compressed by brotli. */
export async function weigh(page, url) {
  const requests = [];
  page.on('request', (request) => requests.push(request));
  // The network may be idle before the page is, which then requests its scripts and its stylesheet at the same time.
  const firstScript = page.waitForResponse((response) => isScript(response.url()));
  await page.goto(url, { waitUntil: 'networkidle' });
  await firstScript;
  const responses = await Promise.all(requests.map((request) => request.response()));
  const inView = new Set(await page.evaluate(picturesInView));
  const urgentImages = await page.locator('img[fetchpriority="high"]:visible').count();
  const fetched = await Promise.all(responses.filter(isSuccess).map(weighResponse));

  const sumBytes = (resources) => resources.reduce((sum, { bytes }) => sum + bytes, 0);
  const bytesOf = (...kinds) => sumBytes(fetched.filter(({ kind }) => kinds.includes(kind)));
  return {
    scriptBytes: bytesOf('script'),
    textBytes: bytesOf('document', 'stylesheet'),
    fontBytes: bytesOf('font'),
    pictureBytes: sumBytes(fetched.filter((resource) => inView.has(resource.url))),
    // Pictures have a budget of bytes, not of requests.
    requests: fetched.filter(({ kind }) => kind !== 'image').length,
    // Next.js requests the data of a page as a .txt file.
    prefetchedPages: fetched.filter((resource) => isPayloadOfOtherPage(resource, page.url())).length,
    urgentImages,
  };
}

function isSuccess(response) {
  return response?.ok() === true && response.url().startsWith('http');
}

function isScript(url) {
  return new URL(url).pathname.endsWith('.js');
}

function isPayloadOfOtherPage({ url }, pageUrl) {
  const { pathname } = new URL(url);
  const ownPath = new URL(pageUrl).pathname.replace(/\/$/, '/index');
  return pathname.endsWith('.txt') && pathname !== `${ownPath}.txt`;
}

async function weighResponse(response) {
  const body = await response.body();
  // A page at rest fetches its scripts without running them.
  const kind = isScript(response.url()) ? 'script' : response.request().resourceType();
  const isCompressedFormat = kind === 'image' || kind === 'font';
  const bytes = isCompressedFormat ? body.length : brotliCompressSync(body).length;
  return { kind, url: response.url(), bytes };
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
