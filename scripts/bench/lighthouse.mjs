import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { canSandbox, findOrInstallBrowser, howToGetBrowser } from '../find-browser.mjs';
import { UserError, main } from '../run.mjs';
import { buildBaseline, baselineFolder } from './build-baseline.mjs';
import { kindsOfPages } from './kinds-of-pages.mjs';
import { findFaults, medianOf, pointsOf, speedOf } from './lighthouse-verdict.mjs';
import { served } from './served.mjs';

const baselineName = 'the baseline';

// `npm run bench:lighthouse -- [--runs 3] [--applied] [KIND ...]`: audits every kind of page beside the
// framework baseline. Accessibility, best practices and SEO set the exit code. Lighthouse simulates a slow
// phone by default; `--applied` throttles network and CPU for real.
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, applied: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const names = positionals.length > 0 ? positionals : Object.keys(kindsOfPages);
  const unknown = names.filter((name) => !Object.hasOwn(kindsOfPages, name));
  if (unknown.length > 0) throw new UserError(`There is no kind of page ${unknown.join(', ')}`);
  const way = { runs: Number(values.runs), throttlingMethod: values.applied ? 'devtools' : 'simulate' };

  const executablePath = await findOrInstallBrowser();
  if (!executablePath) throw new UserError(howToGetBrowser);
  await buildBaseline();
  const browser = await puppeteer.launch({
    executablePath,
    args: [
      ...(canSandbox() ? [] : ['--no-sandbox']),
      '--disable-gpu',
      // Blocks the browser's own background requests.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  try {
    const baseline = await served('serve', baselineFolder, (origin) =>
      look(browser, origin, { path: '/' }, way),
    );
    console.log(row([baselineName, ...speedCells(baseline.speed, baseline.speed)]));
    console.log(
      row(['page', 'perf', '±base', 'LCP ms', '×base', 'TBT ms', '×base', 'CLS', 'a11y', 'best', 'SEO']),
    );
    const faults = await served('serve', 'out', async (origin) => {
      const found = [];
      for (const name of names) {
        const page = await look(browser, origin, kindsOfPages[name], way);
        console.log(row([name, ...speedCells(page.speed, baseline.speed), ...page.points]));
        found.push(...page.faults.map((fault) => `${name}: ${fault}`));
      }
      return found;
    });
    if (faults.length > 0) throw new UserError(['', ...faults].join('\n'));
  } finally {
    await browser.close();
  }
});

async function look(browser, origin, kind, { runs, throttlingMethod }) {
  const first = await run(browser, origin, kind, { throttlingMethod });
  const speeds = [speedOf(first)];
  const again = { throttlingMethod, onlyCategories: ['performance'] };
  while (speeds.length < runs) speeds.push(speedOf(await run(browser, origin, kind, again)));
  return { speed: medianOf(speeds), points: pointsOf(first), faults: findFaults(first, kind) };
}

async function run(browser, origin, { path, keeps = {} }, how) {
  const page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    }, keeps);
    const flags = { logLevel: 'error', ...how };
    const { lhr } = await lighthouse(`${origin}${path}`, flags, undefined, page);
    return lhr;
  } finally {
    await page.close();
  }
}

function speedCells({ performance, lcp, tbt, cls }, baseline) {
  return [
    performance,
    performance - baseline.performance,
    Math.round(lcp),
    ratio(lcp, baseline.lcp),
    Math.round(tbt),
    ratio(tbt, baseline.tbt),
    cls.toFixed(3),
  ];
}

function ratio(figure, baseline) {
  return baseline === 0 ? '–' : (figure / baseline).toFixed(2);
}

function row(cells) {
  return cells.map((cell, n) => (n === 0 ? cell.padEnd(20) : `${cell}`.padStart(6))).join(' ');
}
