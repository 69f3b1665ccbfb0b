import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  PUSHER_APP_ID: z.string(),
  PUSHER_KEY: z.string(),
  PUSHER_SECRET: z.string(),
  PUSHER_CLUSTER: z.string().default('mt1'),
  /** Pusher's own hosts when unset; Soketi or the stand-in otherwise. */
  PUSHER_HOST: z.string().optional(),
  PUSHER_PORT: z.coerce.number().int().optional(),
  PUSHER_USE_TLS: z.enum(['0', '1']).default('1'),
});

/** The real-time broadcaster's connection settings (SPEC 7). */
export const pusherEnv = envReader(schema);
