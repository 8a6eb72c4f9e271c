import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, servers } from '../hosts/servers.mjs';
import { root } from '../run.mjs';
import { freePort } from '../server/port.mjs';

export async function served(name, out, work) {
  const folder = mkdtempSync(join(tmpdir(), 'minato-bench-'));
  const port = await freePort();
  const server = servers.find((one) => one.name === name);
  const close = await open(server, { out: join(root, out), port, folder });
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
