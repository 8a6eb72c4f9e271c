import fc from 'fast-check';
import type { CheckoutAddress } from '@/lib/domain/checkout';
import {
  addressName,
  evictedAddress,
  isSaved,
  readSavedAddresses,
  withAddress,
  withoutAddress,
} from '@/lib/domain/saved-addresses';

const mother: CheckoutAddress = {
  firstName: 'Sophea',
  lastName: 'Chann',
  company: '',
  country: 'Cambodia',
  street: '8 Lotus Lane',
  city: 'Siem Reap',
  state: 'Siem Reap',
  phone: '+855 12 000 000',
  email: '',
};
const office: CheckoutAddress = { ...mother, street: '1 Palm Tower', city: 'Dubai', company: 'Minato' };

test('A-76 the newest comes first; what is saved again with another phone number is one', () => {
  const saved = withAddress(withAddress([], mother), office);
  expect(saved).toEqual([office, mother]);
  const corrected = { ...mother, phone: '+855 23 000 000', street: '8 Lotus Lane ' };
  expect(withAddress(saved, corrected)).toEqual([corrected, office]);
  const next = { ...mother, street: '9 Lotus Lane' };
  expect(withAddress(saved, next)).toEqual([next, office, mother]);
});

test('A-76 an address is saved where all of it is, blanks around it aside', () => {
  expect(isSaved([office, mother], { ...mother, city: ' Siem Reap ' })).toBe(true);
  expect(isSaved([office, mother], { ...mother, email: 'sophea@minato.example' })).toBe(false);
  expect(isSaved([], mother)).toBe(false);
});

test('A-76 one is removed, the others stay', () => {
  expect(withoutAddress([office, mother], office)).toEqual([mother]);
  expect(withoutAddress([mother], office)).toEqual([mother]);
});

test('A-76 of more than ten the oldest goes', () => {
  const streets = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
  const saved = streets.reduce<readonly CheckoutAddress[]>(
    (list, street) => withAddress(list, { ...mother, street }),
    [],
  );
  expect(saved.map(({ street }) => street)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
});

test('A-76 of ten the oldest makes room for another, and for none that is among them', () => {
  const saved = Array.from({ length: 10 }, (_, number) => ({ ...mother, street: `${number}` }));
  expect(evictedAddress(saved, mother)).toEqual({ ...mother, street: '9' });
  expect(evictedAddress(saved, { ...mother, street: '3', phone: '' })).toBeUndefined();
  expect(evictedAddress(saved.slice(1), mother)).toBeUndefined();
});

test('A-76 an address is named by who and where', () => {
  expect(addressName(office)).toBe('Sophea Chann, 1 Palm Tower, Dubai, Siem Reap, Cambodia');
});

test('A-63 A-76 what storage holds is read for what can be used: a place, each once, no foreign field', () => {
  const stored = [office, { ...mother, cvv: '737', state: 7 }, office, { firstName: 'Sophea' }, null, 'x'];
  expect(readSavedAddresses(stored)).toEqual([office, { ...mother, state: '' }]);
  expect(readSavedAddresses({ state: { addresses: [mother] } })).toEqual([mother]);
});

test('STORE-07 A-76 whatever is stored, a list comes out that reads back as itself', () => {
  const field = fc.oneof(fc.string(), fc.constant('Dubai'), fc.integer());
  const entry = fc.record({ street: field, city: field, phone: field, firstName: field });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(entry, { maxLength: 14 })), (stored) => {
      const saved = readSavedAddresses(stored);
      expect(saved.length).toBeLessThanOrEqual(10);
      expect(readSavedAddresses(saved)).toEqual(saved);
      expect(saved.every((address) => isSaved(saved, address))).toBe(true);
    }),
  );
});
