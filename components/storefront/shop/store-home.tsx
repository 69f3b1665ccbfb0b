import { useTranslations } from 'next-intl';
import { IdleLink } from '@/components/ui/idle-link';
import { storePath } from '@/lib/modules/storefront/rules/store-place';
import { ON_HOME, type StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';
import { PaymentNotice } from './payment-notice';
import { PriceNote } from './price-note';
import { ProductGrid } from './product-grid';
import type { ShownStore } from './shown-store';
import { heroBackground, StoreHero } from './store-hero';

/** The page below the hero, by layout. */
const BELOW: Readonly<Record<StoreLayout, { page: string; title: string }>> = {
  classic: { page: 'py-12 sm:py-16', title: 'mb-6 text-3xl' },
  showcase: { page: 'py-12 sm:py-20', title: 'mb-8 text-4xl' },
  compact: { page: 'py-6 sm:py-8', title: 'mb-4 text-xl' },
};

export function StoreHome({ store }: { store: ShownStore }) {
  const t = useTranslations('store');
  const { layout } = store.storeConfig;
  const products = store.event_products.slice(0, ON_HOME[layout]);
  const below = BELOW[layout];
  return (
    <main id="main" tabIndex={-1}>
      <StoreHero store={store} />
      <div className={`mx-auto w-full max-w-page px-4 sm:px-8 ${below.page}`}>
        <PaymentNotice store={store} />
        <div className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 ${below.title}`}>
          <h2 className="text-[1em]">{t('collection')}</h2>
          <p className="text-base text-muted">
            <PriceNote store={store} products={products} />
          </p>
        </div>
        <ProductGrid
          place={store}
          products={products}
          currency={store.currency}
          layout={layout}
          eager={heroBackground(store.storeConfig) === null}
        />
        {store.product_count > ON_HOME[layout] ? (
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
