import { NextIntlClientProvider } from 'next-intl';
import { OrderPage } from '@/components/order-form/paid/order-page';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { storeMessages } from '@/lib/intl/store-messages';
import type { Locale } from '@/lib/kernel/locales';
import { loadProducts } from './load-products';
import { ORDER_NAMESPACES } from './store-namespaces';

/** A Products event's page (DECISIONS 4). */
export async function OrderView({ store, locale }: { store: StorefrontData; locale: Locale }) {
  return (
    <NextIntlClientProvider messages={await storeMessages(ORDER_NAMESPACES, store.region, locale)}>
      <OrderPage store={store} products={await loadProducts(store)} locale={locale} />
    </NextIntlClientProvider>
  );
}
