import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isLocale, LOCALE_CODES, type Locale } from '@/lib/kernel/locales';

/**
 * The page's language from its `[locale]` segment, passed to next-intl so that the page can be prerendered; else 404.
 */
export async function requireLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return locale;
}

/** `generateStaticParams` for every page that is prerendered per language. */
export function localeParams(): { locale: Locale }[] {
  return LOCALE_CODES.map((locale) => ({ locale }));
}
