'use client';

import { useTranslations } from 'next-intl';
import { useState, type RefObject } from 'react';
import type { PublicStage } from '@/lib/modules/orders/rules/public-stage';
import { BoardColumn } from './board-column';
import type { Board, BoardColumn as Column } from './board-changes';
import { StageTabs } from './stage-tabs';
import { useBoardKeys } from './use-board-keys';

interface BoardColumnsProps {
  board: Board;
  isStaff: boolean;
  marked: ReadonlySet<string>;
  loadMore: (column: Column) => Promise<void>;
  /** An order was moved by hand. */
  onMoved: () => void;
  /** Takes the focus when the cards have changed. */
  list: RefObject<HTMLUListElement | null>;
}

/** The stages beside each other; on phones one at a time. S2.2-162. */
export function BoardColumns({ board, isStaff, marked, loadMore, onMoved, list }: BoardColumnsProps) {
  const t = useTranslations('ordersBoard');
  const [chosen, choose] = useState<PublicStage>('received');
  useBoardKeys(list);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StageTabs counts={board.counts} chosen={chosen} choose={choose} />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('label')}
        className="relative flex flex-col gap-3 outline-none md:flex-row md:items-start md:overflow-x-auto md:pb-3"
      >
        {board.columns.map((column) => (
          <BoardColumn
            key={column.stage}
            column={column}
            counts={board.counts}
            isStaff={isStaff}
            marked={marked}
            isChosen={column.stage === chosen}
            loadMore={loadMore}
            onMoved={onMoved}
          />
        ))}
      </ul>
    </div>
  );
}
