import { Shirt } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { AllProductsPage } from '@/lib/modules/catalogue/contract/list-all-products';
import { ProductsTable } from './products-table';

interface ProductsListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: AllProductsPage | null;
  /** The clients to filter by; empty where there are too many for a menu. */
  clients: readonly { id: string; name: string }[];
  mayLock: boolean;
}

/** The products of all clients with their filters. S2.2-7. */
export function ProductsList({ list, page, clients, mayLock }: ProductsListProps) {
  const t = useTranslations('staffProducts');
  const products = page?.products ?? [];
  const sorts = [
    { value: '-updated_at', label: t('newest') },
    { value: 'updated_at', label: t('oldest') },
  ];
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('narrow'),
        search: { label: t('search'), maxLength: 120 },
        sort: { options: sorts, className: 'lg:hidden' },
        children: <Filters clients={clients} />,
      }}
      rows={products.length > 0 ? <ProductsTable products={products} list={list} mayLock={mayLock} /> : null}
      nothing={{
        icon: <Shirt aria-hidden="true" />,
        title: t('none'),
        text: t('noneText'),
        noMatch: { title: t('empty'), text: t('emptyText') },
      }}
      foot={{
        label: t('pages'),
        count: t('shown', { count: products.length }),
        next: page?.next_cursor ?? null,
      }}
    />
  );
}

function Filters({ clients }: Pick<ProductsListProps, 'clients'>) {
  const t = useTranslations('staffProducts');
  return (
    <>
      {clients.length > 0 ? (
        <FilterSelect
          name="tenant"
          label={t('client')}
          any={t('anyClient')}
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <FilterSelect
        name="status"
        label={t('statusLabel')}
        any={t('anyStatus')}
        options={(['active', 'draft'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <FilterSelect
        name="locked"
        label={t('lockLabel')}
        any={t('anyLock')}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`lock.${value}`) }))}
      />
    </>
  );
}
