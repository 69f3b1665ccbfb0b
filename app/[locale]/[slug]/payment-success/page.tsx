import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PaymentReturn } from '@/components/checkout/shop/payment-return';
import { NoOrder } from '@/components/storefront/shop/pages/no-order';
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

/** Its address is its holder's key, as an order's page is: no other page is told it. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return { ...(await checkoutMetadata(props)), referrer: 'no-referrer' };
}

/** The others have nothing to pay, and say so at the address that every event has. DECISIONS 4. */
const PAID: readonly string[] = ['Store', 'Products'];

/** SPEC 2.3: `/{slug}/payment-success`. */
export default async function PaymentSuccessPage({ params, searchParams }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug);
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
