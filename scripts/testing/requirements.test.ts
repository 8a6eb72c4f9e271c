/** @jest-environment node */
import { coverageOf, idsNamedIn, isComplete, requirementsIn, tableOf } from './requirements.mjs';

const list = `
- **CAT-01** (E) The page has a sidebar.
- **CAT-02** (U/E) All 30 products show.
- **SUM-09** (U) An empty cart is 0.00.
- **F-4** (U E) A truncated cart is empty.
- **F-71** (E B) A slash at the end changes nothing.
- **F-79** (M) A page opened from the disk reads well.
- **F-136** (B) A page without its hash fails the build.
- **A-22** A ruling is no requirement.
`;
const all = requirementsIn(list);
const requirements = all.filter(({ area }) => area !== 'F');
const faults = all.filter(({ area }) => area === 'F');

test('the list is read with areas and levels, rulings are left out', () => {
  expect(all).toEqual([
    { id: 'CAT-01', area: 'CAT', levels: ['E'] },
    { id: 'CAT-02', area: 'CAT', levels: ['U', 'E'] },
    { id: 'SUM-09', area: 'SUM', levels: ['U'] },
    { id: 'F-4', area: 'F', levels: ['U', 'E'] },
    { id: 'F-71', area: 'F', levels: ['E', 'B'] },
    { id: 'F-79', area: 'F', levels: ['M'] },
    { id: 'F-136', area: 'F', levels: ['B'] },
  ]);
});

test.each([
  ['one', "test('CAT-01 the sidebar', …)", ['CAT-01']],
  ['several', 'test(`CAT-01 SUM-09, F-12 the ${x}`, …)', ['CAT-01', 'SUM-09', 'F-12']],
  ['of one digit and of three', "test('F-4 F-136 STORE-07 the rest')", ['F-4', 'F-136', 'STORE-07']],
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

test('reports an id that no list holds', () => {
  const path = 'e2e/catalogue.spec.ts';
  const text = "test('CAT-01 CAT-02 x'); test('SUM-09 F-3 x')";
  expect(isComplete(coverageOf(requirements, [{ path, text }]))).toBe(true);
  const more = coverageOf(requirements, [{ path, text: `${text}; test('CAT-03 x')` }]);
  expect(more.unknown).toEqual(['CAT-03']);
  expect(isComplete(more)).toBe(false);
});

test('a fault wants a test at each of its levels; what a person tries is not counted', () => {
  const [unit, walk, check] = [
    'lib/stores/cart.test.ts',
    'e2e/storage.spec.ts',
    'e2e/export-security.spec.ts',
  ];
  expect(coverageOf(faults, [{ path: walk, text: "test('F-4 F-71 F-136 x')" }]).areas).toEqual([
    { area: 'F', total: 3, unproved: ['F-4 (U)', 'F-71 (B)', 'F-136 (B)'] },
  ]);
  expect(coverageOf(faults, [{ path: check, text: "test('F-4 F-71 F-136 x')" }]).areas).toEqual([
    { area: 'F', total: 3, unproved: ['F-4 (U E)', 'F-71 (E)'] },
  ]);
  const coverage = coverageOf(faults, [
    { path: unit, text: "test('F-4 x')" },
    { path: walk, text: "test('F-4 F-71 x')" },
    { path: check, text: "test('F-71 F-136 x')" },
  ]);
  expect(tableOf(coverage)).toEqual(['F         3 of   3', '3 of 3 requirements have a test of their own']);
});

test('an empty list proves nothing', () => {
  expect(isComplete(coverageOf(requirementsIn(''), []))).toBe(false);
});
