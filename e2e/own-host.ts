import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A host that a test has for itself. */
export type OwnHost = {
  readonly origin: string;
  readonly close: () => Promise<void>;
};

/** Serves a folder; by a port of its own, or by one that it had before. */
export async function openHost(folder: string, wanted?: number): Promise<OwnHost> {
  const port = wanted ?? (await freePort());
  const server = spawn(process.execPath, ['scripts/serve-out.mjs', folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says so when it is open.
  await new Promise((resolve) => server.stdout.once('data', resolve));
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
