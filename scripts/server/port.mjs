import { createServer } from 'node:net';
import { UserError } from '../run.mjs';
import { defaultPort, maxPort } from '../settings.mjs';

export async function requireFreePort(port) {
  // A server may use the port on one address only, so several are tried; undefined means all addresses.
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const errorCode = await tryToListen(port, host);
    if (errorCode === 'EADDRINUSE') {
      const otherPort = port === maxPort ? defaultPort : port + 1;
      throw new UserError(
        `Port ${port} is taken; stop what uses it, or choose another one, such as PORT=${otherPort}.`,
      );
    }
    if (errorCode === 'EACCES')
      throw new UserError(
        `Port ${port} needs more rights than you have; choose one above 1023, such as PORT=8080.`,
      );
  }
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Resolves to undefined if the port is free, otherwise to an error code; without IPv6 that is one that callers ignore. */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
