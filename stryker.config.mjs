/** Breaks the rules and the stores line by line, and asks whether a test notices: `npm run mutate`. */
export default {
  mutate: ['lib/domain/**/*.ts', 'lib/stores/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: { roots: ['<rootDir>/lib/domain', '<rootDir>/lib/stores'] },
  },
  // Works for tests that run in the environment of jest.config.mjs: none of them may name another.
  coverageAnalysis: 'perTest',
  // A file that is not there: Stryker cannot read one with TypeScript 7, and needs none.
  tsconfigFile: 'tsconfig.none.json',
  ignorePatterns: ['/out', '/.next', '/public', '/test-results', '/scripts/images', '/e2e'],
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: 'test-results/mutation.html' },
  tempDirName: 'test-results/mutation',
  concurrency: 2,
  incremental: true,
  incrementalFile: 'test-results/mutation.json',
  thresholds: { high: 95, low: 90, break: 90 },
};
