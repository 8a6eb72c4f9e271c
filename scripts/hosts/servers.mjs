import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { programsOnPath, root } from '../run.mjs';
import { freePort } from '../server/port.mjs';

const [nginx] = programsOnPath(['nginx']);
const [caddy] = programsOnPath(['caddy']);

export const serve = {
  name: 'serve',
  pageFiles: 'both',
  program: process.execPath,
  configure: configureServe,
};

/**
 * `isConfigured` marks the servers that a file of `deploy/` configures, headers included. `pageFiles` is the PAGE_FILES
 * that the server needs.
 */
export const servers = [
  {
    name: 'nginx',
    isConfigured: true,
    pageFiles: 'file',
    program: nginx,
    configure: configureNginx(configuredSite),
  },
  { name: 'Caddy', isConfigured: true, pageFiles: 'file', program: caddy, configure: configureCaddy },
  { name: 'nginx as it comes', pageFiles: 'folder', program: nginx, configure: configureNginx(plainSite) },
  serve,
];

function configuredSite({ out, port }) {
  return readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/shop;', `root ${out};`);
}

function plainSite({ out, port }) {
  return `server { listen 127.0.0.1:${port}; root ${out}; error_page 403 404 =404 /404.html; }`;
}

function configureNginx(site) {
  return (settings) => {
    const { folder } = settings;
    const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log stderr error;
events {}
http {
  include ${mimeTypesOfNginx()};
  access_log off;
  ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${site(settings)}
}
`,
    );
    return { args: ['-p', folder, '-c', join(folder, 'nginx.conf')] };
  };
}

function mimeTypesOfNginx() {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const configuration = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return join(dirname(configuration), 'mime.types');
}

function configureCaddy({ out, port, folder }) {
  return {
    args: ['run', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
    env: {
      SHOP_SITE: `http://:${port}`,
      SHOP_ROOT: out,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  };
}

function configureServe({ out, port }) {
  return { args: [join(root, 'scripts/serve-out.mjs'), out], env: { PORT: String(port) } };
}

const maxStartMs = 20_000;

/** Serves the folder `out`, and resolves to the origin and a function that stops the server once it answers. */
export async function startServer({ name, program, configure }, out) {
  if (!program) throw new Error(`${name} is not installed`);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'minato-server-'));
  const { args, env } = configure({ out: join(root, out), port, folder });
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env } });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  let isRunning = true;
  const closed = new Promise((resolve) => {
    const onClose = () => {
      isRunning = false;
      rmSync(folder, { recursive: true, force: true });
      resolve();
    };
    child.once('close', onClose).once('error', onClose);
  });
  const deadline = Date.now() + maxStartMs;
  while (!(await isOpen(port))) {
    if (!isRunning || Date.now() > deadline)
      throw new Error(`${name} did not start:\n${Buffer.concat(printed).toString('utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  return { origin: `http://localhost:${port}`, stop };
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
