import fc from 'fast-check';
import { addressLines, emptyDraft, hasStreetOrCity, readDraft } from '@/lib/domain/checkout';
import { billing } from '@/lib/domain/order-fixture';
import { withSettings } from '@/lib/settings-fixture';
import { paymentMethods } from '@/shop/settings';
import { anyCharacter } from '@/scripts/testing/properties';

const emptyAddress = {
  firstName: '',
  lastName: '',
  company: '',
  country: '',
  street: '',
  city: '',
  state: '',
  phone: '',
  email: '',
};

test('CART-09 there are three ways to pay', () => {
  expect(paymentMethods).toEqual(['collect', 'cod', 'card']);
});

test('A-42 a draft is read as it was written, however long', () => {
  const text = fc.string({ unit: anyCharacter });
  const fields = Object.keys(emptyAddress);
  const addresses = fc
    .array(text, { minLength: fields.length, maxLength: fields.length })
    .map((texts) => Object.fromEntries(fields.map((field, index) => [field, texts[index]])));
  fc.assert(
    fc.property(
      addresses,
      text,
      fc.boolean(),
      fc.nat({ max: 100_000 }),
      (address, typed, shipsElsewhere, length) => {
        const notes = typed.padEnd(length, 'note ');
        const written = { billing: address, shipping: address, shipsElsewhere, notes, coupon: typed };
        for (const method of paymentMethods) {
          const draft = { ...written, method };
          expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
        }
      },
    ),
  );
});

test('STORE-07 F-5 F-26 any stored value is read as a draft with every field', () => {
  const piece = fc.oneof(fc.jsonValue(), fc.anything());
  const draft = fc.record({ billing: piece, shipping: piece, notes: piece, method: piece });
  fc.assert(
    fc.property(fc.oneof(piece, draft), (stored) => {
      const read = readDraft(stored);
      expect(readDraft(read)).toEqual(read);
      expect(Object.keys(read)).toEqual(Object.keys(emptyDraft));
      expect(Object.values(read.billing).every((value) => typeof value === 'string')).toBe(true);
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});

test('STORE-07 PAY-13 a draft keeps valid fields, resets invalid ones and drops card data', () => {
  const stored = {
    billing: { city: 'Dubai', phone: 7 },
    shipsElsewhere: 'yes',
    method: 'bitcoin',
    notes: 'Ring',
    card: '4111',
  };
  const address = { ...emptyAddress, city: 'Dubai' };
  expect(readDraft(stored)).toEqual({ ...emptyDraft, billing: address, notes: 'Ring' });
});

test.each([null, 'null', 7, [], undefined])(
  'CHK-02 %j is read as an empty draft, since no field is required',
  (stored) => {
    expect(readDraft(stored)).toEqual({
      billing: emptyAddress,
      shipping: emptyAddress,
      shipsElsewhere: false,
      notes: '',
      coupon: '',
      method: 'card',
    });
  },
);

test.each([
  [
    'with blanks around fields',
    { firstName: ' Sok ', street: ' 12 Street 240' },
    'Sok Dara|12 Street 240|Phnom Penh',
  ],
  ['without a name', { firstName: '', lastName: ' ' }, '12 Street 240|Phnom Penh'],
  ['with a state', { state: 'Kandal' }, 'Sok Dara|12 Street 240|Phnom Penh, Kandal'],
  [
    'with company and country',
    { company: 'Nagi', country: 'Cambodia' },
    'Sok Dara|Nagi|12 Street 240|Phnom Penh|Cambodia',
  ],
])('PAY-02 an address %s prints line by line, without empty lines', (_, changes, lines) => {
  const contacts = { phone: '+855 12 345 678', email: 'a@b.kh' };
  expect(addressLines({ ...billing, ...contacts, ...changes }).join('|')).toBe(
    `${lines}|+855 12 345 678|a@b.kh`,
  );
});

test('PAY-02 a blank address has no lines, so that the placeholder shows', () => {
  expect(addressLines({ ...emptyAddress, city: '   ' })).toEqual([]);
});

test.each([
  [{ street: '8 Lotus Lane' }, true],
  [{ city: 'Dubai' }, true],
  [{ firstName: 'Sok', country: 'Cambodia', street: ' ' }, false],
])('A-70 A-76 an address needs a street or a city to be a place: %o', (typed, expected) => {
  expect(hasStreetOrCity({ ...emptyAddress, ...typed })).toBe(expected);
});

test('a shop without a card page resets a stored card payment to its first method', async () => {
  const shop = await withSettings(
    { paymentMethods: ['cod', 'collect'], preselectedMethod: 'cod' },
    () => import('@/lib/domain/checkout'),
  );
  const methodOf = (method: unknown) => shop.readDraft({ method }).method;
  expect(['card', 'collect', 'cod', undefined].map(methodOf)).toEqual(['cod', 'collect', 'cod', 'cod']);
  expect(shop.emptyDraft.method).toBe('cod');
});
