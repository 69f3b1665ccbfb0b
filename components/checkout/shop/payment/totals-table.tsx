'use client';

import { clsx } from 'clsx';

export interface TotalsRow {
  label: string;
  value: string;
  strong?: boolean;
}

/** A table of amounts; the last row is emphasised. */
export function TotalsTable({ rows }: { rows: readonly TotalsRow[] }) {
  return (
    <dl className="grid gap-1.5">
      {rows.map((row) => (
        <div
          key={row.label}
          className={clsx(
            'flex justify-between gap-4',
            row.strong && 'border-t border-line pt-2 text-lg font-semibold',
          )}
        >
          <dt>{row.label}</dt>
          <dd className="whitespace-nowrap tabular-nums">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
