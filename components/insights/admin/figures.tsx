import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import type { Dashboard } from '@/lib/modules/insights/contract/read-dashboard';

interface FigureProps {
  className?: string;
  label: ReactNode;
  value: ReactNode;
  detail: ReactNode;
}

function Figure({ label, value, detail, className }: FigureProps) {
  return (
    <div
      className={clsx(
        'grid grow basis-[calc(50%-0.375rem)] content-start gap-1 rounded-card border border-line bg-surface px-4 py-4 sm:basis-52 sm:px-5',
        className,
      )}
    >
      <dt className="text-[0.9375rem] text-muted">{label}</dt>
      <dd className="font-heading text-[1.75rem] leading-tight font-bold tracking-[-0.02em] tabular-nums">
        {value}
      </dd>
      <dd className="text-[0.9375rem] text-muted">{detail}</dd>
    </div>
  );
}

/** The last 30 days: revenue per currency, number of orders, and what needs attention. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('dashboard.figures');
  const orders = dashboard.orders_per_day.reduce((sum, day) => sum + day.orders, 0);
  const today = dashboard.orders_per_day.at(-1)?.orders ?? 0;
  const waiting = dashboard.needs_attention_count;
  return (
    <dl className="flex flex-wrap gap-3 sm:gap-4">
      {dashboard.revenue.map(({ currency, total, orders: count }) => (
        <Figure
          key={currency}
          label={t('revenue', { currency })}
          className="max-sm:basis-full"
          value={<Money amount={total} currency={currency} />}
          detail={t('orderCount', { count })}
        />
      ))}
      {dashboard.revenue.length === 0 ? (
        <Figure label={t('noRevenueLabel')} value="–" detail={t('noRevenue')} />
      ) : null}
      <Figure label={t('orders')} value={orders} detail={t('today', { count: today })} />
      <Figure
        label={t('waiting')}
        value={waiting}
        detail={waiting === 0 ? t('nothingWaiting') : t('seeBelow')}
      />
    </dl>
  );
}
