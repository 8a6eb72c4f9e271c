import fc from 'fast-check';
import {
  addressLines,
  emptyDraft,
  hasStreetOrCity,
  paymentMethods,
  readDraft,
  type CheckoutDraft,
} from '@/lib/domain/checkout';

test('CART-09 there are three ways to pay', () => {
  expect(paymentMethods).toEqual(['collect', 'cod', 'card']);
});

const texts = fc.string({ unit: 'binary' });
const addresses = fc.record({
  firstName: texts,
  lastName: texts,
  company: texts,
  country: texts,
  street: texts,
  city: texts,
  state: texts,
  phone: texts,
  email: texts,
});
const drafts: fc.Arbitrary<CheckoutDraft> = fc.record({
  billing: addresses,
  shipping: addresses,
  shipsElsewhere: fc.boolean(),
  notes: texts,
  coupon: texts,
  method: fc.constantFrom(...paymentMethods),
});

test('A-42 a draft is read as it was written, however long', () => {
  fc.assert(
    fc.property(drafts, fc.nat({ max: 100_000 }), (draft, length) => {
      const written = { ...draft, notes: draft.notes.padEnd(length, 'note ') };
      expect(readDraft(JSON.parse(JSON.stringify(written)))).toEqual(written);
    }),
  );
});

test('STORE-07 F-5 F-26 whatever the tab holds, a draft comes out, and comes out the same again', () => {
  const piece = fc.oneof(fc.jsonValue(), fc.anything());
  const hostile = fc.oneof(
    piece,
    fc.record({ billing: piece, shipping: piece, notes: piece, method: piece }),
  );
  fc.assert(
    fc.property(hostile, (stored) => {
      const draft = readDraft(stored);
      expect(readDraft(draft)).toEqual(draft);
      expect(Object.keys(draft)).toEqual([
        'billing',
        'shipping',
        'shipsElsewhere',
        'notes',
        'coupon',
        'method',
      ]);
      expect(Object.values(draft.billing).every((value) => typeof value === 'string')).toBe(true);
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});

test('STORE-07 a draft keeps what can be used and empties the rest', () => {
  const draft = readDraft({
    billing: { city: 'Dubai', phone: 7 },
    shipsElsewhere: 'yes',
    method: 'bitcoin',
    notes: 'Ring',
  });
  expect(draft).toEqual({ ...emptyDraft, billing: { ...emptyDraft.billing, city: 'Dubai' }, notes: 'Ring' });
});

test('PAY-13 card data that strayed into a draft is not carried on', () => {
  expect(JSON.stringify(readDraft({ ...emptyDraft, card: '4111', cvv: '123' }))).not.toMatch(/4111|123/);
});

test.each([null, 'null', 7, [], undefined])(
  'CHK-02 %j is an empty draft: no field is ever required',
  (stored) => {
    const empty = {
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
    expect(readDraft(stored)).toEqual({
      billing: empty,
      shipping: empty,
      shipsElsewhere: false,
      notes: '',
      coupon: '',
      method: 'card',
    });
  },
);

test('PAY-02 an address prints line by line, empty parts left out', () => {
  const typed = {
    ...emptyDraft.billing,
    firstName: ' Sok ',
    lastName: 'Dara',
    company: '  ',
    street: ' 12 Street 240',
    city: 'Phnom Penh',
    country: 'Cambodia',
    phone: '+855 12 345 678',
  };
  expect(addressLines(typed)).toEqual([
    'Sok Dara',
    '12 Street 240',
    'Phnom Penh',
    'Cambodia',
    '+855 12 345 678',
  ]);
  expect(addressLines({ ...typed, firstName: '', state: 'Kandal', email: 'a@b.kh' })).toEqual([
    'Dara',
    '12 Street 240',
    'Phnom Penh, Kandal',
    'Cambodia',
    '+855 12 345 678',
    'a@b.kh',
  ]);
});

test('PAY-02 an address without a word has no line, so that the placeholder can stand', () => {
  expect(addressLines({ ...emptyDraft.billing, city: '   ' })).toEqual([]);
});

test.each([
  [{ ...emptyDraft.billing, street: '8 Lotus Lane' }, true],
  [{ ...emptyDraft.billing, city: 'Dubai' }, true],
  [{ ...emptyDraft.billing, firstName: 'Sok', country: 'Cambodia', street: ' ' }, false],
])('A-70 A-76 an address has a place when it has a street or a city: %o', (address, is) => {
  expect(hasStreetOrCity(address)).toBe(is);
});
