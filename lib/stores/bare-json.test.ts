import fc from 'fast-check';
import { createBareJson } from '@/lib/stores/bare-json';
import { createSafeStorage } from '@/lib/stores/safe-storage';

const storage = createSafeStorage(() => localStorage);
const create = () => createBareJson({ storage, key: 'Cart', backup: 'Cart.bak' });

/** As the stores use it: read first. */
function open() {
  const kept = create();
  void kept.getItem('Cart');
  return kept;
}

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

beforeEach(() => localStorage.clear());

test('STORE-01 the bare value is stored, without any envelope (A-20)', () => {
  void open().setItem('Cart', { state: [{ id: 1 }], version: 0 });
  expect(localStorage.getItem('Cart')).toBe('[{"id":1}]');
});

test('STORE-06 any value comes back as it was stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      void open().setItem('Cart', { state: value, version: 0 });
      expect(open().getItem('Cart')).toEqual({ state: JSON.parse(JSON.stringify(value)), version: 0 });
    }),
  );
});

test.each([null, '', ' \n', 'null', '{oops', 'undefined', "{'a':1}"])(
  'STORE-07 F-1 F-2 F-3 F-4 from %j nothing is read, and nothing throws',
  (text) => {
    if (text !== null) localStorage.setItem('Cart', text);
    expect(open().getItem('Cart')).toEqual({ state: null, version: 0 });
  },
);

test('F-4 unreadable text is kept once under Cart.bak, and not again', () => {
  const kept = create();
  localStorage.setItem('Cart', '{oops');
  void kept.getItem('Cart');
  void kept.setItem('Cart', { state: [], version: 0 });
  localStorage.setItem('Cart', '{again');
  void kept.getItem('Cart');
  expect(localStorage.getItem('Cart.bak')).toBe('{oops');
});

test('F-4 F-28 on a full disk the backup takes the place of what cannot be read', () => {
  const texts = new Map([['Cart', '{oops']]);
  const full: Storage = {
    length: 1,
    clear: () => texts.clear(),
    key: () => null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => (texts.size > 0 ? refuse() : texts.set(name, text)),
    removeItem: (name) => void texts.delete(name),
  };
  const onDisk = createSafeStorage(() => full);
  void createBareJson({ storage: onDisk, key: 'Cart', backup: 'Cart.bak' }).getItem('Cart');
  expect([...texts]).toEqual([['Cart.bak', '{oops']]);
});

test.each([null, '', 'null', '[]', '{"a":1}'])('F-4 %j is no reason for a backup', (text) => {
  if (text !== null) localStorage.setItem('Cart', text);
  void open().getItem('Cart');
  expect(localStorage.getItem('Cart.bak')).toBeNull();
});

test('F-4 only those who ask for it get a backup', () => {
  localStorage.setItem('wishlist', '{oops');
  void createBareJson({ storage, key: 'wishlist' }).getItem('wishlist');
  expect(localStorage).toHaveLength(1);
});

test('F-42 stale is what another tab has changed since this one read or wrote', () => {
  const [one, other] = [create(), open()];
  expect(one.isStale()).toBe(true);
  void one.getItem('Cart');
  expect(one.isStale()).toBe(false);
  void one.setItem('Cart', { state: [1], version: 0 });
  expect(one.isStale()).toBe(false);
  void other.setItem('Cart', { state: [2], version: 0 });
  expect(one.isStale()).toBe(true);
  void one.getItem('Cart');
  expect(one.isStale()).toBe(false);
  localStorage.clear();
  expect(one.isStale()).toBe(true);
});

test('TECH-05 before the first reading nothing is written', () => {
  localStorage.setItem('Cart', '[1]');
  void create().setItem('Cart', { state: [], version: 0 });
  void create().setItem('Cart', { state: undefined, version: 0 });
  expect(localStorage.getItem('Cart')).toBe('[1]');
});

test('F-42 what has not changed here is not written over what another tab wrote', () => {
  const kept = open();
  void kept.setItem('Cart', { state: [1], version: 0 });
  localStorage.setItem('Cart', '[2]');
  void kept.setItem('Cart', { state: [1], version: 0 });
  expect(localStorage.getItem('Cart')).toBe('[2]');
});

test('SES-01 undefined is no value: its key goes', () => {
  const kept = open();
  void kept.setItem('Cart', { state: [1], version: 0 });
  void kept.setItem('Cart', { state: undefined, version: 0 });
  expect(localStorage).toHaveLength(0);
  expect(kept.isStale()).toBe(false);
  void kept.setItem('Cart', { state: [1], version: 0 });
  void kept.removeItem('Cart');
  expect(localStorage).toHaveLength(0);
  expect(kept.isStale()).toBe(false);
});

test('F-28 F-29 what cannot be kept is told once, until something is kept again', () => {
  const onUnkept = jest.fn();
  const kept = createBareJson({ storage: createSafeStorage(() => localStorage), key: 'Cart', onUnkept });
  void kept.getItem('Cart');
  const write = (value: number) => void kept.setItem('Cart', { state: [value], version: 0 });
  write(0);
  expect(onUnkept).not.toHaveBeenCalled();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  write(1);
  write(2);
  expect(onUnkept).toHaveBeenCalledTimes(1);
  expect(kept.isStale()).toBe(false);
  full.mockRestore();
  write(3);
  expect(localStorage.getItem('Cart')).toBe('[3]');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  write(4);
  expect(onUnkept).toHaveBeenCalledTimes(2);
});
