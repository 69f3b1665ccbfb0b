import { useLocale } from 'next-intl';
import type { ChartPoint } from './chart-data';
import { ChartFigure } from './chart-figure';
import { Plot } from './plot';
import { bandScale, valueScale } from './scale';
import { formatValue, type ValueFormat } from './value-format';

/** A bar of less is not to be seen. In plot units, some 2 pixels. */
const LOWEST = 1;

export interface Bar extends ChartPoint {
  value: number;
  /** What the reader sees of this bar; without it label and value. */
  readout?: string | undefined;
}

interface BarChartProps {
  title: string;
  /** One sentence: what the chart shows. */
  summary: string;
  bars: readonly Bar[];
  format: ValueFormat;
  /** Heads of the table's two columns. */
  columns: readonly [label: string, value: string];
}

/** One path for all bars, upwards or downwards from zero. */
function barsPath(bars: readonly Bar[]): string {
  const { y } = valueScale(bars.map(({ value }) => value));
  const { x, width } = bandScale(bars.length);
  const zero = y(0);
  const round = (value: number) => Number(value.toFixed(3));
  return bars
    .map(({ value }, index) => {
      if (value === 0) return '';
      const height = Math.max(Math.abs(y(value) - zero), LOWEST);
      const top = value > 0 ? zero - height : zero;
      return `M${round(x(index))} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}z`;
    })
    .join('');
}

/** Bars over labels: one value for each point, below zero too. For long labels take `BarRows`. ADR 0063. */
export function BarChart({ title, summary, bars, format, columns }: BarChartProps) {
  const locale = useLocale();
  const texts = bars.map(({ value }) => formatValue(value, format, locale));
  const rows = bars.map(({ key, label, href }, index) => ({ key, label, href, cells: [texts[index] ?? ''] }));
  return (
    <ChartFigure title={title} table={{ columns, rows }}>
      <Plot
        summary={summary}
        points={bars}
        readouts={bars.map(({ readout, label }, index) => readout ?? `${label}: ${texts[index]}`)}
        scale={valueScale(bars.map(({ value }) => value))}
        format={format}
      >
        <path d={barsPath(bars)} className="fill-accent" />
      </Plot>
    </ChartFigure>
  );
}
