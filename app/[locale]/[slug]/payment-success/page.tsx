import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { PaymentReturn } from '@/components/checkout/payment-return';
import { NoOrder } from '@/components/storefront/pages/no-order';
import { requireLocale } from '@/lib/intl/require-locale';
import { CheckoutFrame, checkoutMetadata } from '../checkout-frame';
import { checkoutStore } from '../checkout-store';
import { loadStore } from '../load-store';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Per request, so that its scripts carry a nonce; no copy of it is kept anywhere (DESIGN "Caching"). */
export const dynamic = 'force-dynamic';
export const generateMetadata = checkoutMetadata;

/** SPEC 2.3: `/{slug}/payment-success`. */
export default async function PaymentSuccessPage({ params, searchParams }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug);
  const { type } = store.event_type;
  if (type !== 'Store' && type !== 'Products') redirect(`/${store.slug}`);
  const { payment_intent: intent } = await searchParams;
  const payPath = `/${store.slug}${type === 'Store' ? '/checkout' : ''}?step=payment` as const;
  return (
    <CheckoutFrame store={store} locale={locale}>
      {intent ? (
        <Suspense>
          <PaymentReturn store={checkoutStore(store, locale)} payPath={payPath} />
        </Suspense>
      ) : (
        <NoOrder slug={store.slug} />
      )}
    </CheckoutFrame>
  );
}
