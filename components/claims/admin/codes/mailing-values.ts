import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import type { Mailing, MailingBody } from '@/lib/modules/claims/contract/code-mailing';
import { NOTE_LENGTH } from '@/lib/modules/claims/rules/batch-states';

/** How many days before the end a reminder may be sent; empty for none. */
export const REMINDERS = ['', '1', '3', '7', '14'] as const;

/** What is typed about the mails of a batch; the server checks the days. D40-4. */
export const mailingForm = z.object({
  lang: z.enum(LOCALE_CODES),
  note: z.string().max(NOTE_LENGTH),
  send: z.enum(['now', 'live', 'on', 'none']),
  send_on: z.string().nullable(),
  remind_days: z.string(),
});
export type MailingValues = z.output<typeof mailingForm>;

/** What sends mails without a day: a link must open something first. */
export const atOnce = (live: boolean): 'now' | 'live' => (live ? 'now' : 'live');

/**
 * The form of a mailing as it is: one that lies ahead keeps its day, and one that was taken back stays so until its person says
 * otherwise; one of which nothing was said yet is sent with one press.
 */
export function mailingValues({
  lang,
  note,
  saved,
  live,
  send_at: at,
  send_on: day,
  remind_days: days,
}: Mailing): MailingValues {
  const isStopped = saved && at === null;
  const isAhead = at !== null && new Date(at) > new Date();
  return {
    lang,
    note,
    send: isStopped ? 'none' : isAhead ? 'on' : atOnce(live),
    send_on: isAhead ? day : null,
    remind_days: days === null ? '' : String(days),
  };
}

/** What is sent of the form. */
export const mailingBodyOf = ({ send_on: day, remind_days: days, ...rest }: MailingValues): MailingBody => ({
  ...rest,
  send_on: rest.send === 'on' ? day : null,
  remind_days: days === '' ? null : Number(days),
});
