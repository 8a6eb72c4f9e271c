import { withSettings } from '@/lib/settings-fixture';
import { subjectsDeletedWith, storedData, keysOf } from '@/lib/domain/stored-data';

test('A-75 each subject has its keys, and keys of other sites on the same origin belong to none', () => {
  const storedKeys = ['Cart', 'cart', 'reloaded /Cart', 'theme', '__proto__', 'reloaded /', 'reloaded'];
  expect(keysOf('cart', storedKeys)).toEqual(['Cart']);
  expect(keysOf('backups', [])).toEqual(['Cart.bak', 'wishlist.bak']);
  expect(keysOf('reloads', storedKeys)).toEqual(['reloaded /Cart', 'reloaded /']);
});

test('A-75 no key and no subject is listed twice', () => {
  const keys = storedData.flatMap((entry): readonly string[] => entry.keys);
  expect(keys).toHaveLength(new Set(keys).size);
  expect(storedData).toHaveLength(new Set(storedData.map(({ subject }) => subject)).size);
});

test('A-75 SES-01 the session is deleted with its account, and every other subject alone', () => {
  expect(subjectsDeletedWith('account')).toEqual(['account', 'session']);
  expect(subjectsDeletedWith('session')).toEqual(['session']);
  expect(subjectsDeletedWith('cart')).toEqual(['cart']);
});

test('a shop without approximate currencies stores none', async () => {
  const shop = await withSettings(
    { hasApproximateCurrencies: false },
    () => import('@/lib/domain/stored-data'),
  );
  expect(shop.storedData.map(({ subject }) => subject)).not.toContain('currency');
  expect(shop.storedData).toHaveLength(storedData.length - 1);
});
