import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PaymentReturn } from '@/components/checkout/shop/payment-return';
import { NoOrder } from '@/components/storefront/shop/pages/no-order';
import { requireLocale } from '@/lib/intl/require-locale';
import { CheckoutFrame } from '../checkout-frame';
import { checkoutStore } from '../checkout-store';
import { loadStore } from '../load-store';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered per request, because its scripts need a nonce; never cached. */
export const dynamic = 'force-dynamic';

/** The title is true however the payment ended. The URL gives access to the order, so it must not leak as a referrer. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'orderPage' });
  return { title: t('pageTitle'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Event types with payments; for the others the page says that there is no payment. D4. */
const PAID: readonly string[] = ['Store', 'Products'];

/** S2.3-6: `/{slug}/payment-success`. */
export default async function PaymentSuccessPage({ params, searchParams }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug, locale);
  const { type } = store.event_type;
  const { payment_intent: intent } = await searchParams;
  const payPath = `/${store.slug}${type === 'Store' ? '/checkout' : ''}?step=payment` as const;
  return (
    <CheckoutFrame store={store} locale={locale}>
      {intent && PAID.includes(type) ? (
        <Suspense>
          <PaymentReturn store={checkoutStore(store, locale)} payPath={payPath} />
        </Suspense>
      ) : (
        <NoOrder slug={store.slug} />
      )}
    </CheckoutFrame>
  );
}
