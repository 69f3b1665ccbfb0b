import { useLocale } from 'next-intl';
import { useId } from 'react';
import type { ChartPoint, ChartSeries } from './chart-data';
import { ChartFigure } from './chart-figure';
import { HatchPattern } from './hatch-pattern';
import { Legend } from './legend';
import { Plot } from './plot';
import { PLOT } from './scale';
import { seriesLook } from './series-look';
import { seriesReadouts, seriesTable } from './series-texts';
import { stackSeries } from './stack-series';
import type { ValueFormat } from './value-format';

interface AreaChartProps {
  title: string;
  /** One sentence: what the chart shows. */
  summary: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: ValueFormat;
  /** Head of the labels' column in the table. */
  labelColumn: string;
}

/**
 * Stacked areas over labels: parts and their sum. They differ in colour and in pattern. The pattern is not stretched:
 * only the outline that cuts it is, as `objectBoundingBox` stretches it with the plot. ADR 0063.
 */
export function AreaChart({ title, summary, points, series, format, labelColumn }: AreaChartProps) {
  const locale = useLocale();
  const id = useId();
  const { layers, scale } = stackSeries(series, points.length);
  const areas = layers.map(({ key, area }, index) => (
    <g key={key} className={seriesLook(index).tone}>
      <HatchPattern id={`${id}hatch${index}`} hatch={seriesLook(index).hatch} />
      <clipPath id={`${id}area${index}`} clipPathUnits="objectBoundingBox">
        <path d={area} transform={`scale(${1 / PLOT})`} />
      </clipPath>
      <rect
        width="100%"
        height="100%"
        fill={`url(#${id}hatch${index})`}
        clipPath={`url(#${id}area${index})`}
      />
    </g>
  ));
  return (
    <ChartFigure title={title} table={seriesTable({ points, series, format, labelColumn, locale })}>
      <Legend names={series.map(({ name }) => name)} shape="area" />
      <Plot
        summary={summary}
        points={points}
        readouts={seriesReadouts({ points, series, format, locale })}
        scale={scale}
        format={format}
        behind={areas}
      >
        {layers.map(({ key, edge }, index) => (
          <path
            key={key}
            d={edge}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className={seriesLook(index).tone}
          />
        ))}
      </Plot>
    </ChartFigure>
  );
}
