import type { Metadata } from 'next';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { BRAND } from '@/lib/kernel/brand';
import { LOCALES, type Locale } from '@/lib/kernel/locales';

/** The language as Open Graph writes it: `en_GB`. */
export const openGraphLocale = (locale: Locale): string | undefined =>
  LOCALES.find(({ code }) => code === locale)?.file.replace('-', '_');

/** The platform's picture, without text, so that it serves every language. */
const PICTURE = { url: '/brand/share.png', width: 1200, height: 630, alt: BRAND.name, type: 'image/png' };

/** What a page of the platform says of itself to search engines and where it is shared. D10-3, S9-24. */
export function siteMetadata(page: {
  title: string;
  description: string;
  path: string;
  locale: Locale;
  /** True for a page whose text is in one language, whatever its reader's: it has no others. */
  oneLanguage?: boolean;
}): Metadata {
  const { title, description, path, locale, oneLanguage = false } = page;
  const alternates = oneLanguage ? { canonical: path } : languageAlternates(path, locale);
  return {
    title,
    description,
    alternates,
    openGraph: {
      title,
      description,
      url: String(alternates.canonical),
      type: 'website',
      siteName: BRAND.name,
      locale: openGraphLocale(locale),
      images: [PICTURE],
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}
