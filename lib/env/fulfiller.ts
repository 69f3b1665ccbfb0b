import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  /** Which adapter of lib/fulfillers speaks to the fulfiller. */
  FULFILLER_ADAPTER: z.enum(['http']).default('http'),
  FULFILLER_API_URL: z.url(),
  FULFILLER_API_KEY: z.string().min(1),
  FULFILLER_WEBHOOK_SECRET: z.string().min(16),
});

/** The fulfiller's HTTP API and the secret of its callbacks. */
export const fulfillerEnv = envReader(schema);
