import { DEFAULT_SHOPIFY_APP } from '@/sandbox/shopify/app';
import { sandboxKeys } from '@/sandbox/stripe/keys';

/**
 * Sets environment variables of this test file's process. Call it before anything reads them, because readers cache the
 * first result.
 */
export function setTestEnv(values: Record<string, string>): void {
  Object.assign(process.env, values);
}

/** Variables of every API test, except addresses. */
export const TEST_SECRETS = {
  APP_MODE: 'test',
  LOG_LEVEL: 'silent',
  NEXTAUTH_SECRET: 'test-session-secret',
  LINK_SECRET: 'test-link-secret-0123',
  HOUSEHOLD_KEY: 'test-household-key-0123',
  INTERNAL_SECRET: 'test-internal-secret',
  // A busy machine is not a hanging database; the suite of the time limit sets its own.
  ANSWER_WITHIN_MS: '60000',
  DATABASE_WAIT_MS: '60000',
};

/** The stand-in's keys for these regions; other regions take no payments. */
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

/** The stand-in's app, which shops can be connected to. */
export function shopifyTestEnv(url: string): Record<string, string> {
  return {
    SHOPIFY_API_KEY: DEFAULT_SHOPIFY_APP.apiKey,
    SHOPIFY_API_SECRET: DEFAULT_SHOPIFY_APP.apiSecret,
    SHOPIFY_SANDBOX_URL: url,
  };
}
