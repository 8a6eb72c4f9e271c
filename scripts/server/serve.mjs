import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { lstat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import compression from 'compression';
import handleRequest from 'serve-handler';
import { basePathOf } from '../export/next-markup.mjs';
import { UserError } from '../run.mjs';

/** Serves an export under the base path that it was built for, until a signal ends the process. */
export async function serveExport(out, port) {
  if (!existsSync(join(out, 'index.html')))
    throw new UserError('There is no export in out/ yet; make one with: npm run build');
  const basePath = basePathOf(readFileSync(join(out, 'index.html'), 'utf8'));
  const folder = basePath === '' ? out : mountUnder(out, basePath);
  const server = createServer(requestListener(configFor(folder, basePath)));
  const failed = new Promise((_, reject) => server.once('error', reject));
  server.listen(port, () => {
    console.log(`\nThe shop is open at http://localhost:${port}${basePath} (Ctrl+C closes it)`);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0));
  await failed;
}

const maxUrlLength = 4096;

/** Answers every request, since a malformed one must not stop the server. */
function requestListener(config) {
  const compress = compression();
  return (request, response) => {
    const refuse = (status, headers = {}) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end();
    };
    if (!['GET', 'HEAD'].includes(request.method)) return refuse(405, { Allow: 'GET, HEAD' });
    if (request.url.split('?', 1)[0].length > maxUrlLength) return refuse(414);
    const methods = {
      lstat: lstatOrMissing,
      // A rebuild may remove a file between stat and read.
      createReadStream: (...file) => createReadStream(...file).on('error', () => refuse(404)),
    };
    compress(request, response, () => {
      handleRequest(request, response, config, methods).catch(() => refuse(400));
    });
  };
}

/**
 * Errors such as ENAMETOOLONG count as missing files, which are answered with 404. So does a folder, or serve-handler
 * would take `/Pepper_1.5_L` for the folder beside the page, because of its dot.
 */
async function lstatOrMissing(path) {
  try {
    const stats = await lstat(path);
    if (!stats.isDirectory()) return stats;
  } catch (cause) {
    throw Object.assign(new Error('There is no such file', { cause }), { code: 'ENOENT' });
  }
  throw Object.assign(new Error('This is a folder'), { code: 'ENOENT' });
}

/** Makes a temporary folder that contains the export under the base path, by a link, and returns its path. */
function mountUnder(out, basePath) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const mount = join(folder, basePath);
  mkdirSync(dirname(mount), { recursive: true });
  symlinkSync(out, mount, 'junction');
  copyFileSync(join(out, '404.html'), join(folder, '404.html'));
  return folder;
}

function configFor(folder, basePath) {
  return {
    public: folder,
    etag: true,
    // Otherwise a category's folder answers 200 with a file list.
    directoryListing: false,
    // serve-handler does not know the type of AVIF.
    headers: [{ source: '**/*.avif', headers: [{ key: 'Content-Type', value: 'image/avif' }] }],
    redirects: basePath === '' ? [] : [{ source: '/', destination: basePath, type: 302 }],
  };
}
