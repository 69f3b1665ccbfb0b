import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buyableOfForm } from '@/components/catalogue/shop/buyable';
import { EmptyState } from '@/components/ui/empty-state';
import type { FormProducts } from '@/lib/modules/storefront/contract/form-product';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import type { Locale } from '@/lib/kernel/locales';
import { EventHero } from '@/components/orders/shop/event-hero';
import { FormNeedsScript } from '@/components/orders/shop/form-needs-script';
import { previewed, type FormPreview } from '@/components/orders/shop/form-preview';
import { LazyOrder } from './lazy-order';
import { paidStore } from './paid-store';
import { ROOM } from './room';

interface OrderPageProps {
  store: StorefrontData;
  /** The first page of the event's products, and their total number. */
  offer: FormProducts;
  locale: Locale;
  preview?: FormPreview | undefined;
}

/** A Products event's page (D4-3): a list on one order form, paid by card. */
export function OrderPage({ store, offer, locale, preview }: OrderPageProps) {
  const t = useTranslations('paidForm');
  const { products: found, ...extent } = offer;
  const products = found.map(buyableOfForm);
  const hero = (
    <>
      <EventHero store={store} product={products[0]} />
      {preview ? null : <FormNeedsScript store={store} />}
    </>
  );
  return (
    <main id="main" tabIndex={-1}>
      {products.length > 0 ? (
        <LazyOrder
          products={products}
          extent={extent}
          locale={locale}
          hero={hero}
          store={previewed(paidStore(store, locale), preview)}
        />
      ) : (
        <>
          {hero}
          <div className={ROOM}>
            <EmptyState icon={<ShoppingBag aria-hidden="true" />} title={t('noProducts')}>
              {t('noProductsText')}
            </EmptyState>
          </div>
        </>
      )}
    </main>
  );
}
