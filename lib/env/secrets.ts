import { z } from 'zod';
import { envReader } from './read';

const secret = z.string().min(16, 'must be at least 16 characters');

const schema = z.object({
  NEXTAUTH_SECRET: secret,
  /** Signs previews, order links and CSRF tokens. */
  LINK_SECRET: secret,
  /** Keys the hashes of households, so that they cannot be guessed from the database (DECISIONS 24). */
  HOUSEHOLD_KEY: secret,
  /** Signs the purge calls between the processes of one installation. */
  INTERNAL_SECRET: secret,
});

/** The installation's own secrets; the launcher makes them in a demo, production must give them. */
export const secretsEnv = envReader(schema);
