import { useFormatter, useTranslations } from 'next-intl';
import { BarChart } from '@/components/admin/chart/bar-chart';
import { formatMoney } from '@/components/ui/format-money';
import type { VoucherDetail } from '@/lib/modules/checkout/contract/vouchers';

/** How often a voucher was used in the last 30 days, and what it took off in all. */
export function VoucherUsage({ detail }: { detail: VoucherDetail }) {
  const t = useTranslations('vouchers.usage');
  const format = useFormatter();
  const { days, orders, discount_given: given, currency } = detail;
  const lately = days.reduce((sum, one) => sum + one.orders, 0);
  const labelOf = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('title')}</h3>
      <p>{t('sum', { orders, amount: formatMoney(given, currency) })}</p>
      {lately > 0 ? (
        <BarChart
          title={t('chart')}
          summary={t('summary', { count: lately })}
          bars={days.map((one) => ({ key: one.day, label: labelOf(one.day), value: one.orders }))}
          format={{ kind: 'count' }}
          columns={[t('day'), t('orders')]}
        />
      ) : null}
    </section>
  );
}
