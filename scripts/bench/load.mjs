import { parseArgs } from 'node:util';
import { UserError, main } from '../run.mjs';
import { measureInTurn, median, readExports, row, withServedExports } from './comparison.mjs';
import { measuredPages } from './measured-pages.mjs';
import { openPhone } from './phone.mjs';
import { recordTraffic } from './traffic.mjs';

const columns = [
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'HTML kB',
  'CSS kB',
  'script kB',
  'run kB',
  'font kB',
  'requests',
];

// `npm run bench:load -- before=/tmp/before after=out [--runs 6] [--page home ...]`: loads a page of each kind on a
// slow phone with a slow line, and prints the medians. `run kB` is what ran of the fetched scripts, though nobody
// touched the page.
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '6' }, page: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const names = values.page ?? Object.keys(measuredPages);
  const unknown = names.filter((name) => !Object.hasOwn(measuredPages, name));
  if (unknown.length > 0) throw new UserError(`There is no page ${unknown.join(', ')}`);
  await withServedExports(readExports(positionals), async (browser, exports) => {
    for (const name of names) {
      console.log(`\n${row(name, columns)}`);
      // The first load fills the server's memory, and is the one whose bytes are counted: that slows it down.
      const weights = await measureInTurn(exports, 1, ({ origin }) => weigh(browser, origin, name));
      const timings = await measureInTurn(exports, Number(values.runs), ({ origin }) =>
        time(browser, origin, name),
      );
      for (const [index, one] of exports.entries()) report(one.name, weights[index][0], timings[index]);
    }
  });
});

/** Bytes by kind, and how many of the scripts ran. */
async function weigh(browser, origin, name) {
  const { path, stored } = measuredPages[name];
  const { page, session, close } = await openPhone(browser, { stored });
  const traffic = recordTraffic(session);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  await page.goto(`${origin}${path}`);
  await traffic.waitUntilQuiet();
  const coverage = await session.send('Profiler.takePreciseCoverage');
  await close();
  const executed = new Set(
    coverage.result
      .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
      .map(({ url }) => url),
  );
  const requests = traffic.requests();
  const isScript = ({ url }) => new URL(url).pathname.endsWith('.js');
  const isStyle = ({ url }) => new URL(url).pathname.endsWith('.css');
  const sumKilobytes = (isCounted) =>
    (requests.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
  return {
    html: sumKilobytes(({ kind }) => kind === 'Document'),
    styles: sumKilobytes(isStyle),
    scripts: sumKilobytes(isScript),
    executed: sumKilobytes((request) => isScript(request) && executed.has(request.url)),
    fonts: sumKilobytes(({ kind }) => kind === 'Font'),
    requests: requests.length,
  };
}

/** Times in ms from the start of the navigation until the page is at rest. */
async function time(browser, origin, name) {
  const { path, stored } = measuredPages[name];
  const { page, session, errors, close } = await openPhone(browser, { stored });
  const traffic = recordTraffic(session);
  await page.evaluateOnNewDocument(watchPaints);
  await page.goto(`${origin}${path}`);
  await traffic.waitUntilQuiet();
  const { largestPaints, longTasks, shift, firstPaint } = await page.evaluate(() => ({
    ...window.figures,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));
  await close();
  return {
    firstPaint,
    largestPaint: largestPaints.at(-1)?.time,
    largestElement: largestPaints.at(-1)?.element,
    blocking: longTasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    shift,
    errors,
  };
}

/** Runs in the page, before its scripts. */
function watchPaints() {
  const figures = { largestPaints: [], longTasks: [], shift: 0 };
  const observe = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    const content = url ? new URL(url).pathname : element?.textContent.trim().slice(0, 40);
    figures.largestPaints.push({ time: startTime, element: `${element?.localName} ${content}` });
  });
  observe('longtask', ({ startTime, duration }) => figures.longTasks.push({ start: startTime, duration }));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) figures.shift += value;
  });
  Object.assign(window, { figures });
}

function report(name, weight, timings) {
  const medianOf = (figure) => median(timings.map((timing) => timing[figure]));
  const times = [medianOf('firstPaint'), medianOf('largestPaint'), medianOf('blocking')];
  const shift = Math.max(...timings.map((timing) => timing.shift)).toFixed(4);
  const { html, styles, scripts, executed, fonts, requests } = weight;
  console.log(row(name, [...times, shift, html, styles, scripts, executed, fonts, requests]));
  const elements = new Set(timings.map(({ largestElement }) => largestElement));
  console.log(`  largest: ${[...elements].join(' | ')}`);
  console.log(`  LCP of each run: ${timings.map(({ largestPaint }) => Math.round(largestPaint)).join(' ')}`);
  for (const error of new Set(timings.flatMap(({ errors }) => errors))) console.log(`  error: ${error}`);
}
