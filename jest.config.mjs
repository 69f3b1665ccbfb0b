import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** ESM-only packages that Jest must transform. */
const ESM_PACKAGES = [
  'next-intl',
  'use-intl',
  'icu-minify',
  'idb-keyval',
  'intl-messageformat',
  '@formatjs',
  'uuid',
  'postal-mime',
];

const setupFiles = ['<rootDir>/scripts/test/missing-in-jsdom.ts'];
if (process.env.TEST_PROPERTY_FACTOR) setupFiles.push('<rootDir>/scripts/test/more-property-runs.ts');

const base = {
  testEnvironment: 'jsdom',
  setupFiles,
  // Suites with a database of their own lay it first; a loaded machine takes its time.
  testTimeout: 30_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/scripts/test/empty-module.ts' },
  testMatch: [
    '<rootDir>/(lib|components|app|page-cache|sandbox|scripts|messages)/**/*.test.{ts,tsx}',
    '<rootDir>/*.test.ts',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data', '<rootDir>/dist'],
};

export default async function config() {
  const resolved = await withNext(base)();
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`] };
}
