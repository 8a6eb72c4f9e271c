import fc from 'fast-check';
import { emptyDraft } from '@/lib/domain/checkout';
import { contentOf } from '@/lib/domain/stored-content';
import { storedData, type StorageKey, type StoredSubject } from '@/lib/domain/stored-data';

const now = 1_795_338_000_000;
const day = 24 * 60 * 60 * 1000;

const inside = (subject: StoredSubject, key: StorageKey, value: unknown) =>
  contentOf({ subject, texts: [{ key, text: JSON.stringify(value) }] }, now);

test.each<[string, StoredSubject, StorageKey, unknown, number]>([
  ['products in the cart, each once', 'cart', 'Cart', [{ id: 2, qty: 3 }, { id: 4 }, { id: 2 }, null], 2],
  ['an empty cart', 'cart', 'Cart', [], 0],
  ['wishes in an envelope', 'wishlist', 'wishlist', { state: { items: [{ id: 2 }] } }, 1],
  ['viewings of the last thirty days', 'viewings', 'recentlyViewed', [{ id: 1, at: now - day }, { id: 2, at: now - 31 * day }], 1], // prettier-ignore
  ['no order request but a list', 'requests', 'OrderRequests', [{ reference: 'x' }], 0],
  ['addresses that say where', 'addresses', 'SavedAddresses', [{ city: 'Siem Reap' }, { phone: '1' }, 7], 1],
  ['fields of a draft that hold more than blanks', 'draft', 'Checkout', { ...emptyDraft, notes: 'Ring', coupon: ' ', billing: { ...emptyDraft.billing, city: 'Dubai' } }, 2], // prettier-ignore
])('A-75 counted: %s', (_name, subject, key, value, count) => {
  expect(inside(subject, key, value)).toEqual({ kind: 'count', count });
});

test('A-75 told in words: who is signed in, which currency', () => {
  const dara = { name: ' Dara Sok ', email: 'dara@minato.example', password: '$pbkdf2-sha256$' };
  expect(inside('session', 'User', dara)).toEqual({ kind: 'text', text: 'Dara Sok, dara@minato.example' });
  expect(inside('session', 'User', { ...dara, name: ' ' })).toEqual({
    kind: 'text',
    text: 'dara@minato.example',
  });
  expect(inside('currency', 'currency', 'KHR')).toEqual({ kind: 'text', text: 'KHR' });
});

test('A-75 DASH-03 of the account it is told that it is there, and not whose', () => {
  const account = { name: 'Dara', email: 'dara@minato.example', password: '$pbkdf2' };
  expect(inside('account', 'RegisteredUser', account)).toEqual({ kind: 'count', count: 1 });
});

test('A-75 copies and reloads are counted by their keys, whatever they hold', () => {
  const texts = [
    { key: 'Cart.bak', text: '{oops' },
    { key: 'wishlist.bak', text: '' },
  ] as const;
  expect(contentOf({ subject: 'backups', texts }, now)).toEqual({ kind: 'count', count: 2 });
  expect(contentOf({ subject: 'reloads', texts: [{ key: 'reloaded /', text: '1' }] }, now)).toEqual({
    kind: 'count',
    count: 1,
  });
});

test('A-75 nothing is nothing, and what the shop cannot read is told as such', () => {
  expect(contentOf({ subject: 'cart', texts: [] }, now)).toEqual({ kind: 'nothing' });
  const unreadable = { kind: 'unreadable' };
  expect(contentOf({ subject: 'requests', texts: [{ key: 'OrderRequests', text: '{{{' }] }, now)).toEqual(
    unreadable,
  );
  expect(inside('cart', 'Cart', 42)).toEqual(unreadable);
  expect(inside('wishlist', 'wishlist', null)).toEqual(unreadable);
  expect(inside('account', 'RegisteredUser', { name: 'Dara' })).toEqual(unreadable);
  expect(inside('session', 'User', [])).toEqual(unreadable);
  expect(inside('currency', 'currency', 'EUR')).toEqual(unreadable);
});

test('A-75 STORE-07 no content of storage breaks the telling', () => {
  const subjects = storedData.map(({ subject }) => subject);
  fc.assert(
    fc.property(fc.constantFrom(...subjects), fc.oneof(fc.json(), fc.string()), (subject, text) => {
      const { kind } = contentOf({ subject, texts: [{ key: 'Cart', text }] }, now);
      expect(['count', 'text', 'unreadable']).toContain(kind);
    }),
  );
});
