import { loadPage } from '@/components/admin/list/load-page';
import type { ListState } from '@/components/admin/list/list-state';
import type { Board, BoardColumn } from '@/components/orders/admin/board/board-changes';
import { LazyBoard } from '@/components/orders/admin/board/lazy-board';
import { now } from '@/lib/kernel/clock';
import { countAllOrders, countOrders, type StatusCounts } from '@/lib/modules/orders/contract/count-orders';
import { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import { BOARD_PAGE } from '@/lib/modules/orders/rules/board';
import { PUBLIC_STAGES, type PublicStage } from '@/lib/modules/orders/rules/public-stage';
import type { Visit } from '../actor';
import { pageCall } from '../page-call';
import { readAround } from './read-around';

interface OrdersBoardProps {
  visit: Visit;
  list: ListState;
}

interface Scope extends OrdersBoardProps {
  /** Null for staff. */
  tenant: string | null;
}

async function readColumn({ visit, list, tenant }: Scope, stage: PublicStage): Promise<BoardColumn> {
  const { token } = visit;
  const query = { ...list.query, stage, limit: String(BOARD_PAGE) };
  const page = await loadPage(
    list,
    tenant === null
      ? pageCall(listAllOrders, { query, token })
      : pageCall(listOrders, { params: { tenant }, query, token }),
  );
  if (page === null) return { stage, orders: null, next: null };
  // Names that are only near to a search are the list's to offer.
  return page.near
    ? { stage, orders: [], next: null }
    : { stage, orders: page.orders, next: page.next_cursor };
}

async function readCounts({ visit, list, tenant }: Scope): Promise<StatusCounts['counts']> {
  const { token } = visit;
  const { sort: _, ...query } = list.query;
  const reading: Promise<StatusCounts> =
    tenant === null
      ? pageCall(countAllOrders, { query, token })
      : pageCall(countOrders, { params: { tenant }, query, token });
  return (await loadPage(list, reading))?.counts ?? [];
}

/** The orders by stage: a client's own; for staff those of all tenants or the selected one. S2.2-161. */
export async function OrdersBoard({ visit, list }: OrdersBoardProps) {
  const tenant = visit.isStaff ? null : visit.user.tenant_id;
  const scope = { visit, list, tenant };
  const [counts, around, ...columns] = await Promise.all([
    readCounts(scope),
    readAround(visit, tenant, list),
    ...PUBLIC_STAGES.map((stage) => readColumn(scope, stage)),
  ]);
  const first: Board = { columns, counts };
  return <LazyBoard tenant={tenant} list={list} first={first} renderedAt={now().toISOString()} {...around} />;
}
