'use client';

import { PackageOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { KeyLine } from '@/components/admin/list/list-keyboard';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { useColumns } from '@/components/admin/list/table/use-columns';
import { ViewMenu } from '@/components/admin/list/views/view-menu';
import { LiveBadge } from '@/components/admin/live-badge';
import { SessionAlert } from '@/components/admin/session-alert';
import { useThrottle } from '@/components/admin/use-throttle';
import { useOrderColumns } from '@/components/orders/admin/order-columns';
import { OrdersFilters, type OrdersFiltersProps } from '@/components/orders/admin/orders-filters';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import { totalOf } from '@/lib/modules/orders/rules/board';
import type { Board } from './board-changes';
import { BoardColumns } from './board-columns';
import { ShowChanges } from './show-changes';
import { useBoard } from './use-board';
import { useBoardChannel } from './use-board-channel';
import { useBoardTexts } from './use-board-texts';

/** A platform's orders change all the time; the board is read again once for all changes of this time. */
const GATHER_MS = 2000;

export interface BoardScreenProps extends OrdersFiltersProps {
  /** The client's own tenant; null for staff. */
  tenant: string | null;
  list: ListState;
  first: Board;
  renderedAt: string;
}

/** The orders as a board by stage: filtered by the URL, told of changes live. S2.2-161. */
export function BoardScreen(props: BoardScreenProps) {
  const { tenant, list, first, stores, tenants, acts = null } = props;
  const t = useTranslations('ordersPage');
  const { filters, nothing, keys } = useBoardTexts();
  const cards = useRef<HTMLUListElement>(null);
  const { live, state } = useFollowedBoard(props);
  const columns = useOrderColumns(tenant === null);
  const chosen = useColumns('orders', columns);
  const { board } = live;
  const isFailed = first.columns.every(({ orders }) => orders === null);
  const total = totalOf(board.counts, COUNTED_TO + 1);
  const isEmpty = total === 0 && board.columns.every(({ orders }) => !orders?.length);
  /** The card may be in another column by now. */
  async function moved() {
    await live.showNow();
    cards.current?.focus();
  }
  function show() {
    live.show();
    cards.current?.focus();
  }
  return (
    <ListView
      list={list}
      failed={isFailed}
      filters={{ ...filters, children: <OrdersFilters stores={stores} tenants={tenants} acts={acts} /> }}
      rows={
        isEmpty || isFailed ? null : (
          <BoardColumns
            board={board}
            isStaff={tenant === null}
            marked={live.marked}
            loadMore={live.loadMore}
            onMoved={() => void moved()}
            list={cards}
          />
        )
      }
      keyLines={keys.map(({ keys: names, text }) => (
        <KeyLine key={text} keys={names}>
          {text}
        </KeyLine>
      ))}
      nothing={{ icon: <PackageOpen aria-hidden="true" />, ...nothing }}
      foot={{
        label: t('pages'),
        count: t('count', { count: total }),
        next: null,
        aside: <LiveBadge state={state} />,
      }}
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <ViewMenu place={{ list: 'orders', tenant }} columns={chosen} />
        <ShowChanges count={live.changes} onShow={show} />
      </div>
      {live.error ? <SessionAlert error={live.error} title={t('outdated')} onRetry={live.refresh} /> : null}
    </ListView>
  );
}

/** The orders of the URL, and the channel over which it is told that they change. */
function useFollowedBoard({ tenant, list, first, renderedAt }: BoardScreenProps) {
  const { query } = list;
  const { state, news } = useBoardChannel(tenant ?? query['tenant'] ?? null);
  const live = useBoard({ tenant, query, first, renderedAt }, state !== 'failed');
  const gathered = useThrottle(live.refresh, GATHER_MS);
  useEffect(() => {
    if (news > 0) gathered();
  }, [news, gathered]);
  return { live, state };
}
