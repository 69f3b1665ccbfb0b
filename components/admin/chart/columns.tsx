import { clsx } from 'clsx';
import Link from 'next/link';
import type { ChartPoint } from './chart-data';

/** With more points the tab key would take too long to get past a chart: the table has the same links. */
const MOST_STOPS = 31;

// One column over each band. Its readout is a child, placed in the strip above the plot, since CSS alone shows it. The
// list gives the classes, not each item: a year of days has 366.
const COLUMNS = clsx(
  'col-start-2 row-start-2 flex h-56',
  '[&>li]:min-w-0 [&>li]:flex-1 [&>li:hover]:bg-ink/7 [&_a]:block [&_a]:size-full [&_a:focus-visible]:bg-ink/7',
  '[&_span]:pointer-events-none [&_span]:invisible [&_span]:absolute [&_span]:inset-x-0 [&_span]:top-0',
  '[&_span]:line-clamp-3 [&_span]:bg-surface [&_span]:sm:line-clamp-2 [&_span]:text-[0.9375rem] [&_span]:leading-6 [&_span]:font-semibold',
  '[&>li:hover_span]:visible [&>li:hover_span]:z-10 [&_a:focus-visible_span]:visible',
);

interface ColumnsProps {
  points: readonly ChartPoint[];
  readouts: readonly string[];
}

/** Shows the figures of the point under the pointer or with the focus, without script; leads to its list. */
export function Columns({ points, readouts }: ColumnsProps) {
  const hasLinks = points.some(({ href }) => href !== undefined);
  return (
    <ul aria-hidden={hasLinks ? undefined : true} className={COLUMNS}>
      {points.map(({ key, href }, index) => (
        <li key={key}>
          {href === undefined ? (
            <span>{readouts[index]}</span>
          ) : (
            <Link href={href} prefetch={false} tabIndex={points.length > MOST_STOPS ? -1 : undefined}>
              <span>{readouts[index]}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
