import { PackageOpen, Store } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { DashboardFigures } from '@/lib/modules/insights/contract/dashboard-figures';
import type { Dashboard } from '@/lib/modules/insights/contract/read-dashboard';
import { Panel } from '@/components/admin/panel';
import { FiguresView } from './figures/figures-view';
import { NextSteps } from './figures/next-steps';
import { PeriodBar, type PeriodProblem } from './figures/period-bar';
import type { DashboardPlace } from './figures/dashboard-place';
import { OrderList } from './order-list';
import { StoreList } from './store-list';

interface DashboardViewProps {
  dashboard: Dashboard;
  /** Of the period; null where they could not be read. */
  figures: DashboardFigures | null;
  /** Says why not. */
  failed: ReactNode;
  place: DashboardPlace;
  typed: { from: string; to: string };
  problem: PeriodProblem | null;
  isStaff: boolean;
  /** Query string that narrows the orders list to the same tenant, e.g. `?tenant=ten_fjord`. */
  ordersQuery?: string;
}

/** The dashboard: what needs attention first, then the figures of a period, the newest orders and the stores. */
export function DashboardView(props: DashboardViewProps) {
  const { dashboard, figures, failed, place, typed, problem, isStaff, ordersQuery = '' } = props;
  const t = useTranslations('dashboard');
  const shown = figures?.currencies.find(({ currency }) => currency === place.currency) ?? null;
  return (
    <div className="mt-6 grid gap-6">
      <NextSteps place={place} problems={figures?.problems ?? []} orders={dashboard.needs_attention} />
      <PeriodBar
        place={place}
        events={isStaff && place.tenant === null ? [] : dashboard.events}
        currencies={figures?.currencies.map(({ currency }) => currency) ?? []}
        shown={shown}
        typed={typed}
        problem={problem}
      />
      {shown ? <FiguresView place={place} figures={shown} codes={figures?.codes ?? null} /> : null}
      {failed}
      <RecentPanel dashboard={dashboard} isStaff={isStaff} ordersQuery={ordersQuery} />
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

type RecentPanelProps = Pick<DashboardViewProps, 'dashboard' | 'isStaff' | 'ordersQuery'>;

function RecentPanel({ dashboard, isStaff, ordersQuery = '' }: RecentPanelProps) {
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
