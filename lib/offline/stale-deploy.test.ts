import { recoveryFor } from '@/lib/offline/stale-deploy';
import { createSafeStorage, tabStorage } from '@/lib/stores/safe-storage';

const now = Date.UTC(2026, 2, 2, 10);
const minute = 60_000;

function chunkLoadError(message: string): Error {
  return Object.assign(new Error(message), { name: 'ChunkLoadError' });
}

const chunkError = chunkLoadError('Failed to load chunk /_next/static/chunks/old.js from module 7');

function hostAnswers(html: string, status = 200): jest.Mock {
  const fetchMock = jest.fn(() => Promise.resolve({ status, text: () => Promise.resolve(html) }));
  Object.assign(globalThis, { fetch: fetchMock });
  return fetchMock;
}

/** The page after a deploy, which names another chunk. */
const newPage = '<script src="/_next/static/chunks/new.js"></script>';
/** The page as it was, which still names the chunk of the error. */
const samePage = '<script src="/shop/_next/static/chunks/old.js"></script>';

async function recovery(error: unknown, overrides: { path?: string; now?: number } = {}): Promise<string> {
  const page = { path: '/Contact', now, storage: tabStorage, ...overrides };
  return (await recoveryFor(error, page)).kind;
}

beforeEach(() => sessionStorage.clear());

test('F-86 a page is reloaded if its current HTML names other chunks', async () => {
  const fetchMock = hostAnswers(newPage);
  expect(await recovery(chunkError)).toBe('reload');
  expect(fetchMock).toHaveBeenCalledWith('/Contact', { cache: 'no-store' });
});

test('F-86 each page is reloaded at most once in ten minutes', async () => {
  hostAnswers(newPage);
  await recovery(chunkError);
  expect(await recovery(chunkError)).toBe('changed');
  expect(await recovery(chunkError, { path: '/Career' })).toBe('reload');
  expect(await recovery(chunkError, { now: now + 10 * minute - 1 })).toBe('changed');
  expect(await recovery(chunkError, { now: now + 10 * minute })).toBe('reload');
});

test('F-162 F-86 after the clock was set back by ten minutes or more, the page is reloaded once, not in a loop', async () => {
  hostAnswers(newPage);
  await recovery(chunkError);
  expect(await recovery(chunkError, { now: now - 10 * minute + 1 })).toBe('changed');
  expect(await recovery(chunkError, { now: now - 60 * minute })).toBe('reload');
  expect(await recovery(chunkError, { now: now - 60 * minute })).toBe('changed');
});

test('F-156 a chunk that the page still names is fetched again by its full url, bypassing the HTTP cache', async () => {
  const fetchMock = hostAnswers(samePage);
  const chunkErrorBelowBasePath = chunkLoadError(
    'Failed to load chunk /shop/_next/static/chunks/old.js from module 7',
  );
  expect(await recovery(chunkErrorBelowBasePath)).toBe('none');
  expect(fetchMock).toHaveBeenCalledWith('/shop/_next/static/chunks/old.js', { cache: 'reload' });
});

test('F-86 a stored reload time that is not a number is ignored and replaced', async () => {
  hostAnswers(newPage);
  sessionStorage.setItem('reloaded /Contact', 'x');
  expect(await recovery(chunkError)).toBe('reload');
  expect(await recovery(chunkError)).toBe('changed');
});

test('F-86 without storage the page is not reloaded, but the change is reported', async () => {
  hostAnswers(newPage);
  const storage = createSafeStorage(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await recoveryFor(chunkError, { path: '/Contact', now, storage })).toEqual({ kind: 'changed' });
});

test('F-86 a page that the host no longer has is reloaded, so that the not-found page shows', async () => {
  hostAnswers('Page not found', 404);
  expect(await recovery(chunkError)).toBe('reload');
});

test.each([
  ['F-88 the page still names the chunk', () => hostAnswers(samePage)],
  ['F-88 the host answers with an error', () => hostAnswers('', 503)],
  [
    'F-89 the host is unreachable',
    () => Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
  ],
])('%s: the page is not reloaded now, but may be later', async (_, setAnswer) => {
  setAnswer();
  expect(await recovery(chunkError)).toBe('none');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['an error of another name', new Error('Failed to load chunk /_next/static/chunks/old.js from module 7')],
  ['a thrown text', 'ChunkLoadError'],
  ['a ChunkLoadError that names no chunk', chunkLoadError('?')],
])('F-142 %s causes no request', async (_, error) => {
  const fetchMock = hostAnswers(newPage);
  expect(await recovery(error)).toBe('none');
  expect(fetchMock).not.toHaveBeenCalled();
});
