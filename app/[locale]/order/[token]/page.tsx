import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { OrderScreen } from '@/components/order-changes/shop/order-screen';
import { YourData } from '@/components/privacy/shop/your-data';
import type { Namespace } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { storeMessages } from '@/lib/intl/store-messages';
import { REQUEST_PARAM } from '@/lib/modules/privacy/rules/request-param';
import { loadCases, loadOrder, loadOrderStore } from './load-order';
import { OrderSurface } from './order-surface';

interface PageProps {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered per request, because its scripts need a nonce; never cached. */
export const dynamic = 'force-dynamic';

const NAMESPACES: readonly Namespace[] = [
  ...(['store', 'basket', 'product', 'errorPages', 'orders', 'orderPage'] as const),
  ...(['returns', 'thanks', 'yourData'] as const),
  ...(['shipping', 'address', 'errors', 'forms', 'ui'] as const),
];

/** The URL contains a secret token: not indexed, and not leaked as a referrer. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'orderPage' });
  return {
    title: t('pageTitle'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** `/order/{token}`: the order page of every event type (D8). */
export default async function OrderPage({ params, searchParams }: PageProps) {
  const locale = await requireLocale(params);
  const { token } = await params;
  const request = (await searchParams)[REQUEST_PARAM];
  const order = await loadOrder(token);
  const [store, cases] = await Promise.all([loadOrderStore(order.store.slug, locale), loadCases(token)]);
  return (
    <NextIntlClientProvider messages={await storeMessages(NAMESPACES, order.region, locale)}>
      <OrderSurface store={store}>
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-8 sm:px-8 sm:py-12">
          <OrderScreen first={order} firstCases={cases} token={token} />
          <div className="mt-8 sm:mt-10">
            <YourData
              token={token}
              request={typeof request === 'string' ? request : null}
              store={order.store.name}
            />
          </div>
        </main>
      </OrderSurface>
    </NextIntlClientProvider>
  );
}
