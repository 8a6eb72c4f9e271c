import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:net';
import { extname, join } from 'node:path';

export type TestHost = {
  readonly origin: string;
  readonly close: () => Promise<void>;
};

/** Serves a folder as `npm start` does, by default on a free port. */
export async function startHost(folder: string, fixedPort?: number): Promise<TestHost> {
  const port = fixedPort ?? (await freePort());
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
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}

export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

type Answer = { readonly status: number; readonly headers: Record<string, string>; readonly body: string };

/** Serves the export with long-lived caching. A test sets `override`, whose answers replace those of the export. */
export type FaultyHost = {
  readonly origin: string;
  override: (path: string) => Answer | undefined | Promise<Answer | undefined>;
  readonly close: () => Promise<void>;
};

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const longCaching = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** A 404 that browsers cache: hosts may apply the caching rule of hashed files to missing ones as well. */
export const cachedNotFound: Answer = {
  status: 404,
  headers: { ...longCaching, 'Content-Type': 'text/plain' },
  body: 'Not found',
};

/** The answer of a captive portal, which replaces every file by its login page. */
export const loginPage: Answer = {
  status: 200,
  headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/html' },
  body: '<!DOCTYPE html><title>Log in to the network</title>',
};

export async function openFaultyHost(): Promise<FaultyHost> {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const overridden = await host.override(pathname);
    const { status, headers, body } = overridden ?? answerFromExport(decodeURI(pathname));
    response.writeHead(status, headers).end(body);
  }
  const server = createHttpServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const host: FaultyHost = {
    origin: `http://localhost:${portOf(server)}`,
    override: () => undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return host;
}

function answerFromExport(path: string) {
  const file = [`${path}.html`, `${path}/index.html`, path]
    .map((name) => join('out', name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) return { status: 404, headers: {}, body: readFileSync('out/404.html') };
  const hasHashInName = /^\/(_next\/static|catalogue|images)\//.test(path);
  const caching = hasHashInName ? longCaching : { 'Cache-Control': 'no-cache' };
  const headers = { ...caching, 'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream' };
  return { status: 200, headers, body: readFileSync(file) };
}
