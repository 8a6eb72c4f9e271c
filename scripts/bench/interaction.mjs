import { chromium } from 'playwright';
import { canSandbox, findOrInstallBrowser, howToGetBrowser } from '../find-browser.mjs';
import { UserError, main } from '../run.mjs';
import { buildWithProducts } from './growth-workspace.mjs';
import { interactions } from './interactions.mjs';
import { served } from './served.mjs';

const slowDown = 4;
const rounds = 5;
const large = 3000;

// `npm run bench:interaction -- [FOLDER ...]`: measures interaction latency at 4× CPU slowdown, by default in
// `out/` and in a build of 3,000 products. Reports only, as times depend on the machine.
await main(async () => {
  const executablePath = await findOrInstallBrowser();
  if (!executablePath) throw new UserError(howToGetBrowser);
  const given = process.argv.slice(2);
  const folders = given.length > 0 ? given : ['out', (await buildWithProducts(large)).out];
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: canSandbox(),
    args: ['--disable-gpu'],
  });
  try {
    const columns = [];
    for (const folder of folders)
      columns.push(await served('serve', folder, (origin) => measureAll(browser, origin)));
    console.log(row('ms', ...folders, 'target'));
    for (const [name, { most }] of Object.entries(interactions))
      console.log(row(name, ...columns.map((found) => formatDuration(found[name], most)), most));
  } finally {
    await browser.close();
  }
});

async function measureAll(browser, origin) {
  const found = {};
  for (const [name, interaction] of Object.entries(interactions))
    found[name] = median(await measure(browser, origin, interaction));
  return found;
}

/** The longest event of each round in ms, in the browser's steps of 8. */
async function measure(browser, origin, { path, prepare, isLeaving = false }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const durations = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round === 0 || isLeaving) await open(page, `${origin}${path}`);
    const act = await prepare(page, round);
    await page.evaluate('events.length = 0');
    await act();
    durations.push(await page.evaluate(longestEvent));
  }
  await context.close();
  return durations;
}

/** Waits until the page is hydrated, idle and shows all products. */
async function open(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('button[aria-label="Scroll to top"]:enabled').waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('main [role="status"] svg'));
}

function watchEvents() {
  localStorage.setItem('Cart', '[{"id":2,"qty":1},{"id":4,"qty":1}]');
  window.events = [];
  new PerformanceObserver((list) => window.events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  });
}

/** Runs in the page: the longest event in ms once the page is idle; 0 when none took 16 ms. */
async function longestEvent() {
  await new Promise((rested) => setTimeout(() => requestIdleCallback(rested, { timeout: 1000 }), 500));
  return Math.max(0, ...window.events.map(({ duration }) => duration));
}

function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}

function formatDuration(figure, most) {
  return `${figure === 0 ? '<16' : figure}${figure > most ? ' !' : ''}`;
}

function row(name, ...cells) {
  return [name.padEnd(16), ...cells.map((cell) => `${cell}`.padStart(24))].join(' ');
}
