import { main } from './run.mjs';
import { readCoverage } from './testing/read-coverage.mjs';
import { isComplete, tableOf } from './testing/requirements.mjs';

await main(() => {
  const coverage = readCoverage();
  console.log(tableOf(coverage).join('\n'));
  if (!isComplete(coverage)) process.exitCode = 1;
});
