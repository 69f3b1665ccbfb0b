import { z } from 'zod';

/** Whose temporary store it is: 43 characters of signature and the id it signs (S3.5). */
export const storeToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{60,120}$/)
  .meta({ description: 'Token of a temporary store' });
