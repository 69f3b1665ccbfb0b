import { z } from 'zod';
import type { Region } from '@/lib/kernel/regions';
import { EnvError, envReader } from './read';

const schema = z.object({
  APP_MODE: z.string().optional(),
  STRIPE_UK_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_UK_SECRET_KEY: z.string().optional(),
  STRIPE_UK_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_EU_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_EU_SECRET_KEY: z.string().optional(),
  STRIPE_EU_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_US_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_US_SECRET_KEY: z.string().optional(),
  STRIPE_US_WEBHOOK_SECRET: z.string().optional(),
  /** The sandbox's URL; Stripe itself if unset. */
  STRIPE_API_URL: z.url().optional(),
  /** The URL of the sandbox's browser script; js.stripe.com if unset. */
  STRIPE_JS_URL: z.url().optional(),
});

/** The keys of one region; a region without all three takes no payment. */
export interface StripeRegionKeys {
  publishableKey: string;
  secretKey: string;
  webhookSecret: string;
}

const read = envReader(schema);

/**
 * The sandbox's URLs, or undefined with Stripe itself. Throws an EnvError for a live key together with a sandbox URL.
 */
export function stripeEnv(): { apiUrl: string | undefined; jsUrl: string | undefined } {
  const env = read();
  const keys = [env.STRIPE_UK_SECRET_KEY, env.STRIPE_EU_SECRET_KEY, env.STRIPE_US_SECRET_KEY];
  const live = keys.some((key) => key?.startsWith('sk_live_') || key?.startsWith('rk_live_'));
  if (live && (env.STRIPE_API_URL || env.STRIPE_JS_URL)) {
    throw new EnvError(
      'environment: a live Stripe key together with STRIPE_API_URL or STRIPE_JS_URL is refused',
    );
  }
  return { apiUrl: env.STRIPE_API_URL, jsUrl: env.STRIPE_JS_URL };
}

/** The region's keys, or null when it takes no payment. S1-10. */
export function stripeKeys(region: Region): StripeRegionKeys | null {
  stripeEnv();
  const env = read();
  const publishableKey = env[`STRIPE_${region}_PUBLISHABLE_KEY`];
  const secretKey = env[`STRIPE_${region}_SECRET_KEY`];
  const webhookSecret = env[`STRIPE_${region}_WEBHOOK_SECRET`];
  return publishableKey && secretKey && webhookSecret ? { publishableKey, secretKey, webhookSecret } : null;
}
