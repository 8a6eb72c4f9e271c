import { categories, freeShippingFromCents, shippingPercent, taxPercent } from '@/shop/settings';

test('DATA-08 ERR-01 the six categories stand in the order of the filter', () => {
  expect(categories).toEqual([
    'Calbee Frugra',
    'Matcha Green Tea',
    'Baby Collection',
    'Healthcare Products',
    'Okamoto Condom & Lubrican',
    'Snacks & Confectionaries',
  ]);
});

test('SUM-04 SUM-05 shipping costs 1% and is free from $50, and VAT is 5%', () => {
  expect([freeShippingFromCents, shippingPercent, taxPercent]).toEqual([5000, 1, 5]);
});
