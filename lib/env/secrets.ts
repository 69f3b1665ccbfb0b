import { z } from 'zod';
import { envReader } from './read';

const secret = z.string().min(16, 'must be at least 16 characters');

const schema = z.object({
  NEXTAUTH_SECRET: secret,
  /** Signs previews, order links and CSRF tokens. */
  LINK_SECRET: secret,
  /** Key of the household hashes, so that they cannot be guessed from the database (D24). */
  HOUSEHOLD_KEY: secret,
  /** Signs purge calls between the processes of one installation. */
  INTERNAL_SECRET: secret,
});

/** The installation's own secrets; in a demo the launcher creates them, in production they must be set. */
export const secretsEnv = envReader(schema);
