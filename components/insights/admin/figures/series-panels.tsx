import { useLocale, useTranslations } from 'next-intl';
import { LineChart } from '@/components/admin/chart/line-chart';
import { formatValue, type ValueFormat } from '@/components/admin/chart/value-format';
import { dayText } from '@/components/admin/day';
import { fromWire } from '@/lib/kernel/money';
import type { CurrencyFigures, DashboardTotals } from '@/lib/modules/insights/contract/dashboard-figures';
import { BlockPanel } from './block-panel';
import type { DashboardPlace } from './dashboard-place';
import { formatPoint } from './format-point';

export interface SeriesPanelProps {
  place: DashboardPlace;
  figures: CurrencyFigures;
}

const COUNT: ValueFormat = { kind: 'count' };

const useDays = ({ from, to }: CurrencyFigures) => {
  const locale = useLocale();
  return {
    from: dayText(`${from}T00:00:00Z`, locale),
    to: dayText(`${to}T00:00:00Z`, locale),
  };
};

interface ComparedLineProps {
  figures: CurrencyFigures;
  title: string;
  summary: string;
  format: ValueFormat;
  valueOf: (totals: DashboardTotals) => number;
}

/** One figure by day or month, beside what it was before. */
function ComparedLine({ figures, title, summary, format, valueOf }: ComparedLineProps) {
  const t = useTranslations('dashboard.series');
  const locale = useLocale();
  const { series, unit, compared } = figures;
  const before = compared && {
    key: 'before',
    name: t('before'),
    values: series.map((point) => (point.before ? valueOf(point.before) : 0)),
  };
  return (
    <LineChart
      title={title}
      summary={summary}
      points={series.map(({ key }) => ({ key, label: formatPoint(key, locale) }))}
      series={[{ key: 'now', name: t('now'), values: series.map(valueOf) }, ...(before ? [before] : [])]}
      format={format}
      labelColumn={t(unit)}
    />
  );
}

/** What was charged less what went back, by day. D38-1. */
export function SalesPanel({ place, figures }: SeriesPanelProps) {
  const t = useTranslations('dashboard.sales');
  const locale = useLocale();
  const days = useDays(figures);
  const format: ValueFormat = { kind: 'money', currency: figures.currency };
  const total = formatValue(fromWire(figures.totals.revenue), format, locale);
  return (
    <BlockPanel place={place} block="sales" title={t('title')} hint={t('hint')}>
      <ComparedLine
        figures={figures}
        title={t('title')}
        summary={t('summary', { total, ...days })}
        format={format}
        valueOf={({ revenue }) => fromWire(revenue)}
      />
    </BlockPanel>
  );
}

/** Orders that count, by day. D38-2. */
export function OrdersPanel({ place, figures }: SeriesPanelProps) {
  const t = useTranslations('dashboard');
  const days = useDays(figures);
  return (
    <BlockPanel place={place} block="sales" id="orders" title={t('totals.orders')}>
      <ComparedLine
        figures={figures}
        title={t('totals.orders')}
        summary={t('orderCount.summary', { count: figures.totals.orders, ...days })}
        format={COUNT}
        valueOf={({ orders }) => orders}
      />
    </BlockPanel>
  );
}

/** Gift claims by day, and how many of the codes that were given out are used. */
export function ClaimsPanel({
  place,
  figures,
  codes,
}: SeriesPanelProps & { codes: { issued: number; claimed: number } | null }) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const days = useDays(figures);
  const count = (value: number) => formatValue(value, COUNT, locale);
  const hint = codes
    ? t('claims.issued', { claimed: count(codes.claimed), issued: count(codes.issued) })
    : undefined;
  return (
    <BlockPanel place={place} block="claims" title={t('totals.claims')} hint={hint}>
      <ComparedLine
        figures={figures}
        title={t('totals.claims')}
        summary={t('claims.summary', { count: figures.totals.claims, ...days })}
        format={COUNT}
        valueOf={({ claims }) => claims}
      />
    </BlockPanel>
  );
}

const MARGIN = ['margin', 'net', 'cost', 'fee'] as const;

/** What is left of the revenue once tax, production and the platform are paid; for those who may know. D35, D50. */
export function MarginPanel({ place, figures }: SeriesPanelProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const days = useDays(figures);
  const { series, unit, currency, totals } = figures;
  if (!totals.margin) return null;
  const format: ValueFormat = { kind: 'money', currency };
  const { margin, given } = totals.margin;
  return (
    <BlockPanel
      place={place}
      block="margin"
      title={t('totals.margin')}
      hint={
        <>
          {t('margin.hint')}{' '}
          {fromWire(given) > 0
            ? t('margin.given', { amount: formatValue(fromWire(given), format, locale) })
            : null}
        </>
      }
    >
      <LineChart
        title={t('totals.margin')}
        summary={t('sales.summary', { total: formatValue(fromWire(margin), format, locale), ...days })}
        points={series.map(({ key }) => ({ key, label: formatPoint(key, locale) }))}
        series={MARGIN.map((key) => ({
          key,
          name: t(`columns.${key}`),
          values: series.map((point) => fromWire(point.margin?.[key] ?? '0.00')),
        }))}
        format={format}
        labelColumn={t(`series.${unit}`)}
      />
    </BlockPanel>
  );
}
