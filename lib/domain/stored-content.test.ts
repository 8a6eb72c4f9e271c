import fc from 'fast-check';
import { emptyDraft } from '@/lib/domain/checkout';
import { contentOf, type StoredContent } from '@/lib/domain/stored-content';
import { storedData, type StorageKey, type StoredSubject } from '@/lib/domain/stored-data';

const now = Date.UTC(2026, 10, 22, 9);
const day = 24 * 60 * 60 * 1000;

const dara = { name: ' Dara Sok ', email: 'dara@minato.example', password: '$pbkdf2-sha256$' };
const viewings = [
  { id: 1, at: now - day },
  { id: 2, at: now - 31 * day },
];
const draft = { ...emptyDraft, notes: 'Ring', coupon: ' ', billing: { city: 'Dubai' } };

const count = (number: number): StoredContent => ({ kind: 'count', count: number });
const text = (found: string): StoredContent => ({ kind: 'text', text: found });
const unreadable: StoredContent = { kind: 'unreadable' };

test.each<[StoredSubject, StorageKey, unknown, StoredContent]>([
  // Distinct products are counted.
  ['cart', 'Cart', [{ id: 2, qty: 3 }, { id: 4 }, { id: 2 }, null], count(2)],
  ['cart', 'Cart', [], count(0)],
  ['cart', 'Cart', 42, unreadable],
  ['wishlist', 'wishlist', { state: { items: [{ id: 2 }] } }, count(1)],
  ['wishlist', 'wishlist', null, unreadable],
  // Viewings of the last thirty days are counted.
  ['viewings', 'recentlyViewed', viewings, count(1)],
  ['requests', 'OrderRequests', [{ reference: 'x' }], count(0)],
  ['addresses', 'SavedAddresses', [{ city: 'Siem Reap' }, { phone: '1' }, 7], count(1)],
  // Fields that are not blank are counted.
  ['draft', 'Checkout', draft, count(2)],
  // Only signed-in users see whose account it is.
  ['account', 'RegisteredUser', dara, count(1)],
  ['account', 'RegisteredUser', { name: 'Dara' }, unreadable],
  ['session', 'User', dara, text('Dara Sok, dara@minato.example')],
  ['session', 'User', { ...dara, name: ' ' }, text('dara@minato.example')],
  ['session', 'User', [], unreadable],
  ['currency', 'currency', 'KHR', text('KHR')],
  ['currency', 'currency', 'EUR', unreadable],
  ['offlineCopy', 'offlineCopy', false, count(1)],
  ['offlineCopy', 'offlineCopy', 'off', unreadable],
])('A-75 DASH-03 the %s in %s, %j, is described as %j', (subject, key, value, content) => {
  expect(contentOf({ subject, texts: [{ key, text: JSON.stringify(value) }] }, now)).toEqual(content);
});

test.each(['backups', 'notices', 'reloads'] as const)('A-75 %s are counted by their keys', (subject) => {
  const texts = [
    { key: 'Cart.bak', text: '{oops' },
    { key: 'wishlist.bak', text: '' },
  ] as const;
  expect(contentOf({ subject, texts }, now)).toEqual(count(2));
});

test('A-75 a subject without texts has nothing, and a text that is not JSON is unreadable', () => {
  expect(contentOf({ subject: 'cart', texts: [] }, now)).toEqual({ kind: 'nothing' });
  const texts = [{ key: 'OrderRequests', text: '{{{' }] as const;
  expect(contentOf({ subject: 'requests', texts }, now)).toEqual(unreadable);
});

test('A-75 STORE-07 any stored text can be described', () => {
  const subjects = storedData.map(({ subject }) => subject);
  fc.assert(
    fc.property(fc.constantFrom(...subjects), fc.oneof(fc.json(), fc.string()), (subject, stored) => {
      const { kind } = contentOf({ subject, texts: [{ key: 'Cart', text: stored }] }, now);
      expect(['count', 'text', 'unreadable']).toContain(kind);
    }),
  );
});
