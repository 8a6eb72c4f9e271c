import { brotliCompressSync } from 'node:zlib';

/** Loads a url until the network is idle, and returns the figures that `budgets.mjs` limits. Text is compressed by brotli. */
export async function weigh(page, url) {
  const responses = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
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
  return response.ok() && response.url().startsWith('http');
}

function isPayloadOfOtherPage({ url }, pageUrl) {
  const { pathname } = new URL(url);
  const ownPath = new URL(pageUrl).pathname.replace(/\/$/, '/index');
  return pathname.endsWith('.txt') && pathname !== `${ownPath}.txt`;
}

async function weighResponse(response) {
  const body = await response.body();
  // A page at rest fetches its scripts without running them.
  const isScript = new URL(response.url()).pathname.endsWith('.js');
  const kind = isScript ? 'script' : response.request().resourceType();
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
