import { act, renderHook } from '@testing-library/react';
import { storedData } from '@/lib/domain/stored-data';
import { createCartStore } from '@/lib/stores/cart-store';
import { fakeCatalogue } from '@/lib/stores/fixtures';
import { deviceStorage, tabStorage } from '@/lib/stores/safe-storage';
import { deleteStored, useStoredData } from '@/lib/stores/use-stored-data';

const textsOf = (subject: string, snapshot: ReturnType<typeof useStoredData>) =>
  snapshot?.records.find((record) => record.subject === subject)?.texts;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A-75 stored data is listed, and changes in this tab and in another one are followed', () => {
  localStorage.setItem('Cart', '[]');
  localStorage.setItem('theme', 'of another app');
  // The time of a reload, in ms.
  sessionStorage.setItem('reloaded /Cart', '7');
  const { result } = renderHook(useStoredData);
  expect(textsOf('cart', result.current)).toEqual([{ key: 'Cart', text: '[]' }]);
  expect(textsOf('reloads', result.current)).toEqual([{ key: 'reloaded /Cart', text: '7' }]);
  expect(textsOf('currency', result.current)).toEqual([]);
  expect(result.current?.isPersistent).toBe(true);
  act(() => void deviceStorage.write('currency', '"AED"'));
  expect(textsOf('currency', result.current)).toEqual([{ key: 'currency', text: '"AED"' }]);
  act(() => void tabStorage.write('Checkout', '{}'));
  expect(textsOf('draft', result.current)).toEqual([{ key: 'Checkout', text: '{}' }]);
  localStorage.setItem('wishlist', '[{"id":2}]');
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist', newValue: '[{"id":2}]' })),
  );
  expect(textsOf('wishlist', result.current)).toHaveLength(1);
});

test('A-75 deleted data is gone from storage and from the stores, and keys of another app stay', () => {
  const cart = createCartStore({ storage: deviceStorage, catalogue: fakeCatalogue().store });
  // A store follows storage only while it has a subscriber.
  cart.subscribe(() => undefined);
  localStorage.setItem('Cart', '[{"id":2,"qty":1}]');
  localStorage.setItem('theme', 'of another app');
  tabStorage.write('Checkout', '{}');
  tabStorage.write('reloaded /Cart', '7');
  // Without a catalogue, the entry stays pending.
  void cart.getState().retry();
  expect(cart.getState().pending).toHaveLength(1);
  deleteStored(['draft']);
  expect(Object.keys(sessionStorage)).toEqual(['reloaded /Cart']);
  expect(cart.getState().pending).toHaveLength(1);
  deleteStored(storedData.map(({ subject }) => subject));
  expect(Object.keys(localStorage)).toEqual(['theme']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(cart.getState().pending).toEqual([]);
});

test('F-28 A-75 a value that a full disk kept from being stored is listed, and once deleted does not come back', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(useStoredData);
  act(() => void deviceStorage.write('OrderRequests', '[1]'));
  expect(result.current?.isPersistent).toBe(false);
  expect(textsOf('requests', result.current)).toEqual([{ key: 'OrderRequests', text: '[1]' }]);
  act(() => deleteStored(['requests']));
  setItem.mockRestore();
  expect(textsOf('requests', result.current)).toEqual([]);
  expect(deviceStorage.read('OrderRequests')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('F-31 A-75 without storage nothing is listed, and isPersistent is false', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { result } = renderHook(useStoredData);
  expect(result.current?.isPersistent).toBe(false);
  expect(result.current?.records.flatMap(({ texts }) => texts)).toEqual([]);
  blocked.mockRestore();
});

test('A-75 an unmounted list no longer reads storage', () => {
  const { unmount } = renderHook(useStoredData);
  unmount();
  const listKey = jest.spyOn(Storage.prototype, 'key');
  deviceStorage.write('Cart', '[]');
  tabStorage.write('Checkout', '{}');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(listKey).not.toHaveBeenCalled();
});
