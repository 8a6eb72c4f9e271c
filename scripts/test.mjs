import { bench } from './testing/bench.mjs';
import { build, check, checksOfExport, requirements, unitTests } from './testing/lanes.mjs';
import { engineChecks } from './testing/engines.mjs';
import { hosts } from './testing/hosts.mjs';
import { addUp, closingLine, skipped } from './testing/tally.mjs';

const types = check('types', ['next', 'typegen'], ['typescript:tsc', '--noEmit']);
const lint = check('lint', ['oxlint', '--type-aware', '--deny-warnings']);
const deadCode = check('dead code', ['knip']);
const format = check('format', ['prettier', '--check', '.']);

const total = addUp(process.argv.includes('--fast') ? await fast() : await everything());
console.log(['', ...total.remarks, closingLine(total)].join('\n'));
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;

/** In order, each showing what it does; a lane that fails does not keep the next from telling its part. */
async function everything() {
  const tallies = [];
  for (const lane of [types, lint, deadCode, format, requirements, unitTests('--coverage'), build])
    tallies.push(await lane());
  const isBuilt = tallies.at(-1).failed === 0;
  tallies.push(await checksOfExport({ isBuilt }));
  tallies.push(isBuilt ? await bench() : skipped('bench, because the build failed'));
  tallies.push(isBuilt ? await hosts() : skipped('hosts, because the build failed'));
  tallies.push(isBuilt ? await engineChecks() : skipped('engines, because the build failed'));
  return tallies;
}

/** What needs no build, the checks beside the unit tests, and silent where all is well. */
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
