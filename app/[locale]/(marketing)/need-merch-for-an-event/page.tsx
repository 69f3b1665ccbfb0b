import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EventPage } from '@/components/site/shop/event-page';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'marketing.event' });
  return siteMetadata({
    title: t('title'),
    description: t('summary'),
    path: '/need-merch-for-an-event',
    locale,
  });
}

export default async function NeedMerchForAnEventPage({ params }: PageProps) {
  await requireLocale(params);
  return <EventPage />;
}
