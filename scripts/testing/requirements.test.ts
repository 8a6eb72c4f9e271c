/** @jest-environment node */
import { coverageOf, idsNamedIn, isComplete, requirementsIn, tableOf } from './requirements.mjs';

const list = `
- **CAT-01** (E) The page has a sidebar.
- **CAT-02** (U/E) All 30 products show.
- **SUM-09** (U) An empty cart is 0.00.
- **A-22** A ruling is no requirement.
`;
const requirements = requirementsIn(list);

test('the list is read with areas and levels, rulings are left out', () => {
  expect(requirements).toEqual([
    { id: 'CAT-01', area: 'CAT', levels: ['E'] },
    { id: 'CAT-02', area: 'CAT', levels: ['U', 'E'] },
    { id: 'SUM-09', area: 'SUM', levels: ['U'] },
  ]);
});

test.each([
  ['one', "test('CAT-01 the sidebar', …)", ['CAT-01']],
  ['several', 'test(`CAT-01 SUM-09, F-12 the ${x}`, …)', ['CAT-01', 'SUM-09', 'F-12']],
  ['a row', "['CAT-01', 'sidebar']", ['CAT-01']],
  ['not one within the sentence', "test('the sidebar of CAT-01', …)", []],
  ['not a skipped one', "test.skip('CAT-01 the sidebar', …)", []],
  ['not one that is still to be written', "test.todo(\n  'CAT-01 the sidebar')", []],
])('ids named by a test: %s', (_, source, ids) => {
  expect(idsNamedIn(source)).toEqual(ids);
});

test('what only a unit test names is unproved where a browser is wanted', () => {
  const coverage = coverageOf(requirements, [
    { path: 'components/catalogue/catalogue.test.tsx', text: "test('CAT-01 x'); test('CAT-02 x')" },
    { path: 'e2e/bill.spec.ts', text: "test('SUM-09 x')" },
  ]);
  expect(coverage).toEqual({
    areas: [
      { area: 'CAT', total: 2, unproved: ['CAT-01'] },
      { area: 'SUM', total: 1, unproved: [] },
    ],
    unknown: [],
  });
  expect(isComplete(coverage)).toBe(false);
  expect(tableOf(coverage)).toEqual([
    'CAT       1 of   2   without a test: CAT-01',
    'SUM       1 of   1',
    '2 of 3 requirements have a test of their own',
  ]);
});

test('all named is complete; an id that is in no list is told', () => {
  const path = 'e2e/catalogue.spec.ts';
  const all = "test('CAT-01 CAT-02 x'); test('SUM-09 F-3 x')";
  expect(isComplete(coverageOf(requirements, [{ path, text: all }]))).toBe(true);
  const more = coverageOf(requirements, [{ path, text: `${all}; test('CAT-03 x')` }]);
  expect(more.unknown).toEqual(['CAT-03']);
  expect(isComplete(more)).toBe(false);
});

test('an empty list proves nothing', () => {
  expect(isComplete(coverageOf(requirementsIn(''), []))).toBe(false);
});
