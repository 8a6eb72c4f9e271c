import { freeShippingFromCents, shippingPercent, taxPercent } from '@/lib/domain/charges';

test('SUM-04 SUM-05 shipping is free from $50, else 1%, and VAT is 5%', () => {
  expect([freeShippingFromCents, shippingPercent, taxPercent]).toEqual([5000, 1, 5]);
});
