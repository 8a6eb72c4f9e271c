import { registerServiceWorker, cacheUrls } from '@/lib/offline/service-worker';

type Worker = EventTarget & { postMessage: jest.Mock };

/**
 * Gives the browser a fake service worker container. `isControlled`: the page has an active worker already.
 * `isWaiting`: a newer worker is installed, and waits.
 */
function givenWorkers({ isControlled = false, isWaiting = false } = {}) {
  const worker = (): Worker => Object.assign(new EventTarget(), { postMessage: jest.fn() });
  const [active, newer] = [worker(), worker()];
  const registration = Object.assign(new EventTarget(), {
    scope: 'http://localhost/',
    active,
    installing: isWaiting ? null : newer,
    waiting: isWaiting ? newer : null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? active : null,
    ready: Promise.resolve(registration),
    register: jest.fn(async () => registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { active, newer, registration, container };
}

function givenNetwork(network: unknown): void {
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
}

const fakePage = () => ({ onUpdate: jest.fn<void, [() => void]>(), reload: jest.fn() });
/** Waits until the page is idle and the worker has answered. */
const settle = () => jest.advanceTimersByTimeAsync(2000);
const accept = ({ onUpdate }: ReturnType<typeof fakePage>) => onUpdate.mock.lastCall?.[0]();

/** Reports urls as loaded to the performance observer of the page. */
let reportLoaded: (urls: readonly string[]) => void = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  class FakePerformanceObserver {
    constructor(onEntries: (list: { getEntries: () => { name: string }[] }) => void) {
      reportLoaded = (urls) => onEntries({ getEntries: () => urls.map((name) => ({ name })) });
    }
    observe() {}
  }
  Object.assign(window, { PerformanceObserver: FakePerformanceObserver });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

test('A-71 the worker is registered once the page is idle, and its script bypasses the HTTP cache', async () => {
  const { container } = givenWorkers();
  registerServiceWorker('/sw.js', fakePage());
  expect(container.register).not.toHaveBeenCalled();
  await settle();
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('A-71 a page that is left before it is idle registers no worker', async () => {
  const { container } = givenWorkers();
  const cancel = registerServiceWorker('/sw.js', fakePage());
  cancel();
  await settle();
  expect(container.register).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'A-71 no worker is registered and nothing is cached on a network such as %j',
  async (network) => {
    const { container, active } = givenWorkers();
    givenNetwork(network);
    registerServiceWorker('/sw.js', fakePage());
    cacheUrls(['/Cart']);
    await settle();
    expect(container.register).not.toHaveBeenCalled();
    expect(active.postMessage).not.toHaveBeenCalled();
  },
);

test('A-71 the worker is registered on a fast network without data saving', async () => {
  const { container } = givenWorkers();
  givenNetwork({ saveData: false, effectiveType: '4g' });
  registerServiceWorker('/sw.js', fakePage());
  await settle();
  expect(container.register).toHaveBeenCalledTimes(1);
});

test('A-71 a browser without workers, or one that refuses them, causes no error', async () => {
  expect(() => registerServiceWorker('/sw.js', fakePage())()).not.toThrow();
  expect(() => cacheUrls(['/Cart'])).not.toThrow();
  const { container } = givenWorkers();
  container.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
  registerServiceWorker('/sw.js', fakePage());
  await settle();
  expect(container.register).toHaveBeenCalledTimes(1);
});

test('A-71 on a first visit the worker caches the pictures that the page has loaded, and no other file', async () => {
  const { active } = givenWorkers();
  registerServiceWorker('/sw.js', fakePage());
  await settle();
  reportLoaded(['http://localhost/images/tea-480.avif', 'http://localhost/Cart.txt']);
  await settle();
  expect(active.postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: ['http://localhost/images/tea-480.avif'] },
  });
});

test('A-72 the first worker is not offered as an update', async () => {
  const { newer, registration } = givenWorkers();
  const page = fakePage();
  registerServiceWorker('/sw.js', page);
  await settle();
  registration.waiting = newer;
  newer.dispatchEvent(new Event('statechange'));
  expect(page.onUpdate).not.toHaveBeenCalled();
});

test('A-72 a waiting update is offered; only accepting it activates it, and reloads the page once', async () => {
  const { newer, container } = givenWorkers({ isControlled: true, isWaiting: true });
  const page = fakePage();
  registerServiceWorker('/sw.js', page);
  await settle();
  expect(page.onUpdate).toHaveBeenCalledTimes(1);
  expect(newer.postMessage).not.toHaveBeenCalled();
  accept(page);
  expect(newer.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(page.reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('A-72 an update found later is offered once it is installed', async () => {
  const { newer, registration } = givenWorkers({ isControlled: true });
  const page = fakePage();
  registerServiceWorker('/sw.js', page);
  await settle();
  newer.dispatchEvent(new Event('statechange'));
  expect(page.onUpdate).not.toHaveBeenCalled();
  registration.waiting = newer;
  newer.dispatchEvent(new Event('statechange'));
  expect(page.onUpdate).toHaveBeenCalledTimes(1);
});

test('A-72 an update that another tab accepted is offered here, without a reload', async () => {
  const { container } = givenWorkers({ isControlled: true });
  const page = fakePage();
  registerServiceWorker('/sw.js', page);
  await settle();
  container.dispatchEvent(new Event('controllerchange'));
  expect(page.reload).not.toHaveBeenCalled();
  accept(page);
  expect(page.reload).toHaveBeenCalledTimes(1);
});
