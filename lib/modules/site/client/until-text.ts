import { LOCALES, type Locale } from '@/lib/kernel/locales';

const PARTS = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** A moment as its reader's own clock shows it: day, hour and minute. S2.2-283. */
export function untilText(at: Date, locale: Locale): string {
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  return new Intl.DateTimeFormat(tag, PARTS).format(at);
}
