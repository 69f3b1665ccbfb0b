import { z } from 'zod';
import { envReader } from './read';

const schema = z
  .object({
    APP_MODE: z.enum(['demo', 'production', 'test']).default('production'),
    /** `1` lets webhooks go to this machine itself, and by plain HTTP: for development and tests alone. */
    WEBHOOKS_TO_LOCAL: z.enum(['0', '1']).default('0'),
  })
  .refine(({ APP_MODE, WEBHOOKS_TO_LOCAL }) => APP_MODE !== 'production' || WEBHOOKS_TO_LOCAL === '0', {
    path: ['WEBHOOKS_TO_LOCAL'],
    error: 'is for development and tests, not for production',
  });

/** Where webhooks may go. D47-4. */
export const webhooksEnv = envReader(schema);
