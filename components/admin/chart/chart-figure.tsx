import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ChartTableData } from './chart-data';
import { ChartTable } from './chart-table';

interface ChartFigureProps {
  /** Names the table. The heading above the chart is the panel's. */
  title: string;
  table: ChartTableData;
  children: ReactNode;
}

/**
 * The frame of every chart: the drawing, and the same figures as a table. Without figures it says so, in the height of
 * a chart, so that the page keeps its shape. ADR 0063.
 */
export function ChartFigure({ title, table, children }: ChartFigureProps) {
  const t = useTranslations('chart');
  if (table.rows.length === 0) {
    return (
      <p className="grid h-56 place-items-center rounded-card border border-dashed border-line-strong px-4 text-center text-muted">
        {t('empty')}
      </p>
    );
  }
  return (
    <figure className="grid min-w-0 gap-3">
      {children}
      <details className="text-[0.9375rem]">
        <summary className="inline-flex min-h-6 w-fit items-center font-semibold text-accent hover:underline">
          {t('asTable')}
        </summary>
        <ChartTable title={title} table={table} />
      </details>
    </figure>
  );
}
