import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PaymentReturn } from '@/components/checkout/payment-return';
import { NoOrder } from '@/components/storefront/pages/no-order';
import { storeMessages } from '@/lib/intl/store-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { checkoutStore } from '../checkout-store';
import { loadStore } from '../load-store';
import { CHECKOUT_NAMESPACES } from '../store-namespaces';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Per request, so that its scripts carry a nonce; no copy of it is kept anywhere (DESIGN "Caching"). */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'checkout' });
  return { title: t('title'), robots: { index: false } };
}

/** SPEC 2.3: `/{slug}/payment-success`. */
export default async function PaymentSuccessPage({ params, searchParams }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug);
  const { type } = store.event_type;
  if (type !== 'Store' && type !== 'Products') redirect(`/${store.slug}`);
  const { payment_intent: intent } = await searchParams;
  const payPath = `/${store.slug}${type === 'Store' ? '/checkout' : ''}?step=payment` as const;
  return (
    <NextIntlClientProvider messages={await storeMessages(CHECKOUT_NAMESPACES, store.region, locale)}>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8 sm:py-14">
        {intent ? (
          <Suspense>
            <PaymentReturn store={checkoutStore(store, locale)} payPath={payPath} />
          </Suspense>
        ) : (
          <NoOrder slug={store.slug} />
        )}
      </main>
    </NextIntlClientProvider>
  );
}
