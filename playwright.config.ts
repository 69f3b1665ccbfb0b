import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** Tests run against a stack that `npm test` has started on free ports; its URLs come from the environment. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  projects: [
    {
      name: 'product',
      testIgnore: ['remote-api/**', 'two-instances/**', 'without-middleware/**', 'plain-next/**'],
    },
    // A second web of the same build, started without its middleware.
    {
      name: 'without-middleware',
      testMatch: 'without-middleware/**',
      use: { baseURL: process.env.E2E_BARE_URL },
    },
    // The same build under plain `next start`, without server.ts.
    {
      name: 'plain-next',
      testMatch: 'plain-next/**',
      use: { baseURL: process.env.E2E_PLAIN_URL },
    },
    // A separate stack in which the web calls the API at TENANT_API_URL.
    { name: 'remote-api', testMatch: 'remote-api/**' },
    // A stack with two webs on one Redis.
    { name: 'two-instances', testMatch: 'two-instances/**' },
  ],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 15_000,
    // A request that a worker passes on is none of `page.route`; site/offline.spec.ts has one of its own.
    serviceWorkers: 'block',
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test lives for seconds: what V8 spends on optimising its code is never earned back.
        '--js-flags=--no-opt',
      ],
    },
  },
});
