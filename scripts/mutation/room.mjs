/**
 * How Stryker breaks one room of `lib`: only that room's own tests are asked, or each broken line would take ten times
 * as long.
 */
export function room(name) {
  const folder = `lib/${name}`;
  return {
    mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}'],
    testRunner: 'jest',
    jest: { configFile: 'jest.config.mjs', config: { roots: [`<rootDir>/${folder}`] } },
    // Works for tests that run in the environment of jest.config.mjs: none of them may name another.
    coverageAnalysis: 'perTest',
    // What runs once, while a module loads, would need the whole room's tests for each line.
    ignoreStatic: true,
    // Hashing a password takes its time: slow is not yet an endless loop.
    timeoutMS: 30_000,
    // A file that is not there: Stryker cannot read one with TypeScript 7, and needs none.
    tsconfigFile: 'tsconfig.none.json',
    ignorePatterns: ['/out', '/.next', '/public', '/test-results', '/scripts/images', '/e2e'],
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: `test-results/mutation-${name}.html` },
    tempDirName: `test-results/mutation-${name}`,
    concurrency: 2,
    incremental: true,
    incrementalFile: `test-results/mutation-${name}.json`,
    thresholds: { high: 95, low: 90, break: 90 },
  };
}
