import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { Checkout } from '@/components/checkout/shop/checkout';
import { requireLocale } from '@/lib/intl/require-locale';
import { CheckoutFrame, checkoutMetadata } from '../checkout-frame';
import { checkoutStore } from '../checkout-store';
import { isShop, loadStore } from '../load-store';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

/** Rendered per request, because its scripts need a nonce; never cached. */
export const dynamic = 'force-dynamic';
export const generateMetadata = checkoutMetadata;

/** S2.3-5: `/{slug}/checkout`. */
export default async function CheckoutPage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug, locale);
  if (!isShop(store)) redirect(`/${store.slug}`);
  return (
    <CheckoutFrame buying store={store} locale={locale}>
      <Suspense>
        <Checkout store={checkoutStore(store, locale)} />
      </Suspense>
    </CheckoutFrame>
  );
}
