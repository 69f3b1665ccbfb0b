import { z } from 'zod';
import type { Region } from '@/lib/kernel/regions';
import { envReader } from './read';

/** `1.5% + 0.25` → a share in basis points and a fixed part in minor units. */
const fee = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?\s*%\s*\+\s*\d{1,2}\.\d{2}$/, 'is not a fee such as 1.5% + 0.25')
  .transform((text) => {
    const [share = '', fixed = ''] = text.split('+').map((part) => part.replace('%', '').trim());
    return { shareBp: Math.round(Number(share) * 100), fixed: Math.round(Number(fixed) * 100) };
  });

const variables = z.object({
  /** What Stripe itself keeps of a charge in a region; its list prices if unset. D36-3. */
  STRIPE_UK_FEE: fee.optional(),
  STRIPE_EU_FEE: fee.optional(),
  STRIPE_US_FEE: fee.optional(),
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

const LIVE = /^(sk|rk|pk)_live_/;

/** With a live key real money moves, which a stand-in must never be told about. S1-12. */
const schema = variables.superRefine((env, context) => {
  const standIn = (['STRIPE_API_URL', 'STRIPE_JS_URL'] as const).filter((name) => env[name] !== undefined);
  if (standIn.length === 0) return;
  const message = `is a live key, and ${standIn.join(' and ')} ${standIn.length > 1 ? 'name' : 'names'} a stand-in: clear one or the other`;
  for (const [name, value] of Object.entries(env))
    if (typeof value === 'string' && LIVE.test(value))
      context.addIssue({ code: 'custom', path: [name], message });
});

/** The keys of one region; a region without all three takes no payment. */
export interface StripeRegionKeys {
  publishableKey: string;
  secretKey: string;
  /** Of each of the region's endpoints, separated by commas: the one for connected accounts, and the platform's own. */
  webhookSecrets: readonly string[];
}

const read = envReader(schema);

/**
 * The sandbox's URLs, or undefined with Stripe itself. Throws an EnvError for a live key together with a sandbox URL.
 */
export function stripeEnv(): { apiUrl: string | undefined; jsUrl: string | undefined } {
  const env = read();
  return { apiUrl: env.STRIPE_API_URL, jsUrl: env.STRIPE_JS_URL };
}

/** The region's keys, or null when it takes no payment. S1-10. */
export function stripeKeys(region: Region): StripeRegionKeys | null {
  const env = read();
  const publishableKey = env[`STRIPE_${region}_PUBLISHABLE_KEY`];
  const secretKey = env[`STRIPE_${region}_SECRET_KEY`];
  const webhookSecrets = (env[`STRIPE_${region}_WEBHOOK_SECRET`] ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  if (!publishableKey || !secretKey || webhookSecrets.length === 0) return null;
  return { publishableKey, secretKey, webhookSecrets };
}

/** What Stripe keeps of a charge in a region, as this installation has agreed with it; undefined for its list price. */
export function stripeFee(region: Region): { shareBp: number; fixed: number } | undefined {
  return read()[`STRIPE_${region}_FEE`];
}
