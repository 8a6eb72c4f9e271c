import { bench } from './testing/bench.mjs';
import { build, check, checksOfExport, requirements, unitTests } from './testing/steps.mjs';
import { engines } from './testing/engines.mjs';
import { hosts } from './testing/hosts.mjs';
import { sumResults, summary, skipped } from './testing/results.mjs';

const types = check(
  'types',
  ['next', 'typegen'],
  ['typescript:tsc', '--noEmit'],
  ['typescript:tsc', '--noEmit', '-p', 'scripts/export/service-worker'],
);
const lint = check('lint', ['oxlint', '--type-aware', '--deny-warnings']);
const deadCode = check('dead code', ['knip']);
const format = check('format', [
  'prettier',
  '--check',
  '--cache',
  '--cache-strategy',
  'content',
  '.',
  '!public',
  '!e2e/screenshots',
]);
const onTheExport = { bench, hosts, engines };

const [wanted] = process.argv.slice(2);
const total = sumResults(await (wanted === '--fast' ? fast() : wanted ? alone(wanted) : everything()));
console.log(['', ...total.remarks, summary(total)].join('\n'));
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;

/** A failed step does not stop the rest. */
async function everything() {
  const results = [];
  for (const step of [types, lint, deadCode, format, requirements, unitTests('--coverage'), build])
    results.push(await step());
  const isBuilt = results.at(-1).failed === 0;
  results.push(await checksOfExport({ isBuilt }));
  for (const [name, step] of Object.entries(onTheExport))
    results.push(isBuilt ? await step() : skipped(`${name}, because the build failed`));
  return results;
}

async function alone(name) {
  if (!Object.hasOwn(onTheExport, name)) throw new Error(`There is no step ${name}`);
  return [await onTheExport[name]()];
}

async function fast() {
  const checks = async () => {
    const results = [];
    for (const step of [types, lint, deadCode, format, requirements])
      results.push(await step({ quiet: true }));
    return results;
  };
  const [results, tests] = await Promise.all([checks(), unitTests()({ quiet: true })]);
  return [...results, tests];
}
