import { NextIntlClientProvider } from 'next-intl';
import type { FormPreview } from '@/components/orders/shop/form-preview';
import { OrderPage } from '@/components/checkout/shop/order-form/order-page';
import type { FormProducts } from '@/lib/modules/storefront/contract/form-product';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { storeMessages } from '@/lib/intl/store-messages';
import type { Locale } from '@/lib/kernel/locales';
import { ORDER_NAMESPACES, PREVIEW_NAMESPACES } from './store-namespaces';

interface OrderViewProps {
  store: StorefrontData;
  offer: FormProducts;
  locale: Locale;
  preview?: FormPreview | undefined;
}

/** A Products event's page (D4), also used for its preview. */
export async function OrderView({ store, offer, locale, preview }: OrderViewProps) {
  const names = preview ? [...ORDER_NAMESPACES, ...PREVIEW_NAMESPACES] : ORDER_NAMESPACES;
  return (
    <NextIntlClientProvider messages={await storeMessages(names, store.region, locale)}>
      <OrderPage store={store} offer={offer} locale={locale} preview={preview} />
    </NextIntlClientProvider>
  );
}
