import { UserError } from '../run.mjs';
import { startCdnServer } from './cdn-server.mjs';
import { createCertificate } from './certificate.mjs';
import { launchChromium } from './chromium.mjs';

/**
 * Reads `before=/tmp/before after=out`; without any, the export in `out`.
 * @param {string[]} words
 * @returns {{ name: string, folder: string }[]}
 */
export function readExports(words) {
  if (words.length === 0) return [{ name: 'out', folder: 'out' }];
  return words.map((word) => {
    const [name, folder] = word.split('=');
    if (!name || !folder) throw new UserError(`Write ${word} as NAME=FOLDER, such as after=out`);
    return { name, folder };
  });
}

/** @typedef {Awaited<ReturnType<typeof startCdnServer>>} Server */

/**
 * Serves each export over HTTP/2 while `task` runs with a browser and the exports with their servers.
 * @template {{ name: string, folder: string }} Export
 * @param {Export[]} exports
 * @param {(browser: import('puppeteer-core').Browser, served: (Export & Server)[]) => Promise<void>} task
 */
export async function withServedExports(exports, task) {
  const certificate = createCertificate();
  const servers = await Promise.all(exports.map(({ folder }) => startCdnServer(folder, { certificate })));
  const browser = await launchChromium(certificate);
  try {
    await task(
      browser,
      exports.map((one, index) => ({ ...one, ...servers[index] })),
    );
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

/**
 * Measures the exports in turn, every other time in the reverse order, so that a machine that slows down or warms up
 * favours none.
 * @template Export, Figures
 * @param {Export[]} exports
 * @param {number} runs
 * @param {(one: Export, run: number) => Promise<Figures>} measure
 * @returns {Promise<Figures[][]>} the figures of each run, for each export
 */
export async function measureInTurn(exports, runs, measure) {
  const results = exports.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    const order = run % 2 === 0 ? [...exports.keys()] : [...exports.keys()].toReversed();
    for (const index of order) results[index].push(await measure(exports[index], run));
  }
  return results;
}

/**
 * The median of the numbers among the figures; undefined without any.
 * @param {(number | undefined)[]} figures
 */
export function median(figures) {
  const sorted = figures.filter((figure) => figure !== undefined).toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1 || sorted.length === 0) return sorted[middle];
  return (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * One line of a table.
 * @param {string} name
 * @param {(string | number | undefined)[]} cells numbers are rounded; undefined is shown as a dash
 */
export function row(name, cells) {
  const texts = cells.map((cell) => (typeof cell === 'number' ? `${Math.round(cell)}` : (cell ?? '–')));
  return [name.padEnd(14), ...texts.map((text) => text.padStart(12))].join(' ');
}
