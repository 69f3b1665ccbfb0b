import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StoreHome } from '@/components/storefront/store-home';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { requireLocale } from '@/lib/intl/require-locale';
import { ClaimView } from './claim-view';
import { loadStore } from './load-store';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug);
  const { storeConfig: config } = store;
  return {
    title: { absolute: config.storeName },
    description: config.homeSubheading || config.homeHeading,
    alternates: languageAlternates(`/${store.slug}`, locale),
    openGraph: { title: config.storeName, description: config.homeSubheading, type: 'website' },
  };
}

/** A store's home, or a gift's claim page; the other event types have no public page yet (DECISIONS 4). */
export default async function StorePage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug);
  if (store.event_type.type === 'Promo') return <ClaimView store={store} locale={locale} />;
  if (store.event_type.type !== 'Store') notFound();
  return <StoreHome store={store} />;
}
