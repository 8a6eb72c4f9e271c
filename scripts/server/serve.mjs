import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { basePathOf } from '../export/front-page.mjs';
import { Complaint } from '../run.mjs';

/** Serves a finished export until the process is stopped, and prints where. */
export async function serveExport(out, port) {
  if (!existsSync(join(out, 'index.html')))
    throw new Complaint('There is no export in out/ yet; make one with: npm run build');
  const basePath = basePathOf(out);
  const stage = mkdtempSync(join(tmpdir(), 'minato-'));
  const folder = basePath === '' ? out : mountUnder(stage, out, basePath);
  const config = join(stage, 'serve.json');
  writeFileSync(config, JSON.stringify(configFor(basePath)));

  const program = fileURLToPath(import.meta.resolve('serve/build/main.js'));
  const options = ['--listen', String(port), '--config', config, '--no-port-switching'];
  const silence = ['--no-clipboard', '--no-request-logging'];
  const server = spawn(process.execPath, [program, folder, ...options, ...silence], {
    env: { ...process.env, NO_UPDATE_CHECK: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  process.once('exit', () => {
    server.kill('SIGKILL');
    rmSync(stage, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0));

  if (!(await answers(port, ended))) throw new Complaint(`The server could not start on port ${port}.`);
  console.log(`\nMinato is open at http://localhost:${port}${basePath} (Ctrl+C closes it)`);
  await ended;
  throw new Complaint('The server stopped by itself.');
}

/** A folder that holds the export at the place of its sub-path, as a host with several sites would. */
function mountUnder(stage, out, basePath) {
  const folder = join(stage, 'site');
  const mount = join(folder, basePath);
  mkdirSync(dirname(mount), { recursive: true });
  symlinkSync(out, mount, 'junction');
  copyFileSync(join(out, '404.html'), join(folder, '404.html'));
  return folder;
}

function configFor(basePath) {
  return {
    // Without this a category's folder, which is no address of the shop, answers 200 with a list of files.
    directoryListing: false,
    // Newer than the server's own table of types.
    headers: [{ source: '**/*.avif', headers: [{ key: 'Content-Type', value: 'image/avif' }] }],
    redirects: basePath === '' ? [] : [{ source: '/', destination: basePath, type: 302 }],
  };
}

/** Waits until the port answers; false when the server ended before that. */
async function answers(port, ended) {
  let running = true;
  void ended.then(() => (running = false));
  while (running) {
    if (await isOpen(port)) return running;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
