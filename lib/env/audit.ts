import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  /** The folder of the signed heads of the audit log: outside of the database, best on storage that only grows. */
  AUDIT_HEADS_DIR: z.string().default('.data/audit'),
  /** Signs them; INTERNAL_SECRET does if unset. One that web and API do not know is worth more. */
  AUDIT_HEADS_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
});

/** Where a worker signs the ends of the audit log's chains. D44-3. */
export const auditEnv = envReader(schema);
