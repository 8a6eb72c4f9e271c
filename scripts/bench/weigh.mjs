import { brotliCompressSync } from 'node:zlib';

/** Loads a url until the network is idle. Bytes are exact: text as brotli sends it. */
export async function weigh(page, url) {
  const responses = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  const inView = new Set(await page.evaluate(picturesInView));
  const urgent = await page.locator('img[fetchpriority="high"]:visible').count();
  const fetched = await Promise.all(responses.filter(isAnswer).map(read));

  const sum = (isMeant) => fetched.filter(isMeant).reduce((total, { bytes }) => total + bytes, 0);
  const ofKind = (...kinds) => sum(({ kind }) => kinds.includes(kind));
  return {
    script: ofKind('script'),
    text: ofKind('document', 'stylesheet'),
    fonts: ofKind('font'),
    pictures: sum((one) => inView.has(one.url)),
    requests: fetched.filter(({ kind }) => kind !== 'image').length,
    payloads: fetched.filter((one) => new URL(one.url).pathname.endsWith('.txt')).length,
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
