import { latinSlugOf, textsOf } from '@/scripts/shop/texts.mjs';

const settings = {
  name: 'Kep Pantry',
  description: 'Pepper and salt from the coast.',
  categories: [{ name: 'Pepper' }, { name: 'Salt' }, { name: 'Tea & more' }],
  contact: { offices: [{ name: 'Kep' }, { name: 'Kampot' }] },
  texts: {},
};
const withOffices = (...names: readonly string[]) => ({
  ...settings,
  contact: { offices: names.map((name) => ({ name })) },
});

test('texts that shop.json leaves out name the shop, its categories and its offices', () => {
  expect(textsOf(settings, [{}, {}])).toEqual({
    homeTitle: 'Online shop',
    homeDescription: 'Pepper and salt from the coast.',
    highlights: 'Highlights',
    storeDescription: 'All 2 products of Kep Pantry: Pepper, Salt and Tea & more.',
    careerDescription: 'Open positions at our offices in Kep and Kampot.',
    contactDescription: 'Visit, call or write to us in Kep or Kampot.',
    emptyCartHint: 'You will find our products in the store.',
    collectHint: 'Pay at our office in Kep or Kampot when you collect your order.',
  });
});

test('a shop with one product, and one with one office or none, has texts without a list', () => {
  expect(textsOf(settings, [{}]).storeDescription).toMatch(/^The one product of Kep Pantry: /);
  expect(textsOf(withOffices('Kep'), [])).toMatchObject({
    careerDescription: 'Open positions at our office in Kep.',
    contactDescription: 'Visit, call or write to us in Kep.',
  });
  expect(textsOf(withOffices(), [])).toMatchObject({
    careerDescription: 'Open positions at Kep Pantry.',
    contactDescription: 'How to reach Kep Pantry.',
    collectHint: 'Pay when you collect your order.',
  });
});

test('a text of shop.json takes the place of its default', () => {
  const texts = textsOf({ ...settings, texts: { emptyCartHint: 'Take a seat.' } }, [{}]);
  expect(texts).toMatchObject({ emptyCartHint: 'Take a seat.', highlights: 'Highlights' });
});

test.each([
  ['Minato', 'minato'],
  ["Tom & Jerry's  Café", 'tom-jerry-s-cafe'],
  ['ម្រេចកំពត', 'shop'],
  ['港 24', '24'],
])('the name %s becomes %s in names of files and caches', (name, slug) => {
  expect(latinSlugOf(name)).toBe(slug);
});
