import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  /** The port of a standalone tenant API (`npm run api`). */
  API_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
});

/** Settings of a standalone tenant API. */
export const apiEnv = envReader(schema);
