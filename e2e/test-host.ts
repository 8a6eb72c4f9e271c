import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

export type TestHost = {
  readonly origin: string;
  readonly close: () => Promise<void>;
};

/** Serves a folder, by default on a free port. */
export async function startHost(folder: string, wanted?: number): Promise<TestHost> {
  const port = wanted ?? (await freePort());
  const server = spawn(process.execPath, ['scripts/serve-out.mjs', folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The server prints its first line when it is ready.
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', (code) => reject(new Error(`serve-out.mjs ended with ${code} before it was ready`)));
  });
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
