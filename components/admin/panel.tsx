import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PanelProps {
  /** Also the id of its heading. */
  id: string;
  title: ReactNode;
  /** Shown beside the title, e.g. a link to the full list. */
  aside?: ReactNode;
  children: ReactNode;
  /** Without inner padding, for tables and lists that reach the panel's edge. */
  flush?: boolean;
  className?: string;
}

/** A part of a page with a title. */
export function Panel({ id, title, aside, children, flush = false, className }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx('min-w-0 rounded-card border border-line bg-surface', className)}
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 sm:px-5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      <div className={flush ? '' : 'p-4 sm:p-5'}>{children}</div>
    </section>
  );
}
