/** Stryker config for one folder of `lib`. Only its own tests run, or each mutant takes ten times as long. */
export function mutationConfig(name) {
  const folder = `lib/${name}`;
  return {
    mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/*-fixture.ts'],
    testRunner: 'jest',
    jest: { configFile: 'jest.config.mjs', config: { roots: [`<rootDir>/${folder}`] } },
    // Works only while no test overrides the jest environment.
    coverageAnalysis: 'perTest',
    // Static mutants need all tests of the folder.
    ignoreStatic: true,
    // Password hashing is slow and must not count as a timeout.
    timeoutMS: 30_000,
    // Does not exist: Stryker cannot read one with TypeScript 7.
    tsconfigFile: 'tsconfig.none.json',
    ignorePatterns: ['/out', '/.next', '/public', '/test-results', '/studio', '/e2e'],
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: `test-results/mutation-${name}.html` },
    tempDirName: `test-results/mutation-${name}`,
    concurrency: 2,
    incremental: true,
    incrementalFile: `test-results/mutation-${name}.json`,
    thresholds: { high: 95, low: 90, break: 90 },
  };
}
