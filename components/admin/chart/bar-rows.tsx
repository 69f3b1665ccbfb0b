import Link from 'next/link';
import type { ReactNode } from 'react';
import { PLOT } from './scale';

export interface BarRow {
  key: string;
  label: ReactNode;
  /** The value as text. */
  text: string;
  value: number;
  href?: string | undefined;
  /** Second line, such as the share of the row before. */
  detail?: ReactNode;
  /** Class of the bar's colour. */
  fill?: string | undefined;
}

/**
 * Bars beside their labels, one below the other: for few values with labels of any length. Label and value are text, so
 * that this list needs no table. Bars of values below zero stay empty.
 */
export function BarRows({ rows }: { rows: readonly BarRow[] }) {
  const highest = rows.reduce((top, { value }) => Math.max(top, value), 0) || 1;
  return (
    <ol className="grid gap-3.5">
      {rows.map(({ key, label, text, value, href, detail, fill = 'fill-accent' }) => (
        <li key={key} className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
          {href === undefined ? (
            <span>{label}</span>
          ) : (
            <Link
              href={href}
              prefetch={false}
              className="w-fit text-accent underline-offset-2 after:absolute after:inset-0 hover:underline"
            >
              {label}
            </Link>
          )}
          <span className="font-semibold tabular-nums">{text}</span>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${PLOT} 1`}
            preserveAspectRatio="none"
            className="fill-when-forced col-span-2 h-2 w-full overflow-hidden rounded-full bg-paper-deep"
          >
            <rect width={(Math.max(0, value) / highest) * PLOT} height={1} className={fill} />
          </svg>
          {detail ? <span className="col-span-2 text-[0.9375rem] text-muted">{detail}</span> : null}
        </li>
      ))}
    </ol>
  );
}
