import {
  routeFolderViolations,
  vagueFolderViolations,
  barrelViolations,
  componentViolations,
  stylesheetSizeViolations,
} from '@/scripts/house-rules/files';
import { testRules } from '@/scripts/house-rules/rule-tester';

const component = 'components/cart/cart-line.tsx';

testRules([
  {
    name: 'stylesheets have at most 200 lines',
    violations: stylesheetSizeViolations,
    invalid: [[['app/globals.css', 'a {}\n'.repeat(201)]]],
    valid: [
      ['app/globals.css', 'a {}\n'.repeat(200)],
      ['data/home.ts', 'a;\n'.repeat(201)],
    ],
  },
  {
    name: 'every folder of app is part of a url',
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
    name: 'a file in components exports one component and has its name',
    violations: componentViolations,
    invalid: [
      [[component, 'export function CartRow() {}']],
      [[component, 'export function CartLine() {}\nexport function CartRow() {}']],
      [[component, 'export function CartLine() {}\nexport const height = 3;']],
      [[component, 'export const cartLine = 3;']],
      [[component, 'function CartLine() {}']],
    ],
    valid: [
      [component, "'use client';\nexport type Props = {};\nexport function CartLine() {}\nfunction Row() {}"],
      ['components/cart/cart-line.test.tsx', 'test();'],
      ['components/ui/use-hydrated.ts', 'export function useHydrated() {}'],
    ],
  },
  {
    name: 'each module has one import path',
    violations: barrelViolations,
    invalid: [
      [['components/ui/index.ts', '']],
      [['components/ui/index.tsx', '']],
      [[component, "export { Button } from '@/components/ui/button';"]],
      [[component, "export * from '@/components/ui/button';"]],
      [[component, "export type { A } from './a';"]],
      [[component, "import { a } from './a';\nexport * as b from './b';"]],
    ],
    valid: [
      [
        component,
        "import { a } from './a';\nexport const b = 1;\nexport function c() { return import('./c'); }",
      ],
    ],
  },
  {
    name: 'no folder has a vague name',
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
