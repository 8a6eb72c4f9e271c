import { main } from './run.mjs';
import { hosts } from './testing/hosts.mjs';
import { closingLine } from './testing/tally.mjs';

await main(async () => {
  const total = await hosts();
  console.log(['', ...total.remarks, closingLine(total)].join('\n'));
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
});
