import { NextIntlClientProvider } from 'next-intl';
import { ClaimPage } from '@/components/order-form/claim-page';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { storeMessages } from '@/lib/intl/store-messages';
import type { Locale } from '@/lib/kernel/locales';
import { loadProduct } from './load-store';
import { CLAIM_NAMESPACES } from './store-namespaces';

/** A Promo event's page: its gifts are read one by one, since only a product's own call tells its scenes (DECISIONS 4). */
export async function ClaimView({ store, locale }: { store: StorefrontData; locale: Locale }) {
  const answers = await Promise.all(store.event_products.map(({ product_id: id }) => loadProduct(store, id)));
  return (
    <NextIntlClientProvider messages={await storeMessages(CLAIM_NAMESPACES, store.region, locale)}>
      <ClaimPage store={store} products={answers.map(({ product }) => product)} locale={locale} />
    </NextIntlClientProvider>
  );
}
