import { z } from 'zod';

/** The token of a draft's signed link. S2.2-91. */
export const draftTokenParam = z
  .string()
  .regex(/^[A-Za-z0-9_-]{44,240}$/)
  .meta({ description: 'Token of the signed link of a draft order' });
