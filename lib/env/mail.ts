import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must be an smtp:// address'),
  /** If unset, the platform's own address from the brand module. */
  MAIL_FROM: z.string().optional(),
});

export const mailEnv = envReader(schema);
