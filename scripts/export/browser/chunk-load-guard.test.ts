import { guardChunkLoads } from '@/scripts/export/browser/chunk-load-guard';

const currentTime = Date.UTC(2026, 2, 2, 10);
const minute = 60_000;
const chunk = 'http://localhost/_next/static/chunks/a.js';

const reloadPage = jest.fn();
const onFailure = jest.fn();
const fetchMock = jest.fn(() => Promise.resolve());
let listeners: jest.SpyInstance;
let guard: ReturnType<typeof guardChunkLoads>;
let hasLink: boolean;
let hasPress: boolean;

beforeEach(() => {
  hasLink = false;
  hasPress = false;
  jest.useFakeTimers({ now: currentTime });
  sessionStorage.clear();
  reloadPage.mockClear();
  onFailure.mockClear();
  fetchMock.mockClear();
  Object.assign(globalThis, { fetch: fetchMock });
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <div id="chunk-load-guard" hidden><button disabled>Reload</button></div>
    <script src="${chunk}"></script>`;
  listeners = jest.spyOn(window, 'addEventListener');
  guard = guardChunkLoads('/OurStore.txt', {
    reload: reloadPage,
    presses: { followLink: () => hasLink, drop: () => hasPress },
    onFailure,
  });
  guard.expectHydration();
});

afterEach(() => {
  for (const [type, listener, capture] of listeners.mock.calls)
    window.removeEventListener(type, listener, capture);
  jest.useRealTimers();
});

const message = () => document.querySelector('#chunk-load-guard');
const button = () => document.querySelector('button');
const script = () => document.querySelector('script');
const settle = () => jest.advanceTimersByTimeAsync(0);

/** Dispatches the event of a script that cannot be loaded. */
const failLastScript = () => [...document.scripts].at(-1)?.dispatchEvent(new Event('error'));

async function loseChunk(): Promise<void> {
  failLastScript();
  await settle();
  failLastScript();
  await settle();
}

test('F-85 a lost chunk is requested once more, past the HTTP cache', async () => {
  failLastScript();
  expect(fetchMock.mock.calls).toEqual([[chunk, { cache: 'reload' }]]);
  expect(document.scripts).toHaveLength(1);
  await settle();
  expect(document.scripts).toHaveLength(2);
  // Turbopack knows its chunks by this attribute.
  expect(document.scripts[0]).toHaveAttribute('src', '/_next/static/chunks/a.js');
  expect(reloadPage).not.toHaveBeenCalled();
  expect(message()).not.toBeVisible();
});

test('F-85 if a chunk is lost twice, the payload is fetched past the HTTP cache, and the page is reloaded', async () => {
  await loseChunk();
  expect(fetchMock.mock.calls).toEqual([
    [chunk, { cache: 'reload' }],
    ['/OurStore.txt', { cache: 'reload' }],
  ]);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(message()).not.toBeVisible();
});

test('F-85 a pressed link is followed instead of a reload', async () => {
  hasLink = true;
  await loseChunk();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(message()).not.toBeVisible();
});

test('F-85 A-66 if something was pressed, the message shows instead of a reload, which would lose it', async () => {
  hasPress = true;
  await loseChunk();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(message()).toBeVisible();
});

test('F-85 a lost payload is treated like a lost chunk', async () => {
  guard.onLoss();
  await settle();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('F-85 the page is reloaded after five seconds even if the payload never answers', async () => {
  fetchMock.mockReturnValueOnce(Promise.resolve()).mockReturnValueOnce(new Promise(() => {}));
  await loseChunk();
  await jest.advanceTimersByTimeAsync(4999);
  expect(reloadPage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('F-85 the error does not reach the listeners of Next, and the script is marked as lost', () => {
  const onError = jest.fn();
  script()?.addEventListener('error', onError);
  failLastScript();
  expect(onError).not.toHaveBeenCalled();
  expect(script()).toHaveAttribute('data-lost');
});

test('F-85 a path is reloaded once in ten minutes, and after that the message offers a button to reload', async () => {
  sessionStorage.setItem('reloaded /', String(currentTime - 10 * minute + 1));
  await loseChunk();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(message()).toBeVisible();
  button()?.click();
  await settle();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test.each([currentTime - 10 * minute, currentTime + 10 * minute])(
  'F-85 F-162 a path is reloaded again ten minutes after the last reload, or if that lies in the future (at %d)',
  async (lastReload) => {
    sessionStorage.setItem('reloaded /', String(lastReload));
    await loseChunk();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('reloaded /')).toBe(String(currentTime));
  },
);

test.each(['throws', 'stores nothing'])(
  'F-85 with storage that %s the page shows the message',
  async (fault) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      if (fault === 'throws') throw new DOMException('no', 'QuotaExceededError');
    });
    await loseChunk();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(message()).toBeVisible();
  },
);

test('F-85 without a network the page shows the message', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await loseChunk();
  expect(message()).toBeVisible();
});

test('F-85 two lost chunks reload the page once', async () => {
  await loseChunk();
  failLastScript();
  await settle();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('F-85 an HTML page in place of a chunk counts as lost', async () => {
  const answerHtml = () =>
    window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('<'), filename: chunk }));
  answerHtml();
  await settle();
  expect(document.scripts).toHaveLength(2);
  answerHtml();
  await settle();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test.each([
  ['another error', new TypeError('x'), chunk],
  ['a script of an extension', new SyntaxError('<'), 'chrome-extension://x/_next/static/a.js'],
])('F-85 %s is ignored', (_, error, filename) => {
  const onError = jest.fn();
  window.addEventListener('error', onError);
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('F-85 a lost chunk is ignored on a hydrated page, which has no message', () => {
  message()?.remove();
  failLastScript();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(script()).not.toHaveAttribute('data-lost');
});

test('F-156 on a hydrated page an HTML page in place of a chunk becomes an error of its script, for Turbopack', () => {
  message()?.remove();
  const onError = jest.fn();
  script()?.addEventListener('error', onError);
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('<'), filename: chunk }));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('F-85 the button reloads once, also after the time in which the page should have hydrated', async () => {
  hasPress = true;
  await loseChunk();
  await jest.advanceTimersByTimeAsync(12_000);
  button()?.click();
  await settle();
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('F-85 a page that is not hydrated after twelve seconds shows the message', async () => {
  await jest.advanceTimersByTimeAsync(11_999);
  expect(message()).not.toBeVisible();
  expect(onFailure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(message()).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(button()).toBeEnabled();
});
