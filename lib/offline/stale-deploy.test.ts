import { recoveryFor } from '@/lib/offline/stale-deploy';
import { createSafeStorage, tabStorage } from '@/lib/stores/safe-storage';

const now = Date.UTC(2026, 2, 2, 10);
const minute = 60_000;

const lost = Object.assign(new Error('Failed to load chunk /_next/static/chunks/old.js from module 7'), {
  name: 'ChunkLoadError',
});

/** What the host answers when it is asked for the page. */
function hostAnswers(html: string, status = 200): jest.Mock {
  const ask = jest.fn(() => Promise.resolve({ status, text: () => Promise.resolve(html) }));
  Object.assign(globalThis, { fetch: ask });
  return ask;
}

const newPage = '<script src="/_next/static/chunks/new.js"></script>';
const samePage = '<script src="/shop/_next/static/chunks/old.js"></script>';

async function recovery(error: unknown, part: { path?: string; now?: number } = {}): Promise<string> {
  const page = { path: '/Contact', now, storage: tabStorage, ...part };
  return (await recoveryFor(error, page)).kind;
}

beforeEach(() => sessionStorage.clear());

test('F-86 a page whose current HTML names other files is reloaded', async () => {
  const ask = hostAnswers(newPage);
  expect(await recovery(lost)).toBe('reload');
  expect(ask).toHaveBeenCalledWith('/Contact', { cache: 'no-store' });
});

test('F-86 each page is reloaded at most once in ten minutes', async () => {
  hostAnswers(newPage);
  await recovery(lost);
  expect(await recovery(lost)).toBe('changed');
  expect(await recovery(lost, { path: '/Career' })).toBe('reload');
  expect(await recovery(lost, { now: now + 10 * minute - 1 })).toBe('changed');
  expect(await recovery(lost, { now: now + 10 * minute })).toBe('reload');
});

test('F-162 F-86 after the clock was set back one reload is possible, and no loop', async () => {
  hostAnswers(newPage);
  await recovery(lost);
  expect(await recovery(lost, { now: now - 10 * minute + 1 })).toBe('changed');
  expect(await recovery(lost, { now: now - 60 * minute })).toBe('reload');
  expect(await recovery(lost, { now: now - 60 * minute })).toBe('changed');
});

test('F-156 a file that the page still names is fetched past the HTTP cache, by its whole url', async () => {
  const ask = hostAnswers(samePage);
  const lostBelow = Object.assign(new Error('Failed to load chunk /shop/_next/static/chunks/old.js from 7'), {
    name: 'ChunkLoadError',
  });
  expect(await recovery(lostBelow)).toBe('none');
  expect(ask).toHaveBeenCalledWith('/shop/_next/static/chunks/old.js', { cache: 'reload' });
});

test('F-86 a stored mark that is no time counts as none, and is replaced', async () => {
  hostAnswers(newPage);
  sessionStorage.setItem('reloaded /Contact', 'x');
  expect(await recovery(lost)).toBe('reload');
  expect(await recovery(lost)).toBe('changed');
});

test('F-86 without storage the page is not reloaded; the change is reported', async () => {
  hostAnswers(newPage);
  const storage = createSafeStorage(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await recoveryFor(lost, { path: '/Contact', now, storage })).toEqual({ kind: 'changed' });
});

test('F-86 a page that is gone is reloaded, so that the not-found page shows', async () => {
  hostAnswers('Page not found', 404);
  expect(await recovery(lost)).toBe('reload');
});

test.each([
  ['F-88 the page still names the file', () => hostAnswers(samePage)],
  ['F-88 the host answers with an error', () => hostAnswers('', 503)],
  [
    'F-89 nobody answers',
    () => Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
  ],
])('%s: the page is not reloaded now, but may be later', async (_, answer) => {
  answer();
  expect(await recovery(lost)).toBe('none');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['a bug', new Error('Failed to load chunk /_next/static/chunks/old.js from module 7')],
  ['no error', 'ChunkLoadError'],
  ['one that names no file', Object.assign(new Error('?'), { name: 'ChunkLoadError' })],
])('F-142 %s causes no request', async (_, error) => {
  const ask = hostAnswers(newPage);
  expect(await recovery(error)).toBe('none');
  expect(ask).not.toHaveBeenCalled();
});
