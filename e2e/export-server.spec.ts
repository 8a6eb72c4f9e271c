import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startHost, type TestHost } from './hosts';

let host: TestHost;
test.beforeAll(async () => {
  host = await startHost('out');
});
test.afterAll(() => host.close());

/** Sends these bytes and returns the status of the answer, or "closed" if the server gives none. */
function statusOf(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(new URL(host.origin).port), host: 'localhost' });
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    // The server may reset the connection in the middle of a request.
    socket.once('error', () => undefined);
    socket.once('close', () => {
      const answer = Buffer.concat(parts).toString('latin1');
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed');
    });
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/** The bytes of a request; `headers` are whole lines, each with its line end. */
const request = (path: string, method = 'GET', headers = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`;

const malformedPaths = ['/%', '/%zz', '/%c0%ae', '/%00', '/Cart%00.html', '/\x80\xff', '/ ', '*', 'x', ''];
/** Paths outside of the served folder, and /CON, which is a device on Windows. */
const outsidePaths = [
  '/..',
  '/..%2f..%2fetc/passwd',
  '/..\\..',
  '//',
  '//x.test/index',
  'http://a:99999/',
  '/CON',
];
const longPaths = [300, 6000, 70_000].flatMap((count) =>
  ['x', '%41', '/x', '../', '%'].map((part) => `/${part.repeat(count)}`),
);
const methods = ['HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'NONSENSE'];
const oddHeaders = [
  'Range: bytes=5-2\r\n',
  'Range: bytes=0-0,1-1,9-\r\n',
  'If-None-Match: "\r\n',
  'Accept-Encoding: ;;q=x\r\n',
  'Upgrade: websocket\r\nConnection: Upgrade\r\n',
  'Content-Length: -1\r\n',
  `X: ${'x'.repeat(20_000)}\r\n`,
];
const notHttp = ['GET', 'GET / HTTP/9.9', '\x16\x03\x01\x02\x00', 'x'.repeat(100_000)];

test('the server of `npm start` answers each malformed request with an acceptable status or closes the connection', async () => {
  const requests = [
    ...[...malformedPaths, ...outsidePaths, ...longPaths].flatMap((path) => [
      request(path),
      request(path, 'POST'),
    ]),
    ...methods.flatMap((method) => ['/', '/Nowhere', '*'].map((path) => request(path, method))),
    ...oddHeaders.flatMap((header) => ['/Cart', '/Nowhere'].map((path) => request(path, 'GET', header))),
    ...notHttp.map((bytes) => `${bytes}\r\n\r\n`),
  ];
  const answers: [string, string][] = [];
  for (const bytes of requests) answers.push([await statusOf(bytes), bytes.slice(0, 60)]);
  const acceptable = ['closed', '200', '206', '301', '304', '400', '404', '405', '414', '416', '431'];
  expect(answers.filter(([status]) => !acceptable.includes(status))).toEqual([]);
});

test('the server of `npm start` answers each faulty request with the status for its fault', async () => {
  for (const [status, path, method] of [
    ['200', '/', 'GET'],
    ['400', '/%zz', 'GET'],
    ['404', '/Nowhere', 'GET'],
    ['404', '/%00', 'GET'],
    ['404', `/${'x'.repeat(1000)}`, 'GET'],
    ['414', `/${'x'.repeat(6000)}`, 'GET'],
    ['405', '/', 'DELETE'],
  ] as const)
    expect(await statusOf(request(path, method)), path.slice(0, 60)).toBe(status);
});

test('the server of `npm start` finds a page whose name has a dot or other letters, with and without a slash', async () => {
  const out = mkdtempSync(join(tmpdir(), 'minato-e2e-'));
  for (const page of ['index', '404']) cpSync(`out/${page}.html`, join(out, `${page}.html`));
  for (const name of ['Pepper_1.5_L', 'v1.7z', 'ម្រេច_1.5', '🍵_Tea_&_Co']) {
    mkdirSync(join(out, 'OurStore/Tea', name), { recursive: true });
    cpSync('out/Cart.html', join(out, `OurStore/Tea/${name}.html`));
    cpSync('out/Cart.html', join(out, `OurStore/Tea/${name}/index.html`));
  }
  const { origin, close } = await startHost(out);
  const statuses: string[] = [];
  for (const name of ['Pepper_1.5_L', 'v1.7z', 'ម្រេច_1.5', '🍵_Tea_&_Co', 'Pepper_1.6_L', '1.5'])
    for (const end of ['', '/']) {
      const { status } = await fetch(`${origin}/OurStore/Tea/${name}${end}`, { redirect: 'manual' });
      statuses.push(`${status} ${name}${end}`);
    }
  await close();
  rmSync(out, { recursive: true, force: true });
  expect(statuses).toEqual([
    '200 Pepper_1.5_L',
    '200 Pepper_1.5_L/',
    '200 v1.7z',
    '200 v1.7z/',
    '200 ម្រេច_1.5',
    '200 ម្រេច_1.5/',
    '200 🍵_Tea_&_Co',
    '200 🍵_Tea_&_Co/',
    '404 Pepper_1.6_L',
    '404 Pepper_1.6_L/',
    '404 1.5',
    '404 1.5/',
  ]);
});

test('the server of `npm start` keeps running when a hundred clients disconnect during an answer', async () => {
  const disconnectEarly = () =>
    new Promise((resolve) => {
      const socket = connect({ port: Number(new URL(host.origin).port), host: 'localhost' }, () =>
        socket.write(request('/OurStore')),
      );
      socket.once('data', () => socket.destroy());
      socket.once('close', resolve);
    });
  await Promise.all(Array.from({ length: 100 }, disconnectEarly));
  expect(await statusOf(request('/'))).toBe('200');
});
