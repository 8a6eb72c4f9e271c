import { setTimeout as wait } from 'node:timers/promises';
import { main } from '../run.mjs';
import { readExports, row, withServedExports } from './comparison.mjs';
import { openPhone } from './phone.mjs';

const quietMs = 3000;

/** What a shopper presses to get from one step to the next. */
const presses = {
  catalogue: 'main a[href="/OurStore"]',
  product: 'main article a[href^="/OurStore/"]',
  'add to cart': '.buy-bar button',
  cart: 'header a[aria-label^="Cart"]',
  payment: 'main a[href="/Cart/Payment"]',
};

// `npm run bench:visit -- before=/tmp/before after=out`: how many kB a first visit with an order costs a phone, step by
// step, with the offline copy and without it.
await main(async () => {
  await withServedExports(readExports(process.argv.slice(2)), async (browser, exports) => {
    console.log(row('kB', ['offline copy', 'home', ...Object.keys(presses), 'in all']));
    for (const one of exports)
      for (const hasWorker of [false, true]) {
        const kilobytes = await measure(browser, one, hasWorker);
        const sum = kilobytes.reduce((total, each) => total + each, 0);
        console.log(row(one.name, [hasWorker ? 'with' : 'without', ...kilobytes, sum]));
      }
  });
});

/** The kB of each step, once the page and its service worker have been quiet for three seconds. */
async function measure(browser, { origin, bytesSent }, hasWorker) {
  const { page, close } = await openPhone(browser, { hasWorker, isSlowLine: false });
  const steps = [
    () => page.goto(origin),
    ...Object.values(presses).map((selector) => () => press(page, selector)),
  ];
  const kilobytes = [];
  for (const step of steps) {
    const before = bytesSent();
    await step();
    await waitUntilQuiet(bytesSent);
    kilobytes.push((bytesSent() - before) / 1000);
  }
  await close();
  return kilobytes;
}

async function press(page, selector) {
  const control = await page.waitForSelector(selector, { visible: true });
  await control.tap();
}

async function waitUntilQuiet(bytesSent) {
  let before;
  do {
    before = bytesSent();
    await wait(quietMs);
  } while (bytesSent() !== before);
}
