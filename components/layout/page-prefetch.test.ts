import { answerWithPrefetched, prefetchPage } from '@/components/layout/page-prefetch';

const mockPreload = jest.fn();
jest.mock('react-dom', () => ({ preload: (...args: readonly unknown[]) => mockPreload(...args) }));

const data = `2:"/_next/static/chunks/0a-1.js"
3:I[16599,["$2","/sub/_next/static/chunks/0b.js"],"default"] "/sub/_next/static/chunks/0c.js" "/sub/_next/static/media/face.woff2"`;

/** Answers like a response whose body can be read once. */
function responseOf(text: string) {
  let isRead = false;
  return {
    clone: () => responseOf(text),
    text: async () => {
      if (isRead) throw new TypeError('body stream already read');
      isRead = true;
      return text;
    },
  };
}

const fetchMock = jest.fn();
let undo = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset().mockImplementation(async () => responseOf(data));
  mockPreload.mockReset();
  window.fetch = fetchMock;
  undo = answerWithPrefetched();
});

afterEach(() => {
  // The module keeps what it has loaded, so each test lets it forget.
  jest.runAllTimers();
  undo();
  jest.useRealTimers();
});

function routerUrl(path: string): URL {
  return new URL(`${path}?_rsc=1a2b3`, window.location.origin);
}

test('F-91 the router gets the data that was prefetched, once and without another request', async () => {
  prefetchPage('/sub/Cart');
  prefetchPage('/sub/Cart');
  const answer = await window.fetch(routerUrl('/sub/Cart.txt'));
  await expect(answer.text()).resolves.toBe(data);
  expect(fetchMock.mock.calls).toEqual([['/sub/Cart.txt', { priority: 'low' }]]);
  await window.fetch(routerUrl('/sub/Cart.txt'), { headers: { RSC: '1' } });
  expect(fetchMock).toHaveBeenLastCalledWith(routerUrl('/sub/Cart.txt'), { headers: { RSC: '1' } });
});

test('F-91 the data of the home page is in its folder', () => {
  prefetchPage('/');
  prefetchPage('/sub/');
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/index.txt', '/sub/index.txt']);
});

test('F-91 the scripts of a prefetched page that the open page lacks are loaded with it', async () => {
  const script = document.createElement('script');
  script.setAttribute('src', '/sub/_next/static/chunks/0c.js');
  document.head.append(script);
  prefetchPage('/sub/Cart');
  await jest.advanceTimersByTimeAsync(0);
  expect(mockPreload.mock.calls).toEqual([
    ['/_next/static/chunks/0a-1.js', { as: 'script' }],
    ['/sub/_next/static/chunks/0b.js', { as: 'script' }],
  ]);
});

test('F-89 where prefetching failed, the router asks the host', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  prefetchPage('/sub/Cart');
  const answer = await window.fetch(routerUrl('/sub/Cart.txt'));
  await expect(answer.text()).resolves.toBe(data);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('F-91 data is forgotten after five minutes', async () => {
  prefetchPage('/sub/Cart');
  await jest.advanceTimersByTimeAsync(299_999);
  prefetchPage('/sub/Cart');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  prefetchPage('/sub/Cart');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('F-91 data that was loaded again is kept for its own five minutes', async () => {
  prefetchPage('/sub/Cart');
  await window.fetch(routerUrl('/sub/Cart.txt'));
  await jest.advanceTimersByTimeAsync(200_000);
  prefetchPage('/sub/Cart');
  await jest.advanceTimersByTimeAsync(200_000);
  await window.fetch(routerUrl('/sub/Cart.txt'));
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('F-91 other requests go to the host', async () => {
  prefetchPage('/sub/Cart');
  await window.fetch('/sub/Cart.txt', { cache: 'no-store' });
  expect(fetchMock).toHaveBeenLastCalledWith('/sub/Cart.txt', { cache: 'no-store' });
});
