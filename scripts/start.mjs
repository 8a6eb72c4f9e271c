import { join } from 'node:path';
import { buildExport } from './export/build.mjs';
import { main, root } from './run.mjs';
import { requireFreePort } from './server/port.mjs';
import { serveExport } from './server/serve.mjs';
import { readSettings } from './settings.mjs';

await main(async () => {
  const settings = readSettings(process.env);
  await requireFreePort(settings.port);
  await buildExport(settings);
  // The port may have been taken during the build.
  await requireFreePort(settings.port);
  await serveExport(join(root, 'out'), settings.port);
});
