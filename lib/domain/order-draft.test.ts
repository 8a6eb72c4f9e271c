import { emptyDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { missingDetails, truncateDraft } from '@/lib/domain/order-draft';
import { billing } from '@/lib/domain/order-fixture';

test('A-70 fields become one line each, and the notes keep their lines', () => {
  const draft = {
    ...emptyDraft,
    billing: { ...billing, street: ' 12 \n Street 240 ' },
    coupon: 'A\nB',
    notes: ' Ring\ntwice ',
  };
  expect(truncateDraft(draft)).toEqual({
    draft: { ...emptyDraft, billing, coupon: 'A B', notes: 'Ring\ntwice' },
    isTruncated: false,
  });
});

const long = { ...billing, street: 'a'.repeat(121) };

test.each<[string, Partial<CheckoutDraft>, boolean]>([
  ['120 characters of a street', { billing: { ...billing, street: 'a'.repeat(120) } }, false],
  ['121 characters of a street', { billing: long }, true],
  ['600 characters of notes', { notes: 'a'.repeat(600) }, false],
  ['601 characters of notes', { notes: 'a'.repeat(601) }, true],
  ['a long address that is not shipped to', { shipping: long }, false],
  ['a long address that is shipped to', { shipping: long, shipsElsewhere: true }, true],
])('F-161 only what is sent and too long is truncated: %s', (_, changes, isTruncated) => {
  expect(truncateDraft({ ...emptyDraft, ...changes }).isTruncated).toBe(isTruncated);
});

test('F-161 a long field ends in an ellipsis', () => {
  const { draft } = truncateDraft({ ...emptyDraft, billing: long });
  expect(draft.billing.street).toBe(`${'a'.repeat(120)}…`);
});

test.each<[string, Partial<CheckoutDraft>, string[]]>([
  ['nothing', {}, ['name', 'contact', 'address']],
  ['nothing, for an order that is collected', { method: 'collect' }, ['name', 'contact']],
  ['everything', { billing }, []],
  ['an email instead of a phone number', { billing: { ...billing, phone: ' ', email: 'a@b.kh' } }, []],
  ['one name', { billing: { ...billing, firstName: ' ' } }, []],
  ['blanks for a name', { billing: { ...billing, firstName: ' ', lastName: ' ' } }, ['name']],
  ['no address to ship to', { billing, shipsElsewhere: true }, ['address']],
])('A-70 the shop has to ask for what is missing if the shopper typed %s', (_, changes, missing) => {
  expect(missingDetails({ ...emptyDraft, ...changes })).toEqual(missing);
});
