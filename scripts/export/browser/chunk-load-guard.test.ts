import { guardChunkLoads } from '@/scripts/export/browser/chunk-load-guard';

const now = Date.UTC(2026, 2, 2, 10);
const minute = 60_000;
const chunk = 'http://localhost/_next/static/chunks/a.js';

const reload = jest.fn();
const fetched = jest.fn(() => Promise.resolve());
let listeners: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now });
  sessionStorage.clear();
  reload.mockClear();
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
  document.body.innerHTML = `
    <div id="chunk-load-guard" hidden><button disabled>Reload</button></div>
    <script src="${chunk}"></script>`;
  listeners = jest.spyOn(window, 'addEventListener');
  guardChunkLoads(reload);
});

afterEach(() => {
  for (const [type, listener, capture] of listeners.mock.calls)
    window.removeEventListener(type, listener, capture);
  jest.useRealTimers();
});

const message = () => document.querySelector('#chunk-load-guard');
const button = () => document.querySelector('button');
const script = () => document.querySelector('script');

/** What the browser dispatches for a script that it cannot load. */
const loseChunk = () => script()?.dispatchEvent(new Event('error'));
const settled = () => jest.advanceTimersByTimeAsync(0);

test('F-85 a lost chunk is fetched past the HTTP cache, and the page is reloaded', async () => {
  loseChunk();
  expect(fetched.mock.calls).toEqual([[chunk, { cache: 'reload' }]]);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(message()).not.toBeVisible();
});

test('F-85 the page is reloaded after five seconds even if the chunk never answers', async () => {
  fetched.mockReturnValueOnce(new Promise(() => {}));
  loseChunk();
  await jest.advanceTimersByTimeAsync(4999);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('F-85 the error does not reach the chunk loader, and the script is marked for a later retry', () => {
  const onError = jest.fn();
  script()?.addEventListener('error', onError);
  loseChunk();
  expect(onError).not.toHaveBeenCalled();
  expect(script()).toHaveAttribute('data-lost');
});

test('F-85 a path is reloaded once in ten minutes; then the message offers a button', async () => {
  sessionStorage.setItem('reloaded /', String(now - 10 * minute + 1));
  loseChunk();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  expect(message()).toBeVisible();
  button()?.click();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([now - 10 * minute, now + 10 * minute])(
  'F-85 F-162 after ten minutes, or before a clock that was set back, a path is reloaded again (%d)',
  async (time) => {
    sessionStorage.setItem('reloaded /', String(time));
    loseChunk();
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('reloaded /')).toBe(String(now));
  },
);

test.each(['throws', 'keeps nothing'])('F-85 with storage that %s the page shows the message', (fault) => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    if (fault === 'throws') throw new DOMException('no', 'QuotaExceededError');
  });
  loseChunk();
  expect(fetched).not.toHaveBeenCalled();
  expect(message()).toBeVisible();
});

test('F-85 without a network the page shows the message', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loseChunk();
  expect(message()).toBeVisible();
});

test('F-85 two lost chunks reload the page once', async () => {
  loseChunk();
  loseChunk();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('F-85 an HTML page in place of a chunk counts as lost', async () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('<'), filename: chunk }));
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['another error', new TypeError('x'), chunk],
  ['a script of an extension', new SyntaxError('<'), 'chrome-extension://x/_next/static/a.js'],
])('F-85 %s is none of its business', (_, error, filename) => {
  const onError = jest.fn();
  window.addEventListener('error', onError);
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
});

test('F-85 a hydrated page, which has no message, leaves lost chunks to React', () => {
  message()?.remove();
  loseChunk();
  expect(fetched).not.toHaveBeenCalled();
  expect(script()).not.toHaveAttribute('data-lost');
});

test('F-85 a page that is not hydrated after twelve seconds shows the message', async () => {
  await jest.advanceTimersByTimeAsync(11_999);
  expect(message()).not.toBeVisible();
  await jest.advanceTimersByTimeAsync(1);
  expect(message()).toBeVisible();
  expect(button()).toBeEnabled();
});
