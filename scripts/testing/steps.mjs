import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildExport } from '../export/build.mjs';
import { findOrInstallBrowser, howToGetBrowser } from '../find-browser.mjs';
import { UserError, programOf, root, runNode } from '../run.mjs';
import { freePort } from '../server/port.mjs';
import { readSettings } from '../settings.mjs';
import { readCoverage } from './read-coverage.mjs';
import { isComplete, tableOf } from './requirements.mjs';
import { sumResults, countOfJest, countOfPlaywright, failed, passed, skipped, resultOf } from './results.mjs';

/** A step that runs package programs (`package:program`) until one fails. */
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
    return resultOf('unit tests', report, () => runPackage('jest', args, { quiet }), countOfJest);
  };
}

/** Builds one export under a base path and one twin for comparison, then the `out/` of the other steps. */
export async function build() {
  announce('build, three times');
  const settings = readSettings(plainEnvironment());
  try {
    await buildAside('sub-path', { ...settings, basePath: '/shop' });
    await buildAside('twin', settings);
    await buildExport(settings);
    return passed;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
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

/** Checks of `out/` also run without a browser. */
export async function checksOfExport({ isBuilt }) {
  announce('checks on out/ and browser tests');
  if (!isBuilt) return skipped('checks on out/ and browser tests, because the build failed');
  const browser = await findOrInstallBrowser();
  const env = { ...plainEnvironment(), E2E_PORT: String(await freePort()) };
  const args = ['test', ...(browser ? [] : ['e2e/export'])];
  const run = () => runPackage('playwright', args, { env });
  const result = await resultOf(
    'checks on out/ and browser tests',
    reportFile('e2e'),
    run,
    countOfPlaywright,
  );
  if (browser) return result;
  // CI must not skip the browser tests.
  return sumResults([
    result,
    process.env.CI ? failed(howToGetBrowser) : skipped(`browser tests. ${howToGetBrowser}`),
  ]);
}

async function runPackage(name, args, { quiet = false, env = plainEnvironment() } = {}) {
  const result = await runNode(programOf(...name.split(':')), args, { quiet, env });
  if (quiet && result.code !== 0) console.log(`\n— ${name} says\n${result.output.trim()}`);
  return result;
}

/** Drops settings that change urls: the tests expect the defaults. */
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
