import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  /** Where the tenant API listens when it runs on its own (`npm run api`). */
  API_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
});

/** The tenant API on its own. */
export const apiEnv = envReader(schema);
