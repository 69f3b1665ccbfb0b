import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** ESM-only packages that Jest must transform. */
const ESM_PACKAGES = [
  'd3-[a-z-]+',
  'internmap',
  'next-intl',
  'use-intl',
  'icu-minify',
  'idb-keyval',
  'intl-messageformat',
  '@formatjs',
  'uuid',
  'postal-mime',
  '@tanstack',
];

const setupFiles = ['<rootDir>/scripts/test/missing-in-jsdom.ts'];
if (process.env.TEST_PROPERTY_FACTOR) setupFiles.push('<rootDir>/scripts/test/more-property-runs.ts');

const FOLDERS = 'lib|components|app|page-cache|sandbox|scripts|messages';

const EMPTY = '<rootDir>/scripts/test/empty-module.ts';

const base = {
  setupFiles,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': EMPTY,
    // Parts of @react-email/components that no mail uses; they take a second to load.
    '^@react-email/(code-block|markdown|tailwind)$': EMPTY,
    // The languages of zod's own messages: the product has its own, and each suite would read fifty files.
    '^\\.\\./locales/index\\.(c?js)$': EMPTY,
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data', '<rootDir>/dist'],
};

/** @param {object} own */
async function project(own) {
  const resolved = await withNext({ ...base, ...own })();
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`] };
}

/** A suite gets a document by its name, `.test.tsx`, or by `@jest-environment jsdom`: to make one takes half a second. */
export default async function config() {
  return {
    // Suites with their own database create it first, which takes time on a busy machine.
    testTimeout: 30_000,
    // On a busy machine a worker needs more than Jest's half second to end; one that leaks never ends.
    workerGracefulExitTimeout: 5000,
    testSequencer: '<rootDir>/scripts/test/long-first.mjs',
    projects: [
      await project({
        testEnvironment: 'node',
        testMatch: [`<rootDir>/(${FOLDERS})/**/*.test.ts`, '<rootDir>/*.test.ts'],
      }),
      await project({
        testEnvironment: 'jsdom',
        testMatch: [`<rootDir>/(${FOLDERS})/**/*.test.tsx`],
        setupFilesAfterEnv: ['<rootDir>/scripts/test/testing-library.ts'],
      }),
    ],
  };
}
