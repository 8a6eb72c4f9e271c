import { bench } from './testing/bench.mjs';
import { build, check, checksOfExport, requirements, unitTests } from './testing/steps.mjs';
import { engines } from './testing/engines.mjs';
import { hosts } from './testing/hosts.mjs';
import { addUp, closingLine, skipped } from './testing/results.mjs';

const types = check('types', ['next', 'typegen'], ['typescript:tsc', '--noEmit']);
const lint = check('lint', ['oxlint', '--type-aware', '--deny-warnings']);
const deadCode = check('dead code', ['knip']);
const format = check('format', ['prettier', '--check', '--cache', '--cache-strategy', 'content', '.']);
const onTheExport = { bench, hosts, engines };

const [wanted] = process.argv.slice(2);
const total = addUp(await (wanted === '--fast' ? fast() : wanted ? alone(wanted) : everything()));
console.log(['', ...total.remarks, closingLine(total)].join('\n'));
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;

/** A failed lane does not stop the rest. */
async function everything() {
  const tallies = [];
  for (const lane of [types, lint, deadCode, format, requirements, unitTests('--coverage'), build])
    tallies.push(await lane());
  const isBuilt = tallies.at(-1).failed === 0;
  tallies.push(await checksOfExport({ isBuilt }));
  for (const [name, lane] of Object.entries(onTheExport))
    tallies.push(isBuilt ? await lane() : skipped(`${name}, because the build failed`));
  return tallies;
}

async function alone(name) {
  if (!Object.hasOwn(onTheExport, name)) throw new Error(`There is no lane ${name}`);
  return [await onTheExport[name]()];
}

async function fast() {
  const checks = async () => {
    const tallies = [];
    for (const lane of [types, lint, deadCode, format, requirements])
      tallies.push(await lane({ quiet: true }));
    return tallies;
  };
  const [tallies, tests] = await Promise.all([checks(), unitTests()({ quiet: true })]);
  return [...tallies, tests];
}
