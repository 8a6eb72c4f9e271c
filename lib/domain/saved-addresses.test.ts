import fc from 'fast-check';
import type { CheckoutAddress } from '@/lib/domain/checkout';
import { billing } from '@/lib/domain/order-fixture';
import {
  addressName,
  evictedAddress,
  isSaved,
  readSavedAddresses,
  withAddress,
  withoutAddress,
} from '@/lib/domain/saved-addresses';

const home: CheckoutAddress = billing;
const office: CheckoutAddress = { ...home, street: '1 Palm Tower', city: 'Dubai', company: 'Minato' };
const numbered = (number: number) => ({ ...home, street: `${number}` });

test('A-76 the newest address comes first, and one at the same place, blanks aside, replaces the saved one', () => {
  const saved = withAddress(withAddress([], home), office);
  expect(saved).toEqual([office, home]);
  const corrected = { ...home, phone: '+855 23 000 000', street: `${home.street} ` };
  expect(withAddress(saved, corrected)).toEqual([corrected, office]);
  expect(withAddress(saved, numbered(9))).toEqual([numbered(9), office, home]);
});

test.each([
  ['one with blanks', { ...home, city: ' Phnom Penh ' }, true],
  ['one with another email', { ...home, email: 'sok@minato.example' }, false],
  ['one of another street', numbered(1), false],
])('A-76 an address counts as saved only if all its fields are the same: %s', (_, address, expected) => {
  expect(isSaved([office, home], address)).toBe(expected);
});

test('A-76 blanks around the fields of a saved address are ignored', () => {
  expect(isSaved([{ ...home, city: ' Phnom Penh ' }], home)).toBe(true);
});

test('A-76 one address is removed, and the others stay', () => {
  expect(withoutAddress([office, home], { ...office, phone: '' })).toEqual([home]);
  expect(withoutAddress([home], office)).toEqual([home]);
});

test('A-76 of eleven addresses the oldest is dropped, and only a new address drops one', () => {
  const ten = Array.from({ length: 10 }, (_, number) => numbered(number));
  expect(withAddress(ten, home)).toEqual([home, ...ten.slice(0, 9)]);
  expect(evictedAddress(ten, home)).toEqual(numbered(9));
  expect(evictedAddress(ten, { ...numbered(3), phone: '' })).toBeUndefined();
  expect(evictedAddress(ten.slice(1), home)).toBeUndefined();
});

test('A-76 an address is named by person and place', () => {
  expect(addressName({ ...office, country: 'Cambodia', email: 'a@b.kh' })).toBe(
    'Sok Dara, 1 Palm Tower, Dubai, Cambodia',
  );
});

test('A-63 A-76 stored addresses with a street or city are read, each once and without foreign fields', () => {
  const stored = [office, { ...home, cvv: '737', state: 7 }, office, { firstName: 'Sok' }, null, 'x'];
  expect(readSavedAddresses(stored)).toEqual([office, home]);
});

test('A-63 addresses in the wrapper that an earlier build stored are read', () => {
  expect(readSavedAddresses({ state: { addresses: [home] } })).toEqual([home]);
});

test('STORE-07 A-76 any stored value gives at most ten addresses, which read back as they are', () => {
  const field = fc.oneof(fc.string(), fc.constant('Dubai'), fc.integer());
  const address = fc.record({ street: field, city: field, phone: field, firstName: field });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(address, { maxLength: 14 })), (stored) => {
      const saved = readSavedAddresses(stored);
      expect(saved.length).toBeLessThanOrEqual(10);
      expect(readSavedAddresses(saved)).toEqual(saved);
    }),
  );
});
