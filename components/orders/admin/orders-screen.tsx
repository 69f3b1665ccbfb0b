'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useOptimistic, useState, useTransition } from 'react';
import { Pagination } from '@/components/ui/pagination';
import type { OrderPage } from '@/lib/modules/orders/client/use-order-list';
import type { RealtimeState } from '@/lib/client/use-realtime';
import { LiveBadge } from './live-badge';
import { SessionAlert } from '@/components/admin/session-alert';
import { TenantListener } from './tenant-listener';
import { useThrottle } from '@/components/admin/use-throttle';
import { NoOrders } from './no-orders';
import { filterCount, ordersHref, type OrderQuery, type OrderQueryChange } from './order-query';
import { OrdersFilters, type OrdersFiltersProps } from './orders-filters';
import { OrdersTable } from './orders-table';
import { useLiveOrders } from './use-live-orders';
import { useTenantStates } from './use-tenant-states';

/** Orders often change several steps at once; the list is reloaded once for all of them. */
const GATHER_MS = 300;

interface OrdersScreenProps extends Pick<OrdersFiltersProps, 'stores' | 'tenants'> {
  /** The client's own tenant; null for staff. */
  tenant: string | null;
  query: OrderQuery;
  first: OrderPage;
  renderedAt: string;
}

/** How often the filters were cleared, and of which search; the URL changes a moment later. */
interface Cleared {
  times: number;
  search?: string | undefined;
}

/** The order list: filtered by the URL, updated live without a reload. */
export function OrdersScreen({ tenant, query, first, renderedAt, stores, tenants }: OrdersScreenProps) {
  const t = useTranslations('ordersPage');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [asked, ask] = useOptimistic(query);
  const [cleared, setCleared] = useState<Cleared>({ times: 0 });
  const channels = tenant ? [tenant] : (tenants ?? []).map(({ id }) => id).filter(isIn(query.tenant));
  const [state, noteState] = useTenantStates(channels);
  const list = useLiveOrders({ tenant, query: { ...query }, first, renderedAt }, state !== 'failed');
  const refresh = useThrottle(list.refresh, GATHER_MS);
  const { orders } = list.page;

  function change(wish: OrderQueryChange) {
    startTransition(() => {
      ask({ ...asked, ...wish } as OrderQuery);
      router.replace(ordersHref(asked, wish), { scroll: false });
    });
  }
  function clear() {
    setCleared(({ times }) => ({ times: times + 1, search: query.search }));
    startTransition(() => router.replace('/orders', { scroll: false }));
  }
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
      {channels.map((id) => (
        <TenantListener key={id} tenantId={id} onChange={refresh} onState={noteState} />
      ))}
      <OrdersFilters
        key={cleared.times}
        query={asked.search === cleared.search ? { ...asked, search: undefined } : asked}
        stores={stores}
        tenants={tenants}
        onChange={change}
      />
      <p role="status" className="sr-only">
        {list.news}
      </p>
      {list.error ? <SessionAlert error={list.error} title={t('outdated')} onRetry={list.refresh} /> : null}
      <div aria-busy={pending || undefined}>
        {orders.length > 0 ? (
          <OrdersTable
            orders={orders}
            query={query}
            isStaff={tenant === null}
            marked={list.marked}
            pending={pending}
          />
        ) : (
          <NoOrders filtered={filterCount(query) > 0} onClear={clear} />
        )}
      </div>
      <ListFoot page={list.page} query={query} state={state} />
    </div>
  );
}

interface ListFootProps {
  page: OrderPage;
  query: OrderQuery;
  state: RealtimeState;
}

function ListFoot({ page, query, state }: ListFootProps) {
  const t = useTranslations('ordersPage');
  const { total, next_cursor: cursor } = page;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <LiveBadge state={state} />
      <div className="grow">
        <Pagination
          label={t('pages')}
          summary={t('count', { count: total })}
          previousText={t('firstPage')}
          nextText={t('nextPage')}
          {...(query.cursor ? { previous: { href: ordersHref(query) } } : {})}
          {...(cursor ? { next: { href: ordersHref(query, { cursor }) } } : {})}
        />
      </div>
    </div>
  );
}

const isIn = (tenant: string | undefined) => (id: string) => tenant === undefined || id === tenant;
