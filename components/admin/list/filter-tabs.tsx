'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useList } from './list-context';
import type { FilterOption } from './filter-select';
import { listHref } from './list-state';

interface FilterTabsProps {
  /** The name in the URL. */
  name: string;
  label: string;
  /** The text of the choice that doesn't filter. */
  all: string;
  options: readonly FilterOption[];
}

/** A filter with few values, each a link. */
export function FilterTabs({ name, label, all, options }: FilterTabsProps) {
  const { list, asked } = useList();
  const current = asked[name] ?? '';
  return (
    <nav aria-label={label} className="flex gap-1 rounded-control border border-line bg-surface p-1">
      {[{ value: '', label: all }, ...options].map(({ value, label: text }) => (
        <Link
          key={value}
          href={listHref(list, { [name]: value || undefined })}
          prefetch={false}
          aria-current={value === current ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-9 items-center rounded-md px-3 text-[0.9375rem] font-semibold',
            value === current ? 'bg-accent-soft text-accent-dark' : 'text-muted hover:text-ink',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
