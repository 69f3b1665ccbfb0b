import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ProductList as ProductListData } from '@/lib/modules/storefront/contract/list-products';
import type { ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { PaymentNotice } from '../payment-notice';
import { PriceNote } from '../price-note';
import type { ShownStore } from '../shown-store';
import { ProductList } from './product-list';

interface ListViewProps {
  store: ShownStore;
  query: ListQuery;
  list: ProductListData;
  /** Structured data for search engines. */
  children?: ReactNode;
}

/** A store's product list: a note on prices, then the products that match the URL. S2.3. */
export function ListView({ store, query, list, children }: ListViewProps) {
  const t = useTranslations('store');
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-10 sm:px-8 sm:py-14">
      {children}
      <PaymentNotice store={store} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-4xl">{t('allProducts')}</h1>
        <p className="text-muted">
          <PriceNote store={store} products={list.products} />
        </p>
      </div>
      <ProductList store={store} query={query} list={list} />
    </main>
  );
}
