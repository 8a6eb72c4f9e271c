import nextJest from 'next/jest.js';
import { generateShop, sampleShop } from './scripts/shop/generate.mjs';

/** The unit tests know the sample, whatever SHOP says. */
const shopModules = 'test-results/sample-shop';

const createJestConfig = nextJest({ dir: './' });

/** `npm run verify` leaves the slow tests to `npm test`. */
const skipped = process.env.IS_VERIFY === '1' ? ['\\.slow\\.test\\.tsx?$'] : [];

/** The DOM takes time to set up for each file, so only the tests of these folders have it. */
const withDom = inFolders('app', 'components', 'lib/offline', 'lib/stores', 'scripts/export/browser');

const projects = [
  {
    displayName: 'node',
    testEnvironment: 'node',
    roots: inFolders('lib', 'scripts'),
    testPathIgnorePatterns: [...withDom, ...skipped],
  },
  {
    displayName: 'dom',
    testEnvironment: 'jsdom',
    roots: withDom,
    testPathIgnorePatterns: skipped,
    setupFilesAfterEnv: ['<rootDir>/scripts/testing/jest-setup.ts'],
  },
];

/** @type {import('jest').Config} */
const shared = {
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/messages/(.*)$': '<rootDir>/lib/messages/en/$1',
    // The compiler writes the paths of tsconfig.json in place of their aliases.
    '^(?:@/shop|.*/\\.shop)/(.*)$': `<rootDir>/${shopModules}/$1`,
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/e2e/'],
  restoreMocks: true,
};

/** @type {import('jest').Config} */
const config = {
  // By default Jest leaves one core unused, so two cores would run one worker.
  maxWorkers: '100%',
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
  const configOf = async (project) => ({
    ...(await createJestConfig({ ...shared, ...project })()),
    transformIgnorePatterns: [`/node_modules/(?!(?:${esModules})/)`],
  });
  return { ...config, projects: await Promise.all(projects.map(configOf)) };
};

function inFolders(...folders) {
  return folders.map((folder) => `<rootDir>/${folder}/`);
}
