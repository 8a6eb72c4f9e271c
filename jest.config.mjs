import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  roots: [
    '<rootDir>/lib',
    '<rootDir>/components',
    '<rootDir>/data',
    '<rootDir>/app',
    '<rootDir>/scripts/bench',
    '<rootDir>/scripts/export',
    '<rootDir>/scripts/testing',
  ],
  // On two cores Jest would use one of them, and half of the minute that `npm run verify` may take would go by idle.
  maxWorkers: '100%',
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/e2e/'],
  restoreMocks: true,
  // Typing into a form takes its time on a busy machine.
  testTimeout: 30_000,
  // Only the rules of the shop are held to a figure; `content.ts` holds types alone.
  collectCoverageFrom: ['lib/domain/**/*.ts', '!**/*.test.ts', '!lib/domain/content.ts'],
  coverageThreshold: { global: { branches: 100, functions: 100, lines: 100, statements: 100 } },
  coverageReporters: ['text'],
};

export default createJestConfig(config);
