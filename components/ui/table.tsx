import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

interface TableProps {
  /** Says what the table lists; for screen readers unless shown elsewhere. */
  caption: string;
  children: ReactNode;
  /** With a height the table scrolls inside itself and its header stays. */
  className?: string;
}

/** A quiet table whose header sticks; it scrolls sideways by itself on a phone and can be scrolled by keyboard. */
export function Table({ caption, children, className }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={clsx('relative overflow-auto rounded-card border border-line bg-surface', className)}
    >
      <table className="w-full border-separate border-spacing-0 text-start text-base">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="sticky top-0 z-10">
      <tr>{children}</tr>
    </thead>
  );
}

const HEADER_CELL =
  'border-b border-line bg-paper px-4 py-2.5 text-start text-[0.9375rem] font-semibold whitespace-nowrap text-ink-soft';

export function HeaderCell({ className, ...rest }: ComponentProps<'th'>) {
  return <th scope="col" {...rest} className={clsx(HEADER_CELL, className)} />;
}

interface SortCellProps {
  children: ReactNode;
  /** How the table is sorted by this column now. */
  direction: 'ascending' | 'descending' | 'none';
  /** The same list sorted by this column; sorting lives in the URL. */
  href: string;
}

export function SortCell({ children, direction, href }: SortCellProps) {
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction} className={HEADER_CELL}>
      <Link
        href={href}
        scroll={false}
        className="-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded px-1.5 hover:text-ink"
      >
        {children}
        <Icon aria-hidden="true" className="size-4" />
      </Link>
    </th>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="[&>tr:last-child>td]:border-b-0 [&>tr:hover>td]:bg-paper">{children}</tbody>;
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={clsx('border-b border-line px-4 py-3 align-middle', className)} />;
}
