import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/admin/chart/bar-chart';
import { shortDay } from '@/components/admin/moment';
import type { Dashboard } from '@/lib/modules/insights/contract/read-dashboard';

type Day = Dashboard['orders_per_day'][number];

/** Orders per day, oldest first. */
export function OrdersChart({ days }: { days: readonly Day[] }) {
  const t = useTranslations('dashboard.chart');
  const locale = useLocale();
  const total = days.reduce((sum, day) => sum + day.orders, 0);
  const best = days.reduce<Day | undefined>(
    (top, day) => (top && top.orders >= day.orders ? top : day),
    undefined,
  );
  return (
    <BarChart
      title={t('title')}
      summary={best ? t('label', { total, most: best.orders, day: shortDay(best.day, locale) }) : t('title')}
      bars={days.map(({ day, orders }) => {
        const label = shortDay(day, locale);
        return { key: day, label, value: orders, readout: t('day', { day: label, orders }) };
      })}
      format={{ kind: 'count' }}
      columns={[t('dayColumn'), t('ordersColumn')]}
    />
  );
}
