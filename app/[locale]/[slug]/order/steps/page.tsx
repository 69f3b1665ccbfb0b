import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { buyableOfForm } from '@/components/catalogue/shop/buyable';
import { LazyOrderSteps } from '@/components/checkout/shop/order-form/lazy-order-steps';
import { paidStore } from '@/components/checkout/shop/order-form/paid-store';
import { storeMessages } from '@/lib/intl/store-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { loadOffer } from '../../load-offer';
import { isShut, loadStore } from '../../load-store';
import { ORDER_NAMESPACES } from '../../store-namespaces';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<{ step?: string | string[] }>;
}

/** Rendered per request, because its scripts need a nonce; never cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const store = await loadStore((await params).slug, await requireLocale(params));
  return { title: { absolute: store.storeConfig.storeName }, robots: { index: false } };
}

/**
 * `/{slug}?step=…`, the later steps of a Products event's form, rewritten to here by lib/edge/paths.ts. This segment is
 * in no public URL (docs/decisions/0014).
 */
export default async function OrderStepsPage({ params, searchParams }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug, locale);
  const stepped = (await searchParams).step !== undefined;
  if (store.event_type.type !== 'Products' || isShut(store) || !stepped) redirect(`/${store.slug}`);
  const { products, ...extent } = await loadOffer(store, locale);
  const heading = <h1 className="sr-only">{store.storeConfig.storeName}</h1>;
  return (
    <NextIntlClientProvider messages={await storeMessages(ORDER_NAMESPACES, store.region, locale)}>
      <main id="main" tabIndex={-1} className="min-h-below-header">
        <Suspense fallback={heading}>
          <LazyOrderSteps
            store={paidStore(store, locale)}
            products={products.map(buyableOfForm)}
            extent={extent}
            locale={locale}
            returned={null}
            hero={heading}
          />
        </Suspense>
      </main>
    </NextIntlClientProvider>
  );
}
