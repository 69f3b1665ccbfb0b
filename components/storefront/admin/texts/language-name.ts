import { LOCALES, type Locale } from '@/lib/kernel/locales';

/** A language in its own words, as in the language menu. */
export function languageName(locale: Locale): string {
  return LOCALES.find(({ code }) => code === locale)?.name ?? locale;
}
