/** @jest-environment node */
import { cycleViolations, importViolations, layerViolations } from '@/scripts/house-rules/imports';
import { testRules } from '@/scripts/house-rules/rule-tester';

testRules([
  {
    name: '1 folders import only what the table allows',
    violations: importViolations,
    invalid: [
      [['components/cart/a.tsx', "import { b } from '@/data/products';"]],
      [['components/cart/a.tsx', "import { b } from '../../data/products';"]],
      [['components/cart/a.tsx', "import Page from '@/app/page';"]],
      [['components/cart/a.test.tsx', "import Page from '@/app/page';"]],
      [['components/ui/a.tsx', "import { useCart } from '@/lib/stores/cart-store';"]],
      [['components/ui/a.tsx', "import { cartMessages } from '@/messages/cart';"]],
      [['components/ui/a.tsx', "import { routes } from '@/lib/routes';"]],
      [['components/cart/a.tsx', "import { createStore } from 'zustand/vanilla';"]],
      [['components/cart/a.tsx', "const b = await import('@/data/products');"]],
      [['app/Cart/page.tsx', "import Page from '@/app/Login/page';"]],
      [['app/Cart/page.tsx', "import { b } from '@/scripts/build.mjs';"]],
      [['app/manifest.ts', "import theme from '@/tailwind.config';"]],
      [['data/jobs.ts', "import { toCents } from '@/lib/domain/money';"]],
      [['data/jobs.ts', "import { type Job, toCents } from '@/lib/domain/content';"]],
      [['data/jobs.ts', "import { readFileSync } from 'node:fs';"]],
      [['data/navigation.ts', "import type { RouteKey } from '@/lib/routes';"]],
      [['lib/domain/cart.ts', "import { routes } from '@/lib/routes';"]],
      [['lib/domain/cart.ts', "import { useState } from 'react';"]],
      [['lib/domain/cart.ts', "import type { Metadata } from 'next';"]],
      [['lib/domain/cart.ts', "import { products } from '@/data/products';"]],
      [['lib/stores/a.ts', "import { b } from '@/components/ui/button';"]],
      [['lib/stores/a.ts', "import { c } from '@/messages/cart';"]],
      [['lib/stores/a.ts', "import { pbkdf2 } from '@noble/hashes/pbkdf2.js';"]],
      [['lib/routes.ts', "import { useState } from 'react';"]],
      [['lib/messages/en/cart.ts', "import { routes } from '@/lib/routes';"]],
      [['lib/publishing/metadata.ts', "import { cache } from 'react';"]],
      [['lib/publishing/published-catalogue.ts', "import { readFileSync } from 'node:fs';"]],
      [['e2e/cart.spec.ts', "import { cartMessages } from '@/messages/cart';"]],
      [['e2e/cart.spec.ts', "import { toCents } from '@/lib/domain/money';"]],
      [['e2e/cart.spec.ts', "import type { Product } from '@/lib/domain/product';"]],
      [['scripts/a.mjs', "import { b } from '../components/ui/button.tsx';"]],
      [['scripts/a.mjs', "import { b } from '../lib/domain/money.ts';"]],
      [['scripts/bench/a.mjs', "import shop from '../../next.config.mjs';"]],
    ],
    valid: [
      [
        'app/layout.tsx',
        "import './globals.css';\nimport { a } from '@/data/company';\nimport Link from 'next/link';",
      ],
      [
        'components/cart/a.tsx',
        "import { b } from '@/lib/stores/cart-store';\nimport { useState } from 'react';",
      ],
      ['components/cart/a.test.tsx', "import { b } from '@testing-library/react';"],
      ['components/ui/a.tsx', "import type { Href } from '@/lib/routes';"],
      ['data/jobs.ts', "import type { Job } from '@/lib/domain/content';"],
      ['data/data.test.ts', "import { routes } from '@/lib/routes';\nimport { existsSync } from 'node:fs';"],
      ['lib/domain/bill.ts', "import { taxPercent } from '@/data/settings';"],
      ['lib/domain/cart.ts', "import * as v from 'valibot';\nimport { a } from '@/lib/domain/money';"],
      [
        'lib/stores/a.ts',
        "import { b } from 'zustand/vanilla';\nconst c = () => import('@noble/hashes/pbkdf2.js');",
      ],
      [
        'lib/publishing/metadata.ts',
        "import type { Metadata } from 'next';\nimport { routes } from '@/lib/routes';",
      ],
      ['lib/publishing/published-catalogue.ts', "import { createHash } from 'node:crypto';"],
      [
        'e2e/cart.spec.ts',
        "import { products } from '@/data/products';\nimport { productPath } from '@/lib/routes';",
      ],
      [
        'scripts/a.mjs',
        "import { b } from './b.mjs';\nconst text = 'components come from'; b('components/ui/x');",
      ],
      ['scripts/bench/baseline/next.config.mjs', "import shop from '../../../next.config.mjs';"],
    ],
  },
  {
    name: '1 components import only from lower layers',
    violations: layerViolations,
    invalid: [
      [['components/ui/a.tsx', "import { b } from '@/components/cart/b';"]],
      [['components/cart/a.tsx', "import { b } from '@/components/product/b';"]],
      [['components/wishlist/a.tsx', "import { b } from '../account/b';"]],
      [['components/account/a.tsx', "import type { B } from '@/components/wishlist/b';"]],
      [['components/home/a.tsx', "import { b } from '@/components/catalogue/b';"]],
      [['components/dashboard/a.tsx', "import { b } from '@/components/layout/b';"]],
      [['components/stuff/a.tsx', '']],
      [['components/a.tsx', '']],
    ],
    valid: [
      ['components/layout/a.tsx', "import { b } from '@/components/home/b';\nimport { c } from './c';"],
      [
        'components/cart/a.tsx',
        "import { b } from '@/components/notices/b';\nimport { routes } from '@/lib/routes';",
      ],
    ],
  },
  {
    name: '1 no module depends on itself',
    violations: cycleViolations,
    invalid: [
      [['lib/domain/a.ts', "import { b } from '@/lib/domain/a';"]],
      [
        ['lib/a.ts', "import { b } from './b';"],
        ['lib/b.ts', "import type { C } from '@/lib/c';"],
        ['lib/c.ts', "import { a } from '../lib/a';"],
      ],
    ],
    valid: [
      ['lib/a.ts', "import { b } from './b'; import { c } from './c'; import 'react';"],
      ['lib/b.ts', "import { d } from './d'; import { c } from './c';"],
      ['lib/c.ts', "import { d } from './d';"],
      ['lib/d.ts', ''],
    ],
  },
]);
