import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { buyableOfForm } from '@/components/catalogue/shop/buyable';
import { claimStore } from '@/components/claims/shop/claim-store';
import { FramedClaim } from '@/components/claims/shop/framed-claim';
import { giftOf } from '@/components/claims/shop/gift';
import { FramedOrder } from '@/components/checkout/shop/order-form/framed-order';
import { paidStore } from '@/components/checkout/shop/order-form/paid-store';
import { OnHold } from '@/components/storefront/shop/on-hold';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { requireLocale } from '@/lib/intl/require-locale';
import { loadOffer } from '../../[slug]/load-offer';
import { isShut, loadStore } from '../../[slug]/load-store';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<{ payment_intent?: string | string[] }>;
}

/**
 * Rendered per request: its content security policy lists the event's sites, and its scripts need a nonce
 * (docs/decisions/0012).
 */
export const dynamic = 'force-dynamic';

async function titleOf(params: PageProps['params']): Promise<string> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'embed' });
  const { storeConfig: config } = await loadStore((await params).slug, locale);
  return `${t('frameTitle')}: ${config.storeName}`;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: { absolute: await titleOf(params) } };
}

type FormProps = Pick<Awaited<ReturnType<typeof load>>, 'store' | 'locale' | 'frame'>;

async function load({ params }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug, locale);
  return { locale, store, frame: { origins: store.embed_origins, title: await titleOf(params) } };
}

const headingOf = (store: StorefrontData) => <h1 className="sr-only">{store.storeConfig.storeName}</h1>;

async function ClaimFrame({ store, locale, frame }: FormProps) {
  const { products, ...extent } = await loadOffer(store, locale);
  const gifts = products.map(giftOf);
  const claim = { ...claimStore(store, locale), framed: true };
  return (
    <FramedClaim
      gifts={gifts}
      extent={extent}
      locale={locale}
      {...frame}
      store={claim}
      heading={headingOf(store)}
    />
  );
}

async function OrderFrame({ store, locale, frame, returned }: FormProps & { returned: string | null }) {
  const { products: found, ...extent } = await loadOffer(store, locale);
  const products = found.map(buyableOfForm);
  const paid = { ...paidStore(store, locale), framed: true };
  const form = { ...frame, locale, products, extent, returned, shut: isShut(store) };
  return <FramedOrder {...form} store={paid} heading={headingOf(store)} />;
}

/** `/embed/{slug}`: the order form alone, framed by the event's own sites (D8). */
export default async function EmbedPage(props: PageProps) {
  const loaded = await load(props);
  const { store } = loaded;
  const { type } = store.event_type;
  if (type !== 'Promo' && type !== 'Products') notFound();
  if (store.status === 'On hold') return <OnHold store={store} />;
  const { payment_intent: intent } = await props.searchParams;
  return (
    <main id="main" tabIndex={-1}>
      {type === 'Promo' ? (
        <ClaimFrame {...loaded} />
      ) : (
        <Suspense>
          <OrderFrame {...loaded} returned={typeof intent === 'string' ? intent : null} />
        </Suspense>
      )}
    </main>
  );
}
