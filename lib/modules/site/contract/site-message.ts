import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import { cleanLine } from '@/lib/kernel/clean-line';
import { locale, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { LONGEST_MESSAGE, MESSAGE_SUBJECTS } from '@/lib/modules/site/rules/site-message';
import { writeToUsCall } from './paths';

const line = (max: number) => z.string().overwrite(cleanLine).max(max).min(1);

/** A browser that sends a form by itself makes two characters of each line break, which nobody typed. */
const paragraphs = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
  .max(LONGEST_MESSAGE)
  .min(1);

/** What somebody writes to the platform. S2.1-47. */
const siteMessage = z.object({
  name: line(120),
  email: emailFrom(line(254)),
  subject: z.enum(MESSAGE_SUBJECTS),
  message: paragraphs,
  /** Nobody sees this field: who fills it in is a program, whose message is taken and thrown away. */
  leave_empty: z.string().default(''),
  lang: locale.default('en'),
});
export type SiteMessage = z.output<typeof siteMessage>;

/** Mails the platform's people and acknowledges it; the same message again on the same day has no effect. */
export const writeToUs = route({
  id: 'site.write',
  ...writeToUsCall,
  summary: 'Write to the platform, or complain about personal data',
  access: 'public',
  params: none,
  query: none,
  body: siteMessage,
  response: z.object({
    received: z.literal(true),
    answer_by: z.iso
      .date()
      .nullable()
      .meta({ description: 'Last day for an answer to a complaint about data' }),
  }),
  errors: ['rate_limited'],
  example: {
    request: {
      name: 'Ada Fern',
      email: 'ada@shopper.example',
      subject: 'store',
      message: 'Could two teams share one store?',
      lang: 'en',
    },
    response: { received: true, answer_by: null },
  },
});
