import type { OrderKind } from '@/lib/modules/orders/rules/kinds';
import { readFlagState } from './statements/read-flag-state';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import type { Transaction } from '@/lib/db/transaction';

/** Whether an order is where a flag on it can be decided: it is not made yet. An edit may flag a claim that waits for room. */
export const isDecidable = (status: string | null): boolean => status === 'new' || isWaiting(status);

/**
 * Whether a flagged claim waits for the client's decision, so that it must not be produced yet (D24-2). A caller that
 * acts on the result must have locked the order.
 */
export async function waitsForDecision(
  tx: Transaction,
  order: { tenantId: string; id: string; kind: OrderKind; status: string | null },
): Promise<boolean> {
  if (order.kind !== 'claim' || !isDecidable(order.status)) return false;
  return (await readFlagState(tx, { tenantId: order.tenantId, orderId: order.id })) === 'waiting';
}
