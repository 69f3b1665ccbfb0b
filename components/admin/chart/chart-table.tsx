import Link from 'next/link';
import type { ChartTableData } from './chart-data';

interface ChartTableProps {
  title: string;
  table: ChartTableData;
}

// The cells' classes are given once, by the table: a year of days has thousands of cells.
const CELLS =
  '[&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_td]:py-1 [&_td]:ps-6 [&_td]:text-end [&_th]:py-1 [&_th]:text-start [&_th]:align-top [&_tbody_th]:font-normal [&_th+th]:ps-6 [&_th+th]:text-end [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:text-accent [&_a]:underline';

/** A chart's figures as a table, which scrolls inside itself. */
export function ChartTable({ title, table }: ChartTableProps) {
  return (
    <div tabIndex={0} role="group" aria-label={title} className="mt-2 max-h-64 overflow-auto">
      <table className={`w-full max-w-xl tabular-nums ${CELLS}`}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-muted">
            {table.columns.map((column) => (
              <th key={column} scope="col" className="font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, label, href, cells }) => (
            <tr key={key}>
              <th scope="row">
                {href === undefined ? (
                  label
                ) : (
                  <Link href={href} prefetch={false}>
                    {label}
                  </Link>
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
