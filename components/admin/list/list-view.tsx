'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { SessionAlert } from '@/components/admin/session-alert';
import { ApiError } from '@/lib/client/api-error';
import type { ListKeyActs } from './keys';
import { ListProvider, useListNavigation } from './list-context';
import { ListFilters, type ListFiltersProps } from './list-filters';
import { ListFoot, type ListFootProps } from './list-foot';
import { ListKeyboard } from './list-keyboard';
import { ListNothing, type ListNothingProps } from './list-nothing';
import { useRememberList } from './list-return';
import type { ListState } from './list-state';

export interface ListViewProps {
  list: ListState;
  filters?: ListFiltersProps;
  /** What stands in the place of the filters, for a list with a filter of its own kind. */
  bar?: ReactNode;
  /** The rows; null where there is none. */
  rows: ReactNode;
  nothing: ListNothingProps;
  foot: ListFootProps;
  /** The server could not load this page. The rows shown before stay, with a retry. */
  failed?: boolean;
  /** Shortcuts besides those for moving and searching. */
  keys?: Omit<ListKeyActs, 'onHelp'>;
  /** Keys that the list has besides, for its help. */
  keyLines?: ReactNode;
  /** Above the rows: news, views, columns, the bar of selected rows. */
  children?: ReactNode;
}

/** A list between its filters and its pages. The URL says what is shown, see `ListState`. */
export function ListView(props: ListViewProps) {
  const { list, filters, bar, nothing, foot, keys, keyLines, children, failed = false } = props;
  const t = useTranslations('lists');
  const navigation = useListNavigation(list);
  useRememberList(list);
  const rows = useLastLoaded(props.rows, failed);
  const box = useRef<HTMLDivElement>(null);
  const { pending, retry } = navigation;
  return (
    <ListProvider value={navigation}>
      <div ref={box} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        {bar}
        {filters ? <ListFilters {...filters} /> : null}
        {failed ? (
          <SessionAlert error={new ApiError(0, { code: 'network' })} title={t('failed')} onRetry={retry} />
        ) : null}
        {children}
        <div
          aria-busy={pending || undefined}
          className={clsx('transition-opacity [&_a]:scroll-mt-40 [&_a]:scroll-mb-6', pending && 'opacity-60')}
        >
          {rows ?? (failed ? null : <ListNothing {...nothing} />)}
        </div>
        {failed ? null : <ListFoot {...foot} />}
        <ListKeyboard list={box} lines={keyLines} {...keys} />
      </div>
    </ListProvider>
  );
}

/** The rows, or those of the last page that could be loaded. */
function useLastLoaded(rows: ReactNode, failed: boolean): ReactNode {
  const [last, setLast] = useState(rows);
  if (!failed && last !== rows) setLast(rows);
  return failed ? last : rows;
}
