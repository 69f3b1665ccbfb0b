import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { FixOrder } from '@/components/order-changes/shop/fix-order';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import type { Namespace } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { storeMessages } from '@/lib/intl/store-messages';
import { readFixPage } from '@/lib/modules/order-changes/contract/fix-page';
import { loadOrderStore } from '../../order/[token]/load-order';
import { OrderSurface } from '../../order/[token]/order-surface';

interface FixOrderPageProps {
  params: Promise<{ locale: string; token: string }>;
}

/** Rendered per request, because its scripts need a nonce; never cached. */
export const dynamic = 'force-dynamic';

const NAMESPACES: readonly Namespace[] = [
  ...(['store', 'basket', 'product', 'errorPages', 'fixOrder', 'fixArtwork', 'preflight'] as const),
  ...(['ownPicture', 'address', 'errors', 'forms', 'ui'] as const),
];

/** Whoever has the address can change the order's address or print, so it must not leak as a referrer. */
export async function generateMetadata({ params }: FixOrderPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'fixOrder' });
  return { title: t('pageTitle'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

async function load(token: string) {
  try {
    return await serverCall(readFixPage, { params: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound();
    throw error;
  }
}

/**
 * `/fix-order/{token}`: where a shopper fixes what stops their order. Opening the page changes nothing, since scanners of links
 * open every address. D32-30.
 */
export default async function FixOrderPage({ params }: FixOrderPageProps) {
  const locale = await requireLocale(params);
  const { token } = await params;
  const page = await load(token);
  const store = await loadOrderStore(page.store.slug, locale);
  return (
    <NextIntlClientProvider messages={await storeMessages(NAMESPACES, page.region, locale)}>
      <OrderSurface store={store}>
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-8 sm:px-8 sm:py-12">
          <FixOrder token={token} first={page} />
        </main>
      </OrderSurface>
    </NextIntlClientProvider>
  );
}
