import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AssetsPage } from '@/components/site/shop/assets-page';
import { BRAND } from '@/lib/kernel/brand';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'assetsPage' });
  return siteMetadata({
    title: t('title'),
    description: t('lead', { brand: BRAND.name }),
    path: '/assets',
    locale,
  });
}

export default async function BrandAssetsPage({ params }: PageProps) {
  await requireLocale(params);
  return <AssetsPage />;
}
