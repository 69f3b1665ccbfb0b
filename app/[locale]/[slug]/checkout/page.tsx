import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { Checkout } from '@/components/checkout/checkout';
import { storeMessages } from '@/lib/intl/store-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { checkoutStore } from '../checkout-store';
import { isShop, loadStore } from '../load-store';
import { CHECKOUT_NAMESPACES } from '../store-namespaces';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

/** Per request, so that its scripts carry a nonce; no copy of it is kept anywhere (DESIGN "Caching"). */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'checkout' });
  return { title: t('title'), robots: { index: false } };
}

/** SPEC 2.3: `/{slug}/checkout`. */
export default async function CheckoutPage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug);
  if (!isShop(store)) redirect(`/${store.slug}`);
  return (
    <NextIntlClientProvider messages={await storeMessages(CHECKOUT_NAMESPACES, store.region, locale)}>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8 sm:py-14">
        <Suspense>
          <Checkout store={checkoutStore(store, locale)} />
        </Suspense>
      </main>
    </NextIntlClientProvider>
  );
}
