import { z } from 'zod';
import { envReader } from './read';

const variables = z.object({
  /** The app's client id and secret; without them no shop can be connected. */
  SHOPIFY_API_KEY: z.string().optional(),
  SHOPIFY_API_SECRET: z.string().min(16).optional(),
  /** The sandbox's URL; the real shops if unset. */
  SHOPIFY_SANDBOX_URL: z.url().optional(),
});

/** Real secrets are 32 hex digits, by now with a prefix. */
const STAND_IN = /^sandbox-/;

/** With a live secret real shops answer, which a stand-in must never be told about. S2.1-71. */
const schema = variables.superRefine((env, context) => {
  const { SHOPIFY_API_KEY: key, SHOPIFY_API_SECRET: secret, SHOPIFY_SANDBOX_URL: sandbox } = env;
  const fault = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (key && !secret) fault('SHOPIFY_API_SECRET', 'is not set, but SHOPIFY_API_KEY is');
  if (secret && !key) fault('SHOPIFY_API_KEY', 'is not set, but SHOPIFY_API_SECRET is');
  if (sandbox && secret && !STAND_IN.test(secret))
    fault('SHOPIFY_API_SECRET', 'is a live secret, and SHOPIFY_SANDBOX_URL names a stand-in: clear one');
});

const read = envReader(schema);

export interface ShopifyEnv {
  apiKey: string;
  apiSecret: string;
  sandboxUrl: string | undefined;
}

/** The app's credentials, or null where no shop can be connected. Throws an EnvError for a live secret with a stand-in. */
export function shopifyEnv(): ShopifyEnv | null {
  const env = read();
  if (!env.SHOPIFY_API_KEY || !env.SHOPIFY_API_SECRET) return null;
  return {
    apiKey: env.SHOPIFY_API_KEY,
    apiSecret: env.SHOPIFY_API_SECRET,
    sandboxUrl: env.SHOPIFY_SANDBOX_URL,
  };
}
