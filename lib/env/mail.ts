import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must be an smtp:// address'),
  /** Unset: the platform's own address, which the brand module holds. */
  MAIL_FROM: z.string().optional(),
});

/** How mail leaves. */
export const mailEnv = envReader(schema);
