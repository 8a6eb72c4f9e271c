import { main } from './run.mjs';
import { engineChecks } from './testing/engines.mjs';
import { closingLine } from './testing/tally.mjs';

await main(async () => {
  const total = await engineChecks();
  console.log(['', ...total.remarks, closingLine(total)].join('\n'));
  if (total.failed > 0) process.exitCode = 1;
});
