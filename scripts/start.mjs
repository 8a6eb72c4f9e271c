import { join } from 'node:path';
import { buildExport } from './export/build.mjs';
import { main, root } from './run.mjs';
import { claimPort } from './server/port.mjs';
import { serveExport } from './server/serve.mjs';
import { readSettings } from './settings.mjs';

await main(async () => {
  const settings = readSettings(process.env);
  await claimPort(settings.port);
  await buildExport(settings);
  // Somebody else may have come first while the shop was built.
  await claimPort(settings.port);
  await serveExport(join(root, 'out'), settings.port);
});
