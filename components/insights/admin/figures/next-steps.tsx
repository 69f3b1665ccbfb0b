import { CircleCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { BarRows } from '@/components/admin/chart/bar-rows';
import { ChartFigure } from '@/components/admin/chart/chart-figure';
import { formatValue } from '@/components/admin/chart/value-format';
import { Panel } from '@/components/admin/panel';
import { EmptyState } from '@/components/ui/empty-state';
import { OrderList } from '@/components/insights/admin/order-list';
import type { DashboardFigures } from '@/lib/modules/insights/contract/dashboard-figures';
import type { Dashboard } from '@/lib/modules/insights/contract/read-dashboard';
import type { Problem } from '@/lib/modules/insights/rules/blocks';
import { problemList } from '@/lib/modules/insights/rules/problem-list';
import { BlockPanel } from './block-panel';
import type { DashboardPlace } from './dashboard-place';

interface NextStepsProps {
  place: DashboardPlace;
  problems: DashboardFigures['problems'];
  orders: Dashboard['needs_attention'];
}

/** The list where a problem is dealt with; undefined where there is no such list. */
function problemHref({ tenant, isStaff, event }: DashboardPlace, problem: Problem): string | undefined {
  if (problem === 'claims_to_decide') return event ? `/events/${event}/claims` : undefined;
  const list = problemList(problem);
  if (!list) return undefined;
  const query = new URLSearchParams({
    ...list,
    ...(event ? { event } : {}),
    ...(isStaff && tenant ? { tenant } : {}),
  });
  return `/orders?${query}`;
}

function Problems({ place, problems }: Omit<NextStepsProps, 'orders'>) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const title = t('next.problems');
  const rows = problems.map(({ problem, count }) => ({
    key: problem,
    label: t(`problems.${problem}`),
    value: count,
    text: formatValue(count, { kind: 'count' }, locale),
    href: problemHref(place, problem),
    fill: 'fill-warn',
  }));
  const table = {
    columns: [t('next.problem'), t('next.count')],
    rows: rows.map(({ key, label, text, href }) => ({ key, label, href, cells: [text] })),
  };
  return (
    <BlockPanel place={place} block="problems" title={title}>
      <ChartFigure title={title} table={table}>
        <BarRows rows={rows} />
      </ChartFigure>
    </BlockPanel>
  );
}

/** What needs somebody, before any figure: problems by kind, and the newest orders among them. S2.2-87. */
export function NextSteps({ place, problems, orders }: NextStepsProps) {
  const t = useTranslations('dashboard');
  if (problems.length === 0 && orders.length === 0) {
    return (
      <Panel id="needs-attention" title={t('next.title')}>
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title={t('attention.empty')}>
          {t('attention.emptyText')}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <section aria-labelledby="what-next" className="grid gap-4">
      <h2 id="what-next" className="text-xl">
        {t('next.title')}
      </h2>
      <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
        {problems.length > 0 ? <Problems place={place} problems={problems} /> : null}
        {orders.length > 0 ? (
          <Panel id="needs-attention" title={t('next.orders')} flush>
            <OrderList orders={orders} isStaff={place.isStaff} />
          </Panel>
        ) : null}
      </div>
    </section>
  );
}
