import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HelpFrame } from '@/components/site/shop/help/help-frame';
import { ShippingTables } from '@/components/site/shop/help/shipping-tables';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

const PATH = '/help/shipping-and-delivery';

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'shippingHelp' });
  return siteMetadata({ title: t('title'), description: t('lead'), path: PATH, locale });
}

/** What delivery costs and how long it takes (S2.1-41). */
export default async function ShippingPage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'shippingHelp' });
  return (
    <HelpFrame path={PATH} title={t('title')} lead={t('lead')}>
      <ShippingTables locale={locale} />
    </HelpFrame>
  );
}
