import { resolve } from 'node:path';
import { main, root } from './run.mjs';
import { requireFreePort } from './server/port.mjs';
import { serveExport } from './server/serve.mjs';
import { readPort } from './settings.mjs';

/** `node scripts/serve-out.mjs [FOLDER]`: serves an existing export, by default `out/`. */
await main(async () => {
  const port = readPort(process.env.PORT);
  await requireFreePort(port);
  await serveExport(resolve(root, process.argv[2] ?? 'out'), port);
});
