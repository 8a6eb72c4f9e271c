import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { UserError } from '../run.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /^text|json|svg/;
const hashed = /^\/(?:_next\/static|catalogue)\/|^\/images\/.+-[0-9a-f]{8}(?:-\d+)?\.\w+$/;

/**
 * Serves an export as a CDN does: compressed by brotli at its highest level, with the caching of `deploy/nginx.conf`
 * and revalidation by ETag. With a certificate it speaks HTTP/2, otherwise HTTP/1.1, which every engine trusts on
 * localhost.
 * @param {string} out the folder of the export
 * @param {{ certificate?: { key: Buffer, cert: Buffer }, delayMs?: (path: string) => number }} [options] `delayMs`
 *   is how long the answer to a path waits
 * @returns {Promise<{ origin: string, bytesSent: () => number, stop: () => Promise<void> }>} `bytesSent` counts all that
 *   left the sockets, headers and encryption included
 */
export async function startCdnServer(out, { certificate, delayMs = () => 0 } = {}) {
  const folder = resolve(out);
  if (!isFile(join(folder, 'index.html'))) throw new UserError(`${out} is not an export`);
  const answer = (request, response) => {
    const path = request.url.split('?', 1)[0];
    const file = findFile(folder, path);
    const { status, headers, body } = answerWith(file ?? join(folder, '404.html'), path, request.headers);
    setTimeout(() => {
      response.writeHead(file || status === 304 ? status : 404, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    }, delayMs(path));
  };
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, answer)
    : createServer(answer);
  const openSockets = new Set();
  let bytesOfClosed = 0;
  server.on('connection', (socket) => {
    openSockets.add(socket);
    socket.once('close', () => {
      openSockets.delete(socket);
      bytesOfClosed += socket.bytesWritten;
    });
  });
  const bytesSent = () =>
    [...openSockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, bytesOfClosed);
  await new Promise((listening) => server.listen(0, listening));
  const stop = () =>
    new Promise((closed) => {
      server.close(closed);
      for (const socket of openSockets) socket.destroy();
    });
  return {
    origin: `${certificate ? 'https' : 'http'}://localhost:${server.address().port}`,
    bytesSent,
    stop,
  };
}

function findFile(folder, path) {
  const file = join(folder, decodeURIComponent(path));
  return [file, `${file.replace(/\/$/, '')}.html`, join(file, 'index.html')].find(isFile);
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

const compressedFiles = new Map();

function answerWith(file, path, requestHeaders) {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const takesBrotli = /\bbr\b/.test(requestHeaders['accept-encoding'] ?? '');
  const isCompressed = takesBrotli && compressible.test(type);
  const content = readFileSync(file);
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  const headers = {
    'content-type': type,
    etag,
    vary: 'accept-encoding',
    'cache-control': hashed.test(decodeURI(path)) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  };
  if (requestHeaders['if-none-match'] === etag) return { status: 304, headers };
  if (!isCompressed) return { status: 200, headers, body: content };
  if (!compressedFiles.has(etag)) compressedFiles.set(etag, brotliCompressSync(content));
  return { status: 200, headers, body: compressedFiles.get(etag) };
}
