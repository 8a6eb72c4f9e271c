const quietMs = 2500;
const maxWaitMs = 30_000;

/**
 * Records the requests of a page. Bytes are those that the network carried, headers included.
 * @param {import('puppeteer-core').CDPSession} session with the domain Network enabled
 */
export function recordTraffic(session) {
  const requests = new Map();
  const pending = new Set();
  let lastEvent = Date.now();
  const on = (event, handle) =>
    session.on(event, (details) => {
      lastEvent = Date.now();
      handle(details);
    });
  on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, { url: request.url, kind: type, bytes: 0 });
    pending.add(requestId);
  });
  on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    if (requests.has(requestId)) requests.get(requestId).bytes = encodedDataLength;
  });
  on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  return {
    requests: () => [...requests.values()],
    /** Resolves when nothing was asked for or answered for 2.5 s, at the latest after 30 s. */
    waitUntilQuiet: async () => {
      const deadline = Date.now() + maxWaitMs;
      lastEvent = Date.now();
      while ((pending.size > 0 || Date.now() - lastEvent < quietMs) && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}
