import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HowPage } from '@/components/site/shop/how-page';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'marketing.how' });
  return siteMetadata({ title: t('title'), description: t('summary'), path: '/how-does-it-work', locale });
}

export default async function HowDoesItWorkPage({ params }: PageProps) {
  await requireLocale(params);
  return <HowPage />;
}
