import { createServer } from 'node:net';
import { Complaint } from '../run.mjs';

/** Complains when nothing can listen on the port. */
export async function claimPort(port) {
  // A server may hold one address of the port and leave the others free; the shop needs them all.
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const fault = await tryToListen(port, host);
    if (fault === 'EADDRINUSE') {
      throw new Complaint(
        `Port ${port} is taken; stop what uses it, or choose another one, such as PORT=${port === 65535 ? 3000 : port + 1}.`,
      );
    }
    if (fault === 'EACCES')
      throw new Complaint(
        `Port ${port} needs more rights than you have; choose one above 1023, such as PORT=8080.`,
      );
  }
}

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The code of what went wrong, if anything: a machine without IPv6 says so, which is no fault. */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
