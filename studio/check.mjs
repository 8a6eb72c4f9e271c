/** Lists the pictures that are out of date, from committed files alone. Renders nothing. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { masters } from './steps/settings.mjs';
import { faults } from './steps/status.mjs';

const maxMasterBytes = 40_000_000;

const found = await faults();
const bytes = readdirSync(masters).reduce((sum, name) => sum + statSync(join(masters, name)).size, 0);
if (bytes > maxMasterBytes) found.push(`The masters take ${bytes} bytes; ${maxMasterBytes} is the limit`);

console.log(found.length > 0 ? found.join('\n') : 'Every picture is up to date.');
if (found.length > 0) process.exitCode = 1;
