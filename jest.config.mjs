import nextJest from 'next/jest.js';
import { generateShop } from './scripts/shop/generate.mjs';

generateShop();

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/scripts/testing/jest-setup.ts'],
  roots: ['app', 'components', 'data', 'lib', 'scripts'].map((folder) => `<rootDir>/${folder}`),
  // On two cores Jest's default is one worker.
  maxWorkers: '100%',
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/messages/(.*)$': '<rootDir>/lib/messages/en/$1',
    '^@/shop/(.*)$': '<rootDir>/.shop/$1',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/e2e/'],
  restoreMocks: true,
  testTimeout: 30_000,
  // Coverage is enforced for the domain only; `content.ts` holds only types.
  collectCoverageFrom: ['lib/domain/**/*.ts', '!**/*.test.ts', '!lib/domain/content.ts'],
  coverageThreshold: { global: { branches: 100, functions: 100, lines: 100, statements: 100 } },
  coverageReporters: ['text'],
};

// oxc-parser is published as ES modules only, and Next's own pattern leaves packages as they are.
export default async () => ({
  ...(await createJestConfig(config)()),
  transformIgnorePatterns: ['/node_modules/(?!oxc-parser/)'],
});
