import { useLocale, useTranslations } from 'next-intl';
import { LineChart } from '@/components/admin/chart/line-chart';
import { formatValue, type ValueFormat } from '@/components/admin/chart/value-format';
import { dayText } from '@/components/admin/day';
import { Panel } from '@/components/admin/panel';
import { formatPoint } from '@/components/insights/admin/figures/format-point';
import { Change } from '@/components/insights/admin/figures/key-figures';
import { fromWire } from '@/lib/kernel/money';
import type { ClientRevenue, RevenueTotals } from '@/lib/modules/insights/contract/client-revenue';

const NAMES = ['revenue', 'orders', 'platform', 'margin'] as const;
type Name = (typeof NAMES)[number];

const valueOf = (totals: RevenueTotals, name: Name): number =>
  name === 'orders' ? totals.orders : fromWire(totals[name]);

/** Revenue, orders, the platform's part and the margin, with what they were before. */
function KeyFigures({ revenue: { totals, before, currency } }: { revenue: ClientRevenue }) {
  const t = useTranslations('dashboard.totals');
  const texts = useTranslations('clientRevenue');
  const locale = useLocale();
  return (
    <dl aria-label={t('title')} className="flex flex-wrap gap-3 sm:gap-4">
      {NAMES.map((name) => {
        const format: ValueFormat = name === 'orders' ? { kind: 'count' } : { kind: 'money', currency };
        const now = valueOf(totals, name);
        return (
          <div
            key={name}
            className="grid grow basis-full content-start gap-1 rounded-card border border-line bg-surface px-4 py-4 sm:basis-52 sm:px-5"
          >
            <dt className="text-[0.9375rem] text-muted">{name === 'platform' ? texts(name) : t(name)}</dt>
            <dd className="font-heading text-[1.75rem] leading-tight font-bold tracking-[-0.02em] tabular-nums">
              {formatValue(now, format, locale)}
            </dd>
            {before ? <Change now={now} before={valueOf(before, name)} format={format} /> : null}
          </div>
        );
      })}
    </dl>
  );
}

/** Revenue by day or month beside what it was before; the chart has its numbers as a table, too. */
function Chart({ revenue }: { revenue: ClientRevenue }) {
  const t = useTranslations('dashboard');
  const texts = useTranslations('clientRevenue');
  const locale = useLocale();
  const { series, unit, compared, currency, totals, from, to } = revenue;
  const format: ValueFormat = { kind: 'money', currency };
  const day = (text: string) => dayText(`${text}T00:00:00Z`, locale);
  const before = {
    key: 'before',
    name: t('series.before'),
    values: series.map((point) => (point.before ? fromWire(point.before.revenue) : 0)),
  };
  return (
    <LineChart
      title={texts('chart')}
      summary={t('sales.summary', {
        total: formatValue(fromWire(totals.revenue), format, locale),
        from: day(from),
        to: day(to),
      })}
      points={series.map(({ key }) => ({ key, label: formatPoint(key, locale) }))}
      series={[
        { key: 'now', name: t('series.now'), values: series.map((point) => fromWire(point.revenue)) },
        ...(compared ? [before] : []),
      ]}
      format={format}
      labelColumn={t(`series.${unit}`)}
    />
  );
}

/** What each figure counts, so that nobody has to guess what is in it. */
function Meanings() {
  const t = useTranslations('clientRevenue');
  const figures = useTranslations('dashboard.totals');
  const sales = useTranslations('dashboard.sales');
  const meanings = [
    [figures('revenue'), sales('hint')],
    [t('platform'), t('platformHint')],
    [figures('margin'), t('marginHint')],
  ];
  return (
    <dl className="grid gap-3 text-[0.9375rem]">
      {meanings.map(([name, meaning]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a region's clients have sold, in its one currency. S2.2-192. */
export function RevenueFigures({ revenue }: { revenue: ClientRevenue }) {
  const t = useTranslations('clientRevenue');
  return (
    <div className="grid min-w-0 gap-5">
      <KeyFigures revenue={revenue} />
      <Panel id="revenue-chart" title={t('chart')}>
        <div className="grid min-w-0 gap-4">
          <Chart revenue={revenue} />
          <Meanings />
        </div>
      </Panel>
    </div>
  );
}
