import { emptyDraft } from '@/lib/domain/checkout';
import { truncatedDraft } from '@/lib/domain/truncated-draft';

const billing = { ...emptyDraft.billing, street: ` 12\nStreet 240 `, city: 'Phnom Penh' };

test('A-70 fields are one line each, the notes as they were typed', () => {
  const { draft, isTruncated } = truncatedDraft({
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
  const { draft, isTruncated } = truncatedDraft({ ...emptyDraft, billing: endless });
  expect(draft.billing.street).toBe(`${'a'.repeat(120)}…`);
  expect(isTruncated).toBe(true);
  expect(truncatedDraft({ ...emptyDraft, notes: 'a'.repeat(601) }).isTruncated).toBe(true);
  expect(truncatedDraft({ ...emptyDraft, shipping: endless }).isTruncated).toBe(false);
  expect(truncatedDraft({ ...emptyDraft, shipping: endless, shipsElsewhere: true }).isTruncated).toBe(true);
});
