import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomeAudience } from '@/components/site/shop/home-audience';
import { HomeClosing } from '@/components/site/shop/home-closing';
import { HomeHero } from '@/components/site/shop/home-hero';
import { HomeSteps } from '@/components/site/shop/home-steps';
import { HomeStores } from '@/components/site/shop/home-stores';
import { HomeSums } from '@/components/site/shop/home-sums';
import { HomeTracking } from '@/components/site/shop/home-tracking';
import { BRAND } from '@/lib/kernel/brand';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'home' });
  const title = t('metaTitle', { brand: BRAND.name });
  return {
    title: { absolute: title },
    description: t('metaDescription'),
    alternates: languageAlternates('/', locale),
    openGraph: { title, description: t('metaDescription'), type: 'website' },
  };
}

export default async function HomePage({ params }: PageProps) {
  await requireLocale(params);
  return (
    <main id="main" tabIndex={-1}>
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
