import type { OrderRow } from '@/lib/modules/orders/contract/order-row';
import type { StatusCounts } from '@/lib/modules/orders/contract/count-orders';
import type { PublicStage } from '@/lib/modules/orders/rules/public-stage';

export interface BoardColumn {
  stage: PublicStage;
  /** Null if they could not be loaded. */
  orders: readonly OrderRow[] | null;
  /** Cursor of those after them; null where there are none. */
  next: string | null;
}

export interface Board {
  columns: readonly BoardColumn[];
  counts: StatusCounts['counts'];
}

/** What a card says that can change while it is shown. */
const faceOf = (stage: PublicStage, order: OrderRow): string =>
  [
    stage,
    order.status,
    order.payment_status,
    order.held,
    order.acts,
    order.acts_since,
    order.late_days,
  ].join();

/** Orders of a column that were not on the board: but for those that only moved up from its next page. */
function arrivedIn(fresh: BoardColumn, before: BoardColumn | undefined, known: ReadonlyMap<string, string>) {
  const orders = fresh.orders ?? [];
  const lastKnown = orders.findLastIndex(({ id }) => known.has(id));
  const isWhole = before === undefined || before.next === null;
  return orders.filter(({ id }, at) => !known.has(id) && (isWhole || at < lastKnown));
}

/**
 * The ids of the orders that are new, gone, or no longer as their card says. An order that a page's end pushed out or let in is none of
 * them. S2.2-163.
 */
export function boardChanges(shown: Board, fresh: Board): ReadonlySet<string> {
  const known = new Map<string, string>();
  for (const { stage, orders } of shown.columns)
    for (const order of orders ?? []) known.set(order.id, faceOf(stage, order));
  const changed = new Set<string>();
  const found = new Set<string>();
  for (const column of fresh.columns) {
    const before = shown.columns.find(({ stage }) => stage === column.stage);
    for (const order of column.orders ?? []) {
      found.add(order.id);
      const face = known.get(order.id);
      if (face !== undefined && face !== faceOf(column.stage, order)) changed.add(order.id);
    }
    for (const { id } of arrivedIn(column, before, known)) changed.add(id);
  }
  for (const { stage, orders } of shown.columns) {
    const isWhole = fresh.columns.some((column) => column.stage === stage && column.next === null);
    for (const { id } of orders ?? []) if (isWhole && !found.has(id)) changed.add(id);
  }
  return changed;
}
