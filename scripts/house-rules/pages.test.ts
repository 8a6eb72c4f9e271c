/** @jest-environment node */
import { metadataViolations, titleViolations } from '@/scripts/house-rules/pages';
import { testRules } from '@/scripts/house-rules/rule-tester';

testRules([
  {
    name: '9 every page exports metadata',
    violations: metadataViolations,
    invalid: [[['app/Cart/page.tsx', 'export default function Page() {}\n// export const metadata']]],
    valid: [
      ['app/Cart/page.tsx', 'export const metadata = pageMetadata({});'],
      ['app/page.tsx', 'export async function generateMetadata() {}'],
      ['app/Cart/layout.tsx', ''],
    ],
  },
]);

test('9 no two pages have one title: sees twins and empty titles, and lets others pass', () => {
  const one = { path: 'app/page.tsx', title: 'Minato' };
  expect(titleViolations([one, { ...one, path: 'app/Cart/page.tsx' }])).toHaveLength(1);
  expect(titleViolations([{ ...one, title: ' ' }])).toHaveLength(1);
  expect(titleViolations([one, { path: 'app/Cart/page.tsx', title: 'Cart' }])).toEqual([]);
});
