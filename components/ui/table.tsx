import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { LinkPending } from './link-pending';

interface TableProps {
  /** Accessible description of the table, unless shown elsewhere. */
  caption: string;
  children: ReactNode;
  /** From tablet width the page scrolls instead of the table, and the table's header sticks below the page's. */
  pageScrolls?: boolean;
  /** With a height, the table scrolls inside itself and its header sticks. */
  className?: string | undefined;
}

const PAGE_SCROLLS =
  'md:overflow-visible md:[&_thead]:top-16 md:[&_th:first-child]:rounded-ss-card md:[&_th:last-child]:rounded-se-card';

/** A table with a sticky header; scrolls sideways on phones, also by keyboard. */
export function Table({ caption, children, pageScrolls = false, className }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={clsx(
        'relative overflow-auto rounded-card border border-line bg-surface',
        pageScrolls && PAGE_SCROLLS,
        className,
      )}
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

type Align = 'start' | 'end';

/** Numbers are right-aligned, so that their digits line up. */
const ALIGN: Record<Align, string> = { start: 'text-start', end: 'text-end tabular-nums' };

const HEADER_CELL =
  'border-b border-line bg-paper px-4 py-2.5 text-[0.9375rem] font-semibold whitespace-nowrap text-ink-soft';

interface HeaderCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  align?: Align;
}

export function HeaderCell({ align = 'start', className, ...rest }: HeaderCellProps) {
  return <th scope="col" {...rest} className={clsx(HEADER_CELL, ALIGN[align], className)} />;
}

interface SortCellProps {
  children: ReactNode;
  /** The current sort direction of this column. */
  direction: 'ascending' | 'descending' | 'none';
  /** URL of the list sorted by this column. */
  href: string;
  align?: Align;
  className?: string;
}

export function SortCell({ children, direction, href, align = 'start', className }: SortCellProps) {
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction} className={clsx(HEADER_CELL, ALIGN[align], className)}>
      <Link
        href={href}
        scroll={false}
        className="-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded px-1.5 hover:text-ink"
      >
        {children}
        <LinkPending className="size-4">
          <Icon aria-hidden="true" className="size-4" />
        </LinkPending>
      </Link>
    </th>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="[&>tr:last-child>td]:border-b-0 [&>tr:hover>td]:bg-paper">{children}</tbody>;
}

interface CellProps extends Omit<ComponentProps<'td'>, 'align'> {
  align?: Align;
}

export function Cell({ align = 'start', className, ...rest }: CellProps) {
  return (
    <td {...rest} className={clsx('border-b border-line px-4 py-3 align-middle', ALIGN[align], className)} />
  );
}
