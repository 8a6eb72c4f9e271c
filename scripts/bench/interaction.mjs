import { chromium } from 'playwright';
import { canSandbox, findOrInstallBrowser, howToGetBrowser } from '../find-browser.mjs';
import { Complaint, main } from '../run.mjs';
import { buildGrown } from './growth-room.mjs';
import { interactions } from './interactions.mjs';
import { served } from './served.mjs';

const slowDown = 4;
const rounds = 5;
const large = 3000;

/**
 * `npm run bench:interaction -- [FOLDER ...]`: how long the page takes to answer a press on a processor four times
 * slower, in exports that are there, or else in `out/` and in a shop of 3,000 products that is built for it. The time is
 * the machine's, so it is told and not judged.
 */
await main(async () => {
  const executablePath = await findOrInstallBrowser();
  if (!executablePath) throw new Complaint(howToGetBrowser);
  const given = process.argv.slice(2);
  const folders = given.length > 0 ? given : ['out', (await buildGrown(large)).out];
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
      console.log(row(name, ...columns.map((found) => told(found[name], most)), most));
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

/** The longest event of each of some rounds, in ms; the browser counts in steps of 8. */
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

/** Opened, awake, at rest and, where there are more products than it brought, with all of them. */
async function open(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('button[aria-label="Scroll to top"]:enabled').waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('main [role="status"] svg'));
}

/** Runs in the page, before its own scripts. */
function watchEvents() {
  localStorage.setItem('Cart', '[{"id":2,"qty":1},{"id":4,"qty":1}]');
  window.events = [];
  new PerformanceObserver((list) => window.events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  });
}

/** Runs in the page: when it is idle again, how long the longest event of a press has taken; 0 where none took 16 ms. */
async function longestEvent() {
  await new Promise((rested) => setTimeout(() => requestIdleCallback(rested, { timeout: 1000 }), 500));
  return Math.max(0, ...window.events.map(({ duration }) => duration));
}

function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}

function told(figure, most) {
  return `${figure === 0 ? '<16' : figure}${figure > most ? ' !' : ''}`;
}

function row(name, ...cells) {
  return [name.padEnd(16), ...cells.map((cell) => `${cell}`.padStart(24))].join(' ');
}
