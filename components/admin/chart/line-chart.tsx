import { line } from 'd3-shape';
import { useLocale } from 'next-intl';
import 'server-only';
import type { ChartPoint, ChartSeries } from './chart-data';
import { ChartFigure } from './chart-figure';
import { Legend } from './legend';
import { Plot } from './plot';
import { bandScale, valueScale } from './scale';
import { seriesLook } from './series-look';
import { seriesReadouts, seriesTable } from './series-texts';
import type { ValueFormat } from './value-format';

/** With more points the dots would touch each other. A single point is only a dot. */
const MOST_DOTS = 31;

interface LineChartProps {
  title: string;
  /** One sentence: what the chart shows. */
  summary: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: ValueFormat;
  /** Head of the labels' column in the table. */
  labelColumn: string;
}

/** Lines over labels, one for each series; they differ in colour and in dashes. ADR 0063. */
export function LineChart({ title, summary, points, series, format, labelColumn }: LineChartProps) {
  const locale = useLocale();
  const scale = valueScale(series.flatMap(({ values }) => values));
  const { middle } = bandScale(points.length);
  const draw = line<number>()
    .x((_, index) => middle(index))
    .y((value) => scale.y(value));
  const dot = (value: number, index: number) => `M${middle(index)} ${scale.y(value)}h0`;
  return (
    <ChartFigure title={title} table={seriesTable({ points, series, format, labelColumn, locale })}>
      <Legend names={series.map(({ name }) => name)} shape="line" />
      <Plot
        summary={summary}
        points={points}
        readouts={seriesReadouts({ points, series, format, locale })}
        scale={scale}
        format={format}
      >
        {series.map(({ key, values }, index) => (
          <g key={key} className={seriesLook(index).tone} fill="none" stroke="currentColor">
            <path
              d={draw(values) ?? ''}
              strokeWidth={2}
              strokeLinejoin="round"
              strokeDasharray={seriesLook(index).dashes}
              vectorEffect="non-scaling-stroke"
            />
            {values.length <= MOST_DOTS ? (
              <path
                d={values.map(dot).join('')}
                strokeWidth={6}
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            ) : null}
          </g>
        ))}
      </Plot>
    </ChartFigure>
  );
}
