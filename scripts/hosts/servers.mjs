import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { programOf, root } from '../run.mjs';

/** `isOurs`: `deploy/` has the server's configuration, headers included. */
export const servers = [
  { name: 'nginx', isOurs: true, program: () => onPath('nginx'), start: startNginx },
  { name: 'Caddy', isOurs: true, program: () => onPath('caddy'), start: startCaddy },
  { name: 'serve', isOurs: false, program: () => process.execPath, start: startServe },
  { name: 'http-server', isOurs: false, program: () => process.execPath, start: startHttpServer },
];

function startNginx({ out, port, folder }) {
  const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/minato;', `root ${out};`);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log stderr error;
events {}
http {
  include ${mimeTypesOfNginx()};
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`,
  );
  return { args: ['-p', folder, '-c', join(folder, 'nginx.conf')] };
}

function mimeTypesOfNginx() {
  const { stderr } = spawnSync(onPath('nginx'), ['-V'], { encoding: 'utf8' });
  const configuration = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return join(dirname(configuration), 'mime.types');
}

function startCaddy({ out, port, folder }) {
  return {
    args: ['run', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
    env: {
      MINATO_SITE: `http://:${port}`,
      MINATO_ROOT: out,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  };
}

function startServe({ out, port }) {
  return { args: [join(root, 'scripts/serve-out.mjs'), out], env: { PORT: String(port) } };
}

function startHttpServer({ out, port }) {
  const options = ['-p', String(port), '-a', '127.0.0.1', '-d', 'false', '-c-1', '--silent'];
  return { args: [programOf('http-server'), out, ...options] };
}

const maxStartMs = 20_000;

/** Starts a server and waits until it answers; returns the function that stops it. */
export async function open(server, place) {
  const { args, env } = server.start(place);
  const child = spawn(server.program(), args, { cwd: root, env: { ...process.env, ...env } });
  const printed = [];
  child.stdout.on('data', (chunk) => printed.push(chunk));
  child.stderr.on('data', (chunk) => printed.push(chunk));
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const deadline = Date.now() + maxStartMs;
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  while (!(await isOpen(place.port))) {
    if (!isRunning || Date.now() > deadline)
      throw new Error(`${server.name} did not start:\n${Buffer.concat(printed).toString('utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Debian installs servers to sbin, which is not on every PATH. */
function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return found && spawnSync(found, ['version']).error === undefined ? found : undefined;
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
