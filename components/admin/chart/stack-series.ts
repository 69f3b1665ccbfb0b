import 'server-only';
import { area, line } from 'd3-shape';
import type { ChartSeries } from './chart-data';
import { bandScale, PLOT, valueScale, type ValueScale } from './scale';

interface Layer {
  key: string;
  /** Outline of the area, in plot units. */
  area: string;
  /** Its edge away from zero. */
  edge: string;
}

type Span = readonly [number, number];

/**
 * One series on top of the other; values below zero are stacked downwards. Not d3's `stackOffsetDiverging`: it lays a
 * zero on the axis, and so tears a hole into the area.
 */
function stackedSpans(series: readonly ChartSeries[], count: number): Span[][] {
  const highs = Array.from({ length: count }, () => 0);
  const lows = Array.from({ length: count }, () => 0);
  return series.map(({ values }) => {
    const isBelow = values.some((value) => value < 0) && values.every((value) => value <= 0);
    return highs.map((high, index): Span => {
      const value = values[index] ?? 0;
      const low = lows[index] ?? 0;
      if (value < 0 || (value === 0 && isBelow)) {
        lows[index] = low + value;
        return [low + value, low];
      }
      highs[index] = high + value;
      return [high, high + value];
    });
  });
}

/** Areas and edges of the series, stacked in their order, and the axis that reaches the highest sum. */
export function stackSeries(
  series: readonly ChartSeries[],
  count: number,
): { layers: Layer[]; scale: ValueScale } {
  const spans = stackedSpans(series, count);
  const scale = valueScale(spans.flat(2));
  const { middle } = bandScale(count);
  // A single point has no width of its own: its area goes over the whole plot.
  const widen = (span: Span[]) => (span.length === 1 ? [...span, ...span] : span);
  const x = (_: Span, index: number) => (count === 1 ? index * PLOT : middle(index));
  const far = ([from, to]: Span) => (to <= 0 && from < 0 ? from : to);
  const shape = area<Span>()
    .x(x)
    .y0(([from]) => scale.y(from))
    .y1(([, to]) => scale.y(to));
  const edge = line<Span>()
    .x(x)
    .y((span) => scale.y(far(span)));
  const layers = series.map(({ key }, index) => {
    const span = widen(spans[index] ?? []);
    return { key, area: shape(span) ?? '', edge: edge(span) ?? '' };
  });
  return { layers, scale };
}
