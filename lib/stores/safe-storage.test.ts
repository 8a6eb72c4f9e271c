import { refuse } from '@/lib/stores/catalogue-fixture';
import { createSafeStorage, deviceStorage, onStorageChange, tabStorage } from '@/lib/stores/safe-storage';

/** A working storage, but for the given part. */
function storageWith(part: Partial<Storage>): Storage {
  const texts = new Map<string, string>();
  return {
    length: 0,
    clear: () => texts.clear(),
    key: () => null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    ...part,
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('STORE-06 F-3 what is written is read back, an empty text too, and what is removed is gone', () => {
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

test('A-42 what is written for the tab is not on the device', () => {
  expect(tabStorage.write('Checkout', '{}')).toEqual({ kind: 'saved' });
  expect(sessionStorage.getItem('Checkout')).toBe('{}');
  expect(localStorage.getItem('Checkout')).toBeNull();
});

test('F-80 keys of another shop on the same origin are not listed', () => {
  const storage = createSafeStorage(() => localStorage, '/shop:');
  storage.write('Cart', '[]');
  localStorage.setItem('Cart', '[1]');
  expect(localStorage.getItem('/shop:Cart')).toBe('[]');
  expect(storage.nameOf('Cart')).toBe('/shop:Cart');
  expect(storage.keys()).toEqual(['Cart']);
});

test.each([
  ['F-31 opening storage throws', refuse],
  ['F-32 storage is null', () => null],
  ['F-32 storage is undefined', () => undefined],
  ['F-29 writing throws', () => storageWith({ setItem: refuse })],
  ['F-30 reading throws', () => storageWith({ getItem: refuse })],
  ['everything throws', () => storageWith({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['what is written is lost', () => storageWith({ setItem: () => undefined })],
])('%s: texts last until the page closes', (_name, open) => {
  const storage = createSafeStorage(open);
  expect(storage.read('Cart')).toBeNull();
  expect(storage.write('Cart', '[1]')).toEqual({ kind: 'unsaved' });
  expect(storage.write('Cart', '[2]')).toEqual({ kind: 'unsaved' });
  expect(storage.read('Cart')).toBe('[2]');
  expect(storage.read('wishlist')).toBeNull();
  storage.remove('Cart');
  expect(storage.read('Cart')).toBeNull();
});

describe('F-28 a storage that was full', () => {
  const inside = storageWith({});
  const full = storageWith({ getItem: (key) => inside.getItem(key), setItem: refuse });
  let isFull = true;
  const storage = createSafeStorage(() => (isFull ? full : inside));

  beforeEach(() => {
    inside.clear();
    inside.setItem('Cart', '[0]');
    isFull = true;
    storage.write('Cart', '[1]');
    isFull = false;
  });

  test('F-28 the next write tries again, and from then on the stored text counts', () => {
    expect(storage.write('Cart', '[2]')).toEqual({ kind: 'saved' });
    inside.setItem('Cart', '[3]');
    expect(storage.read('Cart')).toBe('[3]');
  });

  test('F-28 reading tries again too', () => {
    expect(storage.read('Cart')).toBe('[1]');
    expect(inside.getItem('Cart')).toBe('[1]');
    inside.setItem('Cart', '[2]');
    expect(storage.read('Cart')).toBe('[2]');
  });

  test('F-28 F-42 what another tab has written meanwhile stays', () => {
    inside.setItem('Cart', '[2]');
    expect(storage.read('Cart')).toBe('[2]');
    expect(inside.getItem('Cart')).toBe('[2]');
  });
});

test('F-30 a value that is no text counts as missing', () => {
  const patched = storageWith({});
  Object.defineProperty(patched, 'getItem', { value: () => 42 });
  expect(createSafeStorage(() => patched).read('Cart')).toBeNull();
});

test('A-75 a watcher hears of each write and removal, until it stops', () => {
  const onChange = jest.fn();
  const stop = deviceStorage.watch(onChange);
  deviceStorage.write('Cart', '[1]');
  deviceStorage.remove('Cart');
  deviceStorage.read('Cart');
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  deviceStorage.write('Cart', '[2]');
  expect(onChange).toHaveBeenCalledTimes(2);
});

const storageEvent =
  (key: string | null, newValue: string | null = null) =>
  () =>
    void window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
const pageEvent = (type: string) => () => void window.dispatchEvent(new Event(type));
const become = (visibility: DocumentVisibilityState) => () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

test.each([
  ['F-42 F-46 another tab writes the key', storageEvent('Cart', '[]'), 1],
  ['F-28 another tab removes another key, which makes room', storageEvent('photos'), 1],
  ['F-35 another tab clears everything', storageEvent(null), 1],
  ['F-41 another tab writes the key in other letters', storageEvent('cart', 'text'), 0],
  ['F-41 another tab writes another key', storageEvent('wishlist', 'text'), 0],
  ['F-48 the page comes back from the back-forward cache', pageEvent('pageshow'), 1],
  ['F-28 the page is left', pageEvent('pagehide'), 1],
  ['F-42 the tab is shown', become('visible'), 1],
  ['F-42 the tab is hidden', become('hidden'), 0],
])('%s: a listener for one key is called, until it stops', (_name, happen, calls) => {
  const listener = jest.fn();
  const stop = onStorageChange('Cart', listener);
  happen();
  expect(listener).toHaveBeenCalledTimes(calls);
  stop();
  happen();
  expect(listener).toHaveBeenCalledTimes(calls);
});

test('A-75 a listener for all keys is called for any', () => {
  const listener = jest.fn();
  const stop = onStorageChange(undefined, listener);
  storageEvent('currency', '"AED"')();
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
});
