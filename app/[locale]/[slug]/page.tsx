import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StoreShut } from '@/components/storefront/pages/store-shut';
import { JsonLd } from '@/components/storefront/json-ld';
import { StoreHome } from '@/components/storefront/store-home';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { requireLocale } from '@/lib/intl/require-locale';
import { ClaimView } from './claim-view';
import { isShop, loadStore } from './load-store';
import { shareMetadata } from './share-metadata';
import { storeOrganization } from './linked-data';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug);
  const { storeConfig: config } = store;
  const path = `/${store.slug}`;
  const title = config.storeName;
  const description = config.homeSubheading || config.homeHeading || title;
  return {
    title: { absolute: title },
    description,
    alternates: languageAlternates(path, locale),
    ...shareMetadata(store, { title, description, path, locale, product: null }),
    // A gift is for those who were invited.
    ...(store.event_type.type === 'Store' ? {} : { robots: { index: false } }),
  };
}

/** A store's home, or a gift's claim page; the other event types have no public page yet (DECISIONS 4). */
export default async function StorePage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug);
  if (store.event_type.type === 'Promo') return <ClaimView store={store} locale={locale} />;
  if (store.event_type.type !== 'Store') notFound();
  if (!isShop(store)) return <StoreShut store={store} locale={locale} />;
  return (
    <>
      <JsonLd things={[storeOrganization(store)]} />
      <StoreHome store={store} />
    </>
  );
}
