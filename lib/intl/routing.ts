import { defineRouting } from 'next-intl/routing';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALE_COOKIE } from '@/lib/kernel/locales';

/** How next-intl's middleware chooses a language: never by URL; the cookie lasts a year. SPEC 9, DECISIONS 10. */
export const routing = defineRouting({
  locales: LOCALE_CODES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'never',
  localeCookie: { name: LOCALE_COOKIE, maxAge: 31_536_000, path: '/', sameSite: 'lax', secure: false },
});
