import { LOCALES, type Locale } from './locales';
import { dayInZone, parseDayText } from './calendar';

/** `DD-MM-YYYY` as day, full month name, year, in the reader's language. S9-11. Throws as `parseDayText` does. */
export function humanDay(text: string, locale: Locale): string {
  return humanDate(parseDayText(text), locale);
}

/** The day of an instant in a time zone: day, full month name, year, in the reader's language. S9-11. */
export function humanInstant(instant: Date, timeZone: string, locale: Locale): string {
  return humanDate(dayInZone(instant, timeZone), locale);
}

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Cached per language: creating a formatter takes a third of a millisecond. */
function formatFor(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const tag = LOCALES.find((entry) => entry.code === locale)?.file;
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const made = new Intl.DateTimeFormat(tag, parts);
  formats.set(locale, made);
  return made;
}

function humanDate(day: Date, locale: Locale): string {
  return formatFor(locale).format(day);
}

/** Two days `DD-MM-YYYY` as a range without years, `27 November – 1 December`, in the reader's language. */
export function humanDays(from: string, to: string, locale: Locale): string {
  const tag = LOCALES.find((entry) => entry.code === locale)?.file;
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.formatRange(parseDayText(from), parseDayText(to));
}
