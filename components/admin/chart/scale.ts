import 'server-only';
import { scaleBand, scaleLinear } from 'd3-scale';

/** Width and height of a plot in its own units. The browser stretches it to the space that there is. */
export const PLOT = 100;

/** Aim for the number of steps between the marks. With it d3 gives three to six marks. */
const STEPS = 3;
/** Share of a band that is left free between two bars. */
const GAP = 0.22;
/** From so many bars on there are no gaps: they would be thinner than a pixel. */
const DENSE = 90;
/** Bars are at most this wide, so that a single one does not fill the plot. */
const WIDEST = 12;

export interface ValueScale {
  /** Marks of the axis at equal steps of 1, 2 or 5 × 10ⁿ; the first and the last are its ends. Zero is one of them. */
  ticks: readonly number[];
  /** Height of a value in plot units, from the top. */
  y: (value: number) => number;
}

/** The value axis of a chart: reaches all values and zero. Without fractions where all values are whole. */
export function valueScale(values: readonly number[]): ValueScale {
  const low = values.reduce((a, b) => Math.min(a, b), 0);
  const high = values.reduce((a, b) => Math.max(a, b), 0);
  const scale = scaleLinear()
    .domain([low, low === high ? 1 : high])
    .nice(STEPS)
    .range([PLOT, 0]);
  const isWhole = values.every(Number.isInteger);
  const ticks = scale.ticks(STEPS).filter((tick) => !isWhole || Number.isInteger(tick));
  return { ticks, y: (value) => scale(value) };
}

export interface BandScale {
  /** Left edge of a bar, in plot units. */
  x: (index: number) => number;
  /** Middle of a band, where a line has its point. */
  middle: (index: number) => number;
  /** Width of a bar. */
  width: number;
}

/** The label axis: `count` bands of equal width over the whole plot. */
export function bandScale(count: number): BandScale {
  const gap = count > DENSE ? 0 : GAP;
  const band = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range([0, PLOT])
    .paddingInner(gap)
    .paddingOuter(gap / 2);
  const width = Math.min(band.bandwidth(), WIDEST);
  const middle = (index: number) => (band(index) ?? 0) + band.bandwidth() / 2;
  return { middle, width, x: (index) => middle(index) - width / 2 };
}
