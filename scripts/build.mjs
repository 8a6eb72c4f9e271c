import { buildExport } from './export/build.mjs';
import { main } from './run.mjs';
import { readSettings } from './settings.mjs';

await main(() => buildExport(readSettings(process.env)));
