'use client';

import { useEffect, useRef, useState } from 'react';
import type { OrderPage } from '@/lib/modules/orders/contract/order-row';
import {
  readColumn,
  readCounts,
  useOrderBoard,
  type BoardScope,
} from '@/lib/modules/orders/client/use-order-board';
import { BOARD_PAGE, MOST_READ } from '@/lib/modules/orders/rules/board';
import type { PublicStage } from '@/lib/modules/orders/rules/public-stage';
import { boardChanges, type Board, type BoardColumn } from './board-changes';

/** How long a changed card stays marked. */
const MARKED_MS = 6000;
/** Polling interval while no live events arrive. */
const POLL_MS = 15_000;

export interface BoardSource extends BoardScope {
  /** As the server rendered it, and when: a new rendering replaces what is shown. */
  first: Board;
  renderedAt: string;
}

const NONE: ReadonlySet<string> = new Set();

const columnOf = (stage: PublicStage, page: OrderPage): BoardColumn => ({
  stage,
  // Names that are only near to a search are the list's to offer.
  orders: page.near ? [] : page.orders,
  next: page.near ? null : page.next_cursor,
});

/** As many of each column as are shown, and the counts. */
async function readBoard(scope: BoardScope, { columns }: Board): Promise<Board> {
  const [{ counts }, ...read] = await Promise.all([
    readCounts(scope),
    ...columns.map(async ({ stage, orders }) => {
      const limit = Math.min(Math.max(orders?.length ?? 0, BOARD_PAGE), MOST_READ);
      return columnOf(stage, await readColumn(scope, { stage, limit: String(limit) }));
    }),
  ]);
  return { columns: read, counts };
}

/**
 * The board as its reader last let it be: what changes meanwhile is read, but only its number is told until they ask for it, so that no
 * card moves away from under a pointer. S2.2-163.
 */
export function useBoard(source: BoardSource, isLive: boolean) {
  const key = JSON.stringify([source.tenant, source.renderedAt, source.query]);
  const [kept, keep] = useState({ key, board: source.first });
  if (kept.key !== key) keep({ key, board: source.first });
  const shown = kept.key === key ? kept.board : source.first;
  const [marked, mark] = useMarked();
  const read = () => readBoard(source, shown);
  const { fresh, error, refresh, reread } = useOrderBoard({
    key,
    first: source.first,
    read,
    pollMs: isLive ? 0 : POLL_MS,
  });
  const changes = boardChanges(shown, fresh);

  async function loadMore({ stage, next }: BoardColumn) {
    if (next === null) return;
    const page = await readColumn(source, { stage, cursor: next, limit: String(BOARD_PAGE) });
    keep((former) => (former.key === key ? { key, board: withMore(former.board, stage, page) } : former));
  }
  return {
    // What moves no card needs nobody's leave.
    board: changes.size === 0 ? { ...shown, counts: fresh.counts } : shown,
    changes: changes.size,
    marked,
    error,
    refresh,
    loadMore,
    /** After an act of the reader’s own: what it has changed is shown at once. S2.2-164. */
    showNow: async () => {
      const now = await reread();
      if (now === undefined) return;
      keep((former) => (former.key === key ? { key, board: now } : former));
      mark(boardChanges(shown, now));
    },
    show: () => {
      keep({ key, board: fresh });
      mark(changes);
    },
  };
}

/** Those that are in the column already have moved down to this page meanwhile. */
function withMore(board: Board, stage: PublicStage, page: OrderPage): Board {
  const columns = board.columns.map((column) => {
    if (column.stage !== stage) return column;
    const known = new Set((column.orders ?? []).map(({ id }) => id));
    const more = page.orders.filter(({ id }) => !known.has(id));
    return { ...column, orders: [...(column.orders ?? []), ...more], next: page.next_cursor };
  });
  return { ...board, columns };
}

function useMarked(): [ReadonlySet<string>, (ids: ReadonlySet<string>) => void] {
  const [marked, setMarked] = useState(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function mark(ids: ReadonlySet<string>) {
    setMarked(ids);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMarked(NONE), MARKED_MS);
  }
  return [marked, mark];
}
