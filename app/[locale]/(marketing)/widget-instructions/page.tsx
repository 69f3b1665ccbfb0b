import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WidgetGuide } from '@/components/site/shop/widget-guide';
import { appEnv } from '@/lib/env/app';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;
/** The text contains the site's URL, which is not known at build time. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'widgetPage' });
  return siteMetadata({ title: t('title'), description: t('summary'), path: '/widget-instructions', locale });
}

/** How to embed an order form into another site (S2.1-20). */
export default async function WidgetInstructionsPage({ params }: PageProps) {
  const locale = await requireLocale(params);
  return <WidgetGuide origin={new URL(appEnv().PUBLIC_URL).origin} locale={locale} />;
}
