import { parseArgs } from 'node:util';
import { main } from '../run.mjs';
import { measureInTurn, median, readExports, row, withServedExports } from './comparison.mjs';
import { openPhone } from './phone.mjs';

/** At most so many ms may pass until the list stands, on a processor four times slower. */
const maxMs = 200;

// `npm run bench:order-desk -- before=/tmp/before after=out [--orders 2000] [--runs 9]`: how long the order desk takes from
// its script to the painted list, in shops that have one, measured in turn. The page, the script and the stylesheet are in
// the HTTP cache by then.
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { orders: { type: 'string', default: '2000' }, runs: { type: 'string', default: '9' } },
    allowPositionals: true,
  });
  await withServedExports(readExports(positionals), async (browser, exports) => {
    const desks = [];
    for (const { name, origin } of exports)
      desks.push({ name, ...(await openDesk(browser, `${origin}/OrderDesk`, Number(values.orders))) });
    const times = await measureInTurn(desks, Number(values.runs), ({ measure }) => measure());
    console.log(row('ms', ['script', 'list', 'median', 'lowest', 'at most']));
    for (const [index, { name }] of desks.entries()) {
      const of = (key) => median(times[index].map((time) => time[key]));
      const lowest = Math.min(...times[index].map(({ openMs }) => openMs));
      console.log(row(name, [of('scriptMs'), of('listMs'), of('openMs'), lowest, maxMs]));
    }
  });
});

/** A phone whose desk holds so many orders, and which opens it again for each measurement. */
async function openDesk(browser, url, orderCount) {
  const { page } = await openPhone(browser, { isSlowLine: false });
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.evaluate(storeOrders, orderCount);
  await page.evaluateOnNewDocument(watchList);
  const measure = async () => {
    await page.bringToFront();
    await page.goto(url, { waitUntil: 'networkidle0' });
    await page.waitForFunction(() => 'listMs' in window);
    return page.evaluate(readTimes);
  };
  // The first visit fills the cache of the browser.
  await measure();
  return { measure };
}

/** Runs in the page, after the desk has made its tables. */
async function storeOrders(count) {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open('order-desk');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const orders = database.transaction('orders', 'readwrite').objectStore('orders');
  for (let index = 0; index < count; index += 1) {
    const receivedAt = Date.UTC(2026, 10, 1) + index * 60_000;
    const code = Array.from({ length: 4 }, (_, place) => alphabet[(index >> (5 * place)) & 31]);
    const people = [`Customer ${index}`, `${index} Palm Street`, 'Dubai', '+971 50 000 0000'];
    orders.put({
      reference: `261122-${code.join('')}`,
      receivedAt,
      latest: -receivedAt,
      lines: [{ id: 3, name: 'A product with a name of usual length', qty: 2, unitCents: 8900 }],
      writtenTotalCents: 17_800,
      method: 'cod',
      from: people,
      shipTo: people,
      text: `An order with the text of a message. `.repeat(20),
      check: 'right',
      status: 'new',
    });
  }
  await new Promise((resolve) => orders.transaction.addEventListener('complete', resolve));
}

/** Runs in the page, before its scripts. */
function watchList() {
  const seen = new MutationObserver(() => {
    if (document.querySelector('.desk-row') === null) return;
    seen.disconnect();
    // The task after the next frame comes once that is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => Object.assign(window, { listMs: performance.now() }));
      port1.start();
      port2.postMessage('');
    });
  });
  seen.observe(document, { subtree: true, childList: true });
}

/** Runs in the page. */
function readTimes() {
  const [navigation] = performance.getEntriesByType('navigation');
  const scriptMs = navigation.domInteractive;
  return { scriptMs, listMs: window.listMs, openMs: window.listMs - scriptMs };
}
