import { NextIntlClientProvider } from 'next-intl';
import { ClaimPage } from '@/components/claims/shop/claim-page';
import type { FormPreview } from '@/components/orders/shop/form-preview';
import type { FormProducts } from '@/lib/modules/storefront/contract/form-product';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { storeMessages } from '@/lib/intl/store-messages';
import type { Locale } from '@/lib/kernel/locales';
import { CLAIM_NAMESPACES, PREVIEW_NAMESPACES } from './store-namespaces';

interface ClaimViewProps {
  store: StorefrontData;
  offer: FormProducts;
  locale: Locale;
  preview?: FormPreview | undefined;
}

/** A Promo event's page (D4), also used for its preview. */
export async function ClaimView({ store, offer, locale, preview }: ClaimViewProps) {
  const names = preview ? [...CLAIM_NAMESPACES, ...PREVIEW_NAMESPACES] : CLAIM_NAMESPACES;
  return (
    <NextIntlClientProvider messages={await storeMessages(names, store.region, locale)}>
      <ClaimPage store={store} offer={offer} locale={locale} preview={preview} />
    </NextIntlClientProvider>
  );
}
