/** Stryker's config for a folder of `lib`. Only the folder's own tests run; with all tests a mutant takes ten times as long. */
export function mutationConfig(folderName) {
  const folder = `lib/${folderName}`;
  return {
    mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/{fixtures,*-fixture}.ts'],
    testRunner: 'jest',
    jest: { configFile: 'jest.config.mjs', config: { roots: [`<rootDir>/${folder}`] } },
    // Stryker can count coverage per test only if no test file chooses its own Jest environment.
    coverageAnalysis: 'perTest',
    // A mutant in code that runs at import would need all tests of the folder.
    ignoreStatic: true,
    // Hashing a password takes seconds and must not count as a timeout.
    timeoutMS: 30_000,
    // Stryker cannot parse a tsconfig with TypeScript 7, so this names a file that does not exist.
    tsconfigFile: 'tsconfig.none.json',
    ignorePatterns: ['/out', '/.next', '/public', '/test-results', '/studio', '/e2e'],
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: `test-results/mutation-${folderName}.html` },
    tempDirName: `test-results/mutation-${folderName}`,
    concurrency: 2,
    incremental: true,
    incrementalFile: `test-results/mutation-${folderName}.json`,
    thresholds: { high: 95, low: 90, break: 90 },
  };
}
