import { connect } from 'node:net';
import { expect, test } from 'playwright/test';
import { startHost } from './test-host';

/** The status, or "closed" when the server only hangs up. */
function statusOf(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    // A hang-up in the middle of a request may be a reset.
    socket.once('error', () => undefined);
    socket.once('close', () =>
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(parts).toString('latin1'))?.[1] ?? 'closed'),
    );
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

const request = (target: string, method = 'GET', headers = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`;

const paths = [
  '/%',
  '/%zz',
  '/%c0%ae',
  '/%ed%a0%80',
  '/%00',
  '/Cart%00.html',
  '/%FF/%FE',
  '/a%',
  '/%%%',

  '/..',
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e',
  '/..\\..',
  '//',
  '///x',
  '//x.test/index',

  '/\x80\xff',
  '/Cart\x01',
  '/<script>',
  '/?%',
  '/#',
  '/;',
  '/:',
  '/ ',
  '*',
  'x',
  '',
  'http://',
  'http://a:99999/',

  'http://x.test/Cart',
  '/Cart.html/',
  '/index.html/index.html',
  '/_next/static/%5Cx',
  '/Cart/%2e',
  '/CON',
  '/~',
  ...[250, 300, 1000, 6000, 15_000, 70_000].flatMap((length) =>
    ['x', '%41', '/x', '../', '%', '%00'].map((part) => `/${part.repeat(length)}`),
  ),
];
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'NONSENSE',
];
const headers = [
  'Range: bytes=5-2\r\n',
  'Range: bytes=0-0,1-1,9-\r\n',
  'Range: x\r\n',
  'If-None-Match: "\r\n',
  'Accept-Encoding: ;;q=x\r\n',
  'Upgrade: websocket\r\nConnection: Upgrade\r\n',
  'Content-Length: -1\r\n',
  `X: ${'x'.repeat(20_000)}\r\n`,
];

test('the server of `npm start` answers what nobody should ask, refuses it, and goes on', async () => {
  const host = await startHost('out');
  try {
    const port = Number(new URL(host.origin).port);
    const requests = [
      ...paths.flatMap((path) => ['GET', 'HEAD', 'POST'].map((method) => request(path, method))),
      ...methods.flatMap((method) => ['/', '/Nowhere', '*'].map((path) => request(path, method))),
      ...headers.flatMap((header) => ['/', '/Cart', '/Nowhere'].map((path) => request(path, 'GET', header))),
      ...['GET', 'GET / HTTP/9.9\r\n\r\n', '\x16\x03\x01\x02\x00', 'x'.repeat(100_000)].map(
        (bytes) => `${bytes}\r\n\r\n`,
      ),
    ];
    expect(requests.length).toBeGreaterThan(250);
    const statuses = new Map<string, string[]>();
    for (const bytes of requests) {
      const status = await statusOf(port, bytes);
      statuses.set(status, [...(statuses.get(status) ?? []), bytes.slice(0, 60)]);
    }
    const known = ['closed', '200', '206', '301', '304', '400', '404', '405', '414', '416', '431'];
    expect([...statuses].filter(([status]) => !known.includes(status))).toEqual([]);

    expect(await statusOf(port, request('/%zz'))).toBe('400');
    expect(await statusOf(port, request('/Nowhere'))).toBe('404');
    expect(await statusOf(port, request(`/${'x'.repeat(1000)}`))).toBe('404');
    expect(await statusOf(port, request('/%00'))).toBe('404');
    expect(await statusOf(port, request(`/${'x'.repeat(6000)}`))).toBe('414');
    expect(await statusOf(port, request('/', 'DELETE'))).toBe('405');
    expect(await statusOf(port, request('/'))).toBe('200');
  } finally {
    await host.close();
  }
});

test('a visitor that goes away in the middle of an answer takes nothing with it', async () => {
  const host = await startHost('out');
  try {
    const port = Number(new URL(host.origin).port);
    await Promise.all(
      Array.from(
        { length: 100 },
        () =>
          new Promise((resolve) => {
            const socket = connect({ port, host: 'localhost' }, () => socket.write(request('/OurStore')));
            socket.once('data', () => socket.destroy());
            socket.once('close', resolve);
          }),
      ),
    );
    expect(await statusOf(port, request('/'))).toBe('200');
  } finally {
    await host.close();
  }
});
