import { SearchX } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-classes';
import { EmptyState } from '@/components/ui/empty-state';
import { listProducts } from '@/lib/domain/catalogue/list-products';
import { listSearch, narrows, type ListQuery } from '@/lib/domain/catalogue/list-query';
import { storePath } from '@/lib/domain/storefront/store-place';
import { ProductGrid } from '../product-grid';
import type { ShownStore } from '../shown-store';
import { useCategoryName, useFacets } from './facet-labels';
import { ListChips } from './list-chips';
import { ListForm } from './list-form';
import { ListPages } from './list-pages';
import { inColour, listable } from './listable';

interface ProductListProps {
  store: ShownStore;
  query: ListQuery;
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

/** What the address asks for, under the ways to ask for something else (SPEC 9). A store without products has neither. */
export function ProductList({ store, query }: ProductListProps) {
  const t = useTranslations('productList');
  const locale = useLocale();
  const facets = useFacets(store);
  const categoryName = useCategoryName();
  const common = { place: store, query, facets, currency: store.currency };
  const all = store.event_products.map((card) => listable(card, categoryName(card.category)));
  const { shown, total, page, pages } = listProducts(all, query, locale);
  const grid = {
    place: store,
    products: shown.map(({ card }) => inColour(card, query.colour)),
    currency: store.currency,
    heading: 'h2' as const,
    eager: 4,
  };
  if (all.length === 0) return <ProductGrid {...grid} />;
  return (
    <div className="grid gap-5">
      {/* Its fields take what the address says, also when that comes without a new document. */}
      <ListForm key={listSearch(query)} {...common} />
      <ListChips {...common} />
      <p tabIndex={-1} data-list-count="" className="scroll-mt-24 text-muted">
        {narrows(query) ? t('found', { count: total, all: all.length }) : t('count', { count: total })}
      </p>
      <div data-list-results="" className="mt-1 transition-opacity motion-reduce:transition-none">
        {total === 0 ? <NothingFound action={storePath(store, 'products')} /> : <ProductGrid {...grid} />}
      </div>
      <ListPages place={store} query={query} page={page} pages={pages} />
    </div>
  );
}
