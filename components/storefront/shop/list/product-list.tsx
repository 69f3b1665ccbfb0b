import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-classes';
import { EmptyState } from '@/components/ui/empty-state';
import { listSearch, narrows, type ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { storePath } from '@/lib/modules/storefront/rules/store-place';
import { ProductGrid } from '../product-grid';
import type { ProductList as Listed } from '@/lib/modules/storefront/contract/list-products';
import type { ShownStore } from '../shown-store';
import { useFacets } from './facet-labels';
import { ListChips } from './list-chips';
import { ListForm } from './list-form';
import { ListPages } from './list-pages';

interface ProductListProps {
  store: ShownStore;
  query: ListQuery;
  /** The matching products. */
  list: Listed;
}

function NothingFound({ action }: { action: string }) {
  const t = useTranslations('productList');
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" className="size-6" />}
      title={t('nothing')}
      action={
        <a href={action} data-list-link="" className={buttonClasses('primary', 'md')}>
          {t('clear')}
        </a>
      }
    >
      {t('nothingText')}
    </EmptyState>
  );
}

/** Filters, sorting and matching products (S9). A store without products shows neither. */
export function ProductList({ store, query, list }: ProductListProps) {
  const t = useTranslations('productList');
  const facets = useFacets(list.facets, store.region);
  const common = { place: store, query, facets, currency: store.currency };
  const { products, total, all, page, pages } = list;
  const grid = {
    place: store,
    products,
    currency: store.currency,
    heading: 'h2' as const,
    eager: true,
    layout: store.storeConfig.layout,
  };
  if (all === 0) return <ProductGrid {...grid} />;
  return (
    <div className="grid gap-5">
      {/* Keyed by the query, so that the fields take the URL's values on client-side navigation too. */}
      <ListForm key={listSearch(query)} {...common} />
      <ListChips {...common} />
      <p tabIndex={-1} data-list-count="" className="scroll-mt-24 text-muted">
        {narrows(query) ? t('found', { count: total, all }) : t('count', { count: total })}
      </p>
      <div data-list-results="" className="mt-1 transition-opacity motion-reduce:transition-none">
        {total === 0 ? <NothingFound action={storePath(store, 'products')} /> : <ProductGrid {...grid} />}
      </div>
      <ListPages place={store} query={query} page={page} pages={pages} />
    </div>
  );
}
