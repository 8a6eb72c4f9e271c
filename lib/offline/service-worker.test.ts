import { registerServiceWorker, cacheUrls } from '@/lib/offline/service-worker';

type Worker = EventTarget & { postMessage: jest.Mock };

/** A browser with workers, as far as the shop knows them. */
function givenWorkers({ isServed = false, isWaiting = false } = {}) {
  const worker = (): Worker => Object.assign(new EventTarget(), { postMessage: jest.fn() });
  const [active, newer] = [worker(), worker()];
  const registration = Object.assign(new EventTarget(), {
    scope: 'http://localhost/',
    active,
    installing: isWaiting ? null : newer,
    waiting: isWaiting ? newer : null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: isServed ? active : null,
    ready: Promise.resolve(registration),
    register: jest.fn(async () => registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { active, newer, registration, container };
}

function givenNetwork(network: unknown): void {
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
}

const page = () => ({ onUpdate: jest.fn<void, [() => void]>(), reload: jest.fn() });
/** Until the page is at rest and the worker has answered. */
const rest = () => jest.advanceTimersByTimeAsync(2000);
/** Presses what was offered last. */
const accept = ({ onUpdate }: ReturnType<typeof page>) => onUpdate.mock.lastCall?.[0]();

let show: (files: readonly string[]) => void = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  class Observer {
    constructor(tell: (list: { getEntries: () => { name: string }[] }) => void) {
      show = (files) => tell({ getEntries: () => files.map((name) => ({ name })) });
    }
    observe() {}
  }
  Object.assign(window, { PerformanceObserver: Observer });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

test('A-71 the worker is registered when the page is idle, past the HTTP cache', async () => {
  const { container } = givenWorkers();
  registerServiceWorker('/sw.js', page());
  expect(container.register).not.toHaveBeenCalled();
  await rest();
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('A-71 a page that is left before it is idle registers none', async () => {
  const { container } = givenWorkers();
  registerServiceWorker('/sw.js', page())();
  await rest();
  expect(container.register).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'A-71 nothing is registered or cached on a network such as %j',
  async (network) => {
    const { container, active } = givenWorkers();
    givenNetwork(network);
    registerServiceWorker('/sw.js', page());
    cacheUrls(['/Cart']);
    await rest();
    expect(container.register).not.toHaveBeenCalled();
    expect(active.postMessage).not.toHaveBeenCalled();
  },
);

test('A-71 the worker is registered on a fast network without data saving', async () => {
  const { container } = givenWorkers();
  givenNetwork({ saveData: false, effectiveType: '4g' });
  registerServiceWorker('/sw.js', page());
  await rest();
  expect(container.register).toHaveBeenCalledTimes(1);
});

test('A-71 a browser without workers, or one that refuses them, causes no error', async () => {
  expect(() => registerServiceWorker('/sw.js', page())()).not.toThrow();
  expect(() => cacheUrls(['/Cart'])).not.toThrow();
  const { container } = givenWorkers();
  container.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
  registerServiceWorker('/sw.js', page());
  await rest();
  expect(container.register).toHaveBeenCalledTimes(1);
});

test('A-71 on a first visit the worker caches the pictures shown, and nothing else', async () => {
  const { active } = givenWorkers();
  registerServiceWorker('/sw.js', page());
  await rest();
  show(['http://localhost/images/tea-480.avif', 'http://localhost/Cart.txt']);
  await rest();
  expect(active.postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: ['http://localhost/images/tea-480.avif'] },
  });
});

test('A-72 the first worker is not offered as an update', async () => {
  const { newer, registration } = givenWorkers();
  const visit = page();
  registerServiceWorker('/sw.js', visit);
  await rest();
  registration.waiting = newer;
  newer.dispatchEvent(new Event('statechange'));
  expect(visit.onUpdate).not.toHaveBeenCalled();
});

test('A-72 a waiting update is offered; only accepting it activates it, and reloads the page once', async () => {
  const { newer, container } = givenWorkers({ isServed: true, isWaiting: true });
  const visit = page();
  registerServiceWorker('/sw.js', visit);
  await rest();
  expect(visit.onUpdate).toHaveBeenCalledTimes(1);
  expect(newer.postMessage).not.toHaveBeenCalled();
  accept(visit);
  expect(newer.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(visit.reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(visit.reload).toHaveBeenCalledTimes(1);
});

test('A-72 an update found later is offered once it is installed', async () => {
  const { newer, registration } = givenWorkers({ isServed: true });
  const visit = page();
  registerServiceWorker('/sw.js', visit);
  await rest();
  newer.dispatchEvent(new Event('statechange'));
  expect(visit.onUpdate).not.toHaveBeenCalled();
  registration.waiting = newer;
  newer.dispatchEvent(new Event('statechange'));
  expect(visit.onUpdate).toHaveBeenCalledTimes(1);
});

test('A-72 an update that another tab accepted is offered here, without a reload', async () => {
  const { container } = givenWorkers({ isServed: true });
  const visit = page();
  registerServiceWorker('/sw.js', visit);
  await rest();
  container.dispatchEvent(new Event('controllerchange'));
  expect(visit.reload).not.toHaveBeenCalled();
  accept(visit);
  expect(visit.reload).toHaveBeenCalledTimes(1);
});
