import { parseArgs } from 'node:util';
import { main } from '../run.mjs';
import { measureInTurn, median, readExports, row, withServedExports } from './comparison.mjs';
import { measuredPages } from './measured-pages.mjs';

const desktop = { width: 1280, height: 900 };
const presses = 5;

/** What a shopper does once a page works, by mouse or key, and the longest in ms that the answer may take. */
const interactions = {
  'add to cart': { path: '/OurStore', selector: 'main article [aria-label^="Add to cart"]', maxMs: 60 },
  quantity: { path: '/Cart', selector: 'main [aria-label^="Increase"]', maxMs: 60 },
  slider: {
    path: '/OurStore',
    selector: 'main input[aria-label="Minimum price"]',
    key: 'ArrowRight',
    maxMs: 60,
  },
  filter: { path: '/OurStore', selector: 'main select[name="category"]', key: 'ArrowDown', maxMs: 100 },
  sort: { path: '/OurStore', selector: 'main select[name="sort"]', key: 'ArrowDown', maxMs: 100 },
};

// `npm run bench:interaction -- few=out many=test-results/growth/out [--runs 3]`: how long the answer to an interaction
// takes in a page that is hydrated, on a processor four times slower: the median of five presses in each run.
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  await withServedExports(readExports(positionals), async (browser, exports) => {
    console.log(row('ms', [...exports.map(({ name }) => name), 'at most']));
    for (const [name, interaction] of Object.entries(interactions)) {
      const results = await measureInTurn(exports, Number(values.runs), ({ origin }) =>
        measure(browser, origin, interaction),
      );
      console.log(row(name, [...results.map((durations) => median(durations.flat())), interaction.maxMs]));
    }
  });
});

/** The longest event of each press in ms; browsers report it in steps of 8. */
async function measure(browser, origin, { path, selector, key }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(desktop);
  await page.evaluateOnNewDocument(watchEvents, measuredPages.cart.stored.Cart);
  await page.emulateCPUThrottling(4);
  await page.goto(origin + path, { waitUntil: 'networkidle0' });
  // A key that does nothing: a page may wait for an interaction before it runs its scripts.
  await page.keyboard.press('Shift');
  await page.waitForFunction(isComplete);
  const durations = [];
  for (let press = 0; press < presses; press += 1) {
    const controls = await page.$$(selector);
    const control = controls[press % controls.length];
    await (key === undefined ? control.scrollIntoView() : control.focus());
    await page.evaluate(waitForRest);
    await (key === undefined ? control.click() : page.keyboard.press(key));
    durations.push(await page.evaluate(longestEvent));
  }
  await context.close();
  return durations;
}

/** Runs in the page, before its scripts. */
function watchEvents(cart) {
  localStorage.setItem('Cart', JSON.stringify(cart));
  const events = [];
  const eventObserver = new PerformanceObserver((list) => events.push(...list.getEntries()));
  eventObserver.observe({ type: 'event', durationThreshold: 16 });
  Object.assign(window, { events, eventObserver });
}

/** Runs in the page: it is hydrated, and shows all products. */
function isComplete() {
  const button = document.querySelector('button[aria-label="Scroll to top"]');
  return (
    document.getElementById('chunk-load-guard') === null &&
    button.matches(':enabled:not([data-not-ready])') &&
    document.querySelector('main [role="status"] svg') === null
  );
}

/** Runs in the page, and forgets the events so far. */
async function waitForRest() {
  await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 500));
  window.events.length = 0;
}

/** Runs in the page: the longest event in ms once the page is idle; 0 if none took 16 ms. */
async function longestEvent() {
  await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 1000));
  const events = [...window.events, ...window.eventObserver.takeRecords()];
  return Math.max(0, ...events.map(({ duration }) => duration));
}
