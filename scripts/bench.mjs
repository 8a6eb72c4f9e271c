import { main } from './run.mjs';
import { bench } from './testing/bench.mjs';
import { closingLine } from './testing/tally.mjs';

await main(async () => {
  const total = await bench();
  console.log(['', ...total.remarks, closingLine(total)].join('\n'));
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
});
