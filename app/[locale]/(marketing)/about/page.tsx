import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AboutPage } from '@/components/site/shop/about-page';
import { BRAND } from '@/lib/kernel/brand';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'marketing.about' });
  return siteMetadata({
    title: t('title'),
    description: t('summary', { brand: BRAND.name }),
    path: '/about',
    locale,
  });
}

export default async function AboutUsPage({ params }: PageProps) {
  await requireLocale(params);
  return <AboutPage />;
}
