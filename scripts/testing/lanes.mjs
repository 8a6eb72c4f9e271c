import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildExport } from '../export/build.mjs';
import { findOrInstallBrowser, howToGetBrowser } from '../find-browser.mjs';
import { Complaint, programOf, root, runNode } from '../run.mjs';
import { freePort } from '../server/port.mjs';
import { readSettings } from '../settings.mjs';
import { readCoverage } from './read-coverage.mjs';
import { isComplete, tableOf } from './requirements.mjs';
import { addUp, countOfJest, countOfPlaywright, failed, passed, skipped, tallyOf } from './tally.mjs';

/** A lane of one verdict: programs of packages, run in turn until one fails. */
export function check(name, ...programs) {
  return async ({ quiet = false } = {}) => {
    announce(name);
    for (const [program, ...args] of programs) {
      const { code } = await runPackage(program, args, { quiet });
      if (code !== 0) return failed(name);
    }
    return passed;
  };
}

/** Every requirement of the specification has a test that names it. */
export async function requirements({ quiet = false } = {}) {
  announce('requirements');
  const coverage = readCoverage();
  const isPassed = isComplete(coverage);
  if (!quiet || !isPassed) console.log(tableOf(coverage).join('\n'));
  return isPassed ? passed : failed('requirements without a test');
}

export function unitTests(...options) {
  return ({ quiet = false } = {}) => {
    announce('house rules and unit tests');
    const report = reportFile('unit');
    const args = ['--json', '--outputFile', report, ...options];
    return tallyOf('unit tests', report, () => runPackage('jest', args, { quiet }), countOfJest);
  };
}

/**
 * Three builds: one under a sub-path and two of the same settings. The last is the `out/` that the other lanes use; the
 * first two are kept beside it for the tests that compare (F-80, F-138).
 */
export async function build() {
  announce('build, three times');
  const settings = readSettings(plainEnvironment());
  try {
    await buildAside('sub-path', { ...settings, basePath: '/shop' });
    await buildAside('twin', settings);
    await buildExport(settings);
    return passed;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    console.error(error.message);
    return failed('build');
  }
}

async function buildAside(name, settings) {
  const folder = join(root, 'test-results', 'builds', name);
  await buildExport(settings);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(join(root, 'out'), folder);
}

/** The checks on `out/` need no browser, so they run even where there is none; the walks through the shop do. */
export async function checksOfExport({ isBuilt }) {
  announce('checks on out/ and browser tests');
  if (!isBuilt) return skipped('checks on out/ and browser tests, because the build failed');
  const browser = await findOrInstallBrowser();
  const env = { ...plainEnvironment(), E2E_PORT: String(await freePort()), CHROME_PATH: browser ?? '' };
  const args = ['test', ...(browser ? [] : ['export.spec'])];
  const run = () => runPackage('@playwright/test:playwright', args, { env });
  const tally = await tallyOf('checks on out/ and browser tests', reportFile('e2e'), run, countOfPlaywright);
  if (browser) return tally;
  // A machine that is there to test must not be content with less.
  return addUp([
    tally,
    process.env.CI ? failed(howToGetBrowser) : skipped(`browser tests. ${howToGetBrowser}`),
  ]);
}

async function runPackage(name, args, { quiet = false, env = plainEnvironment() } = {}) {
  const result = await runNode(programOf(...name.split(':')), args, { quiet, env });
  if (quiet && result.code !== 0) console.log(`\n— ${name} says\n${result.output.trim()}`);
  return result;
}

/** The environment without what would move the shop: the tests type the default addresses by hand. */
function plainEnvironment() {
  const { SITE_URL: _site, BASE_PATH: _base, PORT: _port, ...env } = process.env;
  return { ...env, NEXT_TELEMETRY_DISABLED: '1' };
}

function reportFile(name) {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.json`);
}

function announce(name) {
  console.log(`\n— ${name}`);
}
