'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/pagination';
import { useList } from './list-context';
import { listHref } from './list-state';

export interface ListFootProps {
  /** Accessible name of the links to other pages, such as «Pages of orders». */
  label: string;
  /** How many there are, such as «50 orders». */
  count: string;
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /** Before the count: whether the list receives live updates. */
  aside?: ReactNode;
}

/** The number of rows and the links to the first and the next page; cursors have no page numbers. D28-1. */
export function ListFoot({ label, count, next, aside }: ListFootProps) {
  const t = useTranslations('lists');
  const { list } = useList();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {aside}
      <div className="grow">
        <Pagination
          label={label}
          summary={count}
          previousText={t('firstPage')}
          nextText={t('nextPage')}
          {...(list.query['cursor'] ? { previous: { href: listHref(list) } } : {})}
          {...(next ? { next: { href: listHref(list, { cursor: next }) } } : {})}
        />
      </div>
    </div>
  );
}
