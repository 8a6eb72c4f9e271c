import { act, renderHook } from '@testing-library/react';
import { storedData } from '@/lib/domain/stored-data';
import { createCartStore } from '@/lib/stores/cart-store';
import { fakeCatalogue } from '@/lib/stores/catalogue-fixture';
import { deviceStorage, tabStorage } from '@/lib/stores/safe-storage';
import { deleteStored, useStoredData } from '@/lib/stores/use-stored-data';
import { repositoryFiles } from '@/scripts/house-rules/repository';

const heldBy = (subject: string, now: ReturnType<typeof useStoredData>) =>
  now?.records.find((record) => record.subject === subject)?.texts;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A-75 only SafeStorage, whose type lists all keys, and two inline scripts touch storage', () => {
  const sources = repositoryFiles().filter(
    ({ path }) => /^(?:lib\/stores|scripts\/export)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const touching = sources.filter(({ text }) => /\b(?:local|session)Storage\b/.test(text));
  expect(touching.map(({ path }) => path)).toEqual([
    'lib/stores/safe-storage.ts',
    'scripts/export/browser/catalogue-preload.ts',
    'scripts/export/browser/chunk-load-guard.ts',
  ]);
});

test('A-75 stored data is listed, and changes here and in another tab are followed', () => {
  localStorage.setItem('Cart', '[]');
  localStorage.setItem('theme', 'of another shop');
  sessionStorage.setItem('reloaded /Cart', '7');
  const { result } = renderHook(useStoredData);
  expect(heldBy('cart', result.current)).toEqual([{ key: 'Cart', text: '[]' }]);
  expect(heldBy('reloads', result.current)).toEqual([{ key: 'reloaded /Cart', text: '7' }]);
  expect(heldBy('currency', result.current)).toEqual([]);
  expect(result.current?.isPersistent).toBe(true);
  act(() => void deviceStorage.write('currency', '"AED"'));
  expect(heldBy('currency', result.current)).toEqual([{ key: 'currency', text: '"AED"' }]);
  act(() => void tabStorage.write('Checkout', '{}'));
  expect(heldBy('draft', result.current)).toEqual([{ key: 'Checkout', text: '{}' }]);
  localStorage.setItem('wishlist', '[{"id":2}]');
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist', newValue: '[{"id":2}]' })),
  );
  expect(heldBy('wishlist', result.current)).toHaveLength(1);
});

test('A-75 deleted data is gone from storage and from the stores, foreign data stays', () => {
  const cart = createCartStore({ storage: deviceStorage, catalogue: fakeCatalogue().store });
  cart.subscribe(() => undefined);
  localStorage.setItem('Cart', '[{"id":2,"qty":1}]');
  localStorage.setItem('theme', 'of another shop');
  tabStorage.write('Checkout', '{}');
  tabStorage.write('reloaded /Cart', '7');
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

test('F-28 A-75 on a full disk an unsaved value is deleted too, and does not come back', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(useStoredData);
  act(() => void deviceStorage.write('OrderRequests', '[1]'));
  expect(result.current?.isPersistent).toBe(false);
  expect(heldBy('requests', result.current)).toEqual([{ key: 'OrderRequests', text: '[1]' }]);
  act(() => deleteStored(['requests']));
  full.mockRestore();
  expect(heldBy('requests', result.current)).toEqual([]);
  expect(deviceStorage.read('OrderRequests')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('F-31 A-75 without storage nothing is listed, and nothing is persistent', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { result } = renderHook(useStoredData);
  expect(result.current?.isPersistent).toBe(false);
  expect(result.current?.records.flatMap(({ texts }) => texts)).toEqual([]);
  blocked.mockRestore();
});
