import { NextIntlClientProvider } from 'next-intl';
import { ClaimPage } from '@/components/order-form/claim-page';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { storeMessages } from '@/lib/intl/store-messages';
import type { Locale } from '@/lib/kernel/locales';
import { loadProducts } from './load-products';
import { CLAIM_NAMESPACES } from './store-namespaces';

/** A Promo event's page (DECISIONS 4). */
export async function ClaimView({ store, locale }: { store: StorefrontData; locale: Locale }) {
  return (
    <NextIntlClientProvider messages={await storeMessages(CLAIM_NAMESPACES, store.region, locale)}>
      <ClaimPage store={store} products={await loadProducts(store)} locale={locale} />
    </NextIntlClientProvider>
  );
}
