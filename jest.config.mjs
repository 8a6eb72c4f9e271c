import nextJest from 'next/jest.js';
import { generateShop, sampleShop } from './scripts/shop/generate.mjs';

/** The unit tests know the sample, whatever SHOP says. */
const shopModules = 'test-results/sample-shop';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/scripts/testing/jest-setup.ts'],
  roots: ['app', 'components', 'lib', 'scripts'].map((folder) => `<rootDir>/${folder}`),
  // By default Jest leaves one core unused, so two cores would run one worker.
  maxWorkers: '100%',
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/messages/(.*)$': '<rootDir>/lib/messages/en/$1',
    // The compiler writes the paths of tsconfig.json in place of their aliases.
    '^(?:@/shop|.*/\\.shop)/(.*)$': `<rootDir>/${shopModules}/$1`,
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/e2e/'],
  restoreMocks: true,
  testTimeout: 30_000,
  // Coverage is enforced for lib/domain only; `content.ts`, `company.ts`, `page-content.ts` and `terms.ts` contain only types.
  collectCoverageFrom: [
    'lib/domain/**/*.ts',
    '!**/*.test.ts',
    '!lib/domain/{content,company,page-content,terms}.ts',
  ],
  coverageThreshold: { global: { branches: 100, functions: 100, lines: 100, statements: 100 } },
  coverageReporters: ['text'],
};

// Jest must transform these packages, which are published as ES modules only; Next's own pattern excludes all packages.
const esModules =
  'oxc-parser|mdast-util-[^/]+|micromark[^/]*|unist-util-[^/]+|decode-named-character-reference|character-entities|devlop';

export default async () => {
  await generateShop({ shop: sampleShop, folder: shopModules, makesFonts: false });
  return {
    ...(await createJestConfig(config)()),
    transformIgnorePatterns: [`/node_modules/(?!(?:${esModules})/)`],
  };
};
