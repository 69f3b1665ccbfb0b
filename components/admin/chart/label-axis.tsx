import { clsx } from 'clsx';
import type { ChartPoint } from './chart-data';
import { pickLabels } from './pick-labels';
import { bandScale, PLOT } from './scale';

/** Up to so many points each have their own label, in the width of their band. */
const FEW = 7;

/** The points' labels below the plot. Many points share a few labels; all are in the table and in the readout. */
export function LabelAxis({ points }: { points: readonly ChartPoint[] }) {
  const classes = 'col-start-2 row-start-3 mt-1.5 text-[0.875rem] leading-5 text-muted tabular-nums';
  if (points.length <= FEW) {
    return (
      <div aria-hidden="true" className={clsx(classes, 'flex min-h-5 gap-x-1 text-center')}>
        {points.map(({ key, label }) => (
          <span key={key} className="line-clamp-2 min-w-0 flex-1 hyphens-auto">
            {label}
          </span>
        ))}
      </div>
    );
  }
  const { middle } = bandScale(points.length);
  const last = points.length - 1;
  return (
    <div aria-hidden="true" className={clsx(classes, 'relative h-5')}>
      {pickLabels(points.length).map(({ index, isNarrow }) => (
        <span
          key={index}
          style={{ left: `${index === 0 ? 0 : index === last ? PLOT : middle(index)}%` }}
          className={clsx(
            'absolute max-w-[32%] truncate @md:max-w-[14%]',
            index === last ? '-translate-x-full' : index > 0 && '-translate-x-1/2',
            isNarrow || '@max-md:hidden',
          )}
        >
          {points[index]?.label}
        </span>
      ))}
    </div>
  );
}
