import { useTranslations } from 'next-intl';
import { IdleLink } from '@/components/ui/idle-link';
import { storePath } from '@/lib/modules/storefront/rules/store-place';
import { PaymentNotice } from './payment-notice';
import { PriceNote } from './price-note';
import { ProductGrid } from './product-grid';
import type { ShownStore } from './shown-store';
import { heroBackground, StoreHero } from './store-hero';

/** Maximum number of products on the home page. */
const ON_HOME = 8;

export function StoreHome({ store }: { store: ShownStore }) {
  const t = useTranslations('store');
  const products = store.event_products.slice(0, ON_HOME);
  return (
    <main id="main" tabIndex={-1}>
      <StoreHero store={store} />
      <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-8 sm:py-16">
        <PaymentNotice store={store} />
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-3xl">{t('collection')}</h2>
          <p className="text-muted">
            <PriceNote store={store} products={products} />
          </p>
        </div>
        <ProductGrid
          place={store}
          products={products}
          currency={store.currency}
          eager={heroBackground(store.storeConfig) === null}
        />
        {store.product_count > ON_HOME ? (
          <p className="mt-10">
            <IdleLink
              href={storePath(store, 'products')}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {t('seeAll')}
            </IdleLink>
          </p>
        ) : null}
      </div>
    </main>
  );
}
