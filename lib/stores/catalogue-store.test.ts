import * as fixtures from '@/lib/fixtures';
import { createCatalogueStore } from '@/lib/stores/catalogue-store';

/** The catalogue file: the fields of a product in order. */
const rows = [[1, 'Oats', 20, 25, 4, '/images/x.avif', 'Baby Collection', 3]];
const oats = { ...fixtures.oats, stock: 3 };

const fetched = jest.fn<Promise<{ ok: boolean; json: () => Promise<unknown> }>, [string, RequestInit?]>();
const answer = (json: unknown, ok = true) => Promise.resolve({ ok, json: () => Promise.resolve(json) });

beforeEach(() => {
  fetched.mockReset();
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
});

test('A-63 the catalogue is fetched once, when it is first loaded', async () => {
  fetched.mockImplementation(() => answer(rows));
  const store = createCatalogueStore('/catalogue/abc.json');
  expect(store.getState()).toMatchObject({ catalogue: undefined, hasFailed: false });
  expect(fetched).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([store.getState().load(), store.getState().load()]);
  expect([...(first ?? [])]).toEqual([[1, oats]]);
  expect(second).toBe(first);
  expect(store.getState()).toMatchObject({ catalogue: first, hasFailed: false });
  expect(await store.getState().load()).toBe(first);
  expect(fetched.mock.calls).toEqual([['/catalogue/abc.json', { signal: expect.any(AbortSignal) }]]);
});

test('A-63 the request of the inline script serves the first load, and the next one makes its own', async () => {
  fetched.mockImplementation(() => answer(rows));
  window.catalogueRequest = Promise.resolve(undefined);
  const store = createCatalogueStore('/catalogue/abc.json');
  expect(await store.getState().load()).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
  expect((await store.getState().load())?.get(1)).toEqual(oats);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the file is gone', () => answer(rows, false)],
  [
    'the host answers with a page',
    () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<')) }),
  ],
  ['the file has another format', () => answer([[1, 'Oats']])],
  ['the file is empty JSON', () => answer(null)],
])('A-63 if %s the load has failed, until the next one tries again', async (_name, failure) => {
  fetched.mockImplementationOnce(failure).mockImplementation(() => answer(rows));
  const store = createCatalogueStore('/catalogue/abc.json');
  expect(await store.getState().load()).toBeUndefined();
  expect(store.getState()).toMatchObject({ catalogue: undefined, hasFailed: true });
  const retrying = store.getState().load();
  expect(store.getState().hasFailed).toBe(false);
  expect((await retrying)?.get(1)).toEqual(oats);
  expect(store.getState().hasFailed).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('A-63 a request is aborted after twelve seconds, and the next load tries again', async () => {
  jest.useFakeTimers();
  fetched
    .mockImplementationOnce(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('no', 'AbortError')));
        }),
    )
    .mockImplementation(() => answer(rows));
  const store = createCatalogueStore('/catalogue/abc.json');
  const onLoaded = jest.fn();
  void store.getState().load().then(onLoaded);
  await jest.advanceTimersByTimeAsync(11_999);
  expect(onLoaded).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onLoaded).toHaveBeenCalledWith(undefined);
  expect((await store.getState().load())?.get(1)).toEqual(oats);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
