import { join } from 'node:path';
import { main, root } from './run.mjs';
import { claimPort } from './server/port.mjs';
import { serveExport } from './server/serve.mjs';
import { readPort } from './settings.mjs';

await main(async () => {
  const port = readPort(process.env.PORT);
  await claimPort(port);
  await serveExport(join(root, 'out'), port);
});
