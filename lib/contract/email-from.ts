import { z } from 'zod';
import { MAIL_ADDRESS, mailText } from '@/lib/kernel/clean-line';

/** An e-mail address out of a text that has been trimmed and limited; its domain in ASCII. S5-91. */
export const emailFrom = (typed: z.ZodString) =>
  typed.overwrite(mailText).pipe(z.email({ pattern: MAIL_ADDRESS }));
