import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { claimStore } from '@/components/order-form/claim-store';
import { FramedClaim } from '@/components/order-form/framed-claim';
import { giftOf } from '@/components/order-form/gift';
import { OnHold } from '@/components/storefront/on-hold';
import { requireLocale } from '@/lib/intl/require-locale';
import { loadProduct, loadStore } from '../../[slug]/load-store';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

/** Per request: its policy names the event's own sites, and its scripts carry a nonce (docs/decisions/0012). */
export const dynamic = 'force-dynamic';

async function titleOf(params: PageProps['params']): Promise<string> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'embed' });
  const { storeConfig: config } = await loadStore((await params).slug);
  return `${t('frameTitle')}: ${config.storeName}`;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: { absolute: await titleOf(params) } };
}

/** DECISIONS 8: `/embed/{slug}`, the order form alone, to be framed by the event's own sites. */
export default async function EmbedPage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug);
  if (store.event_type.type !== 'Promo') notFound();
  if (store.status === 'On hold') return <OnHold store={store} />;
  const answers = await Promise.all(store.event_products.map(({ product_id: id }) => loadProduct(store, id)));
  return (
    <main id="main" tabIndex={-1}>
      <FramedClaim
        store={{ ...claimStore(store, locale), framed: true }}
        gifts={answers.map(({ product }) => giftOf(product))}
        locale={locale}
        origins={store.embed_origins}
        title={await titleOf(params)}
        heading={<h1 className="sr-only">{store.storeConfig.storeName}</h1>}
      />
    </main>
  );
}
