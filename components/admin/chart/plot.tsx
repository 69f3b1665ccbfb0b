import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ChartPoint } from './chart-data';
import { Columns } from './columns';
import { GridLines } from './grid-lines';
import { LabelAxis } from './label-axis';
import { PLOT, type ValueScale } from './scale';
import type { ValueFormat } from './value-format';
import { ValueAxis } from './value-axis';

interface PlotProps {
  /** One sentence: what the drawing shows. Read aloud for it, and shown above it. */
  summary: string;
  points: readonly ChartPoint[];
  /** What a reader sees of a point under the pointer or with the focus, instead of the summary. */
  readouts: readonly string[];
  scale: ValueScale;
  format: ValueFormat;
  /** Drawn in pixels and not stretched, above the grid: areas with a pattern. */
  behind?: ReactNode;
  /** Drawn in plot units. */
  children: ReactNode;
}

/** A readout of more characters may take two lines, three on a phone; the strip above the plot has room for them. */
const ONE_LINE = 40;

/** Plot units over the whole drawing, whatever its size on the screen. */
function Stretched({ children }: { children: ReactNode }) {
  const box = `0 0 ${PLOT} ${PLOT}`;
  return (
    <svg width="100%" height="100%" viewBox={box} preserveAspectRatio="none" className="overflow-visible">
      {children}
    </svg>
  );
}

/**
 * The plot with its axes. Only the drawing is stretched; texts are HTML beside it. The readout has a place of its own
 * above the plot and covers nothing, so it may come and go with the pointer (WCAG 1.4.13).
 */
export function Plot({ summary, points, readouts, scale, format, behind, children }: PlotProps) {
  return (
    <div className="group/plot @container relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <p
        aria-hidden="true"
        className={clsx(
          'col-span-2 mb-4 text-[0.9375rem] leading-6 text-ink-soft',
          readouts.some(({ length }) => length > ONE_LINE) ? 'min-h-18 sm:min-h-12' : 'min-h-6',
          'group-has-[li:hover]/plot:invisible group-has-[a:focus-visible]/plot:invisible',
        )}
      >
        {summary}
      </p>
      <ValueAxis scale={scale} format={format} />
      <svg
        role="img"
        aria-label={summary}
        className="fill-when-forced col-start-2 row-start-2 h-56 w-full overflow-visible"
      >
        <Stretched>
          <GridLines scale={scale} />
        </Stretched>
        {behind}
        <Stretched>{children}</Stretched>
      </svg>
      <Columns points={points} readouts={readouts} />
      <LabelAxis points={points} />
    </div>
  );
}
