import { throwStorageError } from '@/lib/stores/fixtures';
import { createSafeStorage, deviceStorage, onStorageChange, tabStorage } from '@/lib/stores/safe-storage';
import { repositoryFiles } from '@/scripts/house-rules/repository';

/** A working storage in which the given methods replace the usual ones. */
function storageWith(methods: Partial<Storage>): Storage {
  const texts = new Map<string, string>();
  return {
    length: 0,
    clear: () => texts.clear(),
    key: () => null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    ...methods,
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A-75 only safe-storage.ts, whose key type lists all keys, and two inline scripts access storage', () => {
  const sources = repositoryFiles().filter(
    ({ path }) => /^(?:lib\/stores|scripts\/export)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const accessing = sources.filter(({ text }) => /\b(?:local|session)Storage\b/.test(text));
  expect(accessing.map(({ path }) => path)).toEqual([
    'lib/stores/safe-storage.ts',
    'scripts/export/browser/chunk-load-guard.ts',
    'scripts/export/browser/stored-state.ts',
  ]);
});

test('STORE-06 F-3 a written text is read back, even an empty one, and a removed text is gone', () => {
  expect(deviceStorage.read('Cart')).toBeNull();
  expect(deviceStorage.write('Cart', '')).toEqual({ kind: 'saved' });
  expect(localStorage.getItem('Cart')).toBe('');
  expect(deviceStorage.read('Cart')).toBe('');
  localStorage.setItem('Cart', '[2]');
  expect(deviceStorage.read('Cart')).toBe('[2]');
  deviceStorage.remove('Cart');
  expect(localStorage.getItem('Cart')).toBeNull();
  expect(deviceStorage.read('Cart')).toBeNull();
});

test('A-42 a text written to tabStorage is not in localStorage', () => {
  expect(tabStorage.write('Checkout', '{}')).toEqual({ kind: 'saved' });
  expect(sessionStorage.getItem('Checkout')).toBe('{}');
  expect(localStorage.getItem('Checkout')).toBeNull();
});

test('F-80 a prefix begins each key, and keys of another shop on the same origin are not listed', () => {
  const storage = createSafeStorage(() => localStorage, '/shop:');
  storage.write('Cart', '[]');
  localStorage.setItem('Cart', '[1]');
  expect(localStorage.getItem('/shop:Cart')).toBe('[]');
  expect(storage.nameOf('Cart')).toBe('/shop:Cart');
  expect(storage.keys()).toEqual(['Cart']);
});

test.each([
  ['F-31 opening storage throws', throwStorageError],
  ['F-32 storage is null', () => null],
  ['F-32 storage is undefined', () => undefined],
  ['F-29 writing throws', () => storageWith({ setItem: throwStorageError })],
  ['F-30 reading throws', () => storageWith({ getItem: throwStorageError })],
  [
    'F-29 F-30 everything throws',
    () =>
      storageWith({ getItem: throwStorageError, setItem: throwStorageError, removeItem: throwStorageError }),
  ],
  ['writing does nothing', () => storageWith({ setItem: () => undefined })],
])('%s: written texts are kept in memory', (_name, open) => {
  const storage = createSafeStorage(open);
  expect(storage.read('Cart')).toBeNull();
  expect(storage.write('Cart', '[1]')).toEqual({ kind: 'unsaved' });
  expect(storage.write('Cart', '[2]')).toEqual({ kind: 'unsaved' });
  expect(storage.read('Cart')).toBe('[2]');
  expect(storage.read('wishlist')).toBeNull();
  expect([storage.isStored('Cart'), storage.isStored('wishlist')]).toEqual([false, true]);
  storage.remove('Cart');
  expect(storage.read('Cart')).toBeNull();
});

describe('F-28 a storage that was full', () => {
  const disk = storageWith({});
  const fullDisk = storageWith({ getItem: (key) => disk.getItem(key), setItem: throwStorageError });
  let isFull = true;
  const storage = createSafeStorage(() => (isFull ? fullDisk : disk));

  beforeEach(() => {
    disk.clear();
    disk.setItem('Cart', '[0]');
    isFull = true;
    storage.write('Cart', '[1]');
    isFull = false;
  });

  test('F-28 the next write succeeds, and later reads return the stored text', () => {
    expect(storage.write('Cart', '[2]')).toEqual({ kind: 'saved' });
    disk.setItem('Cart', '[3]');
    expect(storage.read('Cart')).toBe('[3]');
  });

  test('F-28 reading repeats the failed write, and later reads return the stored text', () => {
    expect(storage.read('Cart')).toBe('[1]');
    expect(disk.getItem('Cart')).toBe('[1]');
    disk.setItem('Cart', '[2]');
    expect(storage.read('Cart')).toBe('[2]');
  });

  test('F-28 F-42 a text that another tab has written meanwhile is not overwritten', () => {
    disk.setItem('Cart', '[2]');
    expect(storage.read('Cart')).toBe('[2]');
    expect(disk.getItem('Cart')).toBe('[2]');
  });
});

test('F-30 a stored value that is not a string counts as missing', () => {
  const patched = storageWith({});
  Object.defineProperty(patched, 'getItem', { value: () => 42 });
  expect(createSafeStorage(() => patched).read('Cart')).toBeNull();
});

test('A-75 a watcher is called after each write and removal, until it unsubscribes', () => {
  const onChange = jest.fn();
  const unsubscribe = deviceStorage.watch(onChange);
  deviceStorage.write('Cart', '[1]');
  deviceStorage.remove('Cart');
  deviceStorage.read('Cart');
  expect(onChange).toHaveBeenCalledTimes(2);
  unsubscribe();
  deviceStorage.write('Cart', '[2]');
  expect(onChange).toHaveBeenCalledTimes(2);
});

/** These three return a function that triggers the event. */
const storageEvent =
  (key: string | null, newValue: string | null = null) =>
  () =>
    void window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
const pageEvent = (type: string) => () => void window.dispatchEvent(new Event(type));
const visibilityChange = (visibility: DocumentVisibilityState) => () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

test.each([
  ['F-42 F-46 another tab writes the key', 1, storageEvent('Cart', '[]')],
  ['F-28 another tab removes another key, which makes room', 1, storageEvent('photos')],
  ['F-35 another tab clears everything', 1, storageEvent(null)],
  ['F-41 another tab writes the key in other letters', 0, storageEvent('cart', 'text')],
  ['F-41 another tab writes another key', 0, storageEvent('wishlist', 'text')],
  ['F-48 the page comes back from the back-forward cache', 1, pageEvent('pageshow')],
  ['F-28 the page is left', 1, pageEvent('pagehide')],
  ['F-42 the tab is shown', 1, visibilityChange('visible')],
  ['F-42 the tab is hidden', 0, visibilityChange('hidden')],
])(
  '%s: a listener for Cart is called %i times, and not after it unsubscribes',
  (_name, calls, triggerEvent) => {
    const listener = jest.fn();
    const unsubscribe = onStorageChange('Cart', listener);
    triggerEvent();
    expect(listener).toHaveBeenCalledTimes(calls);
    unsubscribe();
    triggerEvent();
    expect(listener).toHaveBeenCalledTimes(calls);
  },
);

test('A-75 a listener without a key is called for every key', () => {
  const listener = jest.fn();
  const unsubscribe = onStorageChange(undefined, listener);
  storageEvent('currency', '"AED"')();
  unsubscribe();
  expect(listener).toHaveBeenCalledTimes(1);
});
