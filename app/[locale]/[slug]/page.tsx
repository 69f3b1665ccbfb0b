import type { Metadata } from 'next';
import { SizesIntro } from '@/components/size-collection/shop/sizes-intro';
import { StoreShut } from '@/components/storefront/shop/pages/store-shut';
import { JsonLd } from '@/components/storefront/shop/json-ld';
import { StoreHome } from '@/components/storefront/shop/store-home';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { requireLocale } from '@/lib/intl/require-locale';
import { ClaimView } from './claim-view';
import { loadOffer } from './load-offer';
import { isShut, loadStore } from './load-store';
import { OrderView } from './order-view';
import { shareMetadata } from './share-metadata';
import { storeOrganization, storeSite } from './linked-data';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug, locale);
  const { storeConfig: config } = store;
  const path = `/${store.slug}`;
  const { seo } = store;
  const title = seo.title || config.storeName;
  const description = seo.description || config.homeSubheading || config.homeHeading || title;
  return {
    title: { absolute: title },
    description,
    alternates: languageAlternates(path, locale),
    ...shareMetadata(store, { title, description, path, locale, product: null }),
  };
}

/** An event's front page by type: store, claim page, order form, or size collection (D4). */
export default async function StorePage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug, locale);
  const { type } = store.event_type;
  if (type === 'Promo')
    return <ClaimView store={store} locale={locale} offer={await loadOffer(store, locale)} />;
  if (type === 'Bulk') return <SizesIntro store={store} locale={locale} />;
  if (isShut(store)) return <StoreShut store={store} locale={locale} />;
  return (
    <>
      <JsonLd things={[storeOrganization(store), storeSite(store, locale)]} />
      {type === 'Store' ? (
        <StoreHome store={store} />
      ) : (
        <OrderView store={store} locale={locale} offer={await loadOffer(store, locale)} />
      )}
    </>
  );
}
