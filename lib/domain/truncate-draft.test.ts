import { emptyDraft } from '@/lib/domain/checkout';
import { truncateDraft } from '@/lib/domain/truncate-draft';

const billing = { ...emptyDraft.billing, street: ` 12\nStreet 240 `, city: 'Phnom Penh' };

test('A-70 fields are one line each, the notes as they were typed', () => {
  const { draft, isTruncated } = truncateDraft({
    ...emptyDraft,
    billing,
    coupon: 'A\nB',
    notes: ' Ring\ntwice ',
  });
  expect(draft).toMatchObject({
    billing: { street: '12 Street 240', city: 'Phnom Penh' },
    coupon: 'A B',
    notes: 'Ring\ntwice',
  });
  expect(isTruncated).toBe(false);
});

test('F-161 what is too long is shortened, and told', () => {
  const endless = { ...billing, street: 'a'.repeat(121) };
  const { draft, isTruncated } = truncateDraft({ ...emptyDraft, billing: endless });
  expect(draft.billing.street).toBe(`${'a'.repeat(120)}…`);
  expect(isTruncated).toBe(true);
  expect(truncateDraft({ ...emptyDraft, notes: 'a'.repeat(601) }).isTruncated).toBe(true);
  expect(truncateDraft({ ...emptyDraft, shipping: endless }).isTruncated).toBe(false);
  expect(truncateDraft({ ...emptyDraft, shipping: endless, shipsElsewhere: true }).isTruncated).toBe(true);
});
