import { z } from 'zod';
import { envReader } from './read';

export const postgresAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address');

const schema = z.object({
  DATABASE_URL: postgresAddress,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(12),
  /** How long a query waits for a free connection, in milliseconds. */
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(2_500),
  /** `0` sends statements without names, for a pooler that cannot keep them. */
  DATABASE_PREPARE: z.enum(['0', '1']).default('1'),
});

export const databaseEnv = envReader(schema);
