import { Shirt } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterTabs } from '@/components/admin/list/filter-tabs';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';
import type { EventProductsPage } from '@/lib/modules/catalogue/contract/list-products';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { AddProductButton } from './add-product-button';
import { ProductCards } from './product-cards';

interface ProductsScreenProps {
  event: EventSummary;
  list: ListState;
  /** Null if it could not be loaded. */
  page: EventProductsPage | null;
  canAdd: boolean;
  /** Staff may copy what they have locked (D5-5). */
  isStaff: boolean;
  blanks: readonly OfferedBlank[];
}

/** All products of an event, including drafts, and the button to add one. */
export function ProductsScreen({ event, list, page, canAdd, isStaff, blanks }: ProductsScreenProps) {
  const t = useTranslations('eventProducts');
  const { slug, currency, tenant_id: tenant } = event;
  const { products, total, next_cursor: next } = page ?? { products: [], total: 0, next_cursor: null };
  const add = canAdd ? (
    <AddProductButton place={{ tenant, slug }} currency={currency} blanks={blanks} />
  ) : null;
  const cards =
    products.length > 0 ? (
      <ProductCards
        place={{ tenant, slug }}
        products={products}
        currency={currency}
        canCopy={({ locked }) => canAdd && (isStaff || !locked)}
      />
    ) : null;
  const isEmpty = page !== null && total === 0 && !list.query['status'];
  const bar = (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <FilterTabs
        name="status"
        label={t('filter.label')}
        all={t('filter.all')}
        options={(['active', 'draft'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))}
      />
      {add}
    </div>
  );
  return (
    <ListView
      list={list}
      failed={page === null}
      bar={isEmpty ? null : bar}
      rows={cards}
      nothing={{
        icon: <Shirt aria-hidden="true" className="size-6" />,
        title: t('empty'),
        text: t(canAdd ? 'emptyText' : 'emptyReadOnly'),
        action: add,
        noMatch: { title: t('noneFound') },
      }}
      foot={{ label: t('pages'), count: t('count', { count: total }), next }}
    />
  );
}
