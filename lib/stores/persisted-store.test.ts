import { createPersistedStore } from '@/lib/stores/persisted-store';
import { createSafeStorage, type SafeStorage } from '@/lib/stores/safe-storage';

const noTexts: readonly string[] = [];

/** A tab with a store of a list of texts. */
function openTab(storage: SafeStorage = createSafeStorage(() => localStorage), onRead = () => {}) {
  return createPersistedStore({
    storage,
    key: 'Cart',
    backup: 'Cart.bak',
    read: (stored) => ({
      value: Array.isArray(stored) ? stored.map(String) : noTexts,
      isReadable: stored === null || Array.isArray(stored),
    }),
    write: (texts) => (texts.length === 0 ? undefined : texts),
    toState: ({ value }) => ({ texts: value }),
    actions: () => ({}),
    onRead,
  });
}

type Tab = ReturnType<typeof openTab>;

const add = (tab: Tab, text: string) => tab.change((texts) => [...texts, text]);
/** Subscribes, because a store follows storage only while it has a subscriber. */
const follow = (tab: Tab) => tab.subscribe(() => undefined);
const remove = (tab: Tab, text: string) => tab.change((texts) => texts.filter((other) => other !== text));
const stored = () => localStorage.getItem('Cart');

function throwStorageError(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

/** Sends the event that a browser sends to this tab when another one has written. */
function sendStorageEvent(oldValue: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'Cart', oldValue, newValue }));
}

beforeEach(() => localStorage.clear());

test('TECH-05 STORE-01 every change is written at once, as bare JSON; undefined removes the key (A-20)', () => {
  const tab = openTab();
  expect(tab.current()).toEqual({ value: [], isReady: false, problem: 'none' });
  add(tab, 'a');
  expect(stored()).toBe('["a"]');
  expect(tab.getState().texts).toEqual(['a']);
  remove(tab, 'a');
  expect(localStorage).toHaveLength(0);
  expect(tab.current()).toEqual({ value: [], isReady: true, problem: 'none' });
});

test('TECH-05 only a change writes to storage', () => {
  localStorage.setItem('Cart', '[ "a" ]');
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const tab = openTab();
  follow(tab);
  tab.recompute();
  tab.setState({});
  tab.change((texts) => texts);
  window.dispatchEvent(new Event('pagehide'));
  sendStorageEvent('[]', '[ "a" ]');
  expect(write).not.toHaveBeenCalled();
  expect(tab.getState().texts).toEqual(['a']);
});

test('STORE-06 F-42 a change applies to what another tab has written meanwhile', () => {
  const [tab, otherTab] = [openTab(), openTab()];
  add(tab, 'a');
  add(otherTab, 'b');
  add(tab, 'c');
  expect(stored()).toBe('["a","b","c"]');
});

test.each(['', ' \n', 'null', '[]'])('F-1 F-2 F-3 F-153 %j counts as empty and readable', (text) => {
  localStorage.setItem('Cart', text);
  const tab = openTab();
  tab.refresh();
  expect(tab.current()).toEqual({ value: [], isReady: true, problem: 'none' });
});

test.each(['{oops', 'undefined', "{'a':1}", '{"a":1}', '7'])(
  'F-4 F-153 STORE-07 %s is reported as unreadable, and copied once before it is overwritten',
  (text) => {
    localStorage.setItem('Cart', text);
    const tab = openTab();
    tab.refresh();
    expect(tab.current().problem).toBe('unreadable');
    expect(localStorage.getItem('Cart.bak')).toBeNull();
    add(tab, 'a');
    expect(tab.current().problem).toBe('none');
    expect(localStorage.getItem('Cart.bak')).toBe(text);
    localStorage.setItem('Cart', '{again');
    add(tab, 'b');
    expect(localStorage.getItem('Cart.bak')).toBe(text);
    expect(stored()).toBe('["b"]');
  },
);

test('F-4 F-28 on a full disk the backup takes the place of the unreadable text', () => {
  const texts = new Map([['Cart', '{oops']]);
  // This storage has room for one text.
  const diskForOneText: Storage = {
    length: 1,
    clear: () => texts.clear(),
    key: () => null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => (texts.size > 0 ? throwStorageError() : texts.set(name, text)),
    removeItem: (name) => void texts.delete(name),
  };
  add(openTab(createSafeStorage(() => diskForOneText)), 'a');
  expect([...texts]).toEqual([['Cart.bak', '{oops']]);
});

test('F-28 F-29 a value that cannot be written stays in memory as unsaved, and is written once there is room', () => {
  const tab = openTab();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError);
  add(tab, 'a');
  expect(tab.current()).toEqual({ value: ['a'], isReady: true, problem: 'unsaved' });
  setItem.mockRestore();
  tab.refresh();
  expect(stored()).toBe('["a"]');
  expect(tab.current().problem).toBe('none');
});

test('F-154 on a full disk, unsaved changes survive two writes of another tab', () => {
  const tab = openTab();
  follow(tab);
  add(tab, 'a');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError);
  add(tab, 'b');
  add(tab, 'c');
  for (const [before, after] of [
    ['["a"]', '["z"]'],
    ['["z"]', '["y"]'],
  ] as const) {
    // Only the other tab finds room.
    setItem.mockRestore();
    localStorage.setItem('Cart', after);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError);
    sendStorageEvent(before, after);
  }
  expect(tab.getState().texts).toEqual(['y', 'b', 'c']);
  jest.restoreAllMocks();
  tab.refresh();
  expect(stored()).toBe('["y","b","c"]');
});

test('F-154 F-35 unsaved changes do not survive a deletion in another tab', () => {
  const tab = openTab();
  add(tab, 'a');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError);
  add(tab, 'b');
  setItem.mockRestore();
  localStorage.clear();
  tab.refresh();
  expect(tab.getState().texts).toEqual([]);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('Cart', '["a"]');
  tab.refresh();
  expect(stored()).toBe('["a"]');
});

test('F-154 an unsaved change that another reader of the storage has written is not made again', () => {
  const storage = createSafeStorage(() => localStorage);
  const tab = openTab(storage);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError);
  add(tab, 'a');
  setItem.mockRestore();
  // Reading repeats the failed write.
  storage.read('Cart');
  localStorage.setItem('Cart', '["a","z"]');
  tab.refresh();
  expect(tab.getState().texts).toEqual(['a', 'z']);
});

test('F-152 a tab that overwrote an unseen change of another tab makes its own changes again on top of it', () => {
  const tab = openTab();
  follow(tab);
  localStorage.setItem('Cart', '["a"]');
  // Another tab writes ["a","x"] at the same time, so this one still sees ["a"].
  add(tab, 'b');
  add(tab, 'c');
  sendStorageEvent('["a"]', '["a","x"]');
  expect(stored()).toBe('["a","x","b","c"]');
  expect(tab.getState().texts).toEqual(['a', 'x', 'b', 'c']);
  sendStorageEvent('["a","x"]', '["a","x","y"]');
  expect(stored()).toBe('["a","x","y","b","c"]');
});

test('F-152 an own change that the other tab has made too is not made again', () => {
  const tab = openTab();
  follow(tab);
  localStorage.setItem('Cart', '["a"]');
  tab.change((texts) => (texts.includes('b') ? texts : [...texts, 'b']));
  sendStorageEvent('["a"]', '["a","x","b"]');
  expect(tab.getState().texts).toEqual(['a', 'x', 'b']);
  expect(stored()).toBe('["a","x","b"]');
});

test('F-152 only the changes are made again that came after the text that the other tab replaced', () => {
  const tab = openTab();
  follow(tab);
  add(tab, 'a');
  add(tab, 'b');
  sendStorageEvent('["a"]', '["a","x"]');
  expect(stored()).toBe('["a","x","b"]');
});

test('F-152 F-42 a text that another tab wrote later is taken over, and the same text changes nothing', () => {
  const tab = openTab();
  follow(tab);
  add(tab, 'a');
  sendStorageEvent(null, '["a"]');
  expect(stored()).toBe('["a"]');
  add(tab, 'b');
  localStorage.setItem('Cart', '["z"]');
  sendStorageEvent('["a"]', '["z"]');
  expect(tab.getState().texts).toEqual(['z']);
  expect(stored()).toBe('["z"]');
});

test('F-48 a store reads storage once for all subscribers, from the first to the last', () => {
  const onRead = jest.fn();
  const tab = openTab(undefined, onRead);
  const unsubscribes = [follow(tab), follow(tab)];
  sendStorageEvent(null, '[]');
  expect(onRead).toHaveBeenCalledTimes(2);
  unsubscribes[0]?.();
  sendStorageEvent(null, '[]');
  expect(onRead).toHaveBeenCalledTimes(3);
  unsubscribes[1]?.();
  sendStorageEvent(null, '[]');
  expect(onRead).toHaveBeenCalledTimes(3);
  localStorage.setItem('Cart', '["a"]');
  follow(tab);
  expect(tab.getState().texts).toEqual(['a']);
});

test('F-29 when the page is left, a failed write is retried, and onRead is not called', () => {
  const onRead = jest.fn();
  const tab = openTab(undefined, onRead);
  follow(tab);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageError);
  add(tab, 'a');
  setItem.mockRestore();
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toBe('["a"]');
  expect(onRead).toHaveBeenCalledTimes(1);
});
