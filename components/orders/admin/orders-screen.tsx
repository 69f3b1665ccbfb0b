'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LiveBadge } from '@/components/admin/live-badge';
import { listHref, type ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { DataTable } from '@/components/admin/list/table/data-table';
import { useColumns } from '@/components/admin/list/table/use-columns';
import { useSelection } from '@/components/admin/list/table/use-selection';
import { SessionAlert } from '@/components/admin/session-alert';
import { Alert } from '@/components/ui/alert';
import { useThrottle } from '@/components/admin/use-throttle';
import type { OrderPage } from '@/lib/modules/orders/client/use-order-list';
import type { MayDoWithOrders } from './bulk/may-do';
import { useOrderColumns } from './order-columns';
import { OrdersFilters, type OrdersFiltersProps } from './orders-filters';
import { OrdersTools } from './orders-tools';
import { TenantListener } from './tenant-listener';
import { useLiveOrders } from './use-live-orders';
import { useNothing } from './use-nothing';
import { useTenantStates } from './use-tenant-states';

/** Orders often change several steps at once; the list is reloaded once for all of them. */
const GATHER_MS = 300;

/** Shown if the list could not be loaded: `ListView` says so. */
const NO_PAGE: OrderPage = { orders: [], next_cursor: null, near: false, total: 0, as_of: '' };

interface OrdersScreenProps extends OrdersFiltersProps {
  /** The client's own tenant; null for staff. */
  tenant: string | null;
  list: ListState;
  /** Null if it could not be loaded. */
  first: OrderPage | null;
  renderedAt: string;
  may: MayDoWithOrders;
  /** An export made earlier whose file is to be offered: the link of its mail names it (D48-3). */
  known?: string | undefined;
}

/** The order list, of all events or of the one in the path: filtered by the URL, updated live without a reload. */
export function OrdersScreen(props: OrdersScreenProps) {
  const { tenant, list, first, may, known } = props;
  const t = useTranslations('ordersPage');
  const { live, state, listeners } = useFollowedOrders(props);
  const { orders, next_cursor: next, total, as_of: seen } = live.page;
  const columns = useOrderColumns(tenant === null, list.fixed?.['event']);
  const chosen = useColumns('orders', columns);
  const selected = useSelection(list);
  const selection = Object.values(may).some(Boolean) ? selected : undefined;
  const exporting = useExporting(list, known);
  return (
    <ListView
      list={list}
      failed={first === null && orders.length === 0}
      filters={{ ...useFilterTexts(), children: <OrdersFilters {...props} /> }}
      rows={
        orders.length > 0 ? (
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={orders}
            shown={chosen.shown}
            nameOf={(order) => order.order_ref}
            marked={live.marked}
            selection={selection}
          />
        ) : null
      }
      keys={{
        onSelect:
          selection && ((id, range) => selection.step({ type: 'row', id, rows: idsOf(orders), range })),
        onExport: may.export ? () => exporting.show(true) : undefined,
      }}
      nothing={useNothing()}
      foot={{
        label: t('pages'),
        count: t('count', { count: total }),
        next,
        aside: <LiveBadge state={state} />,
      }}
    >
      {listeners}
      <OrdersTools
        place={{ list: 'orders', tenant }}
        list={list}
        total={total}
        columns={columns}
        chosen={chosen}
        selection={selected}
        shown={orders}
        may={may}
        exporting={may.export ? exporting : null}
        live={{ seen, refresh: live.refresh }}
      />
      <Notices live={live} typed={String(list.query['search'] ?? '')} />
    </ListView>
  );
}

const idsOf = (orders: OrderPage['orders']) => orders.map(({ id }) => id);

/** What has changed, for screen readers; that the list is not up to date; and that nothing matches a search, where there are rows all the same. D3-26. */
function Notices({ live, typed }: { live: ReturnType<typeof useLiveOrders>; typed: string }) {
  const t = useTranslations('ordersPage');
  return (
    <>
      <p role="status" className="sr-only">
        {live.news}
      </p>
      {live.page.near ? (
        <Alert tone="info" title={t('near.title', { text: typed })}>
          {t('near.text')}
        </Alert>
      ) : null}
      {live.error ? <SessionAlert error={live.error} title={t('outdated')} onRetry={live.refresh} /> : null}
    </>
  );
}

/** Whether the export's dialog is open. At first it is if a mail's link names an export: then it shows that one. */
function useExporting(list: ListState, known: string | undefined) {
  const [open, setOpen] = useState(known !== undefined);
  const [named, setNamed] = useState(known);
  function show(isOpen: boolean) {
    setOpen(isOpen);
    setNamed(undefined);
    // A reload does not open the dialog of the mail's link again.
    if (known !== undefined) window.history.replaceState(null, '', listHref(list));
  }
  return { open, known: named, show };
}

/** The orders of the URL, and the channels over which they are kept up to date. */
function useFollowedOrders({ tenant, tenants, list, first, renderedAt }: OrdersScreenProps) {
  const { query } = list;
  const channels = tenant ? [tenant] : (tenants ?? []).map(({ id }) => id).filter(isIn(query['tenant']));
  const [state, noteState] = useTenantStates(channels);
  const source = { tenant, query, first: first ?? NO_PAGE, renderedAt };
  const live = useLiveOrders(source, state !== 'failed');
  const refresh = useThrottle(live.refresh, GATHER_MS);
  const listeners = channels.map((id) => (
    <TenantListener key={id} tenantId={id} onChange={refresh} onState={noteState} />
  ));
  return { live, state, listeners };
}

function useFilterTexts() {
  const t = useTranslations('ordersPage.filters');
  const sorts = [
    { value: '-created_at', label: t('newest') },
    { value: 'created_at', label: t('oldest') },
    { value: '-total', label: t('highest') },
    { value: 'total', label: t('lowest') },
    { value: '-waiting', label: t('longest') },
    { value: 'waiting', label: t('shortest') },
  ];
  return {
    label: t('label'),
    search: { label: t('search'), hint: t('searchHint'), maxLength: 100 },
    sort: { options: sorts, className: 'md:hidden' },
  };
}

const isIn = (tenant: string | undefined) => (id: string) => tenant === undefined || id === tenant;
