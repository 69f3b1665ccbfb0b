import type { Locale } from '@/lib/kernel/locales';
import type { ChartPoint, ChartSeries, ChartTableData } from './chart-data';
import { formatValue, type ValueFormat } from './value-format';

interface SeriesTexts {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: ValueFormat;
  locale: Locale;
}

/** The table of several series: a row for each point, a column for each series. */
export function seriesTable(
  chart: SeriesTexts & {
    /** Head of the column of labels. */
    labelColumn: string;
  },
): ChartTableData {
  const { points, series, format, locale, labelColumn } = chart;
  return {
    columns: [labelColumn, ...series.map(({ name }) => name)],
    rows: points.map(({ key, label, href }, index) => ({
      key,
      label,
      href,
      cells: series.map(({ values }) => formatValue(values[index] ?? 0, format, locale)),
    })),
  };
}

/** `20 Nov: Stores 4 · Gifts 3`, for each point. */
export function seriesReadouts({ points, series, format, locale }: SeriesTexts): string[] {
  return points.map(({ label }, index) => {
    const values = series.map(
      ({ name, values }) => `${name} ${formatValue(values[index] ?? 0, format, locale)}`,
    );
    return `${label}: ${values.join(' · ')}`;
  });
}
