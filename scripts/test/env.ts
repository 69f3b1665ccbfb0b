import { sandboxKeys } from '@/sandbox/stripe/keys';

/** Sets variables for this test file's process; before anything reads them, since each reader remembers its first look. */
export function setTestEnv(values: Record<string, string>): void {
  Object.assign(process.env, values);
}

/** What every test of the API needs beside addresses. */
export const TEST_SECRETS = {
  APP_MODE: 'test',
  LOG_LEVEL: 'silent',
  NEXTAUTH_SECRET: 'test-session-secret',
  LINK_SECRET: 'test-link-secret-0123',
  HOUSEHOLD_KEY: 'test-household-key-0123',
  INTERNAL_SECRET: 'test-internal-secret',
};

/** The stand-in's keys for these regions; a region left out takes no payment. */
export function stripeTestEnv(
  apiUrl: string,
  regions: readonly ('UK' | 'EU' | 'US')[],
): Record<string, string> {
  const env: Record<string, string> = { STRIPE_API_URL: apiUrl };
  for (const region of regions) {
    const keys = sandboxKeys(region);
    env[`STRIPE_${region}_PUBLISHABLE_KEY`] = keys.publishableKey;
    env[`STRIPE_${region}_SECRET_KEY`] = keys.secretKey;
    env[`STRIPE_${region}_WEBHOOK_SECRET`] = keys.webhookSecret;
  }
  return env;
}
