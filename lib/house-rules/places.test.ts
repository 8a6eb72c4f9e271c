/** @jest-environment node */
import {
  routeFolderViolations,
  vagueFolderViolations,
  barrelViolations,
  componentViolations,
  defaultViolations,
  nameViolations,
  sizeViolations,
  untestedViolations,
} from '@/lib/house-rules/places';
import { proveRules } from '@/lib/house-rules/proof';

const lines = (count: number) => 'a;\n'.repeat(count);
const shown = 'components/cart/cart-line.tsx';

proveRules([
  {
    name: '2 files are short',
    violations: sizeViolations,
    broken: [
      [[shown, lines(201)]],
      [['lib/domain/cart.ts', lines(121)]],
      [['app/Cart/page.tsx', lines(61)]],
      [['components/cart/a.test.tsx', lines(301)]],
      [['e2e/cart.spec.ts', lines(301)]],
      [['scripts/a.mjs', lines(201)]],
      [['data/data.test.ts', lines(301)]],
    ],
    sound: [
      [shown, lines(200)],
      ['lib/domain/cart.ts', lines(120)],
      ['app/Cart/page.tsx', lines(60)],
      ['lib/domain/cart.test.ts', lines(300)],
      ['data/products.ts', lines(900)],
      ['lib/messages/en/cart.ts', lines(900)],
    ],
  },
  {
    name: '3 files are named in kebab-case',
    violations: nameViolations,
    broken: [
      [['components/cart/CartLine.tsx', '']],
      [['lib/stores/cart_store.ts', '']],
      [['components/Cart/cart-line.tsx', '']],
      [['scripts/buildId.mjs', '']],
    ],
    sound: [
      ['components/cart/cart-line.test.tsx', ''],
      ['app/OurStore/page.tsx', ''],
      ['jest.setup.ts', ''],
    ],
  },
  {
    name: '3 the folders of app are the addresses',
    violations: routeFolderViolations,
    broken: [
      [['app/ourstore/page.tsx', '']],
      [['app/(shop)/page.tsx', '']],
      [['app/_parts/page.tsx', '']],
      [['app/UserDashBoard/page.tsx', '']],
      [['app/OurStore/[category]/page-parts.tsx', '']],
      [['app/Cart/cart-form.tsx', '']],
    ],
    sound: [
      ['app/page.tsx', ''],
      ['app/globals.css', ''],
      ['app/icon.svg', ''],
      ['app/not-found.test.tsx', ''],
      ['app/OurStore/[category]/[name]/page.tsx', ''],
      ['app/UserDashboard/TrackOrder/Detail/page.tsx', ''],
    ],
  },
  {
    name: '3 a component has a file of its own, of its own name',
    violations: componentViolations,
    broken: [
      [[shown, 'export function CartRow() {}']],
      [[shown, 'export function CartLine() {}\nexport function CartRow() {}']],
      [[shown, 'export function CartLine() {}\nexport const height = 3;']],
      [[shown, 'export const cartLine = 3;']],
      [[shown, 'function CartLine() {}']],
    ],
    sound: [
      [shown, "'use client';\nexport type Props = {};\nexport function CartLine() {}\nfunction Row() {}"],
      ['components/cart/cart-line.test.tsx', 'test();'],
      ['components/ui/use-hydrated.ts', 'export function useHydrated() {}'],
    ],
  },
  {
    name: '4 one door to each module',
    violations: barrelViolations,
    broken: [
      [['components/ui/index.ts', '']],
      [['components/ui/index.tsx', '']],
      [[shown, "export { Button } from '@/components/ui/button';"]],
      [[shown, "export * from '@/components/ui/button';"]],
      [[shown, "export type { A } from './a';"]],
      [[shown, "import { a } from './a';\nexport * as b from './b';"]],
    ],
    sound: [
      [shown, "import { a } from './a';\nexport const b = 1;\nexport function c() { return import('./c'); }"],
    ],
  },
  {
    name: '5 a default export only where it is asked for',
    violations: defaultViolations,
    broken: [
      [[shown, 'export default function CartLine() {}']],
      [['lib/publishing/metadata.ts', 'const a = 1;\nexport { a as default };']],
    ],
    sound: [
      ['app/page.tsx', 'export default function Home() {}'],
      ['tailwind.config.ts', 'export default {};'],
      [shown, "const a = 'export default';"],
    ],
  },
  {
    name: '10 every rule has its test beside it',
    violations: untestedViolations,
    broken: [[['lib/domain/cart.ts', 'export const a = 1;']]],
    sound: [
      ['lib/domain/cart.ts', 'export const a = 1;'],
      ['lib/domain/cart.test.ts', ''],
      ['lib/domain/content.ts', '/** export const a */\nexport type A = 1;\nexport interface B {}'],
      ['lib/publishing/metadata.ts', 'export const a = 1;'],
    ],
  },
  {
    name: '12 no room without a noun',
    violations: vagueFolderViolations,
    broken: ['types', 'utils', 'hooks', 'helpers', 'common', 'misc', 'shared'].map((room) => [
      [`lib/${room}/a.ts`, ''],
    ]),
    sound: [
      ['lib/stores/types.ts', ''],
      ['components/ui/use-hydrated.ts', ''],
    ],
  },
]);
