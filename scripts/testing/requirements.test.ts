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

test('requirements are parsed with area and levels, and rulings (A) are left out', () => {
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
  ['one id', "test('CAT-01 the sidebar', …)", ['CAT-01']],
  ['several ids', 'test(`CAT-01 SUM-09, F-12 the ${x}`, …)', ['CAT-01', 'SUM-09', 'F-12']],
  ['ids of one digit and of three', "test('F-4 F-136 STORE-07 the rest')", ['F-4', 'F-136', 'STORE-07']],
  ['an id in a table row', "['CAT-01', 'sidebar']", ['CAT-01']],
  ['no id within the title', "test('the sidebar of CAT-01', …)", []],
  ['no id of a skipped test', "test.skip('CAT-01 the sidebar', …)", []],
  ['no id of a test that is still to be written', "test.todo(\n  'CAT-01 the sidebar')", []],
])('finds %s', (_, source, ids) => {
  expect(idsNamedIn(source)).toEqual(ids);
});

test('a unit test does not prove a requirement of level E', () => {
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

test('an id that only a test names is reported as unknown', () => {
  const path = 'e2e/catalogue.spec.ts';
  const text = "test('CAT-01 CAT-02 x'); test('SUM-09 F-3 x')";
  expect(isComplete(coverageOf(requirements, [{ path, text }]))).toBe(true);
  const withUnknown = coverageOf(requirements, [{ path, text: `${text}; test('CAT-03 x')` }]);
  expect(withUnknown.unknown).toEqual(['CAT-03']);
  expect(isComplete(withUnknown)).toBe(false);
});

test('a fault needs a test at each of its levels, and a fault of level M is not counted', () => {
  const unitTest = 'lib/stores/cart.test.ts';
  const browserTest = 'e2e/storage.spec.ts';
  const exportTest = 'e2e/export-security.spec.ts';
  expect(coverageOf(faults, [{ path: browserTest, text: "test('F-4 F-71 F-136 x')" }]).areas).toEqual([
    { area: 'F', total: 3, unproved: ['F-4 (U)', 'F-71 (B)', 'F-136 (B)'] },
  ]);
  expect(coverageOf(faults, [{ path: exportTest, text: "test('F-4 F-71 F-136 x')" }]).areas).toEqual([
    { area: 'F', total: 3, unproved: ['F-4 (U E)', 'F-71 (E)'] },
  ]);
  const coverage = coverageOf(faults, [
    { path: unitTest, text: "test('F-4 x')" },
    { path: browserTest, text: "test('F-4 F-71 x')" },
    { path: exportTest, text: "test('F-71 F-136 x')" },
  ]);
  expect(tableOf(coverage)).toEqual(['F         3 of   3', '3 of 3 requirements have a test of their own']);
});

test('an empty list of requirements is not complete', () => {
  expect(isComplete(coverageOf(requirementsIn(''), []))).toBe(false);
});
