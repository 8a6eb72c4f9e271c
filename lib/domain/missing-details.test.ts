import { emptyDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { missingDetails } from '@/lib/domain/missing-details';

const billing = {
  ...emptyDraft.billing,
  firstName: 'Sok',
  lastName: 'Dara',
  street: '12 Street 240',
  city: 'Phnom Penh',
  phone: '+855 12 000 000',
};

test('A-70 what the shop would have to ask for', () => {
  const missing = (draft: Partial<CheckoutDraft>) => missingDetails({ draft: { ...emptyDraft, ...draft } });
  expect(missing({})).toEqual(['name', 'contact', 'address']);
  expect(missing({ method: 'collect' })).toEqual(['name', 'contact']);
  expect(missing({ billing })).toEqual([]);
  expect(missing({ billing: { ...billing, phone: ' ', email: 'a@minato.example' } })).toEqual([]);
  expect(missing({ billing, shipsElsewhere: true })).toEqual(['address']);
});
