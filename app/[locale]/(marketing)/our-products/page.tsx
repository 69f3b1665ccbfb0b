import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { keptBlanks } from '@/app/kept-blanks';
import { BlanksScreen } from '@/components/site/shop/products/blanks-screen';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { publicBlank } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { siteMetadata } from '../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'ourProducts' });
  return siteMetadata({
    title: t('title'),
    description: t('metaDescription'),
    path: '/our-products',
    locale,
  });
}

/** What can be printed on, and what it costs by the platform's list (S2.1-9). */
export default async function OurProductsPage({ params }: PageProps) {
  await requireLocale(params);
  const { list } = await keptBlanks();
  return <BlanksScreen blanks={list.map(publicBlank)} />;
}
