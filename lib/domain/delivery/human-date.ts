import { LOCALES, type Locale } from '@/lib/kernel/locales';
import { dayInZone, parseDayText } from './calendar';

/** `DD-MM-YYYY` as people write it: day, full month name, year, in their language. SPEC 9. Throws as `parseDayText`. */
export function humanDay(text: string, locale: Locale): string {
  return humanDate(parseDayText(text), locale);
}

/** The day of an instant in a zone: day, full month name, year, in the reader's language. SPEC 9. */
export function humanInstant(instant: Date, timeZone: string, locale: Locale): string {
  return humanDate(dayInZone(instant, timeZone), locale);
}

function humanDate(day: Date, locale: Locale): string {
  const tag = LOCALES.find((entry) => entry.code === locale)?.file;
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day);
}
