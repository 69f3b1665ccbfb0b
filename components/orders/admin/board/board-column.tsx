'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useList } from '@/components/admin/list/list-context';
import { SessionAlert } from '@/components/admin/session-alert';
import { ApiError } from '@/lib/client/api-error';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import { countsOf, totalOf } from '@/lib/modules/orders/rules/board';
import { BoardCard } from './board-card';
import type { Board, BoardColumn as Column } from './board-changes';
import { MoreCards } from './more-cards';
import { useStageName } from './stage-name';
import { StatusCounts, useNumber } from './status-counts';

export interface BoardColumnProps {
  column: Column;
  counts: Board['counts'];
  isStaff: boolean;
  marked: ReadonlySet<string>;
  /** On phones, where one column is shown at a time. */
  isChosen: boolean;
  loadMore: (column: Column) => Promise<void>;
  /** An order was moved by hand. */
  onMoved: () => void;
}

/** A stage of the board: its statuses with their counts, and its cards. S2.2-162. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, counts, isStaff, marked, isChosen, loadMore, onMoved } = props;
  const t = useTranslations('ordersBoard');
  const name = useStageName()(column.stage);
  const number = useNumber();
  const { retry } = useList();
  const own = countsOf(column.stage, counts);
  const { orders } = column;
  return (
    <li
      className={clsx(
        'min-w-0 content-start gap-3 rounded-card border border-line bg-paper-deep p-3 md:grid md:w-72 md:shrink-0',
        isChosen ? 'grid' : 'max-md:hidden',
      )}
    >
      <h2 className="flex items-baseline justify-between gap-3 text-lg">
        {name}{' '}
        <span className="text-[0.9375rem] font-normal text-muted">
          {number(totalOf(own, COUNTED_TO + 1))}
        </span>
      </h2>
      <StatusCounts counts={own} label={t('statuses', { stage: name })} />
      {orders === null ? (
        <SessionAlert error={new ApiError(0, { code: 'network' })} title={t('failed')} onRetry={retry} />
      ) : null}
      {orders?.length === 0 ? <p className="text-muted">{t('empty')}</p> : null}
      {orders?.length ? (
        <ul aria-label={name} data-list-cards className="grid content-start gap-2.5">
          {orders.map((order) => (
            <BoardCard
              key={order.id}
              order={order}
              isStaff={isStaff}
              marked={marked.has(order.id)}
              onMoved={onMoved}
            />
          ))}
        </ul>
      ) : null}
      {column.next === null ? null : <MoreCards stage={name} load={() => loadMore(column)} />}
    </li>
  );
}
