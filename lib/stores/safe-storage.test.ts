import { createSafeStorage, deviceStorage, tabStorage } from '@/lib/stores/safe-storage';

/** A storage that does as it is told by one test. */
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

function refuse(): never {
  throw new DOMException('no', 'SecurityError');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('STORE-06 what is written on the device is there, and what is removed is gone', () => {
  const storage = deviceStorage;
  expect(storage.read('Cart')).toBeNull();
  expect(storage.write('Cart', '[1]')).toEqual({ kind: 'saved' });
  expect(localStorage.getItem('Cart')).toBe('[1]');
  localStorage.setItem('Cart', '[2]');
  expect(storage.read('Cart')).toBe('[2]');
  storage.remove('Cart');
  expect(localStorage.getItem('Cart')).toBeNull();
  expect(storage.read('Cart')).toBeNull();
});

test('A-42 what is written for the tab is not on the device', () => {
  expect(tabStorage.write('Checkout', '{}')).toEqual({ kind: 'saved' });
  expect(sessionStorage.getItem('Checkout')).toBe('{}');
  expect(localStorage.getItem('Checkout')).toBeNull();
});

test('F-3 an empty text is a text', () => {
  const storage = deviceStorage;
  storage.write('Cart', '');
  expect(storage.read('Cart')).toBe('');
});

test.each([
  ['F-31 the way to storage throws', refuse],
  ['F-32 storage is null', () => null],
  ['F-32 storage is undefined', () => undefined],
  ['F-29 writing throws', () => storageWith({ setItem: refuse })],
  ['F-30 reading throws', () => storageWith({ getItem: refuse })],
  ['everything throws', () => storageWith({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['what is written is lost', () => storageWith({ setItem: () => undefined })],
])('%s: remembered until the page closes', (_name, open) => {
  const storage = createSafeStorage(open);
  expect(storage.read('Cart')).toBeNull();
  expect(storage.write('Cart', '[1]')).toEqual({ kind: 'unsaved' });
  expect(storage.write('Cart', '[2]')).toEqual({ kind: 'unsaved' });
  expect(storage.read('Cart')).toBe('[2]');
  expect(storage.read('wishlist')).toBeNull();
  storage.remove('Cart');
  expect(storage.read('Cart')).toBeNull();
});

test('F-28 the next write tries again, and from then on storage is believed', () => {
  let isFull = true;
  const shelf = storageWith({});
  const storage = createSafeStorage(() =>
    isFull ? storageWith({ getItem: (key) => shelf.getItem(key), setItem: refuse }) : shelf,
  );
  shelf.setItem('Cart', '[0]');
  expect(storage.write('Cart', '[1]')).toEqual({ kind: 'unsaved' });
  expect(storage.read('Cart')).toBe('[1]');
  isFull = false;
  expect(storage.write('Cart', '[2]')).toEqual({ kind: 'saved' });
  shelf.setItem('Cart', '[3]');
  expect(storage.read('Cart')).toBe('[3]');
});

/** A storage that takes nothing while it is full, with what stands in it. */
function fillable() {
  const shelf = storageWith({});
  const full = storageWith({ getItem: (key) => shelf.getItem(key), setItem: refuse });
  let isFull = true;
  return { shelf, empty: () => (isFull = false), open: () => (isFull ? full : shelf) };
}

test('F-28 reading tries again too, so that what was written last is kept once there is room', () => {
  const { shelf, empty, open } = fillable();
  const storage = createSafeStorage(open);
  storage.write('Cart', '[1]');
  empty();
  expect(storage.read('Cart')).toBe('[1]');
  expect(shelf.getItem('Cart')).toBe('[1]');
  shelf.setItem('Cart', '[2]');
  expect(storage.read('Cart')).toBe('[2]');
});

test('F-28 F-42 what another tab could write meanwhile stands', () => {
  const { shelf, empty, open } = fillable();
  const storage = createSafeStorage(open);
  storage.write('Cart', '[1]');
  empty();
  shelf.setItem('Cart', '[2]');
  expect(storage.read('Cart')).toBe('[2]');
  expect(shelf.getItem('Cart')).toBe('[2]');
});

test('F-30 what is read and is no text counts as nothing', () => {
  const patched = storageWith({});
  Object.defineProperty(patched, 'getItem', { value: () => 42 });
  const storage = createSafeStorage(() => patched);
  expect(storage.read('Cart')).toBeNull();
});

test('A-75 who watches is told of every writing and removing, until they stop', () => {
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
