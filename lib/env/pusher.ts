import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  PUSHER_APP_ID: z.string(),
  PUSHER_KEY: z.string(),
  PUSHER_SECRET: z.string(),
  PUSHER_CLUSTER: z.string().default('mt1'),
  /** The host of Soketi or the sandbox; Pusher's own if unset. */
  PUSHER_HOST: z.string().optional(),
  PUSHER_PORT: z.coerce.number().int().optional(),
  PUSHER_USE_TLS: z.enum(['0', '1']).default('1'),
});

/** The real-time broadcaster's connection settings (S7-23). */
export const pusherEnv = envReader(schema);
