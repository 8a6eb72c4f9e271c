import * as fixtures from '@/lib/fixtures';
import { createCatalogueStore } from '@/lib/stores/catalogue-store';

const rows = [[1, 'Oats', 20, 25, 4, '/images/x.avif', 'Baby Collection', 3]];
const oats = { ...fixtures.oats, stock: 3 };

const fetched = jest.fn<Promise<{ ok: boolean; json: () => Promise<unknown> }>, [string, RequestInit?]>();
const answer = (json: unknown, ok = true) => Promise.resolve({ ok, json: () => Promise.resolve(json) });

beforeEach(() => {
  fetched.mockReset();
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
});

test('A-63 the file is fetched only when asked for, and once', async () => {
  fetched.mockImplementation(() => answer(rows));
  const store = createCatalogueStore('/catalogue/abc.json');
  expect(store.getState().catalogue).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([store.getState().load(), store.getState().load()]);
  expect([...(one ?? [])]).toEqual([[1, oats]]);
  expect(other).toBe(one);
  expect(store.getState().catalogue).toBe(one);
  expect(await store.getState().load()).toBe(one);
  expect(fetched.mock.calls).toEqual([['/catalogue/abc.json', { signal: expect.any(AbortSignal) }]]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the file is gone', () => answer(rows, false)],
  [
    'a host answers with a page',
    () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<')) }),
  ],
  ['the file is not ours', () => answer([[1, 'Oats']])],
  ['the file is empty JSON', () => answer(null)],
])('A-63 where %s there is no catalogue, and the next call tries again', async (_name, broken) => {
  fetched.mockImplementationOnce(broken).mockImplementation(() => answer(rows));
  const store = createCatalogueStore('/catalogue/abc.json');
  expect(await store.getState().load()).toBeUndefined();
  expect(store.getState().catalogue).toBeUndefined();
  expect((await store.getState().load())?.get(1)).toEqual(oats);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('A-63 a request is aborted after twelve seconds, and the next call tries again', async () => {
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
  const answered = jest.fn();
  void store.getState().load().then(answered);
  await jest.advanceTimersByTimeAsync(11_999);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(undefined);
  expect((await store.getState().load())?.get(1)).toEqual(oats);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
