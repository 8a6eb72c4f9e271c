import { createPageLoader } from '@/scripts/export/browser/page-loader';

const page = {
  buildId: 'a1b2',
  chunks: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
  fonts: [],
  payload: '/OurStore.txt',
  bootstrap: { runtimeModuleIds: [7] },
};
const payload = '0:{"b":"a1b2"}';
const sheet = '/_next/static/chunks/c.css';

const onLoss = jest.fn();
const fetchMock = jest.fn();
/** What the chunks of Next read. */
const given = () => [Reflect.get(globalThis, '__next_f'), Reflect.get(globalThis, 'TURBOPACK')];
const answer = (text: string, ok = true) => ({
  ok,
  text: () => Promise.resolve(text),
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
});

beforeEach(() => {
  onLoss.mockClear();
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(answer(payload)));
  Object.assign(globalThis, { fetch: fetchMock });
  Reflect.deleteProperty(globalThis, '__next_f');
  Reflect.deleteProperty(globalThis, 'TURBOPACK');
  document.head.innerHTML = '';
});

const sheetLink = () => document.querySelector('link');
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Loads the stylesheet, which a host may have answered with a page without rules. */
function answerStylesheet(ruleCount = 1): void {
  const link = sheetLink();
  if (link === null) return;
  Object.defineProperty(link, 'sheet', { value: { cssRules: Array(ruleCount) }, configurable: true });
  link.dispatchEvent(new Event('load'));
}

async function failStylesheet(): Promise<void> {
  await nextTask();
  expect(sheetLink()).toHaveProperty('disabled', false);
  sheetLink()?.dispatchEvent(new Event('error'));
  await nextTask();
}

const scripts = () => Array.from(document.scripts, ({ src }) => new URL(src).pathname);

test('prefetch requests every file and runs none', async () => {
  await createPageLoader(page, onLoss).prefetch();
  expect(fetchMock.mock.calls).toEqual([['/OurStore.txt']]);
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
  expect(Array.from(preloads, ({ href }) => new URL(href).pathname)).toEqual(page.chunks);
  expect(scripts()).toEqual([]);
  expect(given()).toEqual([undefined, undefined]);
});

test('the chunks run with the payload, which is requested once', async () => {
  const loader = createPageLoader(page, onLoss);
  await loader.prefetch();
  fetchMock.mockClear();
  await loader.hydrate();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(scripts()).toEqual(page.chunks);
  // React finds them by the attribute, and adds no second ones.
  expect(document.querySelectorAll('script[async]')).toHaveLength(page.chunks.length);
  expect(given()).toEqual([[[0], [1, payload]], [{ runtimeModuleIds: [7] }]]);
  expect(onLoss).not.toHaveBeenCalled();
});

test('F-85 a payload that is lost once is requested once more, and the page starts', async () => {
  fetchMock.mockImplementationOnce(() => Promise.resolve(answer('Not found', false)));
  await createPageLoader(page, onLoss).hydrate();
  expect(onLoss).not.toHaveBeenCalled();
  expect(given()[0]).toEqual([[0], [1, payload]]);
});

test('a payload that could not be prefetched is requested again', async () => {
  const loader = createPageLoader(page, onLoss);
  fetchMock.mockImplementation(() => Promise.reject(new TypeError('offline')));
  await loader.prefetch();
  fetchMock.mockImplementation(() => Promise.resolve(answer(payload)));
  await loader.hydrate();
  expect(onLoss).not.toHaveBeenCalled();
  expect(given()[0]).toEqual([[0], [1, payload]]);
});

test.each([
  ['F-85', 'is missing', () => Promise.resolve(answer('Not found', false))],
  ['F-85', 'is of a newer build', () => Promise.resolve(answer('0:{"b":"c3d4"}'))],
  ['F-85', 'is a web page', () => Promise.resolve(answer('<!DOCTYPE html>'))],
  ['F-85', 'cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('%s the page does not start if its payload %s', async (_, _fault, respond) => {
  fetchMock.mockImplementation(respond);
  await createPageLoader(page, onLoss).hydrate();
  expect(onLoss).toHaveBeenCalledTimes(1);
  expect(given()).toEqual([undefined, undefined]);
});

test('the page waits for the full stylesheet', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet}" disabled>`;
  const hydrated = createPageLoader(page, onLoss).hydrate();
  await nextTask();
  expect(given()[1]).toBeUndefined();
  expect(sheetLink()).toHaveProperty('disabled', false);
  answerStylesheet();
  await hydrated;
  expect(onLoss).not.toHaveBeenCalled();
  expect(given()[1]).toEqual([{ runtimeModuleIds: [7] }]);
});

test('F-85 a web page in place of the stylesheet counts as lost', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet}" disabled>`;
  const hydrated = createPageLoader(page, onLoss).hydrate();
  for (const ruleCount of [0, 0]) {
    await nextTask();
    answerStylesheet(ruleCount);
  }
  await hydrated;
  expect(onLoss).toHaveBeenCalledTimes(1);
});

test('F-85 a stylesheet that is lost twice is told, and the page does not start', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet}" disabled>`;
  const hydrated = createPageLoader(page, onLoss).hydrate();
  await failStylesheet();
  expect(onLoss).not.toHaveBeenCalled();
  await failStylesheet();
  await hydrated;
  expect(onLoss).toHaveBeenCalledTimes(1);
  expect(given()[1]).toBeUndefined();
});

test('a stylesheet that was prefetched is not waited for', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet}" disabled>`;
  const loader = createPageLoader(page, onLoss);
  const prefetched = loader.prefetch();
  answerStylesheet();
  await prefetched;
  await loader.hydrate();
  expect(given()[1]).toEqual([{ runtimeModuleIds: [7] }]);
});

test('a stylesheet that could not be prefetched is requested again', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet}" disabled>`;
  const loader = createPageLoader(page, onLoss);
  const prefetched = loader.prefetch();
  await failStylesheet();
  await failStylesheet();
  await prefetched;
  expect(sheetLink()).toHaveProperty('disabled', true);
  const hydrated = loader.hydrate();
  await nextTask();
  expect(sheetLink()).toHaveProperty('disabled', false);
  answerStylesheet();
  await hydrated;
  expect(given()[1]).toEqual([{ runtimeModuleIds: [7] }]);
});

test('the page is hydrated once it is read to its end', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const hydrated = createPageLoader(page, onLoss).hydrate();
  await nextTask();
  expect(given()[1]).toBeUndefined();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await hydrated;
  expect(given()[1]).toEqual([{ runtimeModuleIds: [7] }]);
});
