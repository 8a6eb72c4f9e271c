import { appliedFilters } from '@/lib/domain/applied-filters';
import { defaultQuery, type CatalogueQuery } from '@/lib/domain/catalogue';

const kindsOf = (part: Partial<CatalogueQuery>) =>
  appliedFilters({ ...defaultQuery, ...part }).map(({ kind }) => kind);

test('CAT-15 the whole catalogue, sorted or searched, is narrowed by no filter', () => {
  expect(kindsOf({})).toEqual([]);
  expect(kindsOf({ sort: 'name-a-z', words: 'tea' })).toEqual([]);
});

test.each([
  ['category', { category: 'Baby Collection' }],
  ['status', { status: 'in-stock' }],
  ['price', { price: { low: 10, high: 100 } }],
  ['price', { price: { low: 0, high: 90 } }],
] as const)('CAT-15 %s %j is told, and taken back alone', (kind, part) => {
  const query = { ...defaultQuery, sort: 'name-z-a', ...part } as const;
  const [filter, ...others] = appliedFilters(query);
  expect(filter?.kind).toBe(kind);
  expect(others).toEqual([]);
  expect({ ...query, ...filter?.without }).toEqual({ ...defaultQuery, sort: 'name-z-a' });
});

test('CAT-15 all three are told in the order of the filters', () => {
  expect(
    kindsOf({ price: { low: 10, high: 50 }, status: 'out-of-stock', category: 'Calbee Frugra' }),
  ).toEqual(['category', 'status', 'price']);
});
