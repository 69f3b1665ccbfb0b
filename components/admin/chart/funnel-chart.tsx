import { useLocale, useTranslations } from 'next-intl';
import { BarRows } from './bar-rows';
import type { ChartPoint } from './chart-data';
import { ChartFigure } from './chart-figure';
import { formatValue } from './value-format';

export interface FunnelStep extends ChartPoint {
  value: number;
}

interface FunnelChartProps {
  title: string;
  /** One sentence: what the chart shows. */
  summary: string;
  /** From the widest to the narrowest, as a rule. */
  steps: readonly FunnelStep[];
  /** Heads of the table's first two columns. */
  columns: readonly [label: string, value: string];
}

const NOTHING = '–';

/** How many get from one step to the next: a row for each step, with its share of the step before. ADR 0063. */
export function FunnelChart({ title, summary, steps, columns }: FunnelChartProps) {
  const t = useTranslations('chart');
  const locale = useLocale();
  const count = (value: number) => formatValue(value, { kind: 'count' }, locale);
  const share = (value: number, whole: number) =>
    whole > 0 ? formatValue(value / whole, { kind: 'share' }, locale) : NOTHING;
  const first = steps[0]?.value ?? 0;
  const rows = steps.map(({ key, label, href, value }, index) => ({
    key,
    label,
    href,
    value,
    text: count(value),
    ofFirst: index === 0 ? NOTHING : share(value, first),
    ofBefore: index === 0 ? NOTHING : share(value, steps[index - 1]?.value ?? 0),
  }));
  const table = {
    columns: [...columns, t('ofFirst'), t('ofBefore')],
    rows: rows.map(({ text, ofFirst, ofBefore, ...row }) => ({ ...row, cells: [text, ofFirst, ofBefore] })),
  };
  return (
    <ChartFigure title={title} table={table}>
      <figcaption className="text-[0.9375rem] text-ink-soft">{summary}</figcaption>
      <BarRows
        rows={rows.map(({ ofBefore, ...row }) => ({
          ...row,
          detail: ofBefore === NOTHING ? undefined : t('passed', { share: ofBefore }),
        }))}
      />
    </ChartFigure>
  );
}
