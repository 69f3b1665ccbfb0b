import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must be an smtp:// address'),
  MAIL_FROM: z.string().default('Merchloom <orders@merchloom.example>'),
});

/** How mail leaves. */
export const mailEnv = envReader(schema);
