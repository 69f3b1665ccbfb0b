import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import type { MovableOrder } from '@/lib/modules/orders/service/statements/move';
import { toldReprintEarly } from '@/lib/modules/orders/service/statements/told-early';

/** A reprint that was told of before what it follows counts once the order has got there. D32-68. */
export async function takeUpReprint(
  tx: Transaction,
  context: TenantContext,
  place: MovableOrder,
): Promise<void> {
  if (!MADE_STATUSES.some((status) => status === place.status)) return;
  if (!(await toldReprintEarly(tx, place))) return;
  await moveOrder(tx, context, place, { to: 'awaiting_reprint', actor: 'fulfiller' });
}
