import { rememberCopyChoice, removeCopy, startCopy } from '@/lib/offline/offline-copy';

test('A-75 the offline copy is removed only once the worker that is being registered has made it', async () => {
  const events: string[] = [];
  const installing = new EventTarget();
  let finishRegistering = (): void => {};
  const registered = new Promise<void>((resolve) => {
    finishRegistering = resolve;
  });
  const container = {
    getRegistration: async () => ({
      scope: 'http://localhost/',
      unregister: async () => void events.push('unregistered'),
    }),
    register: async () => {
      events.push('registering');
      await registered;
      setTimeout(() => {
        events.push('installed');
        installing.dispatchEvent(new Event('statechange'));
      });
      return { installing };
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const caches = { keys: async () => [] };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });

  void startCopy('/sw.js');
  await Promise.resolve();
  rememberCopyChoice(false);
  const removed = removeCopy('/');
  // The shopper wants no copy any more when this one's turn comes.
  const unwanted = startCopy('/sw.js');
  finishRegistering();
  await Promise.all([removed, unwanted]);
  expect(events).toEqual(['registering', 'installed', 'unregistered']);
});
