import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { canSandbox, findOrInstallBrowser, howToGetBrowser } from '../find-browser.mjs';
import { Complaint, main } from '../run.mjs';
import { buildFloor, floorFolder } from './build-floor.mjs';
import { kindsOfPages } from './kinds-of-pages.mjs';
import { faultsOf, medianOf, pointsOf, speedOf } from './lighthouse-verdict.mjs';
import { served } from './served.mjs';

const floorName = 'the floor';

/**
 * `npm run bench:lighthouse -- [--runs 3] [--applied] [KIND ...]`: every kind of page of `out/` on Lighthouse's phone, and
 * the framework's floor beside them. Accessibility, best practices and SEO decide the exit code (TECH); speed is told and
 * not judged, for it is the machine's as much as ours. Lighthouse computes what a slow line and a slow processor would have
 * done, and counts every script that ended before the first paint into it; `--applied`, the line and the processor are slow.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, applied: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const names = positionals.length > 0 ? positionals : Object.keys(kindsOfPages);
  const unknown = names.filter((name) => !Object.hasOwn(kindsOfPages, name));
  if (unknown.length > 0) throw new Complaint(`There is no kind of page ${unknown.join(', ')}`);
  const way = { runs: Number(values.runs), throttlingMethod: values.applied ? 'devtools' : 'simulate' };

  const executablePath = await findOrInstallBrowser();
  if (!executablePath) throw new Complaint(howToGetBrowser);
  await buildFloor();
  const browser = await puppeteer.launch({
    executablePath,
    args: [
      ...(canSandbox() ? [] : ['--no-sandbox']),
      '--disable-gpu',
      // What the browser would ask of its maker stays unasked.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  try {
    const floor = await served('serve', floorFolder, (origin) => look(browser, origin, { path: '/' }, way));
    console.log(row([floorName, ...speedCells(floor.speed, floor.speed)]));
    console.log(
      row(['page', 'perf', '±floor', 'LCP ms', '×floor', 'TBT ms', '×floor', 'CLS', 'a11y', 'best', 'SEO']),
    );
    const faults = await served('serve', 'out', async (origin) => {
      const found = [];
      for (const name of names) {
        const page = await look(browser, origin, kindsOfPages[name], way);
        console.log(row([name, ...speedCells(page.speed, floor.speed), ...page.points]));
        found.push(...page.faults.map((fault) => `${name}: ${fault}`));
      }
      return found;
    });
    if (faults.length > 0) throw new Complaint(['', ...faults].join('\n'));
  } finally {
    await browser.close();
  }
});

/** The first run has all categories, the others only the speed. */
async function look(browser, origin, kind, { runs, throttlingMethod }) {
  const first = await run(browser, origin, kind, { throttlingMethod });
  const speeds = [speedOf(first)];
  const again = { throttlingMethod, onlyCategories: ['performance'] };
  while (speeds.length < runs) speeds.push(speedOf(await run(browser, origin, kind, again)));
  return { speed: medianOf(speeds), points: pointsOf(first), faults: faultsOf(first, kind) };
}

async function run(browser, origin, { path, keeps = {} }, how) {
  const page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    }, keeps);
    const flags = { logLevel: 'error', ...how };
    const { lhr } = await lighthouse(`${origin}${path}`, flags, undefined, page);
    return lhr;
  } finally {
    await page.close();
  }
}

function speedCells({ performance, lcp, tbt, cls }, floor) {
  return [
    performance,
    performance - floor.performance,
    Math.round(lcp),
    ratio(lcp, floor.lcp),
    Math.round(tbt),
    ratio(tbt, floor.tbt),
    cls.toFixed(3),
  ];
}

function ratio(figure, floor) {
  return floor === 0 ? '–' : (figure / floor).toFixed(2);
}

function row(cells) {
  return cells.map((cell, n) => (n === 0 ? cell.padEnd(20) : `${cell}`.padStart(6))).join(' ');
}
