import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { notFound } from 'next/navigation';
import { ClaimPage } from '@/components/order-form/claim-page';
import { StoreHome } from '@/components/storefront/store-home';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { ClaimView } from './claim-view';
import type { Locale } from '@/lib/kernel/locales';
import { loadProduct, loadStore } from './load-store';
import { CLAIM_NAMESPACES } from './store-namespaces';

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

/** The gifts of a Promo event, each with its design, and what their form says (DECISIONS 4). */
async function PromoPage({ store, locale }: { store: StorefrontData; locale: Locale }) {
  const found = await Promise.all(store.event_products.map((card) => loadProduct(store, card.product_id)));
  return (
    <NextIntlClientProvider messages={await pickMessages(CLAIM_NAMESPACES)}>
      <ClaimPage store={store} products={found.map(({ product }) => product)} locale={locale} />
    </NextIntlClientProvider>
  );
}

/** A store's home, or a gift's claim page; the other event types have no public page yet (DECISIONS 4). */
export default async function StorePage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug);
  if (store.event_type.type === 'Promo') return <PromoPage store={store} locale={locale} />;
  if (store.event_type.type !== 'Store') notFound();
  return <StoreHome store={store} />;
}
