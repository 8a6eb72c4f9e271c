import { withConstants } from './inline-settings.mjs';

const settings = `import type { PaymentMethod } from '@/lib/domain/checkout';

export const shopName: string = "Tea = \\"Love\\"; $&";

export const taxPercent: number = 5;

export const isTaxIncluded: boolean = false;

export const freeShippingFromCents: number = Infinity;

export const paymentMethods: readonly PaymentMethod[] = ["collect","cod"];

export const categories: readonly string[] = [
  "Tea",
  "Rice"
];
`;

test.each([
  ["import { taxPercent } from '@/shop/settings';", 'const taxPercent = 5;'],
  ["import { shopName } from '@/shop/settings';", String.raw`const shopName = "Tea = \"Love\"; $&";`],
  [
    "import {\n  freeShippingFromCents,\n  isTaxIncluded,\n  paymentMethods,\n} from '@/shop/settings';",
    'const freeShippingFromCents = Infinity; const isTaxIncluded = false; const paymentMethods = ["collect","cod"];',
  ],
  [
    "import { categories, taxPercent } from '@/shop/settings';",
    "import { categories } from '@/shop/settings'; const taxPercent = 5;",
  ],
])('%j becomes %j', (line, inlined) => {
  const rest = "\nimport { products } from '@/shop/products';\nexport const half = taxPercent / 2;\n";
  expect(withConstants(line + rest, () => settings)).toBe(inlined + rest);
});

test('an import of types or of another name stays', () => {
  const lines =
    "import type { X } from '@/shop/settings';\nimport { taxPercent as tax } from '@/shop/settings';\n";
  expect(withConstants(lines, () => settings)).toBe(lines);
});

test('the constants come from the module that the import names', () => {
  const read = jest.fn(() => 'export const hint: string = "Rest";\n');
  expect(withConstants("import { hint } from '@/shop/texts';", read)).toBe('const hint = "Rest";');
  expect(read).toHaveBeenCalledWith('texts');
});
