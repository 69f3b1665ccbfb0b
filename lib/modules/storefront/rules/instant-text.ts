import { LOCALES, type Locale } from '@/lib/kernel/locales';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const made = new Intl.DateTimeFormat(tag, { ...day, ...time, timeZone });
  formats.set(key, made);
  return made;
}

/**
 * A moment in the store's time zone, with the zone's name, in the reader's language: `5 December 2026 at 18:00 GMT`.
 */
export function instantText(instant: Date, timeZone: string, locale: Locale): string {
  return formatFor(locale, timeZone).format(instant);
}
