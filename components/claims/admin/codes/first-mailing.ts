import type { Locale } from '@/lib/kernel/locales';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { Mailing, MailingBody } from '@/lib/modules/claims/contract/code-mailing';
import { atOnce } from './mailing-values';

/** What is chosen about the mails of a batch while its first file is added. */
export interface FirstMailing {
  isMailed: boolean;
  /** When they are sent; `on` its first day, where that lies ahead: before it, its codes can't be used. */
  when: 'now' | 'live' | 'on';
  day: string | null;
  lang: Locale;
  note: string;
}

/** What is offered: a batch of which nothing was said is mailed as soon as its codes can be used. D40-4. */
export function firstMailing(
  { starts_on: first }: Pick<CodeBatch, 'starts_on'>,
  { lang, note, live }: Mailing,
  today: string,
): FirstMailing {
  const isAhead = first !== null && first > today;
  return { isMailed: true, when: isAhead ? 'on' : atOnce(live), day: isAhead ? first : null, lang, note };
}

/** When the people of a file are mailed: as it was said before, or as it is chosen here; null for not. */
export function mailedWhen(
  choice: FirstMailing,
  { saved, live, send_at: at }: Mailing,
  now: Date,
): FirstMailing['when'] | null {
  if (!saved) return choice.isMailed ? choice.when : null;
  if (at === null) return null;
  return new Date(at) > now ? 'on' : atOnce(live);
}

/** What is sent of the choice; null for nothing: no mails were wanted, or it was said before how the batch is mailed. */
export function firstMailingBody(
  { isMailed, when, day, lang, note }: FirstMailing,
  { saved }: Mailing,
): MailingBody | null {
  return isMailed && !saved ? { lang, note, send: when, send_on: day, remind_days: null } : null;
}
