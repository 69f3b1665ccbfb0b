import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireLocale } from '@/lib/intl/require-locale';

export interface StatusPageProps {
  params: Promise<{ locale: string }>;
}

/** Title of an error page; not indexed. */
export async function statusMetadata(
  { params }: StatusPageProps,
  page: 'unauthorized' | 'forbidden' | 'notFound' | 'server' | 'away',
): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'errorPages' });
  return { title: t(`${page}.title`), robots: { index: false } };
}
