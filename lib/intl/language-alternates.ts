import type { Metadata } from 'next';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/lib/kernel/locales';

/** The page's canonical URL in its language, and the `?lang=` URLs of its other languages. D10-3. */
export function languageAlternates(path: string, locale: Locale): NonNullable<Metadata['alternates']> {
  const addressed = LOCALE_CODES.map((code) => [code, `${path}?lang=${code}`] as const);
  return {
    canonical: locale === DEFAULT_LOCALE ? path : `${path}?lang=${locale}`,
    languages: { ...Object.fromEntries(addressed), 'x-default': path },
  };
}
