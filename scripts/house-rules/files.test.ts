/** @jest-environment node */
import {
  routeFolderViolations,
  vagueFolderViolations,
  barrelViolations,
  componentViolations,
  stylesheetSizeViolations,
} from '@/scripts/house-rules/files';
import { testRules } from '@/scripts/house-rules/rule-tester';

const shown = 'components/cart/cart-line.tsx';

testRules([
  {
    name: '2 stylesheets are short',
    violations: stylesheetSizeViolations,
    invalid: [[['app/globals.css', 'a {}\n'.repeat(201)]]],
    valid: [
      ['app/globals.css', 'a {}\n'.repeat(200)],
      ['data/products.ts', 'a;\n'.repeat(201)],
    ],
  },
  {
    name: '3 the folders of app are the urls',
    violations: routeFolderViolations,
    invalid: [
      [['app/ourstore/page.tsx', '']],
      [['app/(shop)/page.tsx', '']],
      [['app/_parts/page.tsx', '']],
      [['app/UserDashBoard/page.tsx', '']],
      [['app/OurStore/[category]/page-parts.tsx', '']],
      [['app/Cart/cart-form.tsx', '']],
    ],
    valid: [
      ['app/page.tsx', ''],
      ['app/globals.css', ''],
      ['app/icon.svg', ''],
      ['app/not-found.test.tsx', ''],
      ['app/OurStore/[category]/[name]/page.tsx', ''],
      ['app/UserDashboard/TrackOrder/Detail/page.tsx', ''],
    ],
  },
  {
    name: '3 a file exports one component and has its name',
    violations: componentViolations,
    invalid: [
      [[shown, 'export function CartRow() {}']],
      [[shown, 'export function CartLine() {}\nexport function CartRow() {}']],
      [[shown, 'export function CartLine() {}\nexport const height = 3;']],
      [[shown, 'export const cartLine = 3;']],
      [[shown, 'function CartLine() {}']],
    ],
    valid: [
      [shown, "'use client';\nexport type Props = {};\nexport function CartLine() {}\nfunction Row() {}"],
      ['components/cart/cart-line.test.tsx', 'test();'],
      ['components/ui/use-hydrated.ts', 'export function useHydrated() {}'],
    ],
  },
  {
    name: '4 each module has one import path',
    violations: barrelViolations,
    invalid: [
      [['components/ui/index.ts', '']],
      [['components/ui/index.tsx', '']],
      [[shown, "export { Button } from '@/components/ui/button';"]],
      [[shown, "export * from '@/components/ui/button';"]],
      [[shown, "export type { A } from './a';"]],
      [[shown, "import { a } from './a';\nexport * as b from './b';"]],
    ],
    valid: [
      [shown, "import { a } from './a';\nexport const b = 1;\nexport function c() { return import('./c'); }"],
    ],
  },
  {
    name: '12 no folder with a vague name',
    violations: vagueFolderViolations,
    invalid: ['types', 'utils', 'hooks', 'helpers', 'common', 'misc', 'shared'].map((folder) => [
      [`lib/${folder}/a.ts`, ''],
    ]),
    valid: [
      ['lib/stores/types.ts', ''],
      ['components/ui/use-hydrated.ts', ''],
    ],
  },
]);
