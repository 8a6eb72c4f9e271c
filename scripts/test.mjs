import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { findOrInstallBrowser, howToGetBrowser } from './find-browser.mjs';
import { runProgram } from './run.mjs';
import { freePort } from './server/port.mjs';
import { sampleShop, shopFolder } from './shop/generate.mjs';

// `npm test` runs every check; `npm run verify`, which passes --fast, only quick ones that need no build. With SHOP,
// `npm test` checks that shop alone, because the other tests know the sample. A failed check does not stop the others.
const isFast = process.argv.includes('--fast');

const shop = shopFolder();
const isSample = shop === sampleShop;

// The tests expect the default urls, so these settings are left out.
const {
  SITE_URL: _site,
  BASE_PATH: _base,
  PAGE_FILES: _files,
  PORT: _port,
  SHOP: _shop,
  ...otherVariables
} = process.env;
const env = {
  ...otherVariables,
  ...(!isSample && { SHOP: shop }),
  // For all that it starts: the unit tests take a tenth less time, because young objects are collected less often.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
  E2E_PORT: String(await freePort()),
  ...(isFast && { IS_VERIFY: '1' }),
};

const total = { passed: 0, failed: 0, skipped: 0, remarks: [] };

if (isSample) await runTestsOfSample();
else await runTestsOfShop();
console.log(['', ...total.remarks, summary()].join('\n'));
if (total.failed > 0) process.exitCode = 1;

async function runTestsOfSample() {
  await Promise.all([runChecks(), runUnitTests()]);
  if (!isFast)
    await runTestsOfExport({ build: 'build:all', fileTests: ['e2e/export', 'e2e/contract/export'] });
}

async function runTestsOfShop() {
  addCheck('shop:check', (await run('shop:check', { isQuiet: false })) === 0);
  const args = ['--project=contract own'];
  if (!isFast) await runTestsOfExport({ build: 'build', args, fileTests: ['e2e/contract/export'] });
}

/** The linter finds errors of types too, once `typegen` has written those of the routes and the shop. */
async function runChecks() {
  const checks = isFast ? ['typegen'] : ['types', 'unused'];
  for (const script of [...checks, 'lint', 'format:check', 'spec'])
    addCheck(script, (await run(script)) === 0);
}

async function runUnitTests() {
  const report = 'test-results/unit.json';
  const args = ['--json', '--outputFile', report, ...(isFast ? [] : ['--coverage'])];
  await runCounted('test:unit', { args, report, count: countOfJest });
}

/** Runs the tests of `out/`; without a browser only `fileTests`, which read its files. */
async function runTestsOfExport({ build, args = [], fileTests }) {
  const isBuilt = (await run(build)) === 0;
  addCheck(build, isBuilt);
  if (!isBuilt) {
    add({ skipped: 1 }, 'skipped: everything on out/, because the build failed');
    return;
  }
  const browser = await findOrInstallBrowser();
  const report = 'test-results/e2e.json';
  await runCounted('test:e2e', {
    args: browser ? args : [...args, ...fileTests],
    report,
    count: countOfPlaywright,
    isQuiet: false,
  });
  if (browser) return;
  // CI must not skip the browser tests.
  if (process.env.CI) add({ failed: 1 }, `failed: ${howToGetBrowser}`);
  else add({ skipped: 1 }, `skipped: browser tests. ${howToGetBrowser}`);
}

/** Runs a script of package.json and returns its exit code. The output of a quiet script is shown only if it fails. */
async function run(script, { args = [], isQuiet = true } = {}) {
  console.log(`— ${script}`);
  // npm gives its scripts the path of its JavaScript file, which node also runs on Windows, where `npm` is no program.
  const npm = env.npm_execpath ? [process.execPath, env.npm_execpath] : ['npm'];
  const [program, ...programArgs] = [...npm, 'run', '--silent', script, '--', ...args];
  const { code, output } = await runProgram(program, programArgs, { env, quiet: isQuiet });
  if (isQuiet && code !== 0) console.log(`\n— ${script} says\n${output.trim()}`);
  return code;
}

/**
 * Runs a script that runs tests, and adds the results in the report that it writes. A failing script without a failed
 * test, such as one that misses a threshold, counts as one failure.
 */
async function runCounted(script, { args, report, count, isQuiet }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await run(script, { args, isQuiet });
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : {};
  add(counted);
  if (counted.failed > 0) total.remarks.push(`failed: ${script}, ${counted.failed} of its tests`);
  else if (code !== 0) add({ failed: 1 }, `failed: ${script}, though no single test did (see above)`);
}

function countOfJest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

function countOfPlaywright({ stats }) {
  if (stats.flaky > 0) total.remarks.push(`flaky: ${stats.flaky} browser tests passed at a second try`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

function addCheck(name, isPassed) {
  if (isPassed) add({ passed: 1 });
  else add({ failed: 1 }, `failed: ${name}`);
}

function add({ passed = 0, failed = 0, skipped = 0 }, ...remarks) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.remarks.push(...remarks);
}

function summary() {
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return `${total.passed} passed, ${total.failed} failed${skipped}`;
}
