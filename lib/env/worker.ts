import { z } from 'zod';
import { postgresAddress } from './database';
import { envReader } from './read';

const schema = z.object({
  /** The queue's owner; other roles cannot use its tables. */
  QUEUE_DATABASE_URL: postgresAddress.optional(),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(6),
});

/** Settings of a worker (`npm run worker`). */
export const workerEnv = envReader(schema);
