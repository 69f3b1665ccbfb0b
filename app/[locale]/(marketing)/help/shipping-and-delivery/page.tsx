import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HelpFrame } from '@/components/site/shop/help/help-frame';
import { ShippingTables } from '@/components/site/shop/help/shipping-tables';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { regionShipping } from '@/lib/modules/pricing/service/read-shipping';
import { siteMetadata } from '../../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

/** So long the page is kept: prices begin on their day without anybody’s doing. S2.2-306 */
export const revalidate = 300;

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
  const [t, prices] = await Promise.all([
    getTranslations({ locale, namespace: 'shippingHelp' }),
    regionShipping(),
  ]);
  return (
    <HelpFrame path={PATH} title={t('title')} lead={t('lead')}>
      <ShippingTables locale={locale} prices={prices} />
    </HelpFrame>
  );
}
