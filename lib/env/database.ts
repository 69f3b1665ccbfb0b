import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(12),
});

/** Where Postgres is. */
export const databaseEnv = envReader(schema);
