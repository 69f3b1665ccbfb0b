import { useTranslations } from 'next-intl';
import { FilterCheckbox } from '@/components/admin/list/filter-checkbox';
import { FilterSelect } from '@/components/admin/list/filter-select';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';

interface Named {
  id: string;
  name: string;
}

export interface OrdersFiltersProps {
  /** Slug and name of the stores to choose from; null on the page of one. */
  stores: readonly Named[] | null;
  /**
   * Clients whose orders are listed, by which staff can filter; empty when there are too many for a menu, null for a
   * client's own users.
   */
  tenants: readonly Named[] | null;
}

const options = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: id, label: name }));

/** The order list's filters besides its search. */
export function OrdersFilters({ stores, tenants }: OrdersFiltersProps) {
  const t = useTranslations('ordersPage.filters');
  const orders = useTranslations('orders');
  const kinds = [
    { value: 'store', label: t('kindStore') },
    { value: 'claim', label: t('kindClaim') },
    { value: 'bulk', label: t('kindBulk') },
  ];
  const statuses = ORDER_STATUSES.map((value) => ({ value, label: orders(`status.${value}`) }));
  return (
    <>
      {stores && tenants && tenants.length > 0 ? (
        <FilterSelect
          name="tenant"
          label={t('tenant')}
          any={t('tenantAll')}
          options={options(tenants)}
          clears={['event']}
        />
      ) : null}
      <FilterSelect name="status" label={t('status')} any={t('statusAll')} options={statuses} />
      {stores ? (
        <FilterSelect name="event" label={t('event')} any={t('eventAll')} options={options(stores)} />
      ) : null}
      <FilterSelect name="kind" label={t('kind')} any={t('kindAll')} options={kinds} />
      <FilterCheckbox name="unpaid" label={t('unpaid')} />
    </>
  );
}
