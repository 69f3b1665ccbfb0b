import type { Metadata } from 'next';
import { requireLocale } from '@/lib/intl/require-locale';
import type { Locale } from '@/lib/kernel/locales';
import type { LawSlug, LawText } from '@/lib/modules/site/rules/law';
import { readLaw } from '@/lib/modules/site/service/read-law';
import { siteMetadata } from '../site-metadata';

export interface LawPageParams {
  params: Promise<{ locale: string }>;
}

/** What a legal page tells search engines. S9-24. */
export async function lawMetadata(params: LawPageParams['params'], slug: LawSlug): Promise<Metadata> {
  const locale = await requireLocale(params);
  const { title, summary } = await readLaw(locale, slug);
  return siteMetadata({ title, description: summary, path: `/${slug}`, locale });
}

/** A legal page's text, and its reader's language. S2.1-49. */
export async function lawOf(
  params: LawPageParams['params'],
  slug: LawSlug,
): Promise<{ text: LawText; locale: Locale }> {
  const locale = await requireLocale(params);
  return { text: await readLaw(locale, slug), locale };
}
