import { LOCALES, type Locale } from '@/lib/kernel/locales';

/** `2026-11` or `2026-11-01` as month and year, in the reader's language. */
export function monthText(month: string, lang: Locale): string {
  const tag = LOCALES.find(({ code }) => code === lang)?.file;
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tag, parts).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
}
