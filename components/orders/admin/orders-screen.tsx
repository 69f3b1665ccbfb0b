'use client';

import { PackageOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LiveBadge } from '@/components/admin/live-badge';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { SessionAlert } from '@/components/admin/session-alert';
import { useThrottle } from '@/components/admin/use-throttle';
import type { OrderPage } from '@/lib/modules/orders/client/use-order-list';
import { OrdersFilters, type OrdersFiltersProps } from './orders-filters';
import { OrdersTable } from './orders-table';
import { TenantListener } from './tenant-listener';
import { useLiveOrders } from './use-live-orders';
import { useTenantStates } from './use-tenant-states';

/** Orders often change several steps at once; the list is reloaded once for all of them. */
const GATHER_MS = 300;

/** Shown if the list could not be loaded: `ListView` says so. */
const NO_PAGE: OrderPage = { orders: [], next_cursor: null, total: 0 };

interface OrdersScreenProps extends OrdersFiltersProps {
  /** The client's own tenant; null for staff. */
  tenant: string | null;
  list: ListState;
  /** Null if it could not be loaded. */
  first: OrderPage | null;
  renderedAt: string;
}

/** The order list: filtered by the URL, updated live without a reload. */
export function OrdersScreen({ tenant, list, first, renderedAt, stores, tenants }: OrdersScreenProps) {
  const t = useTranslations('ordersPage');
  const { query } = list;
  const channels = tenant ? [tenant] : (tenants ?? []).map(({ id }) => id).filter(isIn(query['tenant']));
  const [state, noteState] = useTenantStates(channels);
  const source = { tenant, query, first: first ?? NO_PAGE, renderedAt };
  const live = useLiveOrders(source, state !== 'failed');
  const refresh = useThrottle(live.refresh, GATHER_MS);
  const { orders, next_cursor: next, total } = live.page;
  const isStaff = tenant === null;
  return (
    <ListView
      list={list}
      failed={first === null && orders.length === 0}
      filters={{ ...useFilterTexts(), children: <OrdersFilters stores={stores} tenants={tenants} /> }}
      rows={
        orders.length > 0 ? (
          <OrdersTable orders={orders} list={list} isStaff={isStaff} marked={live.marked} />
        ) : null
      }
      nothing={{
        icon: <PackageOpen aria-hidden="true" />,
        title: t('empty.title'),
        text: t('empty.text'),
        noMatch: { title: t('empty.noMatch'), text: t('empty.noMatchText') },
      }}
      foot={{
        label: t('pages'),
        count: t('count', { count: total }),
        next,
        aside: <LiveBadge state={state} />,
      }}
    >
      {channels.map((id) => (
        <TenantListener key={id} tenantId={id} onChange={refresh} onState={noteState} />
      ))}
      <p role="status" className="sr-only">
        {live.news}
      </p>
      {live.error ? <SessionAlert error={live.error} title={t('outdated')} onRetry={live.refresh} /> : null}
    </ListView>
  );
}

function useFilterTexts() {
  const t = useTranslations('ordersPage.filters');
  const sorts = [
    { value: '-created_at', label: t('newest') },
    { value: 'created_at', label: t('oldest') },
    { value: '-total', label: t('highest') },
    { value: 'total', label: t('lowest') },
  ];
  return {
    label: t('label'),
    search: { label: t('search'), hint: t('searchHint'), maxLength: 100 },
    sort: { options: sorts, className: 'md:hidden' },
  };
}

const isIn = (tenant: string | undefined) => (id: string) => tenant === undefined || id === tenant;
