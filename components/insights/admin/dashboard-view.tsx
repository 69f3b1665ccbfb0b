import { CircleCheck, PackageOpen, Store } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Dashboard } from '@/lib/modules/insights/contract/read-dashboard';
import { Panel } from '@/components/admin/panel';
import { Figures } from './figures';
import { OrderList } from './order-list';
import { OrdersChart } from './orders-chart';
import { Stages } from './stages';
import { StoreList } from './store-list';

interface DashboardViewProps {
  dashboard: Dashboard;
  isStaff: boolean;
  /** Query string that narrows the orders list to the same tenant, e.g. `?tenant=ten_fjord`. */
  ordersQuery?: string;
}

/** The dashboard: figures, what needs attention, the newest orders and the stores. */
export function DashboardView({ dashboard, isStaff, ordersQuery = '' }: DashboardViewProps) {
  const t = useTranslations('dashboard');
  return (
    <div className="mt-6 grid gap-6">
      <Figures dashboard={dashboard} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel id="orders-per-day" title={t('chart.title')}>
          <OrdersChart days={dashboard.orders_per_day} />
        </Panel>
        <Panel id="orders-by-stage" title={t('stages.title')}>
          <Stages counts={dashboard.orders_by_stage} />
        </Panel>
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <AttentionPanel dashboard={dashboard} isStaff={isStaff} />
        <RecentPanel dashboard={dashboard} isStaff={isStaff} ordersQuery={ordersQuery} />
      </div>
      <Panel
        id="stores"
        title={t('stores.title')}
        aside={<AllStores query={ordersQuery} />}
        flush={dashboard.events.length > 0}
      >
        {dashboard.events.length > 0 ? (
          <StoreList events={dashboard.events} isStaff={isStaff} />
        ) : (
          <EmptyState
            icon={<Store aria-hidden="true" />}
            title={t('stores.empty')}
            action={
              <LinkButton href="/events" prefetch={false}>
                {t('stores.all')}
              </LinkButton>
            }
          >
            {t('stores.emptyText')}
          </EmptyState>
        )}
      </Panel>
    </div>
  );
}

/** Link to the full list, with the dashboard's tenant filter. */
function AllStores({ query }: { query: string }) {
  const t = useTranslations('dashboard.stores');
  return (
    <Link
      href={`/events${query}`}
      prefetch={false}
      className="inline-flex min-h-8 items-center font-semibold text-accent underline-offset-2 hover:underline"
    >
      {t('all')}
    </Link>
  );
}

function AttentionPanel({ dashboard, isStaff }: Pick<DashboardViewProps, 'dashboard' | 'isStaff'>) {
  const t = useTranslations('dashboard.attention');
  const orders = dashboard.needs_attention;
  return (
    <Panel id="needs-attention" title={t('title')} flush={orders.length > 0}>
      {orders.length > 0 ? (
        <OrderList orders={orders} isStaff={isStaff} />
      ) : (
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
    </Panel>
  );
}

function RecentPanel({ dashboard, isStaff, ordersQuery = '' }: DashboardViewProps) {
  const t = useTranslations('dashboard.recent');
  const orders = dashboard.recent_orders;
  const all = (
    <Link
      href={`/orders${ordersQuery}`}
      prefetch={false}
      className="inline-flex min-h-8 items-center font-semibold text-accent underline-offset-2 hover:underline"
    >
      {t('all')}
    </Link>
  );
  return (
    <Panel id="recent-orders" title={t('title')} aside={all} flush={orders.length > 0}>
      {orders.length > 0 ? (
        <OrderList orders={orders} isStaff={isStaff} />
      ) : (
        <EmptyState icon={<PackageOpen aria-hidden="true" />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
    </Panel>
  );
}
