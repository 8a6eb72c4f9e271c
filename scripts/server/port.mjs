import { createServer } from 'node:net';
import { UserError } from '../run.mjs';

export async function requireFreePort(port) {
  // A server may use one address of the port and leave the others free.
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const fault = await tryToListen(port, host);
    if (fault === 'EADDRINUSE') {
      throw new UserError(
        `Port ${port} is taken; stop what uses it, or choose another one, such as PORT=${port === 65535 ? 3000 : port + 1}.`,
      );
    }
    if (fault === 'EACCES')
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

/** The error code; without IPv6 it is one that callers ignore. */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
