import { deletedWith, storedData, keysOf } from '@/lib/domain/stored-data';

test('A-75 a subject has its keys; what others keep at this address is none of them', () => {
  const held = ['Cart', 'cart', 'reloaded /Cart', 'theme', '__proto__', 'reloaded /', 'reloaded'];
  expect(keysOf('cart', held)).toEqual(['Cart']);
  expect(keysOf('backups', [])).toEqual(['Cart.bak', 'wishlist.bak']);
  expect(keysOf('reloads', held)).toEqual(['reloaded /Cart', 'reloaded /']);
});

test('A-75 each key belongs to one subject, and no subject stands twice', () => {
  const keys = storedData.flatMap((entry): readonly string[] => entry.keys);
  expect(keys).toHaveLength(new Set(keys).size);
  expect(storedData).toHaveLength(new Set(storedData.map(({ subject }) => subject)).size);
});

test('A-75 SES-01 with the account its session goes, and nothing else takes something along', () => {
  expect(deletedWith('account')).toEqual(['account', 'session']);
  expect(deletedWith('session')).toEqual(['session']);
  expect(deletedWith('cart')).toEqual(['cart']);
});
