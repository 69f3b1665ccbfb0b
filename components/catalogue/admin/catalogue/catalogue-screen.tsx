import { Tags } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FilterSelect } from '@/components/admin/list/filter-select';
import { activeFilters, type ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';
import type { CataloguePage } from '@/lib/modules/catalogue/contract/list-catalogue';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { AddProductButton } from '../add-product-button';
import { CategoriesButton } from './categories-button';
import { CatalogueTable } from './catalogue-table';
import { DeletedProductsButton } from './deleted-products-button';
import { StockFileButton } from './stock-file-button';

interface CatalogueScreenProps {
  event: EventSummary;
  list: ListState;
  /** Null if it could not be loaded. */
  page: CataloguePage | null;
  blanks: readonly OfferedBlank[];
  /** Why nothing can be changed; null where it can. */
  readOnly: 'role' | 'event_locked' | 'not_opened' | null;
  isStaff: boolean;
  /** Whether this person's role may delete products and restore them. */
  canDelete: boolean;
}

/** All products of an event in a table to edit, and the button to add one of a blank. */
export function CatalogueScreen({
  event,
  list,
  page,
  blanks,
  readOnly,
  isStaff,
  canDelete,
}: CatalogueScreenProps) {
  const t = useTranslations('eventCatalogue.filters');
  const products = useTranslations('eventProducts');
  const { slug, currency, tenant_id: tenant } = event;
  const place = { tenant, slug };
  const canEdit = readOnly === null;
  const add = canEdit ? <AddProductButton place={place} currency={currency} blanks={blanks} /> : null;
  const nothing = useNothing(canEdit, add);
  const isFiltered = activeFilters(list).length > 0;
  const hasProducts = page !== null && (page.total > 0 || isFiltered);
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('label'),
        search: { label: t('search'), maxLength: 120 },
        children: <CatalogueFilters categories={page?.categories ?? []} />,
      }}
      rows={
        page && page.products.length > 0 ? (
          <CatalogueTable
            place={place}
            list={list}
            page={page}
            currency={currency}
            canEdit={canEdit}
            canDelete={canEdit && canDelete}
            isStaff={isStaff}
            isFiltered={isFiltered}
          />
        ) : null
      }
      nothing={nothing}
      foot={{
        label: products('pages'),
        count: products('count', { count: page?.total ?? 0 }),
        next: page?.next_cursor ?? null,
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Lead readOnly={readOnly} isFiltered={isFiltered} />
        {canEdit ? (
          <Acts place={place} add={hasProducts ? add : null} canDelete={canDelete} page={page} />
        ) : null}
      </div>
    </ListView>
  );
}

/** What stands in place of the table while there are no products, or none match. */
function useNothing(canEdit: boolean, add: ReactNode) {
  const t = useTranslations('eventProducts');
  return {
    icon: <Tags aria-hidden="true" className="size-6" />,
    title: t('empty'),
    text: t(canEdit ? 'emptyText' : 'emptyReadOnly'),
    action: add,
    noMatch: { title: t('noneFound') },
  };
}

function CatalogueFilters({ categories }: Pick<CataloguePage, 'categories'>) {
  const t = useTranslations('eventCatalogue');
  const products = useTranslations('eventProducts');
  return (
    <>
      <FilterSelect
        name="status"
        label={t('columns.status')}
        any={products('filter.all')}
        options={(['active', 'draft'] as const).map((value) => ({
          value,
          label: products(`filter.${value}`),
        }))}
      />
      <FilterSelect
        name="category"
        label={t('columns.category')}
        any={t('filters.anyCategory')}
        options={categories.map((value) => ({ value, label: value }))}
      />
    </>
  );
}

/** How the table is used, or why it can't be. */
function Lead({ readOnly, isFiltered }: Pick<CatalogueScreenProps, 'readOnly'> & { isFiltered: boolean }) {
  const t = useTranslations('eventCatalogue');
  const role = useTranslations('eventProducts.readOnly')('role');
  if (readOnly === 'not_opened') return null;
  const text = t(readOnly ? 'leadReadOnly' : isFiltered ? 'order.filtered' : 'lead');
  return <p className="max-w-[60ch] text-[0.9375rem] text-muted">{readOnly === 'role' ? role : text}</p>;
}

interface ActsProps {
  place: { tenant: string; slug: string };
  /** Null where the empty list offers it, or there are no products to count. */
  add: ReactNode;
  canDelete: boolean;
  page: CataloguePage | null;
}

function Acts({ place, add, canDelete, page }: ActsProps) {
  const categories = page?.categories ?? [];
  return (
    <span className="flex flex-wrap gap-2">
      {canDelete ? <DeletedProductsButton place={place} /> : null}
      {categories.length > 0 ? <CategoriesButton place={place} categories={categories} /> : null}
      {add ? <StockFileButton place={place} /> : null}
      {add}
    </span>
  );
}
