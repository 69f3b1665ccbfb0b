import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomeAudience } from '@/components/site/shop/home-audience';
import { HomeClosing } from '@/components/site/shop/home-closing';
import { HomeHero } from '@/components/site/shop/home-hero';
import { HomeSteps } from '@/components/site/shop/home-steps';
import { HomeStores } from '@/components/site/shop/home-stores';
import { HomeSums } from '@/components/site/shop/home-sums';
import { HomeTracking } from '@/components/site/shop/home-tracking';
import { JsonLd } from '@/components/storefront/shop/json-ld';
import { BRAND } from '@/lib/kernel/brand';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { platformThings } from '../[slug]/linked-data';
import { siteMetadata } from '../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'home' });
  const title = t('metaTitle', { brand: BRAND.name });
  const description = t('metaDescription');
  return { ...siteMetadata({ title, description, path: '/', locale }), title: { absolute: title } };
}

export default async function HomePage({ params }: PageProps) {
  const locale = await requireLocale(params);
  return (
    <main id="main" tabIndex={-1}>
      <JsonLd things={platformThings(locale)} />
      <HomeHero />
      <HomeAudience />
      <HomeSteps />
      <HomeTracking />
      <HomeSums />
      <HomeStores />
      <HomeClosing />
    </main>
  );
}
