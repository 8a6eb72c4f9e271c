import { keepPages, registerServiceWorker } from '@/lib/offline/service-worker';

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
    unregister: jest.fn(async () => true),
    active,
    installing: isWaiting ? null : newer,
    waiting: isWaiting ? newer : null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? active : null,
    ready: Promise.resolve(registration),
    register: jest.fn(async () => registration),
    getRegistration: jest.fn(async () => registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { active, newer, registration, container };
}

function givenNetwork(network: unknown): void {
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
}

const shop = { worker: '/sw.js', scope: '/' };
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
  localStorage.clear();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

test('A-71 the worker is registered once the page is idle, and its script bypasses the HTTP cache', async () => {
  const { container } = givenWorkers();
  registerServiceWorker(shop, fakePage());
  expect(container.register).not.toHaveBeenCalled();
  await settle();
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'A-71 no worker is registered and nothing is cached on a network such as %j',
  async (network) => {
    const { container, active } = givenWorkers();
    givenNetwork(network);
    registerServiceWorker(shop, fakePage());
    keepPages(['/Cart']);
    await settle();
    expect(container.register).not.toHaveBeenCalled();
    expect(active.postMessage).not.toHaveBeenCalled();
  },
);

test('A-71 the worker is registered on a fast network without data saving', async () => {
  const { container } = givenWorkers();
  givenNetwork({ saveData: false, effectiveType: '4g' });
  registerServiceWorker(shop, fakePage());
  await settle();
  expect(container.register).toHaveBeenCalledTimes(1);
});

test('A-71 a browser without workers, or one that refuses them, causes no error', async () => {
  expect(() => registerServiceWorker(shop, fakePage())).not.toThrow();
  expect(() => keepPages(['/Cart'])).not.toThrow();
  const { container } = givenWorkers();
  container.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
  registerServiceWorker(shop, fakePage());
  await settle();
  expect(container.register).toHaveBeenCalledTimes(1);
});

test('A-71 a worker that comes to an open page caches the pictures and scripts that it has loaded, and no other file', async () => {
  const { active } = givenWorkers();
  registerServiceWorker(shop, fakePage());
  await settle();
  const [picture, script] = [
    'http://localhost/images/tea-480.avif',
    'http://localhost/_next/static/chunks/a.js',
  ];
  reportLoaded([picture, script, 'http://localhost/Cart.txt']);
  reportLoaded(['http://localhost/feed.json']);
  await settle();
  expect(active.postMessage).toHaveBeenCalledTimes(1);
  expect(active.postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [picture, script] },
  });
});

test('A-71 pages that were opened are sent to the worker once it is there', async () => {
  const { active } = givenWorkers();
  keepPages(['http://localhost/', '/Cart']);
  expect(active.postMessage).not.toHaveBeenCalled();
  await settle();
  expect(active.postMessage).toHaveBeenCalledWith({
    type: 'KEEP_PAGES',
    urls: ['http://localhost/', '/Cart'],
  });
});

test('A-71 once the shopper has turned the copy off, no worker is registered, nothing is cached, and what is left is removed', async () => {
  const { container, registration, active } = givenWorkers();
  const names = ['minato-pages-http://localhost/-build', 'minato-pages-http://localhost/shop/-build'];
  const deleted = jest.fn();
  const caches = { keys: async () => names, delete: deleted };
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
  localStorage.setItem('offlineCopy', 'false');
  registerServiceWorker(shop, fakePage());
  keepPages(['/Cart']);
  await settle();
  expect(container.register).not.toHaveBeenCalled();
  expect(registration.unregister).toHaveBeenCalledTimes(1);
  expect(active.postMessage.mock.calls).toEqual([[{ type: 'REMOVE_COPY' }]]);
  expect(deleted.mock.calls).toEqual([['minato-pages-http://localhost/-build']]);
  Reflect.deleteProperty(window, 'caches');
});

test('A-72 the first worker is not offered as an update', async () => {
  const { newer, registration } = givenWorkers();
  const page = fakePage();
  registerServiceWorker(shop, page);
  await settle();
  registration.waiting = newer;
  newer.dispatchEvent(new Event('statechange'));
  expect(page.onUpdate).not.toHaveBeenCalled();
});

test('A-72 a waiting update is offered; only accepting it activates it, and reloads the page once', async () => {
  const { newer, container } = givenWorkers({ isControlled: true, isWaiting: true });
  const page = fakePage();
  registerServiceWorker(shop, page);
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
  registerServiceWorker(shop, page);
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
  registerServiceWorker(shop, page);
  await settle();
  container.dispatchEvent(new Event('controllerchange'));
  expect(page.reload).not.toHaveBeenCalled();
  accept(page);
  expect(page.reload).toHaveBeenCalledTimes(1);
});
