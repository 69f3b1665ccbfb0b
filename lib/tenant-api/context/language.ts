import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/kernel/locales';

/** The language of messages: `lang` from the query or the body, else English (D19-4). */
export function languageOf(url: URL, body?: unknown): Locale {
  const asked = url.searchParams.get('lang');
  if (isLocale(asked)) return asked;
  if (typeof body === 'object' && body !== null && 'lang' in body && isLocale(body.lang)) return body.lang;
  return DEFAULT_LOCALE;
}
