import type { Selection } from '@/components/admin/list/table/selection';
import type { OrderRow } from '@/lib/modules/orders/contract/order-row';
import { STAFF_STATUSES } from '@/lib/modules/orders/rules/staff-moves';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

export interface MoveChoices {
  statuses: readonly OrderStatus[];
  /** None of them is open to all of the orders. */
  some: boolean;
}

/**
 * Where selected orders can go: what all of them have in common; else what some of them can; of those that are on no page that is
 * shown, any status that staff give. Each order's own answer is told afterwards. S2.2-165.
 */
export function moveChoices(selection: Selection, shown: readonly OrderRow[]): MoveChoices {
  const ids = selection.kind === 'some' ? new Set(selection.ids) : null;
  const seen = ids === null ? [] : shown.filter(({ id }) => ids.has(id));
  if (ids === null || seen.length < ids.size) return { statuses: STAFF_STATUSES, some: false };
  const byAll = STAFF_STATUSES.filter((to) => seen.every(({ moves }) => moves.includes(to)));
  if (byAll.length > 0) return { statuses: byAll, some: false };
  const bySome = STAFF_STATUSES.filter((to) => seen.some(({ moves }) => moves.includes(to)));
  return { statuses: bySome.length > 0 ? bySome : STAFF_STATUSES, some: true };
}
