import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { findOrInstallBrowser, howToGetBrowser } from './find-browser.mjs';
import { runProgram } from './run.mjs';
import { freePort } from './server/port.mjs';

// `npm test`: every check, and `npm run verify`: those that need no build. A failed step does not stop the rest.
const isFast = process.argv.includes('--fast');

// The tests expect the default urls.
const { SITE_URL: _site, BASE_PATH: _base, PORT: _port, ...rest } = process.env;
const env = { ...rest, E2E_PORT: String(await freePort()) };

const total = { passed: 0, failed: 0, skipped: 0, remarks: [] };

await Promise.all([runChecks(), runUnitTests()]);
if (!isFast) await runTestsOfExport();
console.log(['', ...total.remarks, summary()].join('\n'));
if (total.failed > 0) process.exitCode = 1;

async function runChecks() {
  for (const script of ['types', 'lint', 'format:check', 'spec']) addCheck(script, (await run(script)) === 0);
}

async function runUnitTests() {
  const report = 'test-results/unit.json';
  const args = ['--json', '--outputFile', report, ...(isFast ? [] : ['--coverage'])];
  await runCounted('test:unit', { args, report, count: countOfJest });
}

async function runTestsOfExport() {
  const isBuilt = (await run('build:all')) === 0;
  addCheck('build:all', isBuilt);
  if (!isBuilt) return add({ skipped: 1 }, 'skipped: everything on out/, because the build failed');
  const browser = await findOrInstallBrowser();
  // Checks of the files in `out/` need no browser.
  const args = browser ? [] : ['e2e/export'];
  const report = 'test-results/e2e.json';
  await runCounted('test:e2e', { args, report, count: countOfPlaywright, isQuiet: false });
  if (browser) return undefined;
  // CI must not skip the browser tests.
  return process.env.CI
    ? add({ failed: 1 }, `failed: ${howToGetBrowser}`)
    : add({ skipped: 1 }, `skipped: browser tests. ${howToGetBrowser}`);
}

/** Runs a script of package.json; what a quiet one printed is shown where it failed. */
async function run(script, { args = [], isQuiet = true } = {}) {
  console.log(`— ${script}`);
  // npm's own file, which it names to its scripts, also starts where `npm` is no program, as on Windows.
  const npm = env.npm_execpath ? [process.execPath, env.npm_execpath] : ['npm'];
  const [program, ...words] = [...npm, 'run', '--silent', script, '--', ...args];
  const { code, output } = await runProgram(program, words, { env, quiet: isQuiet });
  if (isQuiet && code !== 0) console.log(`\n— ${script} says\n${output.trim()}`);
  return code;
}

/** A failing script without a failed test, such as a missed threshold, counts as one failure. */
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
  const tail = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return `${total.passed} passed, ${total.failed} failed${tail}`;
}
