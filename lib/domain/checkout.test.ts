import Big from 'big.js';
import fc from 'fast-check';
import {
  addressLines,
  billFor,
  emptyDraft,
  freeShippingGapCents,
  hasPlace,
  isShippingFree,
  paymentMethods,
  readDraft,
  type CheckoutDraft,
} from '@/lib/domain/checkout';

const subtotals = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 4_900, max: 5_100 }));

test.each([
  // subtotal, shipping, tax, total: the oracle sheet
  [4999, 50, 250, 5299],
  [5000, 0, 250, 5250],
  [1050, 10, 53, 1113],
  [1234, 12, 62, 1308],
  [5001, 0, 250, 5251],
  [100_000, 0, 5000, 105_000],
  [100, 1, 5, 106],
  [1, 0, 0, 1],
])(
  'SUM-04 SUM-05 SUM-06 F-50 F-51 the bill for %s cents',
  (subtotalCents, shippingCents, taxCents, totalCents) => {
    expect(billFor(subtotalCents)).toEqual({ subtotalCents, shippingCents, taxCents, totalCents });
  },
);

test('SUM-09 an empty cart costs nothing', () => {
  expect(billFor(0)).toEqual({ subtotalCents: 0, shippingCents: 0, taxCents: 0, totalCents: 0 });
});

test('SUM-06 the total follows its formula to the cent', () => {
  fc.assert(
    fc.property(subtotals, (subtotal) => {
      const exact = Big(subtotal)
        .times(subtotal >= 5000 ? '1.05' : '1.06')
        .round(0, Big.roundHalfUp);
      expect(billFor(subtotal).totalCents).toBe(exact.toNumber());
    }),
  );
});

test('SUM-05 the tax is always true to the cent', () => {
  fc.assert(
    fc.property(subtotals, (subtotal) => {
      expect(billFor(subtotal).taxCents).toBe(
        Big(subtotal).times('0.05').round(0, Big.roundHalfUp).toNumber(),
      );
    }),
  );
});

test('SUM-04 every bill adds up, and shipping stays within a cent of 1% (A-39)', () => {
  fc.assert(
    fc.property(subtotals, (subtotal) => {
      const bill = billFor(subtotal);
      expect(bill.subtotalCents + bill.shippingCents + bill.taxCents).toBe(bill.totalCents);
      expect(bill.shippingCents).toBeGreaterThanOrEqual(0);
      const exact = subtotal >= 5000 ? 0 : subtotal / 100;
      expect(Math.abs(bill.shippingCents - exact)).toBeLessThan(subtotal >= 5000 ? Number.MIN_VALUE : 1);
    }),
  );
});

test('SUM-04 SUM-08 shipping is free from exactly $50.00', () => {
  expect([4999, 5000, 5001].map(isShippingFree)).toEqual([false, true, true]);
});

test('CART-13 the banner asks for what is missing to $50.00, never for less than nothing', () => {
  expect([0, 1234, 4999, 5000, 5001, 90_000].map(freeShippingGapCents)).toEqual([5000, 3766, 1, 0, 0, 0]);
});

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
])('A-70 A-76 an address says where to by its street or its city: %o', (address, is) => {
  expect(hasPlace(address)).toBe(is);
});
